import { Command, InvalidArgumentError, Option } from 'commander';
import { cleanEmail } from '../../shared/email.ts';
import { runProgram } from '../../server/command-line.ts';
import { rethrowOutdated, type Database, type Connection } from '../../server/database/database.ts';
import { onDatabase } from '../../server/database/data-directory.ts';
import { reachable, urlOf } from '../../server/http/serve-http.ts';
import { UserError } from '../../user-error.mjs';
import type { DeskConfig } from '../contract/config.ts';
import { readOwnerStorage } from '../../server/settings.ts';
import { readDeskSettings, type DeskSettings } from './settings.ts';
import { canSignIn, createSignIn } from './sign-in.ts';
import { randomBytes } from 'node:crypto';
import { COMMAND, type Person } from '../contract/store.ts';

/** A command. The process that holds the database runs it. `origin` is the desk's address while no desk is running. */
interface DeskRequest {
  readonly args: readonly string[];
  readonly origin: string;
}

/** A command's work on the database, with the desk's address. Returns the text to print. */
type Work = (database: Database, origin: string) => Promise<string>;

const NOTES = `
Without a command it serves the desk alone, on the PostgreSQL of DATABASE_URL: \`npm start\` and \`npm run serve\` serve it along with the site.
The commands use DATABASE_URL if it is set, otherwise DATA_DIR (.data), even while the site is running.`;

/**
 * Runs `npm run desk`: one of its commands, or `serve` without one. Returns the text to print.
 *
 * @throws {UserError} for an unknown command, option or value, or if a command fails
 */
export function runDesk(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  config: DeskConfig,
  serve: () => Promise<void>,
): Promise<string> {
  const onHolder = (work: Work): Promise<string> => {
    const request: DeskRequest = { args, origin: originOf(readDeskSettings(environment)) };
    return onDatabase(readOwnerStorage(environment), 'desk', request, (database) => work(database, request.origin));
  };
  return runCommand(args, config, onHolder, serve);
}

/** Runs a command that came through the channel. It needs no validation: the same user sent it, in the same version. */
export async function answerDesk(
  database: Database,
  config: DeskConfig | undefined,
  origin: string | undefined,
  question: string,
): Promise<string> {
  if (config === undefined) throw new UserError('The running site has no desk.');
  const request = JSON.parse(question) as DeskRequest;
  return JSON.stringify(await runCommand(request.args, config, (work) => work(database, origin ?? request.origin)));
}

async function runCommand(
  args: readonly string[],
  config: DeskConfig,
  onHolder: (work: Work) => Promise<string>,
  serve: () => Promise<void> = async () => undefined,
): Promise<string> {
  let output = '';
  const on = async (work: Work): Promise<void> => {
    output = await onHolder((database, origin) =>
      work(database, origin).catch((error: unknown) => rethrowOutdated(error, 'people')),
    );
  };
  const roles = config.roles.map(({ name }) => name);
  const program = new Command(`${COMMAND} --`)
    .description('The desk, where the firm reads and answers submissions.')
    .addHelpText('after', NOTES)
    .helpCommand(false)
    .action(serve);
  program
    .command('invite')
    .description('invites a person and prints a link that signs in once; also for somebody already invited')
    .argument('<email>', 'the person', readEmail)
    .addOption(new Option('--role <role>').choices(roles).makeOptionMandatory())
    .option('--name <name>', 'the name that colleagues see')
    .action((email: string, { role, name }: { role: string; name?: string }) =>
      on(async (database, origin) => {
        const link = await invitePerson(database, config, { email, role, name, origin });
        return `${email} can now sign in as ${role}. This link works once, within ${config.session.linkMinutes} minutes:\n${link}\n`;
      }),
    );
  program
    .command('people')
    .description('lists the people invited')
    .action(() =>
      on(async (database) => {
        const people = await listPeople(database);
        if (people.length === 0) return 'Nobody is invited yet. See `npm run desk -- invite --help`.\n';
        return people
          .map(({ email, role, name, invitedAt, lastSeenAt }) => {
            const shown = [email, role, name, `invited ${invitedAt}`, `last seen ${lastSeenAt ?? 'never'}\n`];
            return shown.filter(Boolean).join('  ');
          })
          .join('');
      }),
    );
  program
    .command('remove')
    .description('removes a person at once, and ends all their sessions')
    .argument('<email>', 'the person', readEmail)
    .action((email: string) =>
      on(async (database) => {
        const { removed, left } = await removePerson(database, config, email);
        if (!removed) throw new UserError(`Nobody is invited as ${email}. See \`npm run desk -- people\`.`);
        const warning =
          left > 0 ? '' : 'Nobody can invite people at the desk any more. Use `npm run desk -- invite` instead.\n';
        return `${email} can no longer sign in, and all their sessions have ended.\n${warning}`;
      }),
    );
  return (await runProgram(program, args)) ?? output;
}

/** The desk's address for a sign-in link while no desk is running. */
function originOf(settings: DeskSettings | undefined): string {
  if (settings === undefined) return 'http://localhost:3001';
  return settings.origin ?? reachable(urlOf(settings.host, settings.port || 3001));
}

function readEmail(value: string): string {
  const email = cleanEmail(value).toLowerCase();
  if (canSignIn(email)) return email;
  throw new InvalidArgumentError('It must be an e-mail address that a sign-in link can be sent to.');
}

/** Invites a person, or changes the role of one. Returns a link that signs in once. */
async function invitePerson(
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
function removePerson(
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
    'insert into site_internal.audit (person, action, detail) values ($1::text, $2::text, $3::text::jsonb)',
    [COMMAND, action, JSON.stringify(detail)],
  );
}
