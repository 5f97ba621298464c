import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { migrationProblems, parseMigrationLog } from '../../generator/write/migration-state.ts';
import { boolean, date, days, decimal, integer, text, timestamp } from '../../generator/schema/table.ts';
import { checkColumnTypes, emptyLog } from '../../generator/sql/migration.ts';

import type { Database } from '../../site/server/database/database.ts';
import { migrate } from '../../site/server/database/migrate.ts';
import { asAnon } from '../backend/support/anon.ts';
import { openNew } from '../backend/support/embedded.ts';
import { History, withTables, type Columns } from './support/history.ts';
import { makeGenerated, type Run } from './support/project.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';
import { beginHistory, gitIn } from '../support/repository.ts';

const name = text({ max: 10 });
const first: Columns = {
  name,
  note: text({ max: 10, nullable: true }),
  state: text({ max: 10, oneOf: ["it's", 'new'] }),
  at: timestamp(),
};
const { state: _, ...withoutState } = first;

/** Empties a database, except for the roles, which hosts have from the beginning. */
const empty = `do $$ declare name text; begin
  for name in select nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema' loop
    execute format('drop schema %I cascade', name);
  end loop;
end $$;
create schema public authorization pg_database_owner;
grant usage on schema public to public;`;

let opened: Promise<Database> | undefined;
afterAll(async () => (await opened)?.close());

/** An emptied database, and a function that runs the next migration on it. Opening one takes longer than a test. */
async function startDatabase(): Promise<{
  database: Database;
  next: (tables: Record<string, Columns>, insertsPerMinute?: number) => Promise<string[]>;
}> {
  const directory = temporaryDirectory(onTestFinished);
  const database = await (opened ??= openNew());
  await database.script(empty);
  const history = new History();
  return {
    database,
    next: (tables, insertsPerMinute) => {
      history.next(tables, insertsPerMinute);
      for (const [file, sql] of history.files) writeFileSync(join(directory, file), sql);
      return migrate(database, directory);
    },
  };
}

function insert(
  database: Database,
  row: Record<string, string | number | boolean | null>,
  table = 'leads',
  headers?: Record<string, string>,
): Promise<string> {
  const columns = Object.keys(row);
  const places = columns.map((_column, index) => `$${index + 1}`);
  return asAnon(
    database,
    `insert into public.${table} (${columns.join(', ')}) values (${places.join(', ')})`,
    Object.values(row),
    headers,
  );
}

function rows(database: Database, columns: string, table = 'leads') {
  return database.query(`select ${columns} from public.${table} order by created_at, ${columns}`);
}

const at = '2026-01-02T03:04:05Z';
const row = { name: 'Ana', note: null, state: 'new', at };
const denied = '42501';
const check = '23514';

describe('nextMigration', () => {
  it('adds no migration if nothing changes in the database', () => {
    const history = new History();
    expect(history.next({ leads: first })).toBe('0001_initial.sql');
    expect(history.next({ leads: first })).toBeUndefined();
    const { at: last, ...others } = first;
    expect(history.next({ leads: { at: last ?? name, ...others } })).toBeUndefined();
    expect(history.next({ leads: { ...first, name: text({ max: 10, nullable: false }) } })).toBeUndefined();
    expect(
      history.next({ leads: { ...first, name: { ...name, nullable: undefined } as typeof name } }),
    ).toBeUndefined();
  });

  it.each<[string, Record<string, Columns>]>([
    ['an added column', { leads: { ...first, extra: name } }],
    ['a new limit', { leads: { ...first, name: text({ max: 20 }) } }],
    ['a column that becomes nullable', { leads: { ...first, name: text({ max: 10, nullable: true }) } }],
    ['other allowed values', { leads: { ...first, state: text({ max: 10, oneOf: ['new'] }) } }],
    ['a removed column', { leads: withoutState }],
  ])('adds a migration for %s and leaves the old one unchanged', (_situation, tables) => {
    const history = new History();
    history.next({ leads: first });
    const before = history.files.get('0001_initial.sql');
    expect(history.next(tables)).toBe('0002_leads.sql');
    expect(history.files.get('0001_initial.sql')).toBe(before);
    expect(history.log.migrations.map(({ file }) => file)).toEqual(['0001_initial.sql', '0002_leads.sql']);
    expect(history.next(tables)).toBeUndefined();
  });

  it('adds a migration for a table that is added, removed and added again', () => {
    const history = new History();
    history.next({ leads: first });
    expect(history.next({ leads: first, people: { name } })).toBe('0002_records_and_people.sql');
    expect(history.next({ leads: first })).toBe('0003_records_and_people.sql');
    expect(history.log.retired).toEqual({ tables: ['people'], columns: { people: { name: 'text' } } });
    expect(history.next({ leads: first, people: { name } })).toBe('0004_records_and_people.sql');
    expect(history.log.retired).toEqual({ tables: [], columns: {} });
  });

  it('adds a migration without any table for a new rate limit', () => {
    const history = new History();
    history.next({ leads: first }, 10);
    expect(history.next({ leads: first }, 3)).toBe('0002_requests.sql');
    expect(history.files.get('0002_requests.sql')).not.toContain('public.leads');
    expect(history.next({ leads: first }, 3)).toBeUndefined();
  });

  it('recreates only the parts of the private schema whose SQL has changed', () => {
    const history = new History();
    history.next({ leads: first });
    history.log = { ...history.log, parts: { ...history.log.parts, limits: 'of an earlier generator' } };
    expect(history.next({ leads: first })).toBe('0002_requests.sql');
    expect(history.files.get('0002_requests.sql')?.match(/^(create|drop|alter|do) .*/gm)).toEqual([
      expect.stringContaining('create or replace function site_internal.limits() returns table'),
    ]);
    expect(history.next({ leads: first })).toBeUndefined();
  });

  it('adds a migration for each changed retention period', () => {
    const { records } = withTables({});
    const history = new History();
    const retain = (periods: Partial<typeof records.retention>): string | undefined => {
      const retention = { ...records.retention, tables: { leads: days(90) }, ...periods };
      return history.next({ leads: first }, 10, { records: { ...records, retention } });
    };
    history.next({ leads: first });
    expect(retain({})).toBe('0002_records.sql');
    expect(history.files.get('0002_records.sql')).toContain(
      "('public', 'leads', 'created_at', interval '90 days', '{}')",
    );
    expect(retain({ idempotencyKeys: days(7) })).toBe('0003_requests_and_records.sql');
    expect(history.files.get('0003_requests_and_records.sql')).toContain("'received_at', interval '7 days'");
    expect(retain({ idempotencyKeys: days(7) })).toBeUndefined();
  });
});

it('the type of a column must not change', () => {
  const history = new History();
  history.next({ leads: first });
  expect(checkColumnTypes(withTables({ leads: { ...first, name: timestamp() } }), history.log)).toMatchObject([
    { code: 'table/column-type-changed', path: ['tables', 'leads', 'columns', 'name'] },
  ]);
});

describe('committed migrations', () => {
  const history = new History();
  history.next({ leads: first });
  history.next({ leads: withoutState });
  const path = (file: string) => `migrations/${file}`;
  const problems = (change: (files: Map<string, string>) => void): string[] => {
    const files = new Map([...history.files].map(([file, sql]) => [path(file), sql]));
    change(files);
    return migrationProblems('migrations', history.log, [...files.keys()], (file) => files.get(file));
  };

  it.each<[string, (files: Map<string, string>) => void, string[]]>([
    ['are accepted', () => undefined, []],
    [
      'are accepted with CRLF line endings',
      (files) => files.forEach((sql, file) => files.set(file, sql.replaceAll('\n', '\r\n'))),
      [],
    ],
    ['are accepted beside a file that is not SQL', (files) => files.set('migrations/README.md', ''), []],
    [
      'are rejected if one was altered',
      (files) => files.set(path('0001_initial.sql'), 'select 1;'),
      ['migrations/0001_initial.sql was altered'],
    ],
    [
      'are rejected if one was deleted',
      (files) => files.delete(path('0001_initial.sql')),
      ['migrations/0001_initial.sql is missing'],
    ],
    [
      'are rejected if one was renamed',
      (files) => {
        files.set(path('0001_first.sql'), files.get(path('0001_initial.sql')) ?? '');
        files.delete(path('0001_initial.sql'));
      },
      ['migrations/0001_initial.sql is missing', 'migrations/0001_first.sql is not in the migration log'],
    ],
    [
      'are rejected if there is one more than in the log',
      (files) => files.set('migrations/0009_mine.sql', ''),
      ['migrations/0009_mine.sql is not in the migration log'],
    ],
  ])('%s', (_situation, change, expected) => {
    expect(problems(change)).toEqual(expected.map((part) => expect.stringContaining(part) as string));
  });

  it('cause a single message if their log is missing', () => {
    const files = ['site/migrations/0001_a.sql', 'site/migrations/0002_b.sql'];
    expect(migrationProblems('site/migrations', emptyLog(), files, () => '')).toEqual([
      expect.stringContaining('"git checkout HEAD -- site/schema.json"'),
    ]);
  });

  it.each([
    '<<<<<<<',
    '{}',
    '{"tables":{"a":{"b":{"type":"json"}}},"retired":{"tables":[],"columns":{}},"migrations":[]}',
  ])('are rejected with the unreadable log %s', (content) => {
    expect(() => parseMigrationLog('schema.json', content)).toThrow(
      /schema\.json cannot be read .*"git checkout HEAD -- schema\.json".*Merging branches/,
    );
  });
});

describe('a migrated database', () => {
  it('lets anon insert rows that the spec allows, and nothing else', async () => {
    const { database, next } = await startDatabase();
    expect(await next({ leads: first })).toEqual(['0001_initial.sql']);
    expect(await insert(database, row)).toBe('ok');
    expect(await insert(database, { ...row, state: "it's" })).toBe('ok');
    expect(await insert(database, { ...row, state: 'done' })).toBe(denied);
    expect(await insert(database, { ...row, name: 'x'.repeat(11) })).toBe(check);
    expect(await insert(database, { ...row, name: ' \n' })).toBe(check);
    expect(await insert(database, { ...row, name: null })).toBe('23502');
    expect(await insert(database, { ...row, created_at: at })).toBe(denied);
    for (const sql of [
      'select name from public.leads',
      'update public.leads set name = name',
      'delete from public.leads',
      'truncate public.leads',
    ]) {
      expect(await asAnon(database, sql)).toBe(denied);
    }
  });

  it('stores each message once, up to the rate limit, also in a table added or changed later', async () => {
    const { database, next } = await startDatabase();
    await next({ leads: first });
    await next({ leads: { ...withoutState, sent: timestamp({ nullable: true }) }, people: { name } }, 3);
    const send = (
      table: string,
      values: Record<string, string | null>,
      key: string,
      from = '192.0.2.1',
    ): Promise<string> => insert(database, values, table, { 'idempotency-key': key, 'x-forwarded-for': from });
    const { state: _state, ...lead } = row;
    for (const sent of [at, null]) expect(await send('leads', { ...lead, sent }, 'a')).toBe('ok');
    for (const _ of [1, 2]) expect(await send('people', { name: 'Ana' }, 'a')).toBe('ok');
    expect(await rows(database, 'name')).toHaveLength(1);
    expect(await rows(database, 'name', 'people')).toHaveLength(1);
    expect(await send('people', { name: 'Eva' }, 'b')).toBe('ok');
    expect(await send('people', { name: 'Luz' }, 'c')).toBe('PT429');

    await next({ leads: { ...withoutState, sent: timestamp({ nullable: true }) }, people: { name } }, 4);
    expect(await send('people', { name: 'Luz' }, 'c')).toBe('ok');
    expect(await send('people', { name: 'Sol' }, 'd')).toBe('PT429');
  });

  it('keeps rows and their values when columns are added, changed and removed', async () => {
    const { database, next } = await startDatabase();
    await next({ leads: first });
    expect(await insert(database, { ...row, name: 'x'.repeat(10) })).toBe('ok');

    // A required column is added: the old row has none, a new one needs it. A limit shrinks below the old value.
    const grown: Columns = { ...withoutState, name: text({ max: 5 }), phone: text({ max: 5 }) };
    expect(await next({ leads: grown })).toEqual(['0002_leads.sql']);
    const { state: _state, ...kept } = row;
    expect(await insert(database, { ...kept, phone: '55' })).toBe('ok');
    expect(await insert(database, kept)).toBe(check);
    expect(await insert(database, { ...kept, phone: ' ' })).toBe(check);
    expect(await insert(database, { ...kept, name: 'longer', phone: '55' })).toBe(check);
    expect(await insert(database, { ...kept, phone: '55', state: 'new' })).toBe(denied);

    // The retired column returns with other options, and the new one is removed.
    expect(await next({ leads: { ...first, state: text({ max: 10, nullable: true, oneOf: ['open'] }) } })).toEqual([
      '0003_leads.sql',
    ]);
    expect(await insert(database, { ...row, name: 'Eva', state: 'open' })).toBe('ok');
    expect(await insert(database, { ...row, name: 'Luz', state: null })).toBe('ok');
    expect(await insert(database, row)).toBe(denied);
    expect(await insert(database, { ...row, state: 'open', phone: '55' })).toBe(denied);

    expect(await rows(database, 'name, state, phone')).toEqual([
      { name: 'x'.repeat(10), state: 'new', phone: null },
      { name: 'Ana', state: null, phone: '55' },
      { name: 'Eva', state: 'open', phone: null },
      { name: 'Luz', state: null, phone: null },
    ]);
    expect(await next({ leads: { ...first, state: text({ max: 10, nullable: true, oneOf: ['open'] }) } })).toEqual([]);
  });

  it('keeps the rows of a table that is removed and added again with other columns', async () => {
    const { database, next } = await startDatabase();
    await next({ leads: first, people: { name, city: name, seen: timestamp() } });
    const person = { name: 'Ana', city: 'Roma', seen: at };
    expect(await insert(database, person, 'people')).toBe('ok');

    await next({ leads: first });
    expect(await insert(database, person, 'people')).toBe(denied);
    expect(await insert(database, row)).toBe('ok');

    await next({ leads: first, people: { name, mail: name } });
    expect(await insert(database, { name: 'Eva', mail: 'a@b.mx' }, 'people')).toBe('ok');
    expect(await insert(database, { name: 'Eva' }, 'people')).toBe(check);
    expect(await insert(database, person, 'people')).toBe(denied);

    await next({ leads: first, people: { name, mail: name, city: name } });
    expect(await insert(database, { name: 'Luz', mail: 'a@b.mx', city: 'Roma' }, 'people')).toBe('ok');
    expect(await insert(database, { name: 'Luz', mail: 'a@b.mx' }, 'people')).toBe(check);
    expect(await rows(database, 'name, city, mail', 'people')).toEqual([
      { name: 'Ana', city: 'Roma', mail: null },
      { name: 'Eva', city: null, mail: 'a@b.mx' },
      { name: 'Luz', city: 'Roma', mail: 'a@b.mx' },
    ]);
  });
});

describe('columns with other types and conditions', () => {
  const columns: Columns = {
    kind: text({ max: 10 }),
    other: text({ max: 10, nullable: true, onlyIf: { column: 'kind', is: ['other', 'more'] } }),
    agreed: boolean({ onlyTrue: true }),
    again: boolean(),
    why: text({ max: 10, nullable: true, onlyIf: { column: 'again', is: true } }),
    day: date({ min: '2026-01-01', max: '2026-12-31' }),
    born: date({ nullable: true }),
    people: integer({ min: 1, max: 8 }),
    price: decimal({ min: 0, max: 1000, decimals: 2, nullable: true }),
  };
  const good = {
    kind: 'other',
    other: 'x',
    agreed: true,
    again: false,
    why: null,
    day: '2026-02-28',
    born: null,
    people: 8,
    price: '12.50',
  };
  const refused: readonly (readonly [column: string, value: string | number | boolean | null])[] = [
    ['kind', 'else'],
    ['agreed', false],
    ['again', null],
    ['why', 'because'],
    ['day', '2025-12-31'],
    ['day', '2027-01-01'],
    ['born', 'infinity'],
    ['people', 0],
    ['people', 9],
    ['price', '0.001'],
    ['price', '1000.01'],
    ['price', 'NaN'],
  ];

  it.each([
    ['in a new table', {}],
    ['in an existing table', { kind: text({ max: 10 }) }],
  ])('accept only valid values, %s', async (_when, before) => {
    const { database, next } = await startDatabase();
    if (Object.keys(before).length > 0) await next({ leads: before as Columns });
    await next({ leads: columns });
    expect(await insert(database, good)).toBe('ok');
    expect(
      await insert(database, { ...good, kind: 'more', price: null, again: true, why: 'x', born: '0999-12-31' }),
    ).toBe('ok');
    for (const [column, value] of refused)
      expect([column, value, await insert(database, { ...good, [column]: value })]).toEqual([
        column,
        value,
        expect.stringMatching(/^(23514|23502)$/),
      ]);
    expect(await database.query('select agreed, day, people, price from public.leads where born is null')).toEqual([
      { agreed: true, day: '2026-02-28', people: 8, price: '12.50' },
    ]);
  });

  it('may get other limits, and may be removed and added again', async () => {
    const { database, next } = await startDatabase();
    await next({ leads: columns });
    await next({ leads: { ...columns, people: integer({ min: 1, max: 9 }), agreed: boolean() } });
    expect(await insert(database, { ...good, people: 9, agreed: false })).toBe('ok');
    const { price: _price, other: _other, ...fewer } = columns;
    await next({ leads: fewer });
    await next({ leads: { ...fewer, price: decimal({ min: 0, max: 1, decimals: 1, nullable: true }) } });
    const { other: _, ...row } = good;
    expect(await insert(database, { ...row, price: '0.55' })).toBe(check);
    expect(await insert(database, { ...row, price: '0.5' })).toBe('ok');
  });
});

it('uncommitted migrations are merged into one until a local database has run it, and committed ones are kept', async () => {
  const project = await makeGenerated();
  const commit = (): void => {
    gitIn(project.root, 'add', '.');
    gitIn(project.root, 'commit', '--quiet', '--message', 'a');
  };
  const migrations = (): string[] => readdirSync(join(project.root, 'site/supabase/migrations'));
  const changePeriod = (from: string, to: string): Promise<Run> => {
    project.edit('spec/base.ts', `leads: ${from}`, `leads: ${to}`);
    return project.generate(['--accept']);
  };
  beginHistory(project.root);
  const [first = ''] = migrations();
  await changePeriod('months(24)', 'months(23)');
  await changePeriod('months(23)', 'months(22)');
  const [, second = '', ...more] = migrations();
  expect(more).toEqual([]);
  expect(project.read(`site/supabase/migrations/${second}`)).toContain("interval '22 months'");
  expect(await project.generate(['--check'])).toMatchObject({ status: 0 });
  // Back to the committed spec.
  expect((await changePeriod('months(22)', 'months(24)')).out).toContain(`migration ${second} removed`);
  expect(migrations()).toEqual([first]);

  await changePeriod('months(24)', 'months(21)');
  commit();
  const before = project.snapshot();
  await changePeriod('months(21)', 'months(20)');
  expect(migrations()).toHaveLength(3);
  for (const name of [first, second]) {
    const path = `site/supabase/migrations/${name}`;
    expect(project.read(path)).toBe(before[path]);
  }
  project.write('.data/migrations.json', JSON.stringify(migrations()));
  await changePeriod('months(20)', 'months(19)');
  expect(migrations()).toHaveLength(4);
});
