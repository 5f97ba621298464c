import { z } from 'zod';
import { UserError } from '../../site/user-error.mjs';
import { migrationHash } from '../sql/migration.ts';
import { emptyLog } from '../sql/model.ts';
import type { MigrationLog } from '../sql/model.ts';
import { periodSchema } from '../schema/records.ts';
import { columnSchema, columnTypes } from '../schema/table.ts';

const schema: z.ZodType<MigrationLog> = z.strictObject({
  tables: z.record(z.string(), z.record(z.string(), columnSchema)),
  retired: z.strictObject({
    tables: z.array(z.string()),
    columns: z.record(z.string(), z.record(z.string(), z.enum(columnTypes))),
  }),
  requests: z.strictObject({ insertsPerMinute: z.int() }).exactOptional(),
  records: z
    .strictObject({
      tables: z.record(z.string(), z.strictObject({ keep: periodSchema, email: z.string().exactOptional() })),
      idempotencyKeys: periodSchema,
      addresses: periodSchema,
      erasures: periodSchema,
    })
    .exactOptional(),
  notify: z.strictObject({ url: z.string(), tables: z.array(z.string()) }).exactOptional(),
  parts: z.record(z.string(), z.string()).exactOptional(),
  migrations: z.array(z.strictObject({ file: z.string(), sha256: z.string() })),
});

/** Reads the committed migration log; a missing one is empty. */
export const parseMigrationLog = (path: string, content: string | undefined): MigrationLog => {
  if (content === undefined) return emptyLog();
  try {
    return schema.parse(JSON.parse(content));
  } catch {
    throw new UserError(`${path} cannot be read as the list of migrations (an unresolved merge?). Restore it with "git checkout ${path}".`);
  }
};

/**
 * Problems with the committed migrations: altered, missing or not in the log. Empty if there are none.
 * @param before What stands in front of their paths in messages.
 */
export const migrationProblems = (
  folder: string,
  log: MigrationLog,
  present: readonly string[],
  read: (path: string) => string | undefined,
  before = '',
): string[] => {
  const logged = new Set(log.migrations.map(({ file }) => `${folder}/${file}`));
  return [
    ...log.migrations.flatMap(({ file, sha256 }) => {
      const path = `${before}${folder}/${file}`;
      const sql = read(`${folder}/${file}`);
      if (sql === undefined) {
        return [`${path} is missing. Migrations are append-only: restore it with "git checkout ${path}".`];
      }
      return migrationHash(sql) === sha256
        ? []
        : [
            `${path} was altered after it was written. Databases that have run it would differ from it: restore it with ` +
              `"git checkout ${path}" and change the tables in the spec, which makes a new migration.`,
          ];
    }),
    ...present
      .filter((path) => path.endsWith('.sql') && !logged.has(path))
      .map(
        (path) =>
          `${before}${path} is not in the migration log (schema.json). If the log was lost or is older, restore it with git; ` +
          'otherwise remove this file: migrations are generated from the tables in the spec.',
      ),
  ];
};
