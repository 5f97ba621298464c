import { randomUUID } from 'node:crypto';
import type { Database } from '../../server/database/database.ts';

/** Sign-in mails an hour. */
export interface MailLimits {
  readonly perPerson: number;
  readonly inAll: number;
}

/** What the notes of mails begin with among the links: neither outlives its time, and better-auth clears both away. */
const NOTE = 'mail:';

/** Any constant: processes that count on the same database at once take turns by it. */
const TURN = 7_261_955_309;

/**
 * Notes a sign-in mail to a person, unless the hour's mails to that person, or in all, are used up; says whether it may go. Kept in
 * the database, so that neither a restart nor a second server begins anew.
 */
export async function takeSignInMail(
  database: Database,
  personId: string,
  { perPerson, inAll }: MailLimits,
): Promise<boolean> {
  return database.transaction(async (connection) => {
    await connection.query(`select pg_advisory_xact_lock(${TURN})`);
    const [sent] = await connection.query<{ to_person: number; in_all: number }>(
      `select count(*) filter (where value = $1::text)::integer as to_person, count(*)::integer as in_all
       from site_internal.sign_in_links where identifier like '${NOTE}%' and expires_at > now()`,
      [personId],
    );
    if (sent === undefined || sent.to_person >= perPerson || sent.in_all >= inAll) return false;
    await connection.query(
      `insert into site_internal.sign_in_links (id, identifier, value, expires_at, created_at, updated_at)
       values ($1::text, $2::text, $3::text, now() + interval '1 hour', now(), now())`,
      [randomUUID(), `${NOTE}${randomUUID()}`, personId],
    );
    return true;
  });
}
