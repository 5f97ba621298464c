import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { UserError } from '../../user-error.mjs';
import { oneOf, readDay, readEmail, readId, readLimit, readSpan } from './option-values.ts';
import type { LeadsSetup } from './setup.ts';

/** Which rows to list, and how. */
export interface ListOptions {
  readonly table?: string;
  readonly since?: string;
  readonly until?: string;
  readonly last?: string;
  readonly email?: string;
  readonly source?: string;
  readonly search?: string[];
  readonly status?: string;
  readonly limit?: number;
  readonly csv?: true;
  readonly json?: true;
  readonly output?: string;
}

/** The command to run. */
export type LeadsCommand =
  | { readonly name: 'list'; readonly options: ListOptions }
  | { readonly name: 'show'; readonly id: string; readonly json: boolean }
  | { readonly name: 'follow-up'; readonly id: string; readonly status: string | null; readonly note: string | null }
  | { readonly name: 'export'; readonly email: string; readonly output?: string }
  | { readonly name: 'erase'; readonly email: string; readonly yes: boolean }
  | { readonly name: 'erase'; readonly id: string; readonly yes: boolean }
  | { readonly name: 'erase'; readonly replay: string; readonly yes: boolean }
  | { readonly name: 'erasures' }
  | { readonly name: 'purge'; readonly yes: boolean }
  | { readonly name: 'help'; readonly text: string };

function examples({ tables, statuses, initialStatus }: LeadsSetup): string {
  return `
Examples:
  npm run leads                                       everything, newest first
  npm run leads -- --last 7d --status ${initialStatus}             from the last week, not followed up yet
  npm run leads -- --since 2026-11-01 --until 2026-11-30
  npm run leads -- --search contract --table ${Object.keys(tables)[0] ?? ''}
  npm run leads -- --csv --output leads.csv           for a spreadsheet
  npm run leads -- show 3f2a9c1e                      one row in full, with its history
  npm run leads -- follow-up 3f2a9c1e --status ${Object.keys(statuses).find((status) => status !== initialStatus) ?? initialStatus} --note "Called back"
  npm run leads -- export --email ana@example.com     everything stored about a person
  npm run leads -- erase --email ana@example.com      erases it, after asking
  npm run leads -- purge                              shows what is past its retention period

Uses DATABASE_URL if it is set, otherwise DATA_DIR (.data), even while the site is running.`;
}

/**
 * Reads the command line.
 *
 * @throws {UserError} for an unknown command, option or value, with a suggestion
 */
export function readCommandLine(args: readonly string[], setup: LeadsSetup): LeadsCommand {
  let command: LeadsCommand | undefined;
  let written = '';
  const program = createProgram(setup, (read) => (command = read));
  for (const part of [program, ...program.commands])
    part.exitOverride().configureOutput({ writeOut: (text) => (written += text), writeErr: () => undefined });
  const [first] = args;
  // `list` is the default command.
  const listing = first === undefined || (first.startsWith('-') && first !== '--help' && first !== '-h');
  try {
    program.parse(listing ? ['list', ...args] : [...args], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.code === 'commander.helpDisplayed' || error.code === 'commander.help')
      return { name: 'help', text: written };
    const sentence = error.message.replace(/^error: /, '');
    throw new UserError(
      `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}${/[.)?]$/.test(sentence) ? '' : '.'} See \`npm run leads -- --help\`.`,
      { cause: error },
    );
  }
  if (command === undefined) throw new Error('No command was read, and no error either');
  return command;
}

function createProgram(setup: LeadsSetup, take: (command: LeadsCommand) => void): Command {
  const { tables, statuses, sources } = setup;
  const status = oneOf(Object.keys(statuses), 'status');
  const email = ['--email <address>', "the person's address, in any letter case", readEmail] as const;
  const program = new Command('npm run leads --').description(
    "Lists, follows up, exports and erases what visitors have sent through the site's forms.",
  );
  program.addHelpText('after', examples(setup)).helpCommand(false);
  program
    .command('list')
    .description('lists rows, newest first (the default command)')
    .option('--table <name>', `only this table: ${Object.keys(tables).join(', ')}`, oneOf(Object.keys(tables), 'table'))
    .option('--since <day>', "from this day or time (2026-11-01T09:30), in the firm's time zone", readDay)
    .option('--until <day>', 'up to the end of this day, or before this time', readDay)
    .option('--last <span>', 'from the last 12h, 7d, 2w or 3m', readSpan)
    .option(...email)
    .option(
      '--source <form>',
      `only from this form: ${Object.keys(sources).join(', ')}`,
      oneOf(Object.keys(sources), 'form'),
    )
    .option('--search <words...>', 'containing all these words, ignoring case and accents')
    .option('--status <status>', `with this status: ${Object.keys(statuses).join(', ')}`, status)
    .option('--limit <n>', 'only the newest n', readLimit)
    .option('--csv', 'as comma-separated values')
    .option('--json', 'as JSON')
    .option('--output <file>', 'to a file, which must not exist yet')
    .action((options: ListOptions) => {
      if (options.csv && options.json) throw new UserError('--csv and --json exclude each other. Give one of them.');
      if (options.last !== undefined && options.since !== undefined)
        throw new UserError('--last and --since exclude each other. Give one of them.');
      if (
        options.since !== undefined &&
        options.until !== undefined &&
        options.since.slice(0, options.until.length) > options.until
      ) {
        throw new UserError(
          `--since ${options.since} is after --until ${options.until}: nothing lies in between. Swap them.`,
        );
      }
      const source = options.source === undefined ? undefined : sources[options.source];
      if (source !== undefined && options.table !== undefined && source.table !== options.table) {
        throw new UserError(
          `The form ${options.source ?? ''} writes to ${source.table}, not to ${options.table}. Leave --table out.`,
        );
      }
      take({ name: 'list', options });
    });
  program
    .command('show')
    .description('shows a row in full, with its history')
    .argument('<id>', 'the id, or its first 8 characters', readId)
    .option('--json', 'as JSON')
    .action((id: string, { json = false }: { json?: boolean }) => take({ name: 'show', id, json }));
  program
    .command('follow-up')
    .description('records how a row was followed up')
    .argument('<id>', 'the id, or its first 8 characters', readId)
    .option('--status <status>', `the new status: ${Object.keys(statuses).join(', ')}`, status)
    .option('--note <text>', 'what happened', readNote)
    .action((id: string, options: { status?: string; note?: string }) => {
      if (options.status === undefined && options.note === undefined)
        throw new UserError('Give --status, --note or both.');
      take({ name: 'follow-up', id, status: options.status ?? null, note: options.note ?? null });
    });
  program
    .command('export')
    .description('exports everything stored about a person, as JSON (right of access)')
    .requiredOption(...email)
    .option('--output <file>', 'to a file, which must not exist yet')
    .action((options: { email: string; output?: string }) => take({ name: 'export', ...options }));
  program
    .command('erase')
    .description('erases everything stored about a person, or one row (right to erasure)')
    .argument('[id]', 'the id of one row, or its first 8 characters', readId)
    .option(...email)
    .option('--replay <file>', 'repeats the erasures in a file written by `erasures`, after restoring a backup')
    .option('--yes', 'without asking')
    .action(
      (
        id: string | undefined,
        { email: address, replay, yes = false }: { email?: string; replay?: string; yes?: boolean },
      ) => {
        const given = [id, address, replay].filter((value) => value !== undefined);
        if (given.length !== 1)
          throw new UserError(
            'Say what to erase with exactly one of: an id, --email, or --replay. Nothing was changed.',
          );
        if (id !== undefined) take({ name: 'erase', id, yes });
        else if (address !== undefined) take({ name: 'erase', email: address, yes });
        else if (replay !== undefined) take({ name: 'erase', replay, yes });
      },
    );
  program
    .command('erasures')
    .description('prints the record of past erasures, without personal data, as JSON')
    .action(() => take({ name: 'erasures' }));
  program
    .command('purge')
    .description('shows what is past its retention period; with --yes, deletes it')
    .option('--yes', 'deletes it')
    .action(({ yes = false }: { yes?: boolean }) => take({ name: 'purge', yes }));
  return program;
}

function readNote(value: string): string {
  if (value.trim() === '') throw new InvalidArgumentError('A note cannot be empty.');
  if ([...value].length > 10_000) throw new InvalidArgumentError('A note has at most 10,000 characters.');
  return value;
}
