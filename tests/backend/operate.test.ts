import { appendFileSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { migrate } from '../../site/server/database/migrate.ts';
import { openDatabaseUrl } from '../../site/server/database/open.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';
import { makeProject } from '../generator/support/project.ts';
import { asAnon } from './support/anon.ts';
import { commandsOf, runCommands } from './support/commands.ts';
import { onOwnPostgres } from './support/engines.ts';
import { migrationsDir } from './support/tables.ts';

const LEAD = "insert into public.leads (name, email, message) values ('Ana', 'ana@example.com', 'Hola')";

onOwnPostgres('the guides', (cluster, add) => {
  it('change the password of a running server, repeatedly', async () => {
    const secrets = 'docs/guides/secrets.md';
    await cluster().run('create role site login createrole');
    const first = await cluster().createDatabase({ owner: 'site' });
    const admin = first.replace('//site@', '//postgres@');
    const as = (name: string): string => first.replace('//site@', `//${name}@`);
    const run = (name: string, instead = {}): Promise<string> =>
      runCommands(commandsOf(secrets, name), { ADMIN_URL: admin, NEW_PASSWORD: "it's new" }, instead);
    await migrate(add(await openDatabaseUrl(first)), migrationsDir);

    await run('password-new');
    const second = await openDatabaseUrl(as('site_2027'));
    expect(await second.query('select current_user as name')).toEqual([{ name: 'site' }]);
    expect(await asAnon(second, LEAD)).toBe('ok');
    expect(await migrate(second, migrationsDir)).toEqual([]);
    await run('password-first');
    await expect(openDatabaseUrl(first)).rejects.toThrow(/cannot be used: .*\(28000\)/);
    expect(await asAnon(second, LEAD)).toBe('ok');
    await second.close();

    await run('password-new', { site_2027: 'site_2028' });
    await run('password-old');
    const third = add(await openDatabaseUrl(as('site_2028')));
    await third.script('create table public.later (id int)');
    expect(await asAnon(third, LEAD)).toBe('ok');
    expect(await third.query('select count(*)::int as count from public.leads')).toEqual([{ count: 3 }]);
  });

  it('start over with clean migrations, which databases with other ones reject, and move rows', async () => {
    const operate = 'docs/guides/operate.md';
    const project = makeProject('whole');
    cpSync(join(migrationsDir, '..'), join(project.root, 'site/supabase'), { recursive: true });
    const [remove = '', generate] = commandsOf(operate, 'start-over').split('\n');
    await runCommands(remove, {}, { 'site/supabase': join(project.root, 'site/supabase') });
    expect(generate).toBe('npm run generate');
    expect((await project.generate()).status).toBe(0);
    const clean = join(project.root, 'site/supabase/migrations');

    const addresses = { OLD: await cluster().createDatabase(), NEW: await cluster().createDatabase() };
    const old = add(await openDatabaseUrl(addresses.OLD));
    const fresh = add(await openDatabaseUrl(addresses.NEW));
    const others = temporaryDirectory(onTestFinished);
    cpSync(migrationsDir, others, { recursive: true });
    appendFileSync(join(others, '0001_initial.sql'), '-- another beginning\n');
    await migrate(old, others);
    await expect(migrate(old, clean)).rejects.toThrow(/replaced since\. .*Starting over with clean migrations/);
    expect(await migrate(fresh, clean)).toEqual(['0001_initial.sql']);

    expect(await asAnon(old, LEAD)).toBe('ok');
    await old.script(
      "insert into site_internal.follow_ups (table_name, row_id, note) select 'leads', id, 'Called back' from public.leads; select site_internal.erase_person('eva@example.com')",
    );
    await runCommands(commandsOf(operate, 'move-rows'), { ...addresses });
    for (const sql of [
      'select * from public.leads',
      'select row_id, note from site_internal.follow_ups',
      'select * from site_internal.erasures',
      'select * from site_internal.row_states',
      "select site_internal.digest_of_person('eva@example.com')",
    ]) {
      const moved = await fresh.query(sql);
      expect(moved).toHaveLength(1);
      expect(moved).toEqual(await old.query(sql));
    }
  });

  it('keep two sites on one server apart', async () => {
    await cluster().run('create role other login');
    const [one, other] = [await cluster().createDatabase(), await cluster().createDatabase({ owner: 'other' })];
    await migrate(add(await openDatabaseUrl(one)), migrationsDir);
    await expect(migrate(add(await openDatabaseUrl(other)), migrationsDir)).rejects.toThrow(/grant anon, desk to/);
    const name = (address: string): string => new URL(address.replace('@/', '@host/')).pathname.slice(1);
    await runCommands(
      commandsOf('docs/guides/operate.md', 'two-databases'),
      { ADMIN_URL: one },
      { ' site ': ` ${name(one)} `, 'database other ': `database ${name(other)} ` },
    );
    expect((await migrate(add(await openDatabaseUrl(other)), migrationsDir)).length).toBeGreaterThan(0);
    await expect(openDatabaseUrl(one.replace('//postgres@', '//other@'))).rejects.toThrow(
      /cannot be used: .*\(42501\)/,
    );
  });
});
