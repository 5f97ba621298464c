import type { DeskConfig } from '../contract/config.ts';
import type { Database } from '../../server/database/database.ts';
import type { StorageChoice } from '../../server/storage.ts';
import { describeDesk, NO_SECRET, openDesk } from './open-desk.ts';
import type { DeskSettings } from './settings.ts';
import type { DeskServer } from './start-desk.ts';

/** The site's server, as far as its desk is concerned. */
export interface Beside {
  readonly config: DeskConfig;
  readonly settings: DeskSettings;
  readonly storage: StorageChoice;
  readonly database: Database;
  readonly root: string;
  readonly log: (line: string) => void;
}

/** Starts the desk beside the site; what is to be printed comes with it. */
export async function openBeside(beside: Beside): Promise<{ readonly desk?: DeskServer; readonly told: string }> {
  const { config, settings, storage, database } = beside;
  // A site that was served before it had a desk is served on.
  if (settings.secret === undefined && storage.kind === 'postgres')
    return { told: `The desk is not served: ${NO_SECRET}\n` };
  const desk = await openDesk(beside);
  return { desk, told: await describeDesk(config, desk, database) };
}
