import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../site/server/database/database.ts';
import { migrate } from '../../site/server/database/migrate.ts';
import { asAnon } from './support/anon.ts';
import { onEachEngine } from './support/engines.ts';
import { application, lead, migrationsDir, tables } from './support/tables.ts';

/** What hosted Supabase does to every database: whatever is created later belongs to everyone. */
const SUPABASE_DEFAULTS = `
create role anon nologin noinherit;
create role authenticated nologin noinherit;
alter default privileges in schema public grant all on tables to anon, authenticated;
alter default privileges in schema public grant all on sequences to anon, authenticated;`;

const INSERT_LEAD = 'insert into public.leads (name, email, company, message) values ($1, $2, $3, $4)';

/** What the database itself allows to a visitor, with no handler in front of it. */
onEachEngine('grants and policies', (openEmpty) => {
  let database: Database;
  beforeAll(async () => {
    database = await openEmpty();
    await database.script(SUPABASE_DEFAULTS);
    await migrate(database, migrationsDir);
    expect(await asAnon(database, INSERT_LEAD, Object.values(lead))).toBe('ok');
  }, 60_000);

  it.each(Object.keys(tables))('lets a visitor do nothing but insert into %s', async (table) => {
    const refused = [
      `select * from public.${table}`,
      `select count(*) from public.${table}`,
      `update public.${table} set id = gen_random_uuid()`,
      `delete from public.${table}`,
      `truncate public.${table}`,
      `alter table public.${table} disable row level security`,
      `drop table public.${table}`,
    ];
    const verdicts = await Promise.all(refused.map((sql) => asAnon(database, sql)));
    expect(verdicts).toEqual(refused.map(() => '42501'));
  });

  it('gives no row back', async () => {
    expect(await asAnon(database, `${INSERT_LEAD} returning id`, Object.values(lead))).toBe('42501');
  });

  it('takes no upsert that would change a row', async () => {
    const upsert = `${INSERT_LEAD} on conflict (id) do update set name = excluded.name`;
    expect(await asAnon(database, upsert, Object.values(lead))).toBe('42501');
  });

  it.each(['id', 'created_at'])('keeps %s out of a visitor\'s hands', async (column) => {
    const value = column === 'id' ? 'gen_random_uuid()' : 'now()';
    const sql = `insert into public.leads (name, email, message, ${column}) values ('a', 'b', 'c', ${value})`;
    expect(await asAnon(database, sql)).toBe('42501');
  });

  it.each([
    ['an empty name', { name: '' }, '23514'],
    ['a name of spaces', { name: ' \n\t' }, '23514'],
    ['a name that is too long', { name: 'x'.repeat(321) }, '23514'],
    ['a message that is too long', { message: 'x'.repeat(10_001) }, '23514'],
    ['no name', { name: null }, '23502'],
    ['the longest name', { name: 'ñ'.repeat(320) }, 'ok'],
    ['no company', { company: null }, 'ok'],
  ])('answers %s', async (_what, change, verdict) => {
    expect(await asAnon(database, INSERT_LEAD, Object.values({ ...lead, ...change }))).toBe(verdict);
  });

  describe('an application', () => {
    const insert = (change: object): Promise<string> => {
      const row = { ...application, ...change };
      const names = Object.keys(row);
      const sql = `insert into public.career_applications (${names.join()}) values (${names.map((_, i) => `$${i + 1}`).join()})`;
      return asAnon(database, sql, Object.values(row));
    };

    it('is taken as pending', async () => expect(await insert({})).toBe('ok'));
    it('is not taken in any other state', async () => expect(await insert({ estado: 'aceptada' })).toBe('42501'));
  });

  it('hides what the server keeps for itself', async () => {
    expect(await asAnon(database, 'select * from site_internal.schema_migrations')).toBe('42501');
    expect(await asAnon(database, "insert into site_internal.schema_migrations (name, sha256) values ('a', 'b')")).toBe('42501');
  });
});
