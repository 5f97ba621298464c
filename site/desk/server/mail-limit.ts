import { randomUUID } from 'node:crypto';
import type { Database } from '../../server/database/database.ts';
import type { DeskConfig } from '../contract/config.ts';

/** The prefix of records of sent mails. They are among the links because better-auth deletes its expired rows. */
const PREFIX = 'mail:';

/** The key of the advisory lock that serialises counting between processes; an arbitrary constant. */
const LOCK = 7_261_955_309;

/**
 * Records a sign-in mail to a person and returns true, unless a limit is reached. Records are in the database, so that
 * the limits also apply across restarts and processes.
 */
export async function takeSignInMail(
  database: Database,
  personId: string,
  { perPerson, inAll }: DeskConfig['signInMails'],
): Promise<boolean> {
  return database.transaction(async (connection) => {
    await connection.query(`select pg_advisory_xact_lock(${LOCK})`);
    const [sent] = await connection.query<{ to_person: number; in_all: number }>(
      `select count(*) filter (where value = $1::text)::integer as to_person, count(*)::integer as in_all
       from site_internal.sign_in_links where identifier like '${PREFIX}%' and expires_at > now()`,
      [personId],
    );
    if (sent === undefined || sent.to_person >= perPerson || sent.in_all >= inAll) return false;
    await connection.query(
      `insert into site_internal.sign_in_links (id, identifier, value, expires_at, created_at, updated_at)
       values ($1::text, $2::text, $3::text, now() + interval '1 hour', now(), now())`,
      [randomUUID(), `${PREFIX}${randomUUID()}`, personId],
    );
    return true;
  });
}
