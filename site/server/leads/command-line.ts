import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { UserError } from '../../user-error.mjs';
import { oneOf, readDay, readEmail, readId, readLimit, readSpan } from './option-values.ts';
import type { LeadsSetup } from './setup.ts';

/** How rows are shown, and which. */
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

/** What is to be done. */
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

const EXAMPLES = `
Examples:
  npm run leads                                       everything, newest first
  npm run leads -- --last 7d --status new             of the last week, not followed up yet
  npm run leads -- --since 2026-11-01 --until 2026-11-30
  npm run leads -- --search contrato --table leads
  npm run leads -- --csv --output leads.csv           for a spreadsheet
  npm run leads -- show 3f2a9c1e                      one row in full, with its history
  npm run leads -- follow-up 3f2a9c1e --status contacted --note "Called back"
  npm run leads -- export --email ana@example.com     what is held on a person
  npm run leads -- erase --email ana@example.com      erases it, after a question
  npm run leads -- purge                              what has been kept for its time

Reads DATABASE_URL if it is set, else DATA_DIR (.data), also while the site runs.`;

/**
 * Reads the command line.
 *
 * @throws {UserError} for a command, an option or a value that does not exist, with what was probably meant
 */
export function readCommandLine(args: readonly string[], setup: LeadsSetup): LeadsCommand {
  let command: LeadsCommand | undefined;
  let written = '';
  const program = createProgram(setup, (read) => (command = read));
  for (const part of [program, ...program.commands]) part.exitOverride().configureOutput({ writeOut: (text) => (written += text), writeErr: () => undefined });
  const [first] = args;
  // Without a command it is the list that is meant.
  const listing = first === undefined || (first.startsWith('-') && first !== '--help' && first !== '-h');
  try {
    program.parse(listing ? ['list', ...args] : [...args], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.code === 'commander.helpDisplayed' || error.code === 'commander.help') return { name: 'help', text: written };
    const sentence = error.message.replace(/^error: /, '');
    throw new UserError(`${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}${/[.)?]$/.test(sentence) ? '' : '.'} See \`npm run leads -- --help\`.`, { cause: error });
  }
  if (command === undefined) throw new Error('No command was read, and no error either');
  return command;
}

function createProgram({ tables, statuses, sources }: LeadsSetup, take: (command: LeadsCommand) => void): Command {
  const status = oneOf(Object.keys(statuses), 'status');
  const email = ['--email <address>', 'whose, whatever the case of its letters', readEmail] as const;
  const program = new Command('npm run leads --').description('What came in through the site\'s forms: lists it, follows it up, erases it on request.');
  program.addHelpText('after', EXAMPLES).helpCommand(false);
  program
    .command('list')
    .description('lists rows, newest first; what is meant without a command')
    .option('--table <name>', `one table: ${Object.keys(tables).join(', ')}`, oneOf(Object.keys(tables), 'table'))
    .option('--since <day>', 'from this day (or time, 2026-11-01T09:30) on, in the firm\'s time zone', readDay)
    .option('--until <day>', 'up to the end of this day, or before this time', readDay)
    .option('--last <span>', 'of late: 12h, 7d, 2w, 3m', readSpan)
    .option(...email)
    .option('--source <form>', `of one form: ${Object.keys(sources).join(', ')}`, oneOf(Object.keys(sources), 'form'))
    .option('--search <words...>', 'with all these words, whatever their case and accents')
    .option('--status <status>', `that stand so: ${Object.keys(statuses).join(', ')}`, status)
    .option('--limit <n>', 'the newest n', readLimit)
    .option('--csv', 'as comma-separated values')
    .option('--json', 'as JSON')
    .option('--output <file>', 'into a file, which must not be there yet')
    .action((options: ListOptions) => {
      if (options.csv && options.json) throw new UserError('--csv and --json exclude each other. Give one of them.');
      if (options.last !== undefined && options.since !== undefined) throw new UserError('--last and --since exclude each other. Give one of them.');
      if (options.since !== undefined && options.until !== undefined && options.since.slice(0, options.until.length) > options.until) {
        throw new UserError(`--since ${options.since} is after --until ${options.until}: nothing can be in between. Swap them.`);
      }
      const source = options.source === undefined ? undefined : sources[options.source];
      if (source !== undefined && options.table !== undefined && source.table !== options.table) {
        throw new UserError(`The form ${options.source ?? ''} writes to ${source.table}, not to ${options.table}. Leave --table out.`);
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
    .description('notes how a row was followed up')
    .argument('<id>', 'the id, or its first 8 characters', readId)
    .option('--status <status>', `how it stands now: ${Object.keys(statuses).join(', ')}`, status)
    .option('--note <text>', 'what happened', readNote)
    .action((id: string, options: { status?: string; note?: string }) => {
      if (options.status === undefined && options.note === undefined) throw new UserError('Say what there is to note: --status, --note or both.');
      take({ name: 'follow-up', id, status: options.status ?? null, note: options.note ?? null });
    });
  program
    .command('export')
    .description('everything that is held on a person, as JSON (ARCO access)')
    .requiredOption(...email)
    .option('--output <file>', 'into a file, which must not be there yet')
    .action((options: { email: string; output?: string }) => take({ name: 'export', ...options }));
  program
    .command('erase')
    .description('erases what is held on a person, or one row (ARCO cancellation)')
    .argument('[id]', 'the id of one row, or its first 8 characters', readId)
    .option(...email)
    .option('--replay <file>', 'erases again what is in a file of `erasures`: after a back-up was put back')
    .option('--yes', 'without a question')
    .action((id: string | undefined, { email: address, replay, yes = false }: { email?: string; replay?: string; yes?: boolean }) => {
      const given = [id, address, replay].filter((value) => value !== undefined);
      if (given.length !== 1) throw new UserError('Say what to erase, by one of the three: an id, --email, or --replay. Nothing was changed.');
      if (id !== undefined) take({ name: 'erase', id, yes });
      else if (address !== undefined) take({ name: 'erase', email: address, yes });
      else if (replay !== undefined) take({ name: 'erase', replay, yes });
    });
  program
    .command('erasures')
    .description('the proof of what was erased on request, without personal data, as JSON')
    .action(() => take({ name: 'erasures' }));
  program
    .command('purge')
    .description('shows what has been kept for its time; with --yes deletes it')
    .option('--yes', 'deletes it')
    .action(({ yes = false }: { yes?: boolean }) => take({ name: 'purge', yes }));
  return program;
}

function readNote(value: string): string {
  if (value.trim() === '') throw new InvalidArgumentError('A note has to say something.');
  if ([...value].length > 10_000) throw new InvalidArgumentError('A note has at most 10,000 characters.');
  return value;
}
