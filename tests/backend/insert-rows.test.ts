import { PostgrestClient } from '@supabase/postgrest-js';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBackend, type Backend, type BackendLogEntry } from '../../site/server/insert-rows.ts';
import type { Database } from '../../site/server/database/database.ts';
import { onOneEngine } from './support/engines.ts';
import { insertRequest, type RequestChange } from './support/request.ts';
import { anonKey, lead, restPath, tables } from './support/tables.ts';

onOneEngine('the backend', ({ openMigrated }) => {
  let database: Database;
  let backend: Backend;
  let log: BackendLogEntry[];
  const rows = (table = 'leads'): Promise<Record<string, unknown>[]> => database.query(`select * from public.${table}`);

  beforeAll(async () => {
    database = await openMigrated();
    backend = createBackend({ database, tables, anonKey, log: (entry) => log.push(entry) });
  });
  beforeEach(async () => {
    log = [];
    await database.script('truncate public.leads, public.career_applications');
  });

  describe('with supabase-js', () => {
    const client = (): PostgrestClient =>
      new PostgrestClient(`http://localhost${restPath}`, {
        headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}` },
        fetch: (input, init) => backend.fetch(new Request(input, init)),
      });

    it.each([
      ['one row', lead],
      ['an array of one row', [lead]],
    ])('inserts %s', async (_what, values) => {
      expect(await client().from('leads').insert(values)).toMatchObject({ error: null, status: 201, data: null });
      expect(await rows()).toMatchObject([
        { ...lead, id: expect.stringMatching(/^[0-9a-f-]{36}$/), created_at: expect.any(Date) },
      ]);
    });

    it('removes characters that PostgreSQL cannot store', async () => {
      const given = { ...lead, name: 'A\0na', message: 'Hola \ud83d' };
      expect(await client().from('leads').insert([given])).toMatchObject({ error: null, status: 201 });
      expect(await rows()).toMatchObject([{ name: 'Ana', message: 'Hola \ufffd' }]);
    });

    it("gives the database's verdict as error", async () => {
      const { error, status } = await client()
        .from('leads')
        .insert([{ ...lead, name: '' }]);
      expect({ status, code: error?.code }).toEqual({ status: 400, code: '23514' });
      expect(error?.message).toContain('leads_name_not_empty');
    });

    it('refuses to give rows back, merge, read, change or delete them', async () => {
      const from = client().from('leads');
      const answers = await Promise.all([
        from.insert([lead]).select(),
        from.upsert([lead]),
        from.upsert([lead], { onConflict: 'id', ignoreDuplicates: true }),
        from.select(),
        from.update({ name: 'x' }).eq('name', 'y'),
        from.delete().eq('name', 'y'),
        client().rpc('now'),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 405, 405, 405, 404]);
      expect(await rows()).toEqual([]);
    });
  });

  // More attacks, also against the database alone: attacks.test.ts.
  it.each<[string, RequestChange, number, string]>([
    ['a name of Object.prototype', { path: '/rest/v1/constructor' }, 404, 'PGRST205'],
    ['another content type', { headers: { 'content-type': 'text/csv' } }, 400, 'PGRST102'],
    ['no body', { body: '' }, 400, 'PGRST102'],
    ['JSON that is no row', { body: '[1]' }, 400, 'PGRST102'],
    [
      'bytes that are not UTF-8 in a valid row',
      { body: Buffer.from(JSON.stringify({ ...lead, name: '\u00ff' }), 'latin1') },
      400,
      'PGRST102',
    ],
    ['an endless body', { body: endless() }, 413, '54000'],
    ['the key __proto__', { body: '{"__proto__":{"name":"x"}}' }, 400, 'PGRST204'],
    ['a column that visitors may not fill', { body: JSON.stringify({ ...lead, id: '1' }) }, 400, 'PGRST204'],
    ['a required column missing', { body: '{"name":"Ana"}' }, 400, '23502'],
  ])('refuses %s', async (_what, change, status, code) => {
    const response = await backend.fetch(insertRequest(change));
    expect({ status: response.status, body: await response.json() }).toEqual({
      status,
      body: {
        code,
        message: expect.any(String),
        details: expect.toSatisfy(isTextOrNull),
        hint: expect.toSatisfy(isTextOrNull),
      },
    });
    expect([...(await rows()), ...(await rows('career_applications'))]).toEqual([]);
  });

  it('isolates concurrent requests, and loses none', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        backend.fetch(insertRequest({ body: JSON.stringify({ ...lead, name: index % 3 === 0 ? '' : `n${index}` }) })),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(40);
    expect(await rows()).toHaveLength(40);
    expect(await database.query('select current_user::text as role')).not.toEqual([{ role: 'anon' }]);
  });

  it('logs events without visitors’ input', async () => {
    await backend.fetch(insertRequest());
    await backend.fetch(insertRequest({ body: JSON.stringify({ ...lead, name: '' }) }));
    await backend.fetch(insertRequest({ path: '/rest/v1/ana@example.com' }));
    expect(log).toEqual([
      { method: 'POST', table: 'leads', status: 201, code: null },
      { method: 'POST', table: 'leads', status: 400, code: '23514' },
      { method: 'POST', table: '-', status: 404, code: 'PGRST205' },
    ]);
  });
});

it.each([
  ['is gone', 'ECONNREFUSED', 'PGRST001'],
  ['has run out of disk', '53100', '53100'],
  ['took too long', '57014', '57014'],
])('answers 503 when the database %s', async (_what, found, code) => {
  const gone = (): Promise<never> => Promise.reject(Object.assign(new Error('connect'), { code: found }));
  const done = async (): Promise<void> => undefined;
  const transactions = { query: gone, script: gone, transaction: gone };
  const database: Database = {
    ...transactions,
    withoutTimeout: transactions,
    vacuum: gone,
    close: done,
    [Symbol.asyncDispose]: done,
  };
  const response = await createBackend({ database, tables, anonKey }).fetch(insertRequest());
  expect({ status: response.status, body: await response.json() }).toMatchObject({ status: 503, body: { code } });
});

function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === 'string';
}

/** An endless body without a Content-Length. */
function endless(): ReadableStream<Uint8Array> {
  return new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(16_384).fill(0x20)) });
}
