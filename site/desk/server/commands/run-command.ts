import { Command, InvalidArgumentError } from 'commander';
import { cleanEmail } from '../../../lib/email.ts';
import { runProgram } from '../../../server/command-line.ts';
import { onDatabase } from '../../../server/database/held-or-free.ts';
import { UserError } from '../../../user-error.mjs';
import type { DeskConfig } from '../../contract/config.ts';
import { readOwnerStorage } from '../../../server/settings.ts';
import { readDeskSettings, type DeskSettings } from '../settings.ts';
import { canSignIn } from '../sign-in.ts';
import { performDesk, type DeskAction, type DeskAnswer, type DeskAsk, type ListedPerson } from './perform.ts';

const NOTES = `
Without a command it serves the desk alone, on the PostgreSQL of DATABASE_URL: \`npm start\` and \`npm run serve\` serve it along with the site.
The commands use DATABASE_URL if it is set, otherwise DATA_DIR (.data), even while the site is running.`;

/**
 * Runs `npm run desk`: one of its commands, or `serve` without one. Returns the text to print.
 *
 * @throws {UserError} for an unknown command, option or value, or if a command fails
 */
export async function runDesk(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  config: DeskConfig,
  serve: () => Promise<void>,
): Promise<string> {
  let output = '';
  const ask = <Action extends DeskAction>(action: Action, question: DeskAsk<Action>): Promise<DeskAnswer<Action>> =>
    onDatabase(readOwnerStorage(environment), 'desk', { action, ask: question }, (database) =>
      performDesk(database, config, action, question),
    );
  const roles = config.roles.map(({ name }) => name);
  const program = new Command('npm run desk --')
    .description('The desk, where the firm reads and answers submissions.')
    .addHelpText('after', NOTES)
    .helpCommand(false)
    .action(serve);
  program
    .command('invite')
    .description('invites a person and prints a link that signs in once; also for somebody already invited')
    .argument('<email>', 'the person', readEmail)
    .requiredOption('--role <role>', `one of: ${roles.join(', ')}`, (value: string) => oneOf(roles, value))
    .option('--name <name>', 'the name that colleagues see')
    .action(async (email: string, { role, name }: { role: string; name?: string }) => {
      const origin = originOf(readDeskSettings(environment));
      const link = await ask('invite', { email, role, name: name ?? null, origin });
      output = `${email} can now sign in as ${role}. This link works once, within ${config.session.linkMinutes} minutes:\n${link}\n`;
    });
  program
    .command('people')
    .description('lists the people invited')
    .action(async () => {
      output = listed(await ask('people', {}));
    });
  program
    .command('remove')
    .description('removes a person at once, and ends all their sessions')
    .argument('<email>', 'the person', readEmail)
    .action(async (email: string) => {
      const { removed, left } = await ask('remove', { email });
      if (!removed) throw new UserError(`Nobody is invited as ${email}. See \`npm run desk -- people\`.`);
      const warning =
        left > 0 ? '' : 'Nobody can invite people at the desk any more. Use `npm run desk -- invite` instead.\n';
      output = `${email} can no longer sign in, and all their sessions have ended.\n${warning}`;
    });
  return (await runProgram(program, args)) ?? output;
}

/** Formats people as a table. */
function listed(people: readonly ListedPerson[]): string {
  if (people.length === 0) return 'Nobody is invited yet. See `npm run desk -- invite --help`.\n';
  const lines = [
    ['E-MAIL', 'ROLE', 'NAME', 'INVITED', 'LAST SEEN'],
    ...people.map((each) => [each.email, each.role, each.name ?? '', each.invitedAt, each.lastSeenAt ?? 'never']),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const padded = lines.map((line) => line.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  '));
  return padded.map((line) => `${line.trimEnd()}\n`).join('');
}

/** The desk's address for a sign-in link while no desk is running. */
function originOf(settings: DeskSettings | undefined): string {
  if (settings === undefined) return 'http://localhost:3001';
  const host = settings.host === '0.0.0.0' || settings.host === '::' ? 'localhost' : settings.host;
  return (
    settings.origin ?? `http://${host.includes(':') ? `[${host}]` : host}:${settings.port === 0 ? 3001 : settings.port}`
  );
}

function readEmail(value: string): string {
  const email = cleanEmail(value).toLowerCase();
  if (canSignIn(email)) return email;
  throw new InvalidArgumentError('It must be an e-mail address that a sign-in link can be sent to.');
}

function oneOf(names: readonly string[], value: string): string {
  if (names.includes(value)) return value;
  throw new InvalidArgumentError(`It must be one of ${names.join(', ')}.`);
}
