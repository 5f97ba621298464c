import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { withDataDirectory } from '../database/data-directory.ts';
import { codeOf } from '../../errors.ts';
import { UserError } from '../../user-error.mjs';
import { countRows, openArchive } from './archive.ts';

export interface BackupOptions {
  readonly dataDir: string;
  readonly file: string;
  /** Whether to replace an existing file. */
  readonly overwrite: boolean;
}

/**
 * Copies the database of a data directory into one file, even while a server uses it. The copy is a consistent snapshot
 * between two transactions. The file gets its name only after the copy was opened and its rows counted.
 *
 * @throws {UserError} if there is no database, or the file already exists or cannot be written
 */
export async function backUp({ dataDir, file, overwrite }: BackupOptions) {
  const target = resolve(file);
  if (!overwrite && existsSync(target))
    throw new UserError(`${target} already exists. Choose another name, or replace it with --overwrite.`);
  const archive = await withDataDirectory(dataDir, {
    name: 'backup',
    fromAnswer: (answer) => new Uint8Array(answer),
    fromDatabase: (database) => database.dump(),
  });
  // A backup that was never opened cannot be trusted.
  await using database = await openArchive(archive, target);
  const rows = await countRows(database);
  await writeAtomically(target, archive);
  return { file: target, bytes: archive.length, rows };
}

/** Writes a file that is complete as soon as it exists, and that only its owner can read. */
async function writeAtomically(target: string, content: Uint8Array): Promise<void> {
  const draft = join(dirname(target), `.${basename(target)}.${randomUUID()}.part`);
  try {
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await writeFile(draft, content, { flag: 'wx', mode: 0o600, flush: true });
    await rename(draft, target);
  } catch (error) {
    throw new UserError(
      `The backup ${target} cannot be written (${codeOf(error) ?? String(error)}). ` +
        'Free some space or choose another path. An existing file was not changed.',
      { cause: error },
    );
  } finally {
    await rm(draft, { force: true });
  }
}
