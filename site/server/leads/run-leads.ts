import type { TableRules } from '#contract';
import { Command, InvalidArgumentError } from 'commander';
import { cleanEmail, isEmail } from '../../lib/email.ts';
import { UserError } from '../../user-error.mjs';
import { runProgram } from '../command-line.ts';
import { onDatabase } from '../database/held-or-free.ts';
import { readSettings, readStorage } from '../settings.ts';
import type { StorageChoice } from '../storage.ts';
import { erase, readErasuresFile, replay, requireConsent, timeIn, type Ask, type Confirm } from './erase-command.ts';
import { STATUS_COLUMN } from './listing.ts';
import { perform } from './perform.ts';
import { describeCounts, type LeadTable } from './types.ts';

/** The site's data for `npm run leads`, from `#generated/backend.ts` and `#generated/records.ts`. */
export interface LeadsSetup {
  readonly tables: TableRules;
  /** The time zone of displayed times. */
  readonly timeZone: string;
  /** The status of a row that nobody has followed up. */
  readonly initialStatus: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** `00000007-0000-4000-8000-000000000000` */
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

const EXAMPLES = `
Examples:
  npm run leads                                       everything, newest first
  npm run leads -- --json                             everything in full, for another program
  npm run leads -- export --email ana@example.com     everything stored about a person
  npm run leads -- erase --email ana@example.com      erases it, after asking
  npm run leads -- purge                              shows what is past its retention period

Uses DATABASE_URL if it is set, otherwise DATA_DIR (.data), even while the site is running.`;

/**
 * Runs `npm run leads` and returns the text to print. `warn` prints to standard error, so that redirected output stays
 * clean.
 *
 * @throws {UserError} for wrong options, if there is no database, or if a request is refused
 */
export async function runLeads(
  args: readonly string[],
  environment: Environment,
  setup: LeadsSetup,
  confirm?: Confirm,
  warn: (line: string) => void = (line) => void process.stderr.write(line),
): Promise<string> {
  let output = '';
  const ask: Ask = (action, question) =>
    onDatabase(storageOf(environment), 'leads', { action, ask: question }, (database) =>
      perform(database, setup.tables, action, question),
    );
  const warnMissing = async (): Promise<void> => {
    if (storageOf(environment).kind === 'embedded') return;
    for (const line of await ask('missing', {})) warn(`Warning: ${line}\n`);
  };
  const email = ['--email <address>', "the person's address, in any letter case", readEmail] as const;
  const names = Object.keys(setup.tables);
  const program = new Command('npm run leads --')
    .description("Lists, exports and erases what visitors have sent through the site's forms.")
    .addHelpText('after', EXAMPLES)
    .helpCommand(false);
  program
    .command('list')
    .description('lists rows, newest first (the default command)')
    .option('--table <name>', `only this table: ${names.join(', ')}`, (value: string) => oneOf(names, value))
    .option('--json', 'in full, as JSON')
    .action(async ({ table, json: asJson }: { table?: string; json?: true }) => {
      const tables = await ask('list', { ...(table && { table }), initialStatus: setup.initialStatus });
      const byTable = Object.fromEntries(tables.map(({ table: name, rows }) => [name, rows]));
      output = asJson ? json(byTable) : toLines(tables, setup);
      await warnMissing();
    });
  program
    .command('export')
    .description('exports everything stored about a person, as JSON (right of access)')
    .requiredOption(...email)
    .action(async ({ email: address }: { email: string }) => {
      const { held, mentions } = await ask('person', { email: address });
      output = json({ email: address, exportedAt: new Date().toISOString(), held, mentions });
    });
  program
    .command('erase')
    .description('erases everything stored about a person, or one row (right to erasure)')
    .argument('[id]', 'the id of one row', readId)
    .option(...email)
    .option('--replay <file>', 'repeats the erasures in a file written by `erasures`, after restoring a backup')
    .option('--yes', 'without asking')
    .action(async (id: string | undefined, options: { email?: string; replay?: string; yes?: true }) => {
      const agree = options.yes ? async () => undefined : (what: string) => requireConsent(what, confirm);
      if ([id, options.email, options.replay].filter((value) => value !== undefined).length !== 1)
        throw new UserError('Give exactly one of: an id, --email, or --replay. Nothing was changed.');
      output =
        options.replay === undefined
          ? await erase({ id, email: options.email }, ask, agree, setup.timeZone)
          : await replay(await readErasuresFile(options.replay), ask, agree);
    });
  program
    .command('erasures')
    .description('prints the record of past erasures, without personal data, as JSON')
    .action(async () => {
      output = json(await ask('erasures', {}));
    });
  program
    .command('purge')
    .description('shows what is past its retention period; with --yes, deletes it')
    .option('--yes', 'deletes it')
    .action(async ({ yes }: { yes?: true }) => {
      const { removed } = await ask('purge', { counting: !yes });
      if (Object.keys(removed).length === 0) output = 'Nothing is past its retention period.\n';
      else if (yes) output = `Deleted: ${describeCounts(removed)}\n`;
      else
        output = `Past its retention period: ${describeCounts(removed)}\nNothing was changed. The site's server (in a hosted project: pg_cron) deletes it once a day; to do so now, add --yes.\n`;
      await warnMissing();
    });
  const [first] = args;
  const isList = first === undefined || (first.startsWith('-') && first !== '--help' && first !== '-h');
  return (await runProgram(program, isList ? ['list', ...args] : args)) ?? output;
}

function storageOf(environment: Environment): StorageChoice {
  const databaseUrl = environment['DATABASE_URL']?.trim() || undefined;
  // A DATABASE_URL is used here even if the forms submit to hosted Supabase.
  const storage = databaseUrl === undefined ? readSettings(environment).storage : readStorage(databaseUrl, undefined);
  if (storage !== undefined) return storage;
  throw new UserError(
    'The rows are in the hosted Supabase project (SUPABASE_URL), whose public key cannot read them. Use the Table Editor in ' +
      'its dashboard, or set DATABASE_URL to its connection string (Connect, Session pooler) with ?sslmode=verify-full&sslrootcert=… and run this again.',
  );
}

/** One line per row: id, time, status and e-mail address. */
function toLines(tables: readonly LeadTable[], { tables: rules, timeZone }: LeadsSetup): string {
  const line = (row: Readonly<Record<string, string | null>>, email: string | undefined): string =>
    [row['id'], timeIn(row['created_at'] ?? '', timeZone), row[STATUS_COLUMN], email && row[email]]
      // Visitors' text must not contain terminal control sequences.
      .map((part) => (part ?? '').replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' '))
      .join('  ')
      .trimEnd();
  return tables
    .map(({ table, rows }) =>
      [`${table} (${rows.length})`, ...rows.map((row) => line(row, rules[table]?.email)), ''].join('\n'),
    )
    .join('\n');
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function readEmail(value: string): string {
  const email = cleanEmail(value);
  if (isEmail(email)) return email;
  throw new InvalidArgumentError('It must be an e-mail address.');
}

function readId(value: string): string {
  if (UUID.test(value)) return value;
  throw new InvalidArgumentError('An id is as `npm run leads` lists it.');
}

function oneOf(names: readonly string[], value: string): string {
  if (names.includes(value)) return value;
  throw new InvalidArgumentError(`There is no table "${value}". The tables are: ${names.join(', ')}.`);
}
