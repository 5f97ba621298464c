import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { askChannel, type ChannelAnswers } from '../channel.ts';
import { codeOf } from '../../errors.ts';
import { UserError } from '../../user-error.mjs';
import { clusterDirectory } from '../../embedded-data.ts';
import type { EmbeddedDatabase } from './embedded.ts';
import type { StorageChoice } from '../storage.ts';
import type { Database } from './database.ts';
import { dataDirectoryError, DirectoryLocked, lockDirectory, readHolder } from './lock.ts';
import { openDatabaseUrl, openDataDirectory } from './open.ts';

/** A starting server needs a few seconds before it answers. */
const PATIENCE_MS = 15_000;

/** A task on a data directory, and both ways to run it. Must be idempotent: it is retried if the answer is lost. */
export interface Task<Result> {
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
