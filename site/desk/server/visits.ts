import type { Connection, Database } from '../../server/database/database.ts';
import { noteSession } from '../store/index.ts';

/** The minimum time between two updates of a person's `last_seen_at`. */
const SEEN_SECONDS = 60;

/** Records a sign-in. Rows older than the first one do not count as unread. */
export async function noteSignIn(database: Database, personId: string): Promise<void> {
  await database.query(
    'update site_internal.people set unread_since = coalesce(unread_since, now()), last_seen_at = now() where id = $1::text',
    [personId],
  );
  await noteSession(database, personId, 'signIn');
}

/** Records that a person has made a request. */
export async function noteSeen(connection: Connection, personId: string): Promise<void> {
  await connection.query(
    `update site_internal.people set last_seen_at = now()
     where id = $1::text and (last_seen_at is null or last_seen_at < now() - interval '${SEEN_SECONDS} seconds')`,
    [personId],
  );
}
