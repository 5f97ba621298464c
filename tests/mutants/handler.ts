import type { Mutant } from '../../scripts/mutants/mutant.ts';

const tests = ['tests/backend/backend.test.ts', 'tests/backend/abuse.test.ts', 'tests/backend/attacks.test.ts'];

/** The insert-only interface in front of the embedded database. */
export const mutants: readonly Mutant[] = [
  {
    id: 'handler-upsert',
    harm: 'A request that asks to merge rows is answered as if it had been a plain insert.',
    file: 'site/server/backend/request-rules.ts',
    find: "if (wants('resolution') || parameters.has('on_conflict')) {",
    replace: "if (wants('resolution')) {",
    tests: ['tests/backend/backend.test.ts'],
  },
  {
    id: 'handler-bearer',
    harm: 'A request with a token of somebody else counts as one of the site’s own.',
    file: 'site/server/backend/request-rules.ts',
    find: 'if (key !== anonKey || bearer !== anonKey)',
    replace: "if (key !== anonKey || bearer === '')",
    tests,
  },
  {
    id: 'handler-body-without-length',
    harm: 'A body that does not declare its length fills the server’s memory.',
    file: 'site/server/backend/body.ts',
    find: '      if (length > maxBytes) throw tooLong(maxBytes);\n',
    replace: '',
    tests,
  },
  {
    id: 'handler-malformed-text',
    harm: 'Bytes that are no text are stored as question marks instead of being refused.',
    file: 'site/server/backend/body.ts',
    find: '{ fatal: true }',
    replace: '{ fatal: false }',
    tests: ['tests/backend/backend.test.ts'],
  },
  {
    id: 'handler-inherited-name',
    harm: 'A request for the table "constructor" makes the server fail instead of answering 404.',
    file: 'site/server/backend/tables.ts',
    find: 'return Object.hasOwn(tables, table) ? tables[table] : undefined;',
    replace: 'return table in tables ? tables[table] : undefined;',
    tests,
  },
  {
    id: 'handler-as-owner',
    harm: 'Visitors insert with all rights of the database’s owner.',
    file: 'site/server/backend/insert.ts',
    find: "await connection.query('set local role anon');",
    replace: "await connection.query('select 1');",
    tests,
  },
  {
    id: 'handler-retry-after',
    harm: 'Programs that meet the limit of messages a minute are not told when to try again.',
    file: 'site/server/backend/database-error.ts',
    find: "  429: { 'retry-after': '60' },\n",
    replace: '',
    tests: [...tests, 'tests/backend/limit-over-http.test.ts', 'tests/backend/rate-limit.test.ts'],
  },
  {
    id: 'handler-log-what-was-typed',
    harm: 'What a stranger writes into the address, a name or e-mail among it, is kept in the log.',
    file: 'site/server/backend/backend.ts',
    find: "table: table !== undefined && ruleOf(tables, table) !== undefined ? table : '-',",
    replace: "table: table ?? '-',",
    tests,
  },
  {
    id: 'handler-database-away',
    harm: 'A database that restarts is answered as a mistake of the program (500), which no proxy or monitor tries again.',
    file: 'site/server/backend/database-error.ts',
    find: "  '57P01': 503,\n",
    replace: '',
    tests: ['tests/backend/backend.test.ts'],
  },
];
