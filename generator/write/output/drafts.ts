import { join } from 'node:path';
import process from 'node:process';
import { mayHaveRun } from '../../../site/embedded-data.ts';
import { migrationLogPath, migrationsFolder } from '../../paths.ts';
import { migrationHash } from '../../sql/migration.ts';
import type { MigrationLog } from '../../sql/model.ts';
import { git } from './git.ts';
import { parseMigrationLog } from './migrations.ts';

/** The migrations at the end of the log that are in no commit. */
export interface Drafts {
  /** The log without them, as it was committed. */
  readonly base: MigrationLog;
  readonly files: readonly string[];
  /** Whether a database of the project may have run one of them; then they stay. */
  readonly mayHaveRun: boolean;
}

/** A commit in which a file has a digest: the current one if it can be, else the last; none where git has none. */
export function commitOf(root: string, path: string, sha256: string): string | undefined {
  const has = (commit: string): boolean => {
    const found = git(root, 'show', `${commit}:./${path}`);
    return found !== undefined && migrationHash(found) === sha256;
  };
  return has('HEAD')
    ? 'HEAD'
    : git(root, 'log', '--all', '--format=%h', '--', path)
        ?.split('\n')
        .find((commit) => commit !== '' && has(commit));
}

function isBeginning(base: MigrationLog, log: MigrationLog): boolean {
  return (
    base.migrations.length < log.migrations.length &&
    base.migrations.every(
      ({ file, sha256 }, index) => file === log.migrations[index]?.file && sha256 === log.migrations[index]?.sha256,
    )
  );
}

function baseOf(committed: string): MigrationLog | undefined {
  try {
    return parseMigrationLog(migrationLogPath, committed);
  } catch {
    return undefined;
  }
}

/**
 * The migrations that were written since the last commit and are in no other one; undefined if there are none or git cannot tell. Nobody else
 * has them, so they can be replaced, unless a database of this project may have run them: the embedded one says so in its note, and one that `DATABASE_URL` names is not asked.
 */
export function draftsOf(root: string, log: MigrationLog): Drafts | undefined {
  if (log.migrations.length === 0) return undefined;
  const committed = git(root, 'show', `HEAD:./${migrationLogPath}`);
  const base = committed === undefined ? undefined : baseOf(committed);
  if (base === undefined || !isBeginning(base, log)) return undefined;
  const files = log.migrations.slice(base.migrations.length).map(({ file }) => file);
  // Not on this branch, but perhaps on another, from where a database may have it.
  const inCommits = git(
    root,
    'log',
    '--all',
    '--max-count=1',
    '--format=%H',
    '--',
    ...files.map((file) => `${migrationsFolder}/${file}`),
  );
  if (inCommits !== '') return undefined;
  const environment = process.env;
  const dataDir = environment['DATA_DIR']?.trim() || join(root, '.data');
  return {
    base,
    files,
    mayHaveRun: Boolean(environment['DATABASE_URL']?.trim()) || files.some((file) => mayHaveRun(dataDir, file)),
  };
}
