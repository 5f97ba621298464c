import { posix } from 'node:path';
import { migrationHash } from '../sql/migration.ts';
import type { MigrationLog } from '../sql/migration.ts';

/** What is known about migrations from git and the embedded database. */
export interface MigrationHistory {
  /** The migrations that are in no commit, so git cannot restore them. */
  readonly uncommitted: readonly string[];
  /** Whether a database may have run one of them. */
  readonly mayHaveRun: boolean;
  /** A commit that contains a file with this digest, if there is one. */
  commitOf(path: string, sha256: string): string | undefined;
}

const committed: MigrationHistory = { uncommitted: [], mayHaveRun: false, commitOf: () => 'HEAD' };

const startOver = 'If no database has run it, see "Starting over with clean migrations" in docs/guides/operate.md.';

function restore(path: string, commit: string | undefined): string {
  return commit === undefined
    ? `No commit contains its original version: restore it from a backup or another copy. ${startOver}`
    : `Restore it with "git checkout ${commit} -- ${path}".`;
}

/**
 * Describes migrations that were altered, renamed or removed, and files that are not in the log. An uncommitted migration
 * that is missing and that no database has run is no problem: the next run writes it again.
 * @param prefix The site's folder, for paths in messages.
 */
export function migrationProblems(
  folder: string,
  log: MigrationLog,
  present: readonly string[],
  read: (path: string) => string | undefined,
  prefix = '',
  { uncommitted, mayHaveRun, commitOf }: MigrationHistory = committed,
): string[] {
  const logged = new Set(log.migrations.map(({ file }) => `${folder}/${file}`));
  const unlogged = present.filter((path) => path.endsWith('.sql') && !logged.has(path));
  if (log.migrations.length === 0 && unlogged.length > 0) {
    const logPath = `${prefix}${posix.dirname(folder)}/schema.json`;
    return [
      `${prefix}${folder} has migrations, but their log ${logPath} is missing. Restore it with "git checkout HEAD -- ${logPath}". ${startOver}`,
    ];
  }
  const renamed = new Set<string>();
  const problems = log.migrations.flatMap(({ file, sha256 }): string[] => {
    const [path, shown] = [`${folder}/${file}`, `${prefix}${folder}/${file}`];
    const sql = read(path);
    const isUncommitted = uncommitted.includes(file);
    if (sql === undefined && !isUncommitted) {
      const other = unlogged.find((candidate) => migrationHash(read(candidate) ?? '') === sha256);
      if (other === undefined)
        return [`${shown} is missing. Migrations are append-only. ${restore(shown, commitOf(path, sha256))}`];
      renamed.add(other);
      return [
        `${prefix}${other} was renamed: databases that have run it would run it again. Change its name back to ${file}.`,
      ];
    }
    if (sql === undefined) {
      return mayHaveRun
        ? [
            `${shown} is missing. It was never committed, so git cannot restore it, but a database may have run it. If that database contains only test data, ` +
              'delete it (the .data folder, or the one in DATA_DIR; if DATABASE_URL is set, run this without it) and run "npm run generate", which writes the migration again.',
          ]
        : [];
    }
    if (migrationHash(sql) === sha256) return [];
    return isUncommitted
      ? [
          `${shown} was edited by hand. It was never committed: delete it and run "npm run generate", which writes it again from the spec's tables.`,
        ]
      : [
          `${shown} was altered after it was written. Databases that have run it would differ from it. ` +
            `${restore(shown, commitOf(path, sha256))} To change the database, change the spec's tables: that makes a new migration.`,
        ];
  });
  const strays = unlogged.filter((path) => !renamed.has(path));
  return [
    ...problems,
    ...strays.map(
      (path) =>
        `${prefix}${path} is not in the migration log (schema.json). If the log is lost or outdated, restore it with git; ` +
        'otherwise remove this file: migrations are generated from the tables in the spec.',
    ),
  ];
}
