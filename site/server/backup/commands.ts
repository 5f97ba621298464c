import type { TableRules } from '#contract';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readAddress } from '../database/encryption.ts';
import { readSettings } from '../settings.ts';
import { UserError } from '../../user-error.mjs';
import { describeCounts } from '../describe-counts.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const BACKUP_USAGE = `Copies the embedded database into one file, also while the site runs.

  npm run backup                          to DATA_DIR/backups/<time>.tar.gz
  npm run backup -- FILE                  to FILE, which must not be there yet
  npm run backup -- FILE --overwrite      to FILE, whatever is there

The file holds what visitors have written, readable for its owner alone. Keep copies on another machine.
`;

const RESTORE_USAGE = `Puts a file of \`npm run backup\` into DATA_DIR. The site has to be stopped.

  npm run restore -- FILE                 where there is no database yet
  npm run restore -- FILE --replace       in place of the present one, which is kept under another name
`;

/**
 * Everything that `npm run backup` does, except printing.
 *
 * @throws {UserError} for wrong arguments, another kind of database, and whatever {@link backUp} rejects
 */
export async function runBackup(
  args: readonly string[],
  environment: Environment,
  tables: TableRules,
): Promise<string> {
  const { files, flags } = parse(args, 'overwrite', 'npm run backup');
  if (flags.has('help')) return BACKUP_USAGE;
  const dataDir = await embeddedDirectory(environment, {
    own: 'pg_dump --format=custom --no-owner --file=site.dump "$DATABASE_URL"',
    hosted: 'backups are under Database, Backups; how to make your own is',
  });
  const [file = join(dataDir, 'backups', `${new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')}.tar.gz`)] = files;
  const { file: written, bytes, rows } = await backUp({ dataDir, file, overwrite: flags.has('overwrite'), tables });
  return `${written} (${(bytes / 1024 / 1024).toFixed(1)} MB), opened and counted: ${describeCounts(rows)}\n`;
}

/**
 * Everything that `npm run restore` does, except printing.
 *
 * @throws {UserError} for wrong arguments, another kind of database, and whatever {@link restore} rejects
 */
export async function runRestore(
  args: readonly string[],
  environment: Environment,
  tables: TableRules,
  migrationsDir: string,
): Promise<string> {
  const { files, flags } = parse(args, 'replace', 'npm run restore');
  if (flags.has('help')) return RESTORE_USAGE;
  const dataDir = await embeddedDirectory(environment, {
    own: 'pg_restore --no-owner --clean --if-exists --single-transaction --dbname="$DATABASE_URL" site.dump',
    hosted: 'backups are restored under Database, Backups; how to put your own back is',
  });
  const [file] = files;
  if (file === undefined) throw new UserError('Name the backup: npm run restore -- FILE');
  const { rows, migrations, left, before } = await restore({
    dataDir,
    file,
    replace: flags.has('replace'),
    migrationsDir,
    tables,
  });
  return [
    `Restored into ${dataDir}: ${describeCounts(rows)}`,
    ...(migrations.length > 0 ? [`Brought up to date with ${migrations.join(', ')}`] : []),
    ...(left.length > 0 ? [`Only in the backup, because this version has no place for it: ${left.join(', ')}`] : []),
    ...(before === undefined
      ? []
      : [`The database that was there before is in ${before}. Delete it when you no longer need it.`]),
    '',
  ].join('\n');
}

/** The data directory; other kinds of databases have their own tools. */
async function embeddedDirectory(
  environment: Environment,
  tool: { readonly own: string; readonly hosted: string },
): Promise<string> {
  const { storage } = readSettings(environment);
  if (storage?.kind === 'embedded') return storage.dataDir;
  const guide = 'docs/guides/backups.md, "A hosted project"';
  if (storage === undefined) {
    throw new UserError(
      `The rows are in the hosted Supabase project (SUPABASE_URL). In its dashboard, ${tool.hosted} in ${guide}.`,
    );
  }
  // The tool would accept a URL that does not say whether to encrypt.
  await readAddress(storage.databaseUrl, environment);
  throw new UserError(
    `The rows are in the PostgreSQL of DATABASE_URL. Use its own tool:\n  ${tool.own}\nFor a hosted Supabase project, see ${guide}.`,
  );
}

function parse(
  args: readonly string[],
  flag: string,
  command: string,
): { files: string[]; flags: ReadonlySet<string> } {
  const see = `See \`${command} -- --help\`.`;
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { [flag]: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    });
    if (positionals.length > 1)
      throw new UserError(`Give one file, not ${positionals.length}: ${positionals.join(', ')}. ${see}`);
    return { files: positionals, flags: new Set(Object.keys(values)) };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UserError(`${error.message.split('. ', 1)[0] ?? ''}. ${see}`, { cause: error });
  }
}
