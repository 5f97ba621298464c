import { randomBytes } from 'node:crypto';
import type { DeskConfig } from '../../contract/config.ts';
import type { Database } from '../../../server/database/database.ts';
import { codeOf } from '../../../server/errors.ts';
import { UserError } from '../../../user-error.mjs';
import { createSignIn } from '../sign-in.ts';

/** What the commands ask for and get. */
export interface DeskActions {
  /** `origin` is the running desk's, where one runs. */
  invite: { ask: { email: string; role: string; name: string | null; origin: string }; answer: { link: string } };
  people: { ask: Record<string, never>; answer: readonly ListedPerson[] };
  remove: { ask: { email: string }; answer: { removed: boolean; left: number } };
}
export type DeskAction = keyof DeskActions;

/** A person who may come in. */
export interface ListedPerson {
  readonly email: string;
  readonly name: string | null;
  readonly role: string;
  readonly invitedAt: string;
  readonly lastSeenAt: string | null;
}

/**
 * Does what a command asks, as the owner of the database.
 *
 * @throws {UserError} when the database is not up to date
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
        `with noted as (${noted('invite')})
         insert into site_internal.people (id, email, email_verified, name, role, created_at, updated_at, invited_at)
         values (gen_random_uuid()::text, $1::text, true, $2::text, $3::text, now(), now(), now())
         on conflict (email) do update set role = excluded.role, name = coalesce(excluded.name, people.name), removed_at = null, updated_at = now(),
           invited_at = case when people.removed_at is null then people.invited_at else now() end`,
        [email, name, role, JSON.stringify({ person: email, role })],
      );
      // A link is not signed: the secret is the sessions'.
      const { session } = config;
      const signIn = createSignIn({
        database,
        origin,
        secret: randomBytes(32).toString('hex'),
        sessionHours: session.hours,
        linkMinutes: session.linkMinutes,
      });
      return { link: await signIn.link(email) };
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
          await connection.query(noted('remove'), [JSON.stringify({ person: email })]);
          await connection.query('delete from site_internal.sessions where user_id = $1::text', [id]);
          await connection.query(
            'delete from site_internal.sign_in_links where position(to_json($1::text)::text in value) > 0',
            [email],
          );
        }
        const powerful = config.roles.filter(({ powers }) => powers.includes('people')).map(({ name }) => name);
        const [left] = await connection.query<{ count: number }>(
          'select count(*)::integer as count from site_internal.people where removed_at is null and role = any ($1::text[])',
          [powerful],
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

/** Who is said to have done what a command does. */
const TERMINAL = 'npm run desk';

/** Notes in the audit what a command does, whose detail is the parameter after the others. */
function noted(action: 'invite' | 'remove'): string {
  return `insert into site_internal.audit (person, action, detail) values ('${TERMINAL}', '${action}', $${action === 'invite' ? 4 : 1}::text::jsonb)`;
}

const OUTDATED =
  'The database has no desk yet, or is of an earlier version. Start the site once with `npm start`, which brings it up to date; ' +
  'in a hosted project apply the migrations (npx supabase@3 db push --workdir site --remote="$DATABASE_URL").';

/** Everybody who may come in, by their addresses. */
export async function listPeople(database: Database): Promise<ListedPerson[]> {
  const iso = (column: string): string => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
  return database.query<ListedPerson & Record<string, unknown>>(
    `select email, name, role, ${iso('invited_at')} as "invitedAt", ${iso('last_seen_at')} as "lastSeenAt"
     from site_internal.people where removed_at is null order by email`,
  );
}

/** The same for a question that came through the channel: written by the same version of the code, by the user's own command. */
export async function answerDesk(
  database: Database,
  config: DeskConfig | undefined,
  origin: string | undefined,
  question: string,
): Promise<string> {
  if (config === undefined) throw new UserError('The site that runs has no desk.');
  const { action, ask } = JSON.parse(question) as { action: DeskAction; ask: DeskActions[DeskAction]['ask'] };
  const told = { ...ask, ...(origin !== undefined && { origin }) } as DeskActions[DeskAction]['ask'];
  return JSON.stringify(await performDesk(database, config, action, told));
}
