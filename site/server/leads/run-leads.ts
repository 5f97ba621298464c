import { randomUUID } from 'node:crypto';
import { Command, InvalidArgumentError, Option } from 'commander';
import * as backend from '#generated/backend.ts';
import * as records from '#generated/records.ts';
import { cleanEmail, isEmail } from '../../shared/email.ts';
import { givenPath } from '../../site-root.mjs';
import { UserError } from '../../user-error.mjs';
import { runProgram } from '../command-line.ts';
import { isId, rethrowOutdated, type Database } from '../database/database.ts';
import { onDatabase } from '../database/data-directory.ts';
import { readOwnerStorage } from '../settings.ts';
import {
  erase,
  type Erasures,
  readErasures,
  readErasuresFile,
  replay,
  describeCounts,
  purge,
  vacuumDeleted,
} from './erase-and-purge.ts';
import { formatLeads, readLeads, readPerson } from './read-leads.ts';

/** The site's data for the commands. A request carries it, since a running dev server may have an earlier version. */
const setup = { tables: backend.tables, timeZone: records.timeZone, initialStatus: records.initialStatus };

/** A command. The process that holds the database runs it, possibly twice if its answer is lost. */
interface LeadsRequest {
  readonly args: readonly string[];
  readonly setup: typeof setup;
  /** Identifies an erasure, so that it can be repeated safely. */
  readonly operation: string;
  /** The content of the file of `--replay`. */
  erasures?: Erasures;
}

/** A command's work on the database. Returns the text to print. */
type Work = (database: Database) => Promise<string>;

const EXAMPLES = `
Examples:
  npm run leads                                       everything, newest first
  npm run leads -- --json                             everything in full, for another program
  npm run leads -- export --email ana@example.com     everything stored about a person
  npm run leads -- erase --email ana@example.com      shows what would be erased; with --yes, erases it
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
  environment: Readonly<Record<string, string | undefined>>,
  warn: (line: string) => void = (line) => void process.stderr.write(line),
): Promise<string> {
  const request: LeadsRequest = { args, setup, operation: randomUUID() };
  return runCommand(request, (work) => {
    const storage = readOwnerStorage(environment);
    return onDatabase(storage, 'leads', request, async (database) => {
      const output = await work(database);
      if (storage.kind === 'postgres') for (const line of await readMissing(database)) warn(`Warning: ${line}\n`);
      return output;
    });
  });
}

/** Runs a command that came through the channel. It needs no validation: the same user sent it, in the same version. */
export async function answerLeads(database: Database, question: string): Promise<string> {
  return JSON.stringify(await runCommand(JSON.parse(question) as LeadsRequest, (work) => work(database)));
}

async function runCommand(request: LeadsRequest, onHolder: (work: Work) => Promise<string>): Promise<string> {
  const { args, operation } = request;
  const { tables, timeZone, initialStatus } = request.setup;
  const names = Object.keys(tables);
  let output = '';
  const on = async (work: Work): Promise<void> => {
    output = await onHolder((database) =>
      work(database).catch((error: unknown) => rethrowOutdated(error, names[0] ?? '')),
    );
  };
  const email = ['--email <address>', "the person's address, in any letter case", readEmail] as const;
  const program = new Command('npm run leads --')
    .description("Lists, exports and erases what visitors have sent through the site's forms.")
    .addHelpText('after', EXAMPLES)
    .helpCommand(false);
  program
    .command('list')
    .description('lists rows, newest first (the default command)')
    .addOption(new Option('--table <name>', 'only this table').choices(names))
    .option('--json', 'in full, as JSON')
    .action(({ table, json: asJson }: { table?: string; json?: true }) => {
      const wanted = Object.fromEntries(Object.entries(tables).filter(([name]) => name === (table ?? name)));
      return on(async (database) => {
        const leads = await database.withoutTimeout.transaction((connection) =>
          readLeads(connection, wanted, initialStatus),
        );
        return asJson ? json(leads) : formatLeads(leads, tables, timeZone);
      });
    });
  program
    .command('export')
    .description('exports everything stored about a person, as JSON (right of access)')
    .requiredOption(...email)
    .action(({ email: address }: { email: string }) =>
      on(async (database) => {
        const found = await database.withoutTimeout.transaction((connection) => readPerson(connection, address));
        return json({ email: address, exportedAt: new Date().toISOString(), ...found });
      }),
    );
  program
    .command('erase')
    .description('shows what is stored about a person, or in one row; with --yes, erases it (right to erasure)')
    .argument('[id]', 'the id of one row', readId)
    .option(...email)
    .option('--replay <file>', 'repeats the erasures in a file written by `erasures`, after restoring a backup')
    .option('--yes', 'erases it')
    .action((id: string | undefined, options: { email?: string; replay?: string; yes?: true }) => {
      if ([id, options.email, options.replay].filter((value) => value !== undefined).length !== 1)
        throw new UserError('Give exactly one of: an id, --email, or --replay. Nothing was changed.');
      // Read here, since the server may have no access to the file.
      if (options.replay !== undefined) request.erasures ??= readErasuresFile(givenPath(options.replay));
      const confirm = (what: string): void => {
        if (!options.yes) throw new UserError(`${what}Nothing was changed. To erase it, add --yes.`);
      };
      return on((database) =>
        request.erasures === undefined
          ? erase(database, { id, email: options.email, operation, timeZone }, confirm)
          : replay(database, request.erasures, confirm),
      );
    });
  program
    .command('erasures')
    .description('prints the record of past erasures, without personal data, as JSON')
    .action(() => on(async (database) => json(await database.withoutTimeout.transaction(readErasures))));
  program
    .command('purge')
    .description('shows what is past its retention period; with --yes, deletes it')
    .option('--yes', 'deletes it')
    .action(({ yes }: { yes?: true }) =>
      on(async (database) => {
        const removed = await database.withoutTimeout.transaction((connection) => purge(connection, !yes));
        if (Object.keys(removed).length === 0) return 'Nothing is past its retention period.\n';
        if (!yes)
          return `Past its retention period: ${describeCounts(removed)}\nNothing was changed. The site's server (in a hosted project: pg_cron) deletes it once a day; to do so now, add --yes.\n`;
        await vacuumDeleted(database);
        return `Deleted: ${describeCounts(removed)}\n`;
      }),
    );
  const [first] = args;
  const isList = first === undefined || (first.startsWith('-') && first !== '--help' && first !== '-h');
  return (await runProgram(program, isList ? ['list', ...args] : args)) ?? output;
}

/** Set-up steps missing in a hosted project, each with a remedy. Empty for other databases. */
async function readMissing(database: Database): Promise<string[]> {
  const rows = await database.query<{ what: string; remedy: string }>(
    'select what, remedy from site_internal.missing()',
  );
  return rows.map(({ what, remedy }) => `${what} ${remedy}`);
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
  if (isId(value)) return value;
  throw new InvalidArgumentError('An id is as `npm run leads` lists it.');
}
