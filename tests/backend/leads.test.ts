import { describe, expect, it, onTestFinished } from 'vitest';
import { tables } from '../../generator/diagnostics/catalogue/tables.ts';
import { insertAsAnon } from '../../site/server/insert-rows.ts';
import { migrate } from '../../site/server/database/migrate.ts';
import { openDatabaseUrl } from '../../site/server/database/open.ts';
import { runLeads } from '../../site/server/leads/run-leads.ts';
import { onPostgres } from './support/engines.ts';
import { leads } from './support/processes.ts';
import { lead, migrationsDir } from './support/tables.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

describe('the command line', () => {
  it.each([
    [['--xml'], /^Unknown option '--xml'\. See `npm run leads -- --help`\.$/],
    [['purgue'], /Unknown command 'purgue'\n\(Did you mean purge\?\)/],
    [
      ['--table', 'users'],
      /'users' is invalid\. Allowed choices are leads, softlanding_requests, career_applications, appointment_requests\./,
    ],
    [['erase'], /an id, --email, or --replay\. Nothing was changed/],
    [['erase', "' or true"], /An id is as `npm run leads` lists it/],
    [['erase', '3f2a9c1e-0000-4000-8000-000000000000', '--email', 'a@b.mx'], /exactly one of/],
    [['erase', '--replay', 'package.json'], /package\.json is not a list of erasures\. Nothing was changed/],
    [['export', '--email', 'ana'], /'ana' is invalid\. It must be an e-mail address/],
  ])('refuses %j', (args, message) => expect(runLeads(args, {})).rejects.toThrow(message));

  it.each([
    [['--help'], 'npm run leads -- --json'],
    [['erase', '--help'], '--replay <file>'],
  ])('explains itself: %j', async (args, text) => expect(await runLeads(args, {})).toContain(text));

  it('without data names the settings it used, and how to pass those of a service', async () => {
    const directory = temporaryDirectory(onTestFinished);
    const { status, stdout, stderr } = await leads([], { DATA_DIR: directory });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(
      `There is no data in ${directory} yet. This command looked at DATABASE_URL, which is not set`,
    );
    expect(stderr, 'how to pass the settings of the service').toMatch(/systemctl show site .*\n.* env DATABASE_URL=/);
    expect(stderr).not.toMatch(/\n\s+at /);
  });
});

onPostgres('leads', (cluster, add) => {
  it('are listed from DATABASE_URL with status and origin, as lines and JSON, and a person in full', async () => {
    const address = await cluster.createDatabase();
    const run = (...args: string[]): Promise<string> => runLeads(args, { DATABASE_URL: address });
    await expect(run()).rejects.toThrow(/no table "leads" yet, or is of an earlier version/);
    const database = add(await openDatabaseUrl(address));
    await migrate(database, migrationsDir);
    const said = {
      form: 'contact-page',
      locale: 'es',
      page: '/contacto',
      utm: { utm_source: 'boletín', utm_medium: 'mail' },
      referrer: 'Search.Example',
    };
    const context = { 'x-submission-context': JSON.stringify(said) };
    await insertAsAnon(database, 'leads', { columns: Object.keys(lead), rows: [lead] }, context);
    await database.script(`update public.leads set created_at = '2026-11-01T05:59Z';
      insert into public.leads (id, created_at, name, email, message)
        values ('00000007-0000-4000-8000-000000000000', '2026-11-02T05:59Z', 'Eva', E'\\x1b[2J@eva.example', '=1+1');
      insert into site_internal.follow_ups (table_name, row_id, status)
        values ('leads', '00000007-0000-4000-8000-000000000000', 'contacted')`);
    expect(await run('--table', 'leads')).toMatch(
      /^leads \(2\)\n00000007-0000-4000-8000-0{12} {2}2026-11-01 23:59 {2}contacted {3}\[2J@eva\.example\n[\da-f-]{36} {2}2026-10-31 23:59 {2}new {2}ana@example\.com\n$/,
    );
    expect(await run('--table', 'softlanding_requests')).toBe('softlanding_requests (0)\n');

    const origin = {
      from_form: 'contact-page',
      from_language: 'es',
      from_page: '/contacto',
      from_campaign: 'utm_medium=mail&utm_source=boletín',
      from_referrer: 'search.example',
    };
    expect(JSON.parse(await run('--json'))).toMatchObject({
      leads: [{ follow_up_status: 'contacted' }, { ...lead, ...origin, follow_up_status: 'new' }],
      softlanding_requests: [],
      career_applications: [],
      appointment_requests: [],
    });
    // The command that is recommended before a table leaves the spec.
    const [, saving = ''] =
      /npm run --silent leads -- (.+) > leads\.json$/.exec(tables['data/table'].hint({ table: 'leads' })) ?? [];
    expect(JSON.parse(await run(...saving.split(' ')))).toMatchObject({ leads: [{ name: 'Eva' }, lead] });
    expect(JSON.parse(await run('export', '--email', lead.email))).toMatchObject({ held: [{ row: lead, origin }] });
  });
});
