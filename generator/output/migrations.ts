import { UserError } from '../diagnostic.ts';
import { migrationHash } from '../sql/migration.ts';
import { emptyLog } from '../sql/model.ts';
import type { MigrationLog } from '../sql/model.ts';

/** Reads the committed migration log; none yet is an empty one. */
export const parseMigrationLog = (path: string, content: string | undefined): MigrationLog => {
  if (content === undefined) return emptyLog();
  try {
    return JSON.parse(content) as MigrationLog;
  } catch {
    throw new UserError(`${path} is not valid JSON (an unresolved merge?). Restore it with "git checkout ${path}".`);
  }
};

/** What is wrong with the committed migrations: altered, missing or not in the log. Empty when they are as written. */
export const migrationProblems = (
  folder: string,
  log: MigrationLog,
  present: readonly string[],
  read: (path: string) => string | undefined,
): string[] => {
  const logged = new Set(log.migrations.map(({ file }) => `${folder}/${file}`));
  return [
    ...log.migrations.flatMap(({ file, sha256 }) => {
      const path = `${folder}/${file}`;
      const sql = read(path);
      if (sql === undefined) {
        return [`${path} is missing. Migrations are append-only: restore it with "git checkout ${path}".`];
      }
      return migrationHash(sql) === sha256
        ? []
        : [
            `${path} was altered after it was written. Databases that have run it would differ from it: restore it with ` +
              `"git checkout ${path}" and change spec/tables.ts, which makes a new migration.`,
          ];
    }),
    ...present
      .filter((path) => path.endsWith('.sql') && !logged.has(path))
      .map((path) => `${path} is not in the migration log. Migrations come from spec/tables.ts: remove this file.`),
  ];
};
