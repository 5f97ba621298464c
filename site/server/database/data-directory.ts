import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { clusterDirectory } from '../../embedded-data.ts';
import { codeOf, UserError } from '../../user-error.mjs';
import { isSecret } from '../secret.ts';
import type { Database } from './database.ts';
import { dataDirectoryError, DirectoryLocked, lockDirectory, readHolder, type ChannelAddress } from './lock.ts';
import { openDatabaseUrl, openDataDirectory, type EmbeddedDatabase, type StorageChoice } from './open.ts';

/** A starting server needs a few seconds before it answers. */
const PATIENCE_MS = 15_000;

/** A task on a data directory, and both ways to run it. Must be idempotent: it is retried if the answer is lost. */
interface Task<Result> {
  /** The request to a server that holds the directory. */
  readonly name: keyof ChannelAnswers;
  readonly question?: string;
  readonly fromAnswer: (answer: Buffer) => Result;
  /** Runs it on the database directly, if no process holds the directory. */
  readonly fromDatabase: (database: EmbeddedDatabase) => Promise<Result>;
}

/**
 * Runs a task on a data directory: through the server that holds it, or directly.
 *
 * @throws {UserError} if there is no database, its server does not answer, or refuses the task
 */
export async function withDataDirectory<Result>(dataDir: string, task: Task<Result>): Promise<Result> {
  requireData(dataDir);
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const own = await whileLocked(dataDir, task.fromDatabase);
    if (own !== undefined) return own.result;
    // Only now: another program may use the port of a server that was killed.
    const holder = readHolder(dataDir);
    const answer = holder?.channel && (await askChannel(holder.channel, task.name, task.question));
    if (answer !== undefined) return task.fromAnswer(answer);
    if (Date.now() > deadline) {
      throw new UserError(
        `Process ${holder?.pid ?? ''} uses the data directory ${resolve(dataDir)} but does not answer. ` +
          'Wait until it has started and try again, or stop it.',
      );
    }
    await pause(100);
  }
}

/**
 * Runs a command's request on the site's database: on a PostgreSQL server directly, on a data directory as
 * {@link withDataDirectory} does. The server gets the request and sends its answer as JSON.
 *
 * @throws {UserError} if there is no database, its server does not answer, or refuses the request
 */
export async function onDatabase<Answer>(
  choice: StorageChoice,
  name: 'leads' | 'desk',
  question: object,
  perform: (database: Database) => Promise<Answer>,
): Promise<Answer> {
  if (choice.kind === 'embedded') {
    return withDataDirectory(choice.dataDir, {
      name,
      question: JSON.stringify(question),
      // Needs no validation: it comes from the same version of the code, through a socket that only this user can open.
      fromAnswer: (answer) => JSON.parse(answer.toString('utf8')) as Answer,
      fromDatabase: perform,
    });
  }
  await using database = await openDatabaseUrl(choice.databaseUrl);
  return await perform(database);
}

/** Throws if there is no database, with another message if this user may not enter the folder. */
function requireData(dataDir: string): void {
  try {
    statSync(clusterDirectory(dataDir));
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw dataDirectoryError(error, dataDir);
    throw new UserError(
      `There is no data in ${resolve(dataDir)} yet. This command looked at DATABASE_URL, which is not set for it, and at DATA_DIR ` +
        '(.data unless set).\nStart the site with `npm start` if it has never run here. If it runs as a service, give this command the ' +
        'settings that only the service has:\n' +
        '  systemd      systemctl show site --property=User,Environment,EnvironmentFiles\n' +
        '               sudo -u <user> env DATABASE_URL=<value> npm run leads\n' +
        '  container    podman exec site node site/server/leads-cli.ts',
    );
  }
}

/** Runs work while holding the directory's lock. Undefined if another process took the lock first. */
async function whileLocked<Result>(
  dataDir: string,
  work: (database: EmbeddedDatabase) => Promise<Result>,
): Promise<{ result: Result } | undefined> {
  using lock = new DisposableStack();
  try {
    lock.defer(lockDirectory(dataDir));
  } catch (error) {
    if (error instanceof DirectoryLocked) return undefined;
    throw error;
  }
  await using database = await openDataDirectory(dataDir);
  return { result: await work(database) };
}

/** The requests that a running server answers for commands. */
interface ChannelAnswers {
  /** A request of `npm run leads` and its answer, both as JSON. */
  leads(question: string): Promise<string>;
  /** The database as a compressed archive, for `npm run backup`. */
  backup(): Promise<Uint8Array>;
  /** A request of `npm run desk` and its answer, both as JSON. */
  desk(question: string): Promise<string>;
}

/**
 * Creates the port of this machine at which commands use a running server's database. Only those who can read its
 * address, in the data directory, can use it.
 */
export async function createChannel() {
  const secret = randomBytes(32).toString('base64url');
  let answers: ChannelAnswers | undefined;
  const server = createServer((request, response) => {
    const name = request.url?.slice(1);
    if (!isSecret(request.headers.authorization ?? '', secret)) return void response.writeHead(401).end();
    if (answers === undefined) return void response.writeHead(503).end();
    if (name !== 'leads' && name !== 'backup' && name !== 'desk') return void response.writeHead(404).end();
    const { [name]: answer } = answers;
    text(request)
      .then((question): Promise<string | Uint8Array> => answer(question))
      .then(
        // The length lets the client detect a truncated response.
        (body) => response.writeHead(200, { 'content-length': Buffer.byteLength(body) }).end(body),
        (error: unknown) =>
          error instanceof UserError ? response.writeHead(422).end(error.message) : response.writeHead(500).end(),
      );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The channel alone does not keep the process alive.
  server.unref();
  return {
    address: { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, secret } satisfies ChannelAddress,
    /** Answers requests from now on; before, they get 503. */
    open: (given: ChannelAnswers) => void (answers = given),
    /** Idempotent. */
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/**
 * Sends a request through a channel. Returns undefined without a complete response.
 *
 * @throws {UserError} if the server refuses the request
 */
async function askChannel(
  { url, secret }: ChannelAddress,
  name: keyof ChannelAnswers,
  question = '',
): Promise<Buffer | undefined> {
  try {
    const response = await fetch(`${url}/${name}`, {
      method: 'POST',
      headers: { authorization: secret, connection: 'close' },
      body: question,
    });
    if (response.status === 422) throw new UserError(await response.text());
    return response.ok ? Buffer.from(await response.arrayBuffer()) : undefined;
  } catch (error) {
    if (error instanceof UserError) throw error;
    return undefined;
  }
}
