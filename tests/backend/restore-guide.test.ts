import { expect, it, onTestFinished } from 'vitest';
import type { Database } from '../../site/server/database/database.ts';
import { migrate } from '../../site/server/database/migrate.ts';
import { openDatabaseUrl } from '../../site/server/database/open.ts';
import { runLeads } from '../../site/server/leads/run-leads.ts';
import { onHosted, onOwnPostgres } from './support/engines.ts';
import { commandsOf, runCommands, type Output } from './support/guide.ts';
import { pushMigrations } from './support/hosted.ts';
import { asPostgrest } from './support/postgrest.ts';
import { migrationsDir } from './support/tables.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

const guide = 'docs/guides/backups.md';
const ana = `insert into public.leads (name, email, message) values ('Ana', 'ana@example.com', 'Hola')`;

function emails(database: Database): Promise<object[]> {
  return database.query('select email from public.leads order by email');
}

/** Runs commands of the guide on a database. */
function run(name: string, DATABASE_URL: string, cwd: string): Promise<Output> {
  return runCommands(commandsOf(guide, name), { DATABASE_URL }, { cwd });
}

/** The privileges of everyone but the owner on tables, columns, functions and schemas, and the row policies. */
function rights(database: Database): Promise<object[]> {
  return database.query(
    `with objects as (
      select c.oid::regclass::text as object, c.relowner as owner, c.relacl as acl from pg_class c where c.relnamespace in (select site())
      union all select a.attrelid::regclass || '.' || a.attname, c.relowner, a.attacl from pg_attribute a join pg_class c on c.oid = a.attrelid where c.relnamespace in (select site())
      union all select p.oid::regprocedure::text, p.proowner, coalesce(p.proacl, acldefault('f', p.proowner)) from pg_proc p where p.pronamespace in (select site())
      union all select n.nspname, n.nspowner, n.nspacl from pg_namespace n where n.nspname = 'site_internal'
    )
    select object, grantee::regrole::text as who, privilege_type as may from objects, aclexplode(acl) where grantee <> owner
    union all select tablename || ' ' || policyname, roles::text, cmd || coalesce(qual, '') || coalesce(with_check, '') from pg_policies
    union all select tgrelid::regclass::text, tgname, tgenabled::text || tgfoid::regproc::text from pg_trigger where not tgisinternal
    union all select c.oid::regclass::text, 'row security', c.relrowsecurity::text from pg_class c where c.relkind = 'r' and c.relnamespace in (select site())
    order by 1, 2, 3`.replaceAll('select site()', `values ('public'::regnamespace), ('site_internal'::regnamespace)`),
  );
}

onHosted('a copy that the guide makes', (create, add) => {
  it('goes back into the same project, and into a new one with no more rights than before', async () => {
    const directory = temporaryDirectory(onTestFinished);
    const old = await create();
    const source = add(await openDatabaseUrl(old.address));
    await pushMigrations(source);
    await source.script(`${ana}; create schema supabase_migrations;
      create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
      insert into supabase_migrations.schema_migrations (version) values ('0001')`);
    const before = await rights(source);
    await run('hosted-dump', old.address, directory);

    await source.script(
      "delete from public.leads; insert into public.leads (name, email, message) values ('Luis', 'l@b.mx', 'Hola')",
    );
    await run('hosted-restore', old.address, directory);
    expect(await emails(source)).toEqual([{ email: 'ana@example.com' }]);
    expect(await rights(source)).toEqual(before);

    const fresh = await create();
    await run('hosted-restore', fresh.address, directory);
    const restored = add(await openDatabaseUrl(fresh.address));
    expect(await rights(restored)).toEqual(before);
    expect(await restored.query('select version from supabase_migrations.schema_migrations')).toEqual([
      { version: '0001' },
    ]);
    const requests = add(await openDatabaseUrl(fresh.requests));
    expect(await asPostgrest(requests, ana)).toBe('ok');
    for (const forbidden of [
      'truncate public.leads',
      "insert into public.leads (id, name, email, message) values (gen_random_uuid(), 'A', 'a@b.mx', 'H')",
    ]) {
      expect(await asPostgrest(requests, forbidden)).toBe('42501');
    }
    expect(await runLeads([], { DATABASE_URL: fresh.address })).toMatch(/^leads \(2\)/);
  });
});

onOwnPostgres('a copy that the guide makes', (cluster, add) => {
  it('goes into a new database of an owner who is no superuser', async () => {
    const directory = temporaryDirectory(onTestFinished);
    await cluster().run('create role site login createrole');
    const [old, fresh] = [
      await cluster().createDatabase({ owner: 'site' }),
      await cluster().createDatabase({ owner: 'site' }),
    ];
    const source = add(await openDatabaseUrl(old));
    await migrate(source, migrationsDir);
    await source.script(ana);
    await run('dump', old, directory);

    const restored = add(await openDatabaseUrl(fresh));
    await migrate(restored, migrationsDir);
    await run('restore', fresh, directory);
    expect(await emails(restored)).toEqual([{ email: 'ana@example.com' }]);
    expect(await rights(restored)).toEqual(await rights(source));
    expect(await migrate(restored, migrationsDir)).toEqual([]);
  });
});
