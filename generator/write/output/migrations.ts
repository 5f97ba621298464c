import { posix } from 'node:path';
import { z } from 'zod';
import { UserError } from '../../../site/user-error.mjs';
import { migrationHash } from '../../sql/migration.ts';
import { emptyLog } from '../../sql/model.ts';
import type { MigrationLog } from '../../sql/model.ts';
import { periodSchema } from '../../schema/records.ts';
import { columnSchema, columnTypes } from '../../schema/table.ts';

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

/** Reads the committed migration log; a missing one is empty. */
export function parseMigrationLog(path: string, content: string | undefined): MigrationLog {
  if (content === undefined) return emptyLog();
  try {
    // Compiling the schema would take longer than reading one list with it.
    return schema.parse(JSON.parse(content), { jitless: true });
  } catch {
    throw new UserError(
      `${path} cannot be read as the list of migrations (an unresolved merge?). Restore it with "git checkout HEAD -- ${path}"; after a merge see "Merging branches with generated files" in CONTRIBUTING.md.`,
    );
  }
}

/** The way out where git does not have a file that it should have. */
const startOver = 'If nobody has it, see "Starting over with clean migrations" in site/guides/operate.md.';

/** What brings a file back that is or was in git. */
function bringBack(path: string, commit: string | undefined): string {
  return commit === undefined
    ? `No commit of this folder has it as it was: restore it from a backup or another copy. ${startOver}`
    : `Restore it with "git checkout ${commit} -- ${path}".`;
}

/**
 * Problems with the migrations: altered, missing or not in the log. Empty if there are none. A draft that is missing and that no database has run is
 * none: it is written anew.
 * @param before What stands in front of their paths in messages.
 * @param drafts The migrations that are in no commit, so that git cannot restore them.
 * @param commitOf A commit that has a file with a digest, if there is one.
 */
export function migrationProblems(
  folder: string,
  log: MigrationLog,
  present: readonly string[],
  read: (path: string) => string | undefined,
  before = '',
  drafts: { readonly files: readonly string[]; readonly mayHaveRun: boolean } = { files: [], mayHaveRun: false },
  commitOf: (path: string, sha256: string) => string | undefined = () => 'HEAD',
): string[] {
  const logged = new Set(log.migrations.map(({ file }) => `${folder}/${file}`));
  const unlogged = present.filter((path) => path.endsWith('.sql') && !logged.has(path));
  if (log.migrations.length === 0 && unlogged.length > 0) {
    return [
      `${before}${folder} has migrations, and their list (schema.json, beside it) is missing. Restore it with "git checkout HEAD -- ${before}${posix.dirname(folder)}/schema.json". ${startOver}`,
    ];
  }
  const renamed = new Map(
    log.migrations.flatMap(({ file, sha256 }) => {
      const isGone = !present.includes(`${folder}/${file}`) && !drafts.files.includes(file);
      const path = isGone ? unlogged.find((other) => migrationHash(read(other) ?? '') === sha256) : undefined;
      return path === undefined ? [] : [[file, path] as const];
    }),
  );
  const renames = new Set(renamed.values());
  return [
    ...log.migrations.flatMap(({ file, sha256 }) => {
      const path = `${before}${folder}/${file}`;
      const sql = read(`${folder}/${file}`);
      const isDraft = drafts.files.includes(file);
      const other = renamed.get(file);
      if (other !== undefined)
        return [
          `${before}${other} has another name than when it was written: databases that have run it would run it again. Name it ${file} again.`,
        ];
      if (sql === undefined) {
        if (!isDraft)
          return [
            `${path} is missing. Migrations are append-only. ${bringBack(path, commitOf(`${folder}/${file}`, sha256))}`,
          ];
        return drafts.mayHaveRun
          ? [
              `${path} is missing. It was never committed, so git cannot restore it, but a database may have run it. If that database holds nothing but test data, ` +
                'delete it (the folder .data, or what DATA_DIR says; with DATABASE_URL run this without that setting) and run "npm run generate", which writes the migration anew.',
            ]
          : [];
      }
      if (migrationHash(sql) === sha256) return [];
      return isDraft
        ? [
            `${path} was edited by hand. It was never committed: delete it and run "npm run generate", which writes it anew from the tables in the spec.`,
          ]
        : [
            `${path} was altered after it was written. Databases that have run it would differ from it. ` +
              `${bringBack(path, commitOf(`${folder}/${file}`, sha256))} To change something, change the tables in the spec, which makes a new migration.`,
          ];
    }),
    ...unlogged
      .filter((path) => !renames.has(path))
      .map(
        (path) =>
          `${before}${path} is not in the migration log (schema.json). If the log was lost or is older, restore it with git; ` +
          'otherwise remove this file: migrations are generated from the tables in the spec.',
      ),
  ];
}
