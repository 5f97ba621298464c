import { z } from 'zod';
import { UserError } from '../../site/user-error.mjs';
import { emptyLog, type MigrationLog } from '../sql/migration.ts';
import { periodSchema } from '../schema/records.ts';
import { columnSchema, columnTypes } from '../schema/table.ts';

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
