import type { Mutant } from '../../scripts/mutants/mutant.ts';

const tests = ['tests/backend/backup.test.ts'];

/** Copies of the database, and what a crash leaves. */
export const mutants: readonly Mutant[] = [
  {
    id: 'backup-readable-for-all',
    harm: 'Every user of the machine can read what visitors wrote.',
    file: 'site/server/backup/backup.ts',
    find: "open(draft, 'wx', 0o600)",
    replace: "open(draft, 'wx', 0o644)",
    tests,
  },
  {
    id: 'backup-of-something-else',
    harm: 'A restore puts some other database in the place of the site’s.',
    file: 'site/server/backup/archive.ts',
    find: 'if (ledger?.found === true) return database;',
    replace: 'if (ledger !== undefined) return database;',
    tests,
  },
  {
    id: 'backup-not-brought-up-to-date',
    harm: 'A restore of an old copy ends with a database that lacks the last columns, and says that all is well.',
    file: 'site/server/backup/restore.ts',
    find: 'migrations = await migrate(database, migrationsDir);',
    replace: 'migrations = migrationsDir === \'\' ? await migrate(database, migrationsDir) : [];',
    tests,
  },
  {
    id: 'backup-present-database-lost',
    harm: 'A restore deletes the database that was there instead of keeping it.',
    file: 'site/server/backup/restore.ts',
    find: 'if (before !== undefined) await rename(present, before);\n    try {',
    replace: 'if (before === undefined) await rename(present, `${present}.before`).catch(() => undefined);\n    try {',
    tests,
  },
  {
    id: 'backup-under-a-running-server',
    harm: 'A restore while the site runs destroys the database.',
    file: 'site/server/backup/restore.ts',
    find: "const unlock = lockDirectory(dataDir, '');",
    replace: "const unlock = dataDir === '' ? lockDirectory(dataDir, '') : (): void => undefined;",
    tests,
  },
  {
    id: 'backup-lock-of-a-dead-process',
    harm: 'After a crash of the machine the site does not start, because another program has the number of its process.',
    file: 'site/server/database/lock.ts',
    find: 'return holder.identity === processIdentity(holder.pid);',
    replace: "return holder.identity !== '' || holder.identity === processIdentity(holder.pid);",
    tests: ['tests/backend/data-directory.test.ts'],
  },
];
