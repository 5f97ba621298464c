import { join } from 'node:path';
import process from 'node:process';
import { mayHaveRun } from '../../site/embedded-data.ts';
import { migrationLogPath, migrationsFolder, shownBefore } from '../paths.ts';
import type { SiteSpec } from '../schema/index.ts';
import { checkColumnTypes, migrationHash, nextMigration } from '../sql/migration.ts';
import type { MigrationLog, NextMigration } from '../sql/migration.ts';
import { filesBelow, git, readIfThere } from '../files.ts';
import { parseMigrationLog } from './migration-log.ts';
import { migrationProblems } from './migration-problems.ts';

/** The migrations of a site, and what the next one starts from. */
export interface MigrationState {
  readonly log: MigrationLog;
  /** Migrations that the next one replaces: they were never committed, and no database has run them. */
  readonly replaced: readonly string[];
  /** What is wrong with the migrations that stay. */
  readonly problems: readonly string[];
  /** The next migration, if it is already known that none is due. */
  readonly next?: NextMigration;
}

/** The migrations at the end of the log that are in no commit. */
interface Uncommitted {
  /** The log without them, as committed. */
  readonly base: MigrationLog;
  readonly files: readonly string[];
  /** Whether a database of the project may have run one of them. */
  readonly mayHaveRun: boolean;
}

/** A commit in which a file has a digest, the current one if possible. */
function commitOf(root: string, path: string, sha256: string): string | undefined {
  const has = (commit: string): boolean => {
    const found = git(root, 'show', `${commit}:./${path}`);
    return found !== undefined && migrationHash(found) === sha256;
  };
  if (has('HEAD')) return 'HEAD';
  const commits = git(root, 'log', '--all', '--format=%h', '--', path)?.split('\n') ?? [];
  return commits.find((commit) => commit !== '' && has(commit));
}

/** The committed log, if the current one continues it. */
function committedLog(root: string, log: MigrationLog): MigrationLog | undefined {
  const content = git(root, 'show', `HEAD:./${migrationLogPath}`);
  if (content === undefined) return undefined;
  let base: MigrationLog;
  try {
    base = parseMigrationLog(migrationLogPath, content);
  } catch {
    return undefined;
  }
  const continues =
    base.migrations.length < log.migrations.length &&
    base.migrations.every(({ sha256, file }, index) => {
      const same = log.migrations[index];
      return file === same?.file && sha256 === same.sha256;
    });
  return continues ? base : undefined;
}

/**
 * Finds migrations that were written since the last commit and are in no commit of another branch, so nobody else has
 * them. The embedded database notes which migrations it has run; one behind `DATABASE_URL` may have run any.
 */
function findUncommitted(root: string, log: MigrationLog): Uncommitted | undefined {
  const base = log.migrations.length === 0 ? undefined : committedLog(root, log);
  if (!base) return undefined;
  const files = log.migrations.slice(base.migrations.length).map(({ file }) => file);
  const paths = files.map((file) => `${migrationsFolder}/${file}`);
  if (git(root, 'log', '--all', '--max-count=1', '--format=%H', '--', ...paths) !== '') return undefined;
  const { DATA_DIR, DATABASE_URL } = process.env;
  const dataFolder = DATA_DIR?.trim() || join(root, '.data');
  return {
    base,
    files,
    mayHaveRun: Boolean(DATABASE_URL?.trim()) || files.some((file) => mayHaveRun(dataFolder, file)),
  };
}

/** Reads and checks the migrations of a site. Runs git only if a migration is due or something is wrong. */
export function migrationState(root: string, spec: SiteSpec): MigrationState {
  const prefix = shownBefore(root);
  const log = parseMigrationLog(prefix + migrationLogPath, readIfThere(root, migrationLogPath));
  const present = filesBelow(root, migrationsFolder);
  const isDue = checkColumnTypes(spec, log).length > 0 || nextMigration(spec, log).migration !== undefined;
  const problemsGiven = (uncommitted: readonly string[], hasRun: boolean): string[] =>
    migrationProblems(migrationsFolder, log, present, (path) => readIfThere(root, path), prefix, {
      uncommitted,
      mayHaveRun: hasRun,
      commitOf: (path, sha256) => commitOf(root, path, sha256),
    });
  const problems = problemsGiven([], false);
  if (problems.length === 0 && !isDue) return { log, replaced: [], problems, next: { log } };

  const drafts = findUncommitted(root, log);
  if (!drafts) return { log, replaced: [], problems };
  const isMissing = drafts.files.some((file) => !present.includes(`${migrationsFolder}/${file}`));
  const keepAll = { log, replaced: [], problems: problemsGiven(drafts.files, drafts.mayHaveRun) };
  if (!isMissing && !isDue) return keepAll;
  // A migration that a database has run may only be written again with the same content.
  if (drafts.mayHaveRun && (isDue || !isSameLog(nextMigration(spec, drafts.base).log, log))) return keepAll;
  return { log: drafts.base, replaced: drafts.files, problems: problemsGiven(drafts.files, false) };
}

function isSameLog(a: MigrationLog, b: MigrationLog): boolean {
  const digests = [a, b].map(({ migrations }) => migrations.map(({ sha256 }) => sha256).join());
  return digests[0] === digests[1];
}
