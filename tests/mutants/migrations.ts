import type { Mutant } from '../../scripts/mutants/mutant.ts';

const tests = ['tests/generator/migrations.test.ts'];
const withDatabase = [...tests, 'tests/backend/upgrade.test.ts'];

/** Migrations that the generator writes, and its watch over those that are written. */
export const mutants: readonly Mutant[] = [
  {
    id: 'migrations-altered',
    harm: 'Somebody changes an applied migration, and databases differ from then on.',
    file: 'generator/output/migrations.ts',
    find: 'if (migrationHash(sql) === sha256) return',
    replace: 'if (migrationHash(sql).length === sha256.length) return',
    tests,
  },
  {
    id: 'migrations-check-old-rows',
    harm: 'A migration with a shorter limit fails on every database that has a longer row.',
    file: 'generator/sql/statements.ts',
    find: 'check (${condition}) not valid;`',
    replace: 'check (${condition});`',
    tests: withDatabase,
  },
  {
    id: 'migrations-new-column-not-granted',
    harm: 'After a field was added nobody can send the form: visitors may not fill its column.',
    file: 'generator/sql/migration.ts',
    find: 'return steps.length > 0 ? [...steps, { title: `${table}: who may insert`, sql: guards(table, after) }] : [];',
    replace: 'return after && steps;',
    tests: withDatabase,
  },
  {
    id: 'migrations-retired-table-open',
    harm: 'Visitors go on to fill a table that the firm has given up.',
    file: 'generator/sql/statements.ts',
    find: '    `drop policy if exists ${table}_insert on public.${table};`,\n    `revoke all on table public.${table} from public, anon, authenticated;`,\n',
    replace: '',
    tests: withDatabase,
  },
  {
    id: 'migrations-apostrophe',
    harm: 'A value with an apostrophe makes a migration that no database can run.',
    file: 'generator/sql/quoted.ts',
    find: 'value.replaceAll("\'", "\'\'")',
    replace: 'value.replaceAll("\'", "\'")',
    tests: withDatabase,
  },
  {
    id: 'migrations-optional-choice',
    harm: 'A visitor who leaves an optional choice open cannot send the form.',
    file: 'generator/sql/statements.ts',
    find: 'return nullable ? `(${name} is null or ${listed})` : listed;',
    replace: 'return nullable ? `(${listed})` : listed;',
    tests: withDatabase,
  },
  {
    id: 'migrations-returning-column-type',
    harm: 'A column that comes back with another type makes a migration that fails in production.',
    file: 'generator/sql/column-types.ts',
    find: ' ?? log.retired.columns[table]?.[name]',
    replace: '',
    tests: withDatabase,
  },
  {
    id: 'migrations-moment-counts',
    harm: 'An application that is sent again after a lost answer is stored twice, in tables made from now on.',
    file: 'generator/sql/requests.ts',
    find: "columns[name]?.type === 'timestamp');",
    replace: "columns[name]?.type === 'timestamp' && name === 'created_at');",
    tests: withDatabase,
  },
];
