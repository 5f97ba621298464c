import { checkColumnTypes } from '../../sql/column-types.ts';
import { migrationLogPath, migrationsFolder, shownBefore } from '../../paths.ts';
import type { SiteSpec } from '../../schema/index.ts';
import { nextMigration } from '../../sql/migration.ts';
import type { NextMigration } from '../../sql/migration.ts';
import type { MigrationLog } from '../../sql/model.ts';
import { commitOf, draftsOf } from './drafts.ts';
import type { Drafts } from './drafts.ts';
import { filesBelow, readIfThere } from './files.ts';
import { migrationProblems, parseMigrationLog } from './migrations.ts';

/** From where the next migration starts. */
export interface Standing {
  readonly log: MigrationLog;
  /** Migrations that the next one replaces: they were never committed, and no database has run them. */
  readonly replaced: readonly string[];
  /** What is wrong with the migrations that stay. */
  readonly problems: readonly string[];
  /** What comes next, where that is known: no migration is due. */
  readonly next?: NextMigration;
}

function isDue(spec: SiteSpec, log: MigrationLog): boolean {
  return checkColumnTypes(spec, log).length > 0 || nextMigration(spec, log).migration !== undefined;
}

/** Looks at the migrations of a site. Git is asked only where something is due or wrong. */
export function standingOf(root: string, spec: SiteSpec): Standing {
  const before = shownBefore(root);
  const log = parseMigrationLog(before + migrationLogPath, readIfThere(root, migrationLogPath));
  const read = (path: string) => readIfThere(root, path);
  const present = filesBelow(root, migrationsFolder);
  const problemsWith = (drafts?: Pick<Drafts, 'files' | 'mayHaveRun'>): string[] =>
    migrationProblems(migrationsFolder, log, present, read, before, drafts, (path, sha256) =>
      commitOf(root, path, sha256),
    );
  const problems = problemsWith();
  if (problems.length === 0 && !isDue(spec, log)) return { log, replaced: [], problems, next: { log } };
  const drafts = draftsOf(root, log);
  if (!drafts) return { log, replaced: [], problems };
  const told = problemsWith(drafts);
  const isMissing = drafts.files.some((file) => !present.includes(`${migrationsFolder}/${file}`));
  if (!isMissing && !isDue(spec, log)) return { log, replaced: [], problems: told };
  if (!drafts.mayHaveRun) return { log: drafts.base, replaced: drafts.files, problems: told };
  // A database has run what is missing: it may only come back as it was.
  const again = isMissing && !isDue(spec, log) ? nextMigration(spec, drafts.base).log.migrations : [];
  const isSame =
    again.length === log.migrations.length &&
    again.every(({ sha256 }, index) => sha256 === log.migrations[index]?.sha256);
  return isSame
    ? { log: drafts.base, replaced: drafts.files, problems: problemsWith({ ...drafts, mayHaveRun: false }) }
    : { log, replaced: [], problems: told };
}
