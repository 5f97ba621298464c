import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readSettings, readStorage } from '../settings.ts';
import type { StorageChoice } from '../storage.ts';
import { codeOf } from '../errors.ts';
import { UserError } from '../../user-error.mjs';
import { describeCounts } from '../describe-counts.ts';
import { toCards, toSheet } from './cards.ts';
import type { CommandContext } from './command-context.ts';
import { readCommandLine, type LeadsCommand, type ListOptions } from './command-line.ts';
import { toCsv } from './csv.ts';
import { erase } from './erase-command.ts';
import { sourceOf } from './option-values.ts';
import { reach } from './reach.ts';
import type { LeadsActions, LeadTable } from './requests.ts';
import type { LeadsSetup } from './setup.ts';

/**
 * Everything that `npm run leads` does but writing to the screen: returns what is to be written. `warn` is told what a hosted
 * project lacks, apart from that, so that it gets into no file.
 *
 * @throws {UserError} for wrong options, when there is nothing to work on, and when something cannot be done as it was asked
 */
export async function runLeads(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  setup: LeadsSetup,
  confirm?: (question: string) => Promise<boolean>,
  warn: (line: string) => void = (line) => void process.stderr.write(line),
): Promise<string> {
  const command = readCommandLine(args, setup);
  if (command.name === 'help') return command.text;
  const storage = storageOf(environment);
  const ask: CommandContext['ask'] = (action, question) => reach(storage, setup.tables, action, question);
  const text = await run(command, { setup, confirm, ask });
  if (storage.kind === 'postgres' && (command.name === 'list' || command.name === 'purge')) {
    for (const line of await ask('missing', {})) warn(`Warning: ${line}\n`);
  }
  return text;
}

function storageOf(environment: Readonly<Record<string, string | undefined>>): StorageChoice {
  const databaseUrl = environment['DATABASE_URL']?.trim() || undefined;
  // A DATABASE_URL is good here also where the forms send to hosted Supabase.
  const storage = databaseUrl === undefined ? readSettings(environment).storage : readStorage(databaseUrl, undefined);
  if (storage !== undefined) return storage;
  throw new UserError(
    'The rows are in the hosted Supabase project (SUPABASE_URL), where its public key may not read them: see its dashboard, under ' +
      'Table Editor, or set DATABASE_URL to its connection string (Connect, Session pooler) with ?sslmode=verify-full&sslrootcert=… and run this again.',
  );
}

async function run(command: Exclude<LeadsCommand, { name: 'help' }>, context: CommandContext): Promise<string> {
  const { setup, ask } = context;
  switch (command.name) {
    case 'list':
      return list(command.options, context);
    case 'show': {
      const held = await ask('show', { id: command.id });
      return command.json ? json(held) : toSheet(held, setup);
    }
    case 'follow-up': {
      const { id, status, note } = command;
      return toSheet(await ask('followUp', { id, status, note, operation: randomUUID() }), setup);
    }
    case 'export': {
      const { held, mentions } = await ask('person', { email: command.email });
      return deliver(
        json({ email: command.email, exportedAt: new Date().toISOString(), held, mentions }),
        command.output,
      );
    }
    case 'erasures':
      return json(await ask('erasures', {}));
    case 'erase':
      return erase(
        'replay' in command ? { ...command, replay: await readErasuresFile(command.replay) } : command,
        context,
      );
    case 'purge': {
      const { removed } = await ask('purge', { counting: !command.yes });
      if (Object.keys(removed).length === 0) return 'Nothing has been kept for longer than the spec says.\n';
      return command.yes
        ? `Deleted: ${describeCounts(removed)}\n`
        : `Kept for its time: ${describeCounts(removed)}\nNothing was changed. The site's server, in a hosted project pg_cron, deletes it once a day; to do so now, add --yes.\n`;
    }
  }
}

async function list(options: ListOptions, { setup, ask }: CommandContext): Promise<string> {
  const { csv, json: asJson, output, source: form, search, ...rest } = options;
  const { source, alike } = form === undefined ? { source: undefined, alike: [] } : sourceOf(form, setup.sources);
  const words = search
    ?.join(' ')
    .split(/\s+/u)
    .filter((word) => word !== '');
  const { timeZone, initialStatus } = setup;
  const tables = await ask('list', {
    filters: { ...rest, ...(source && { source }), ...(words && { search: words }), timeZone, initialStatus },
  });
  // Spreadsheets take a file for UTF-8 only with the mark at its beginning; a program that reads a pipe stumbles over it.
  if (csv) return deliver(`${output === undefined ? '' : '\uFEFF'}${toCsv(tables)}`, output);
  if (asJson) return deliver(json(byTable(tables)), output);
  const note =
    alike.length === 0
      ? ''
      : `\nThe rows of ${form ?? ''} and of ${alike.join(', ')} look alike: these are of all of them.\n`;
  return deliver(`${toCards(tables, setup)}${note}`, output);
}

function byTable(tables: readonly LeadTable[]): object {
  return Object.fromEntries(tables.map(({ table, rows }) => [table, rows]));
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** To the screen, or into a file that only its owner can read and that was not there before. */
async function deliver(text: string, file: string | undefined): Promise<string> {
  if (file === undefined) return text;
  const target = resolve(file);
  try {
    await writeFile(target, text, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (codeOf(error) === 'EEXIST')
      throw new UserError(`${target} already exists. Choose another name.`, { cause: error });
    throw new UserError(`${target} cannot be written (${codeOf(error) ?? String(error)}). Choose another place.`, {
      cause: error,
    });
  }
  return `${target}\n`;
}

async function readErasuresFile(file: string): Promise<LeadsActions['replay']['ask']> {
  try {
    const value: unknown = JSON.parse(await readFile(file, 'utf8'));
    if (isErasures(value)) return value;
  } catch (error) {
    if (!(error instanceof SyntaxError))
      throw new UserError(`${resolve(file)} cannot be read (${codeOf(error) ?? String(error)}). Check its name.`, {
        cause: error,
      });
  }
  throw new UserError(
    `${resolve(file)} is not a list of erasures. Nothing was changed. Give what \`npm run --silent leads -- erasures\` has written.`,
  );
}

function isErasures(value: unknown): value is LeadsActions['replay']['ask'] {
  if (typeof value !== 'object' || value === null || !('erasures' in value) || !('salt' in value)) return false;
  const hex = (part: unknown): boolean => part === null || (typeof part === 'string' && /^[\da-f-]+$/i.test(part));
  return (
    Array.isArray(value.erasures) &&
    value.erasures.every((entry: unknown) => {
      if (typeof entry !== 'object' || entry === null) return false;
      const { id, erasedAt, person, row } = entry as Record<string, unknown>;
      return (
        typeof id === 'string' &&
        typeof erasedAt === 'string' &&
        !Number.isNaN(Date.parse(erasedAt)) &&
        hex(person) &&
        hex(row)
      );
    })
  );
}
