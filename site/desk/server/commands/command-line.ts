import { Command, CommanderError, InvalidArgumentError } from 'commander';
import type { DeskConfig } from '../../contract/config.ts';
import { UserError } from '../../../user-error.mjs';
import { cleanEmail } from '../../../lib/email.ts';
import { canSignIn } from '../sign-in.ts';

/** What is to be done. */
export type DeskCommand =
  | { readonly name: 'serve' }
  | { readonly name: 'invite'; readonly email: string; readonly role: string; readonly person?: string }
  | { readonly name: 'people' }
  | { readonly name: 'remove'; readonly email: string }
  | { readonly name: 'help'; readonly text: string };

const NOTES = `
Without a command it serves the desk alone, on the PostgreSQL of DATABASE_URL: \`npm start\` and \`npm run serve\` serve it beside the site.
The commands read DATABASE_URL if it is set, else DATA_DIR (.data), also while the site runs.`;

/**
 * Reads the command line.
 *
 * @throws {UserError} for a command, an option or a value that does not exist
 */
export function readDeskCommand(args: readonly string[], { roles }: DeskConfig): DeskCommand {
  let command: DeskCommand = { name: 'serve' };
  let written = '';
  const take = (read: DeskCommand): void => void (command = read);
  const names = roles.map(({ name }) => name);
  const program = new Command('npm run desk --').description(
    'The desk, where the firm reads and answers what came in.',
  );
  program
    .addHelpText('after', NOTES)
    .helpCommand(false)
    .action(() => undefined);
  program
    .command('invite')
    .description('lets a person in and prints a link that signs in once; for somebody who is in already too')
    .argument('<email>', 'whom', readEmail)
    .requiredOption('--role <role>', `as what: ${names.join(', ')}`, (value: string) => oneOf(names, value))
    .option('--name <name>', 'what colleagues call the person')
    .action((email: string, { role, name }: { role: string; name?: string }) =>
      take({ name: 'invite', email, role, ...(name !== undefined && { person: name }) }),
    );
  program
    .command('people')
    .description('lists who may come in')
    .action(() => take({ name: 'people' }));
  program
    .command('remove')
    .description('shuts a person out at once, on all devices')
    .argument('<email>', 'whom', readEmail)
    .action((email: string) => take({ name: 'remove', email }));
  for (const part of [program, ...program.commands])
    part.exitOverride().configureOutput({ writeOut: (text) => (written += text), writeErr: () => undefined });
  try {
    program.parse([...args], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.code === 'commander.helpDisplayed' || error.code === 'commander.help')
      return { name: 'help', text: written };
    const sentence = error.message.replace(/^error: /, '');
    throw new UserError(
      `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}${/[.)?]$/.test(sentence) ? '' : '.'} See \`npm run desk -- --help\`.`,
      { cause: error },
    );
  }
  return command;
}

function readEmail(value: string): string {
  const email = cleanEmail(value).toLowerCase();
  if (canSignIn(email)) return email;
  throw new InvalidArgumentError('It has to be an e-mail address that a sign-in link can be sent to.');
}

function oneOf(names: readonly string[], value: string): string {
  if (names.includes(value)) return value;
  throw new InvalidArgumentError(`It has to be one of ${names.join(', ')}.`);
}
