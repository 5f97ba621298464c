import { appendFileSync, copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import type { Database } from '../../site/server/database/database.ts';
import { migrate } from '../../site/server/database/migrate.ts';
import { openDatabaseUrl } from '../../site/server/database/open.ts';
import { UserError } from '../../site/user-error.mjs';
import { onEachEngine, onOwnPostgres } from './support/engines.ts';
import { migrationsDir, tables } from './support/tables.ts';
import { readLeads } from '../../site/server/leads/read-leads.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

const FIRST = '0001_initial.sql';

let directory: string;
beforeEach(() => {
  directory = temporaryDirectory(onTestFinished);
  copyFileSync(join(migrationsDir, FIRST), join(directory, FIRST));
});

/** All objects of a database that are not PostgreSQL's own. */
function schemasOf(database: Database): Promise<object[]> {
  return database.query(`select n.nspname, c.relname from pg_namespace n left join pg_class c on c.relnamespace = n.oid
    where n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast') order by 1, 2`);
}

onEachEngine('migrations', ({ openEmpty }) => {
  it('run once, and later ones follow', async () => {
    const database = await openEmpty();
    expect(await migrate(database, directory)).toEqual([FIRST]);
    expect(await migrate(database, directory)).toEqual([]);
    writeFileSync(join(directory, '0002_more.sql'), 'alter table public.leads add column source text;');
    expect(await migrate(database, directory)).toEqual(['0002_more.sql']);
  });

  it('refuse a history that was changed, and say how', async () => {
    const database = await openEmpty();
    const original = readFileSync(join(directory, FIRST), 'utf8');
    await migrate(database, directory);

    writeFileSync(join(directory, FIRST), original.replaceAll('\n', '\r\n'));
    expect(await migrate(database, directory), 'the same file from a checkout on Windows').toEqual([]);

    appendFileSync(join(directory, FIRST), '-- changed\n');
    await expect(migrate(database, directory)).rejects.toThrow(
      /replaced since\. Back it up \(`npm run backup .*remove the folder \.data .*restore .*operate\.md\.$/,
    );
    writeFileSync(join(directory, FIRST), original);
    writeFileSync(join(directory, '0002_more.sql'), 'select 1;');
    await migrate(database, directory);
    writeFileSync(join(directory, '0002_more.sql'), 'select 2;');
    await expect(migrate(database, directory)).rejects.toThrow(
      /0002_more\.sql was altered .* new migration\. .* docs\/guides\/operate\.md/,
    );
    writeFileSync(join(directory, '0002_more.sql'), 'select 1;');

    writeFileSync(join(directory, FIRST), original);
    writeFileSync(join(directory, '0000_late.sql'), 'select 1;');
    await expect(migrate(database, directory)).rejects.toThrow(/0000_late\.sql sorts before 0001_initial\.sql/);

    rmSync(join(directory, '0000_late.sql'));
    rmSync(join(directory, FIRST));
    await expect(migrate(database, directory)).rejects.toThrow(/0001_initial\.sql, which is not in the folder/);
    rmSync(join(directory, '0002_more.sql'));
    await expect(migrate(database, directory), 'an empty folder').rejects.toThrow(/which is not in the folder/);
  });

  it('leave nothing of a file that fails', async () => {
    const database = await openEmpty();
    writeFileSync(join(directory, '0002_broken.sql'), 'create table public.half (id int); select 1 / 0;');
    await expect(migrate(database, directory)).rejects.toThrow(/0002_broken\.sql failed: division by zero/);
    await expect(database.query('select * from public.half')).rejects.toMatchObject({ code: '42P01' });
    expect(Object.values(await readLeads(database, tables, 'new'))).toEqual([[], [], [], []]);
  });
});

onOwnPostgres('migrations', (cluster, add) => {
  it('wait for each other when several processes start at once', async () => {
    const address = await cluster().createDatabase();
    const databases = await Promise.all([1, 2, 3, 4].map(async () => add(await openDatabaseUrl(address))));
    const applied = await Promise.all(databases.map((database) => migrate(database, directory)));
    expect(applied.flat()).toEqual([FIRST]);
  });

  it('leave nothing in a database whose tables were made by other means, as in a hosted project', async () => {
    const database = add(await openDatabaseUrl(await cluster().createDatabase()));
    await database.script('create table public.leads (id int)');
    const before = await schemasOf(database);
    await expect(migrate(database, directory)).rejects.toThrow(
      /`supabase db push` or psql did, as in a hosted project\. Nothing was changed\..*SUPABASE_URL/,
    );
    expect(await schemasOf(database)).toEqual(before);
  });

  it('print the statements for an administrator if the owner may not create roles', async () => {
    await cluster().run('create role small_owner login; drop role if exists service_role');
    const database = add(await openDatabaseUrl(await cluster().createDatabase({ owner: 'small_owner' })));
    const failure = await migrate(database, directory).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UserError);
    expect(String(failure)).toMatch(/create role service_role nologin noinherit;[^]*grant anon, desk to/);
  });
});

it('says when no server answers, without the password', async () => {
  const failure = await openDatabaseUrl('postgres://ana:secret@127.0.0.1:1/site').catch(String);
  expect(failure).toMatch(/DATABASE_URL \S+ cannot be used: .*\(ECONNREFUSED\)/);
  expect(failure).not.toContain('secret');
});
