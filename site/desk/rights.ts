import type { DeskConfig } from './contract/config.ts';
import { today } from './format.ts';
import { workingDayAfter } from './working-days.ts';

/** The day by which the firm answers a request of rights that arrived at a time. */
export function rightsDue(config: DeskConfig, receivedAt: string): string {
  const received = today(config, new Date(receivedAt));
  const { workingDays = 1, holidays = [] } = config.rights ?? {};
  return workingDayAfter(received, workingDays, holidays);
}
