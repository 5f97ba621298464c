import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../site/server/database/database.ts';
import { asAnon, insertRow } from './support/anon.ts';
import { onEachEngine } from './support/engines.ts';
import { application, lead, tables } from './support/tables.ts';

const INSERT_LEAD = 'insert into public.leads (name, email, company, message) values ($1, $2, $3, $4)';

/** All privileges of visitors' roles in the site's schemas, whether granted to them or to PUBLIC. */
const PRIVILEGES = `
with roles as (select unnest(array['anon', 'authenticated']) as role),
schemas as (select oid, nspname from pg_namespace where nspname in ('public', 'site_internal')),
relations as (select c.oid, n.nspname || '.' || relname as name, relkind from pg_class as c join schemas as n on n.oid = relnamespace where relkind in ('r', 'v', 'm', 'p', 'f', 'S'))
select role, privilege || ' on ' || nspname as may from roles, schemas, unnest(array['usage', 'create']) as privilege
  where has_schema_privilege(role, oid, privilege)
union all select role, privilege || ' on ' || name from roles, relations, unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) as privilege
  where relkind <> 'S' and has_table_privilege(role, oid, privilege)
union all select role, 'use of ' || name from roles, relations where relkind = 'S' and has_sequence_privilege(role, oid, 'usage, select, update')
union all select role, privilege || ' (' || string_agg(attname, ', ' order by attnum) || ') on ' || name
  from roles, relations join pg_attribute on attrelid = oid and attnum > 0 and not attisdropped, unnest(array['select', 'insert', 'update', 'references']) as privilege
  where relkind <> 'S' and has_column_privilege(role, oid, attnum, privilege) group by role, privilege, name
union all select role, 'execute ' || proname from roles, pg_proc join schemas as n on n.oid = pronamespace where has_function_privilege(role, pg_proc.oid, 'execute')`;

/** What the database itself allows a visitor, without the handler in front; attacks.test.ts tests what it rejects. */
onEachEngine('grants and policies', ({ openMigrated }) => {
  let database: Database;
  beforeAll(async () => {
    database = await openMigrated();
    expect(await asAnon(database, INSERT_LEAD, Object.values(lead))).toBe('ok');
  });

  it('let a visitor fill the columns of the forms, and nothing else', async () => {
    const found = await database.query<{ role: string; may: string }>(PRIVILEGES);
    const allowed = [
      'usage on public',
      ...Object.entries(tables).map(([table, { columns }]) => `insert (${columns.join(', ')}) on public.${table}`),
    ];
    for (const role of ['anon', 'authenticated']) {
      expect(
        found
          .filter((one) => one.role === role)
          .map(({ may }) => may)
          .toSorted(),
        `what ${role} may do`,
      ).toEqual(allowed.toSorted());
    }
  });

  it.each([
    ['an empty name', { name: '' }, '23514'],
    ['a message that is too long', { message: 'x'.repeat(10_001) }, '23514'],
    ['the longest name', { name: 'ñ'.repeat(320) }, 'ok'],
    ['no company', { company: null }, 'ok'],
  ])('answers %s', async (_what, change, verdict) => {
    expect(await asAnon(database, INSERT_LEAD, Object.values({ ...lead, ...change }))).toBe(verdict);
  });

  describe('an application', () => {
    const insert = (change: object): Promise<string> =>
      insertRow(database, 'career_applications', { ...application, ...change });

    it('is taken as pending', async () => expect(await insert({})).toBe('ok'));
    it('is not taken in any other state', async () => expect(await insert({ estado: 'aceptada' })).toBe('42501'));
  });
});
