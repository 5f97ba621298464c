import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { Hono } from 'hono';
import type { TableRules } from '#contract';
import { restPath } from '#generated/backend.ts';
import { reportFailure, REQUEST_ID, type ErrorReport, type HttpApp } from './http/http-app.ts';
import { createBackend, type BackendLogEntry } from './insert-rows.ts';
import { startPurging } from './leads/erase-and-purge.ts';
import { createNotifier } from './notify/notifier.ts';
import type { Settings } from './settings.ts';
import { createChannel } from './database/data-directory.ts';
import type { Database } from './database/database.ts';
import { type EmbeddedDatabase, openDatabaseUrl, openDataDirectory, type StorageChoice } from './database/open.ts';
import { dataDirectoryError, lockDirectory } from './database/lock.ts';
import { migrate, notingMigrations, readMigrations } from './database/migrate.ts';
import { answerLeads } from './leads/run-leads.ts';
import { recordedMigrations } from '../publish/release-migrations.ts';
import { UserError } from '../user-error.mjs';

/** Options of the embedded backend, for the server and the dev server. */
export interface BackendSetup
  extends ErrorReport, Pick<Settings, 'storage'>, Partial<Pick<Settings, 'trustedProxies' | 'notifySecret'>> {
  /** The folder of SQL migrations. */
  readonly migrationsDir: string;
  readonly tables: TableRules;
  readonly anonKey: string;
  /** The URL that receives notifications of new rows. */
  readonly notifyUrl?: string | undefined;
  /** Called after every insert, not awaited. */
  readonly onStored?: () => void;
  /** Called after every answer to an insert. */
  readonly onAnswered?: ((entry: BackendLogEntry) => void) | undefined;
  /** Called after rows past their retention period were deleted. */
  readonly onPurged?: (() => void) | undefined;
  /** Answers requests of `npm run desk`; without it they are refused. */
  readonly answerDesk?: DeskAnswers | undefined;
}

/** Opens the database, and starts the backend, the notifications and the purge. Undefined for hosted Supabase. */
export async function openBackend(setup: BackendSetup) {
  if (setup.storage === undefined) return undefined;
  const { tables, anonKey, notifyUrl, notifySecret, log = () => undefined } = setup;
  const database = await openStorage(setup.storage, setup.migrationsDir, log, setup.answerDesk);
  const notifier =
    notifyUrl === undefined ? undefined : createNotifier({ database, url: notifyUrl, secret: notifySecret, log });
  // Delivers notifications left over from the last run.
  notifier?.wake();
  const purging = startPurging(database, log, setup.onPurged);
  const backend = createBackend({
    database,
    tables,
    anonKey,
    log(entry) {
      const { method, table, status, code } = entry;
      log(`${status} ${method} ${table} ${code ?? ''}`.trimEnd());
      setup.onAnswered?.(entry);
    },
    onStored() {
      notifier?.wake();
      setup.onStored?.();
    },
  });
  const pending = new Set<Promise<unknown>>();
  const addressOf = createClientAddress(setup.trustedProxies ?? 0);
  const app: HttpApp = new Hono();
  app.all(`${restPath}/*`, ({ req, env }) => {
    const answer = backend.fetch(req.raw, addressOf(env.incoming));
    pending.add(answer);
    return answer.finally(() => pending.delete(answer));
  });
  app.onError((error, { json }) => {
    const { status, id } = reportFailure(error, setup);
    const body = { code: 'XX000', message: 'Internal error', details: null, hint: null };
    return json(body, status, { [REQUEST_ID]: id });
  });
  return {
    /** Answers requests below `/rest/v1`. */
    app,
    database,
    /** Waits for pending inserts, closes the database and releases the data directory. */
    async close(): Promise<void> {
      // Even if the client has disconnected, the insert is still running.
      await Promise.allSettled(pending);
      await purging.close();
      await notifier?.close();
      await database.close();
    },
  };
}

/** The parts of a request from which the client's address is read. */
interface Arrival {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

type ClientAddress = (request: Arrival) => string;

/** Stands for the address of a connection that closed too early. All share one limit: closing must not bypass it. */
const UNKNOWN = 'unknown';

/**
 * Returns the socket's address, or behind `proxies` of your own proxies the one that the outermost of them saw. Each
 * proxy appends its caller's address to `X-Forwarded-For`; the entries before those come from the client, who can write
 * anything.
 */
export function createClientAddress(proxies: number): ClientAddress {
  return ({ headers, socket }) => {
    const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
    const claimed = proxies === 0 ? undefined : forwarded.at(-proxies)?.trim();
    return claimed !== undefined && isIP(claimed) !== 0 ? claimed : (socket.remoteAddress ?? UNKNOWN);
  };
}

/** Answers a request of `npm run desk` on the open database. */
type DeskAnswers = (database: Database, question: string) => Promise<string>;

/**
 * Opens the database and applies the migrations. Until it is closed, locks a data directory, and has the channel for
 * `npm run leads`, `npm run backup` and `npm run desk`.
 *
 * @throws {UserError} if the directory is in use, a server does not answer, or a migration cannot be applied
 */
export async function openStorage(
  choice: StorageChoice,
  migrationsDir: string,
  log: (line: string) => void = () => undefined,
  answerDesk: DeskAnswers = async () => {
    throw new UserError('The process that uses the data directory has no desk. Stop it, and try again.');
  },
): Promise<Database> {
  const opened = new AsyncDisposableStack();
  // In reverse order: the lock must be released last.
  const close = (): Promise<void> => opened.disposeAsync();
  const closing = { close, [Symbol.asyncDispose]: close };
  const migrated = async <Opened extends Database>(database: Opened): Promise<Opened> => {
    opened.use(database);
    await upgrade(database, migrationsDir, log);
    return database;
  };
  try {
    if (choice.kind === 'postgres')
      return { ...(await migrated(await openDatabaseUrl(choice.databaseUrl))), ...closing };
    const { dataDir } = choice;
    // Created first, because the lock's file contains its address.
    const channel = await createChannel();
    opened.defer(() => channel.close());
    opened.defer(lockDirectory(dataDir, channel.address));
    const names = (await readMigrations(migrationsDir)).map(({ name }) => name);
    const database = await notingMigrations(dataDir, names, async () =>
      migrated<EmbeddedDatabase>(await openDataDirectory(dataDir)),
    );
    opened.defer(() => channel.close());
    channel.open({
      leads: (question) => answerLeads(database, question),
      backup: () => database.dump(),
      desk: (question) => answerDesk(database, question),
    });
    return { ...database, ...closing };
  } catch (error) {
    await close();
    throw choice.kind === 'embedded' ? dataDirectoryError(error, choice.dataDir) : error;
  }
}

/** Applies the migrations, and logs their names. */
async function upgrade(database: Database, migrationsDir: string, log: (line: string) => void): Promise<void> {
  const names = (await readMigrations(migrationsDir)).map(({ name }) => name);
  // A later release may have run its migrations and failed to start.
  const ahead = recordedMigrations().filter((name) => !names.includes(name));
  const applied = await migrate(database, migrationsDir, ahead);
  if (applied.length === 0 || applied.length === names.length) return;
  log(`The database was brought up to date with ${applied.join(', ')}`);
}
