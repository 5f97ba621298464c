import type { Database } from '../../server/database/database.ts';
import type { DeskConfig } from '../contract/config.ts';
import { changing } from './change-rows.ts';
import { people } from './people.ts';
import { erasing } from './personal-data.ts';
import { asPerson, note } from './queries.ts';
import { listing, overview } from './read-rows.ts';
import { templates } from './templates.ts';

export { namesIn, peopleWithPower, type PersonWithPower } from './people.ts';

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
export function createDeskStore(database: Database, config: DeskConfig, personId: string) {
  const run = asPerson(database, personId);
  const withoutTimeout = asPerson(database.withoutTimeout, personId);
  return {
    ...listing(run, withoutTimeout, config),
    ...changing(run, config),
    ...erasing(withoutTimeout, database, config),
    ...overview(run, config),
    ...people(run, config),
    ...templates(run, config),
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

/** Records in the audit log that a person has signed in or out. Only rows after the first visit can be unread. */
export async function noteSession(database: Database, personId: string, action: 'signIn' | 'signOut'): Promise<void> {
  if (action === 'signIn')
    await database.query(
      'update site_internal.people set unread_since = coalesce(unread_since, now()), last_seen_at = now() where id = $1::text',
      [personId],
    );
  await asPerson(database, personId)((connection) => note(connection, action));
}

/** Records that a person has made a request, at most once a minute. */
export async function noteSeen(database: Database, personId: string): Promise<void> {
  await database.query(
    `update site_internal.people set last_seen_at = now()
     where id = $1::text and (last_seen_at is null or last_seen_at < now() - interval '1 minute')`,
    [personId],
  );
}
