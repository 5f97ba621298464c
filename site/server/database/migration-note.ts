import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { clusterDirectory } from './data-directory.ts';

const noteOf = (dataDir: string): string => join(resolve(dataDir), 'migrations.json');

/** The migrations that an embedded database has run or was about to run; undefined if nobody knows. */
const noted = (dataDir: string): string[] | undefined => {
  try {
    const names: unknown = JSON.parse(readFileSync(noteOf(dataDir), 'utf8'));
    return Array.isArray(names) ? names.map(String) : undefined;
  } catch {
    return undefined;
  }
};

const note = (dataDir: string, names: readonly string[]): void => {
  const before = noted(dataDir);
  const all = [...new Set([...(before ?? []), ...names])].toSorted();
  if (all.length !== before?.length) writeFileSync(noteOf(dataDir), `${JSON.stringify(all)}\n`);
};

/**
 * Notes beside an embedded database which migrations it runs, so that the generator can look them up without opening it: it
 * replaces one that nobody has run. Whatever goes wrong, a note never lacks one that ran.
 */
export const notingMigrations = async <Result>(dataDir: string, names: readonly string[], run: () => Promise<Result>): Promise<Result> => {
  // Of a database without a note it is unknown what it has run, until it turns out to have run these and no others.
  if (noted(dataDir)) note(dataDir, names);
  const result = await run();
  note(dataDir, names);
  return result;
};

/** Forgets what a database has run that is about to be replaced by another. */
export const forgetMigrations = (dataDir: string): Promise<void> => rm(noteOf(dataDir), { force: true });

/** Whether the embedded database in a data directory may have run a migration. */
export const mayHaveRun = (dataDir: string, name: string): boolean => existsSync(clusterDirectory(dataDir)) && (noted(dataDir)?.includes(name) ?? true);
