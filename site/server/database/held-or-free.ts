import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { askChannel, type ChannelAnswers } from '../channel.ts';
import { UserError } from '../user-error.ts';
import { clusterDirectory } from './data-directory.ts';
import type { EmbeddedDatabase } from './embedded.ts';
import { currentHolder, DirectoryLocked, lockDirectory } from './lock.ts';
import { openDataDirectory } from './open.ts';

/** A server that starts needs a few seconds until it answers. */
const PATIENCE_MS = 15_000;

/** How something is read of a data directory. */
export interface Reading<Result> {
  /** What to ask a server that holds the directory. */
  readonly question: keyof ChannelAnswers;
  readonly fromAnswer: (answer: Buffer) => Result;
  /** Reads it from the database itself, when nobody holds the directory. */
  readonly fromDatabase: (database: EmbeddedDatabase) => Promise<Result>;
}

/**
 * Reads of a data directory, whether a server holds it or not: through the server, or from the directory itself.
 *
 * @throws {UserError} when there is no database, or its server does not answer
 */
export async function readHeldOrFree<Result>(dataDir: string, reading: Reading<Result>): Promise<Result> {
  if (!existsSync(clusterDirectory(dataDir))) {
    throw new UserError(
      `There is no data in ${resolve(dataDir)} yet. Start the site with \`npm start\`, or set DATA_DIR to where it keeps its data.`,
    );
  }
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const holder = currentHolder(dataDir);
    if (holder === undefined) {
      const own = await whileLocked(dataDir, reading.fromDatabase);
      if (own !== undefined) return own.result;
    } else {
      const answer = await askChannel(holder.channel, reading.question);
      if (answer !== undefined) return reading.fromAnswer(answer);
    }
    if (Date.now() > deadline) {
      throw new UserError(
        `Process ${holder?.pid ?? ''} uses the data directory ${resolve(dataDir)} but does not answer. ` +
          'Wait until it has started and try again, or stop it.',
      );
    }
    await pause(100);
  }
}

/** Nothing when another process was quicker to take the directory. */
async function whileLocked<Result>(
  dataDir: string,
  read: (database: EmbeddedDatabase) => Promise<Result>,
): Promise<{ result: Result } | undefined> {
  let unlock: () => void;
  try {
    unlock = lockDirectory(dataDir, '');
  } catch (error) {
    if (error instanceof DirectoryLocked) return undefined;
    throw error;
  }
  try {
    const database = await openDataDirectory(dataDir);
    try {
      return { result: await read(database) };
    } finally {
      await database.close();
    }
  } finally {
    unlock();
  }
}
