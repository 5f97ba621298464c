import { randomBytes } from 'node:crypto';
import type { DeskConfig } from '../../contract/config.ts';
import type { Database } from '../../../server/database/database.ts';
import { codeOf } from '../../../server/errors.ts';
import { UserError } from '../../../user-error.mjs';
import { createSignIn } from '../sign-in.ts';

/** The arguments and results of the commands. */
export interface DeskActions {
  /** A running desk replaces `origin` by its own. */
  invite: { ask: { email: string; role: string; name: string | null; origin: string }; answer: { link: string } };
  people: { ask: Record<string, never>; answer: readonly ListedPerson[] };
  remove: { ask: { email: string }; answer: { removed: boolean; left: number } };
}
export type DeskAction = keyof DeskActions;

/** A person who may sign in. */
export interface ListedPerson {
  readonly email: string;
  readonly name: string | null;
  readonly role: string;
  readonly invitedAt: string;
  readonly lastSeenAt: string | null;
}

/**
 * Performs a command, as the owner of the database.
 *
 * @throws {UserError} if the database lacks the desk's migrations
 */
export async function performDesk<Action extends DeskAction>(
  database: Database,
  config: DeskConfig,
  action: Action,
  ask: DeskActions[Action]['ask'],
): Promise<DeskActions[Action]['answer']> {
  const actions: { [Each in DeskAction]: (ask: DeskActions[Each]['ask']) => Promise<DeskActions[Each]['answer']> } = {
    async invite({ email, role, name, origin }) {
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
      return { link: await createSignIn({ database, origin, secret, session: config.session }).link(email) };
    },
    people: () => listPeople(database),
    remove: ({ email }) =>
      database.transaction(async (connection) => {
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
        const inviters = config.roles.filter(({ powers }) => powers.includes('people')).map(({ name }) => name);
        const [left] = await connection.query<{ count: number }>(
          'select count(*)::integer as count from site_internal.people where removed_at is null and role = any ($1::text[])',
          [inviters],
        );
        return { removed: removed.length > 0, left: left?.count ?? 0 };
      }),
  };
  return actions[action](ask).catch(rethrowOutdated);
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

/** Lists everybody who may sign in, ordered by e-mail address. */
export async function listPeople(database: Database): Promise<ListedPerson[]> {
  const iso = (column: string): string => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
  return database.query<ListedPerson & Record<string, unknown>>(
    `select email, name, role, ${iso('invited_at')} as "invitedAt", ${iso('last_seen_at')} as "lastSeenAt"
     from site_internal.people where removed_at is null order by email`,
  );
}

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
  const { action, ask } = JSON.parse(question) as { action: DeskAction; ask: DeskActions[DeskAction]['ask'] };
  const withOrigin = { ...ask, ...(origin !== undefined && { origin }) } as DeskActions[DeskAction]['ask'];
  return JSON.stringify(await performDesk(database, config, action, withOrigin));
}
