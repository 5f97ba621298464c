import type { Connection } from '../../server/database/database.ts';

/** A seen person is noted at most this often. */
const SEEN_SECONDS = 60;

/** Somebody has come in: what is new from now on is counted from the visit before. */
export async function noteSignIn(connection: Connection, personId: string): Promise<void> {
  await connection.query(
    `update site_internal.people set previous_visit_at = last_seen_at, last_seen_at = now() where id = $1::text`,
    [personId],
  );
}

/** Somebody has left. */
export async function noteSignOut(connection: Connection, personId: string): Promise<void> {
  await noteSeen(connection, personId);
}

/** Somebody is there. */
export async function noteSeen(connection: Connection, personId: string): Promise<void> {
  await connection.query(
    `update site_internal.people set last_seen_at = now()
     where id = $1::text and (last_seen_at is null or last_seen_at < now() - interval '${SEEN_SECONDS} seconds')`,
    [personId],
  );
}
