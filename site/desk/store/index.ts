import type { Database } from '../../server/database/database.ts';
import type { DeskConfig } from '../contract/config.ts';
import { asPerson } from './as-person.ts';
import { changing } from './changing.ts';
import { erasing } from './erasing.ts';
import { listing } from './listing.ts';
import { note } from './note.ts';
import { overview } from './overview.ts';
import { people } from './people.ts';

/** The desk's data for one person. `undefined` means that something does not exist, or not for this person. */
export type DeskStore = ReturnType<typeof createDeskStore>;

/**
 * Creates access to the desk's data for one person. Every call is one transaction on behalf of the person, under the
 * database role `desk`. Row-level security restricts it: for the person, a table, row or action that they may not access
 * does not exist.
 *
 * @example
 * const store = createDeskStore(database, config, person.id);
 * const row = await store.read('leads', id);
 */
export function createDeskStore(
  database: Database,
  config: DeskConfig,
  personId: string,
  clock: () => Date = () => new Date(),
) {
  const run = asPerson(database, personId);
  const unhurried = asPerson(database.unhurried, personId);
  return {
    ...listing(run, unhurried, config, clock),
    ...changing(run, config, clock),
    ...erasing(unhurried, database, config, clock),
    ...overview(run, config, clock),
    ...people(run, config),
  };
}

/** Records in the audit log that a person saved changes of the site, published them or went back to a version. */
export function noteSiteChange(
  database: Database,
  personId: string,
  action: 'edit' | 'publish' | 'revert',
  version: string,
): Promise<void> {
  return asPerson(database, personId)((connection) => note(connection, action, { detail: { version } }));
}

/** Records in the audit log that a person has signed in or out. */
export function noteSession(database: Database, personId: string, action: 'signIn' | 'signOut'): Promise<void> {
  return asPerson(database, personId)((connection) => note(connection, action));
}
