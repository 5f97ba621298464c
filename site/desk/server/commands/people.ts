import { randomBytes } from 'node:crypto';
import type { DeskConfig } from '../../contract/config.ts';
import type { Person } from '../../contract/store.ts';
import type { Connection, Database } from '../../../server/database/database.ts';
import { createSignIn } from '../sign-in.ts';

/** Invites a person, or changes the role of one. Returns a link that signs in once. */
export async function invitePerson(
  database: Database,
  { session }: DeskConfig,
  { email, role, name, origin }: { email: string; role: string; name: string | undefined; origin: string },
): Promise<string> {
  await database.transaction(async (connection) => {
    await connection.query(
      `insert into site_internal.people (email, email_verified, name, role) values ($1::text, true, $2::text, $3::text)
       on conflict (email) do update set role = excluded.role, name = coalesce(excluded.name, people.name), removed_at = null, updated_at = now(),
         invited_at = case when people.removed_at is null then people.invited_at else now() end`,
      [email, name ?? null, role],
    );
    await noteCommand(connection, 'invite', { person: email, role });
  });
  // Any secret will do: it signs sessions, but not links.
  const secret = randomBytes(32).toString('hex');
  return createSignIn({ database, origin, secret, session }).link(email);
}

/** Removes a person at once. Returns whether there was one, and how many people are left who may invite others. */
export function removePerson(
  database: Database,
  { roles }: DeskConfig,
  email: string,
): Promise<{ removed: boolean; left: number }> {
  return database.transaction(async (connection) => {
    const removed = await connection.query<{ id: string }>(
      'update site_internal.people set removed_at = now(), updated_at = now() where email = $1::text and removed_at is null returning id',
      [email],
    );
    for (const { id } of removed) {
      await connection.query('select site_internal.desk_hand_over($1::text, null, null)', [id]);
      await noteCommand(connection, 'remove', { person: email });
      await connection.query('delete from site_internal.sessions where user_id = $1::text', [id]);
      await connection.query(
        'delete from site_internal.sign_in_links where position(to_json($1::text)::text in value) > 0',
        [email],
      );
    }
    const inviters = roles.filter(({ powers }) => powers.includes('people')).map(({ name }) => name);
    const left = await connection.query(
      'select from site_internal.people where removed_at is null and role = any ($1::text[])',
      [inviters],
    );
    return { removed: removed.length > 0, left: left.length };
  });
}

/** Lists everybody who may sign in, ordered by e-mail address. */
export function listPeople(database: Database): Promise<Omit<Person, 'id' | 'open'>[]> {
  const iso = (column: string): string => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
  return database.query(
    `select email, name, role, ${iso('invited_at')} as "invitedAt", ${iso('last_seen_at')} as "lastSeenAt"
     from site_internal.people where removed_at is null order by email`,
  );
}

/** Records a command in the audit log, which names the command instead of a person. */
async function noteCommand(connection: Connection, action: 'invite' | 'remove', detail: object): Promise<void> {
  await connection.query(
    "insert into site_internal.audit (person, action, detail) values ('npm run desk', $1::text, $2::text::jsonb)",
    [action, JSON.stringify(detail)],
  );
}
