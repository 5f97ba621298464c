import type { TableRules } from '#contract';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { BackendLogEntry } from '../backend/backend.ts';
import type { NotifyOutcome } from '../notify/notifier.ts';

export interface BackendEvents {
  answered(entry: BackendLogEntry): void;
  /** An attempt to deliver a row's notification ended. */
  notified(table: string, outcome: NotifyOutcome): void;
  /** Rows past their retention period were deleted. */
  purged(): void;
}

const INSERTS = ['accepted', 'rejected', 'rate_limited', 'failed'] as const;
const NOTIFICATIONS: readonly NotifyOutcome[] = ['delivered', 'deleted', 'failed'];
/** The label for URLs that do not name a table of the site. */
const NO_TABLE = '-';

/** Registers the metrics of form submissions. All series start at zero, so that the first event counts as an increase. */
export function backendMetrics(register: Registry, tables: TableRules): BackendEvents {
  const registers = [register];
  const names = Object.keys(tables);
  const inserts = new Counter({
    registers,
    name: 'site_inserts_total',
    help: 'Form submissions by table and outcome; one that is repeated after it was stored counts as accepted.',
    labelNames: ['table', 'outcome'],
  });
  const notifications = new Counter({
    registers,
    name: 'site_notifications_total',
    help: 'Attempts to notify integrations.notify of a new row, by table and outcome.',
    labelNames: ['table', 'outcome'],
  });
  const purged = new Gauge({
    registers,
    name: 'site_purge_last_success_timestamp_seconds',
    help: 'When rows past their retention period were last deleted; 0 if never.',
  });
  for (const table of [...names, NO_TABLE]) for (const outcome of INSERTS) inserts.inc({ table, outcome }, 0);
  for (const table of names) for (const outcome of NOTIFICATIONS) notifications.inc({ table, outcome }, 0);
  return {
    answered: ({ table, status }) => inserts.inc({ table, outcome: outcomeOf(status) }),
    notified: (table, outcome) => notifications.inc({ table, outcome }),
    purged: () => purged.setToCurrentTime(),
  };
}

function outcomeOf(status: number): (typeof INSERTS)[number] {
  if (status < 400) return 'accepted';
  if (status === 429) return 'rate_limited';
  return status < 500 ? 'rejected' : 'failed';
}
