import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { z } from 'zod';
import { UserError } from '../../site/user-error.mjs';
import { clusterDirectory, notedMigrations } from '../../site/embedded-data.ts';
import { gitSync } from '../../site/git.ts';
import { emptyLog, migrationHash, type MigrationLog } from '../sql/migration.ts';
import { columnSchema, columnTypes, periodSchema } from '../schema/table.ts';
import { filesBelow, readIfThere, migrationLogPath, migrationsFolder, shownBefore } from '../files.ts';

const schema: z.ZodType<MigrationLog> = z.strictObject({
  tables: z.record(z.string(), z.record(z.string(), columnSchema)),
  retired: z.strictObject({
    tables: z.array(z.string()),
    columns: z.record(z.string(), z.record(z.string(), z.enum(columnTypes))),
  }),
  retention: z
    .strictObject({
      tables: z.record(z.string(), periodSchema),
      idempotencyKeys: periodSchema,
      addresses: periodSchema,
      erasures: periodSchema,
    })
    .exactOptional(),
  parts: z.record(z.string(), z.string()),
  migrations: z.array(z.strictObject({ file: z.string(), sha256: z.string() })),
});

/** Parses the committed migration log; without one, the log is empty. */
export function parseMigrationLog(path: string, content: string | undefined): MigrationLog {
  if (content === undefined) return emptyLog();
  try {
    // `jitless`, because compiling the schema takes longer than validating one log with it.
    return schema.parse(JSON.parse(content), { jitless: true });
  } catch {
    throw new UserError(
      `${path} cannot be read as the list of migrations (an unresolved merge?). ` +
        `Restore it with "git checkout HEAD -- ${path}"; ` +
        'after a merge see "Merging branches with generated files" in CONTRIBUTING.md.',
    );
  }
}

/** The migrations of a site. */
export interface MigrationState {
  /** The log that the next migration is added to, without the uncommitted migrations that it replaces. */
  readonly log: MigrationLog;
  /** The file names of those migrations. */
  readonly replaced: readonly string[];
  /** Messages about altered, missing and unknown migrations. If there are any, nothing is written. */
  readonly problems: readonly string[];
}

/** Reads the migration log of a site and compares it with the migration files. */
export function migrationState(root: string): MigrationState {
  const prefix = shownBefore(root);
  const log = parseMigrationLog(prefix + migrationLogPath, readIfThere(root, migrationLogPath));
  const present = filesBelow(root, migrationsFolder);
  const read = (path: string): string | undefined => readIfThere(root, path);
  const problems = migrationProblems(migrationsFolder, log, present, read, prefix);
  const committed = problems.length === 0 ? committedLog(root, log) : undefined;
  const uncommitted = log.migrations.slice(committed?.migrations.length).map(({ file }) => file);
  return committed === undefined || mayHaveRun(root, uncommitted)
    ? { log, replaced: [], problems }
    : { log: committed, replaced: uncommitted, problems };
}

/** The migration log of the last commit, if the current one only adds to it. */
function committedLog(root: string, log: MigrationLog): MigrationLog | undefined {
  const content = gitSync(root, 'show', `HEAD:./${migrationLogPath}`);
  if (content === undefined) return undefined;
  const committed = parseMigrationLog(`HEAD:${migrationLogPath}`, content);
  const isContinued = committed.migrations.every(({ sha256 }, index) => sha256 === log.migrations[index]?.sha256);
  return isContinued ? committed : undefined;
}

/** Whether a database on this machine may have run some of these migrations. The embedded one records those it ran. */
function mayHaveRun(root: string, migrations: readonly string[]): boolean {
  if (process.env['DATABASE_URL']) return true;
  const dataDir = process.env['DATA_DIR'] || join(root, '.data');
  const recorded = notedMigrations(dataDir);
  return recorded ? migrations.some((name) => recorded.includes(name)) : existsSync(clusterDirectory(dataDir));
}

const startOver = 'If no database has run it, see "Starting over with clean migrations" in docs/guides/operate.md.';

/**
 * Describes migrations that were altered or removed, and files that are not in the log.
 * @param prefix The prefix of paths in messages, if the site is in a folder of the project.
 */
export function migrationProblems(
  folder: string,
  log: MigrationLog,
  present: readonly string[],
  read: (path: string) => string | undefined,
  prefix = '',
): string[] {
  const logPath = `${prefix}${posix.dirname(folder)}/schema.json`;
  const logged = new Set(log.migrations.map(({ file }) => `${folder}/${file}`));
  const unlogged = present.filter((path) => path.endsWith('.sql') && !logged.has(path));
  if (log.migrations.length === 0 && unlogged.length > 0)
    return [
      `${prefix}${folder} has migrations, but their log ${logPath} is missing. ` +
        `Restore it with "git checkout HEAD -- ${logPath}". ${startOver}`,
    ];
  const problems = log.migrations.flatMap(({ file, sha256 }): string[] => {
    const shown = `${prefix}${folder}/${file}`;
    const sql = read(`${folder}/${file}`);
    if (sql !== undefined && migrationHash(sql) === sha256) return [];
    const restore =
      `Restore it with "git checkout HEAD -- ${shown}". If it was never committed, restore ${logPath} that way, ` +
      `delete the migration, and run "npm run generate", which writes it again.`;
    if (sql !== undefined)
      return [
        `${shown} was altered after it was written. Databases that have run it would differ from it. ${restore} ` +
          `To change the database, change the spec's tables: that makes a new migration.`,
      ];
    return [`${shown} is missing. Migrations are append-only. ${restore}`];
  });
  return [
    ...problems,
    ...unlogged.map(
      (path) =>
        `${prefix}${path} is not in the migration log (schema.json). If the log is lost or outdated, restore it with git; ` +
        'otherwise remove this file: migrations are generated from the tables in the spec.',
    ),
  ];
}
