import { randomBytes } from 'node:crypto';
import type { DeskConfig } from '../../contract/config.ts';
import type { Database } from '../../../server/database/database.ts';
import { codeOf } from '../../../server/errors.ts';
import { UserError } from '../../../user-error.mjs';
import { createSignIn } from '../sign-in.ts';

/** A person who may sign in. */
export interface ListedPerson {
  readonly email: string;
  readonly name: string | null;
  readonly role: string;
  readonly invitedAt: string;
  readonly lastSeenAt: string | null;
}

/** Invites a person, or changes the role of one. Returns a link that signs in once. */
async function invite(
  database: Database,
  config: DeskConfig,
  { email, role, name, origin }: { email: string; role: string; name: string | null; origin: string },
): Promise<string> {
  await database.query(
    `with noted as (${auditSql('invite')})
     insert into site_internal.people (id, email, email_verified, name, role, created_at, updated_at, invited_at)
     values (gen_random_uuid()::text, $1::text, true, $2::text, $3::text, now(), now(), now())
     on conflict (email) do update set role = excluded.role, name = coalesce(excluded.name, people.name), removed_at = null, updated_at = now(),
       invited_at = case when people.removed_at is null then people.invited_at else now() end`,
    [email, name, role, JSON.stringify({ person: email, role })],
  );
  // Any secret will do: it signs sessions, but not links.
  const secret = randomBytes(32).toString('hex');
  return createSignIn({ database, origin, secret, session: config.session }).link(email);
}

/** Removes a person at once. Returns whether there was one, and how many people are left who may invite others. */
function remove(
  database: Database,
  { roles }: DeskConfig,
  { email }: { email: string },
): Promise<{ removed: boolean; left: number }> {
  return database.transaction(async (connection) => {
    const removed = await connection.query<{ id: string }>(
      'update site_internal.people set removed_at = now(), updated_at = now() where email = $1::text and removed_at is null returning id',
      [email],
    );
    for (const { id } of removed) {
      await connection.query('select site_internal.desk_hand_over($1::text, null, null)', [id]);
      await connection.query(auditSql('remove'), [JSON.stringify({ person: email })]);
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
export async function listPeople(database: Database): Promise<ListedPerson[]> {
  const iso = (column: string): string => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
  return database.query<ListedPerson & Record<string, unknown>>(
    `select email, name, role, ${iso('invited_at')} as "invitedAt", ${iso('last_seen_at')} as "lastSeenAt"
     from site_internal.people where removed_at is null order by email`,
  );
}

const ACTIONS = {
  invite,
  remove,
  people: (database: Database, _config: DeskConfig, _ask: Record<string, never>) => listPeople(database),
};

/** The name of a command, its arguments and its result. */
export type DeskAction = keyof typeof ACTIONS;
export type DeskAsk<Action extends DeskAction> = Parameters<(typeof ACTIONS)[Action]>[2];
export type DeskAnswer<Action extends DeskAction> = Awaited<ReturnType<(typeof ACTIONS)[Action]>>;

/**
 * Performs a command, as the owner of the database.
 *
 * @throws {UserError} if the database lacks the desk's migrations
 */
export function performDesk<Action extends DeskAction>(
  database: Database,
  config: DeskConfig,
  action: Action,
  ask: DeskAsk<Action>,
): Promise<DeskAnswer<Action>> {
  const perform = ACTIONS[action] as (...parts: unknown[]) => Promise<DeskAnswer<Action>>;
  return perform(database, config, ask).catch(rethrowOutdated);
}

/** Throws an error again, with a hint about migrations if a table, schema or column is missing. */
export function rethrowOutdated(error: unknown): never {
  if (!['42P01', '3F000', '42703'].includes(codeOf(error) ?? '')) throw error;
  throw new UserError(OUTDATED, { cause: error });
}

/** The person that the audit log names for a command. */
const TERMINAL = 'npm run desk';

/** SQL that records a command in the audit log. The detail is the last parameter of the query. */
function auditSql(action: 'invite' | 'remove'): string {
  return `insert into site_internal.audit (person, action, detail) values ('${TERMINAL}', '${action}', $${action === 'invite' ? 4 : 1}::text::jsonb)`;
}

const OUTDATED =
  'The database has no tables for the desk, or outdated ones. Start the site once with `npm start`, which applies the migrations; ' +
  'in a hosted project apply the migrations (npx supabase@3 db push --workdir site --remote="$DATABASE_URL").';

/**
 * Performs a command that another process of the same user sent to this one, which has the database open. `question` is
 * JSON from the same version of the code, so it is not validated.
 */
export async function answerDesk(
  database: Database,
  config: DeskConfig | undefined,
  origin: string | undefined,
  question: string,
): Promise<string> {
  if (config === undefined) throw new UserError('The running site has no desk.');
  const { action, ask } = JSON.parse(question) as { action: DeskAction; ask: DeskAsk<'invite'> };
  return JSON.stringify(await performDesk(database, config, action, { ...ask, origin: origin ?? ask.origin }));
}
