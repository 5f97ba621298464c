import { describe, expect, it, onTestFinished } from 'vitest';
import { insertAsAnon } from '../../site/server/backend/insert.ts';
import { migrate } from '../../site/server/database/migrate.ts';
import { openDatabaseUrl } from '../../site/server/database/open.ts';
import { toCards } from '../../site/server/leads/cards.ts';
import { toCsv } from '../../site/server/leads/csv.ts';
import { runLeads } from '../../site/server/leads/run-leads.ts';
import { onPostgres } from './support/engines.ts';
import { leads } from './support/processes.ts';
import { lead, leadsSetup, migrationsDir, tables } from './support/tables.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

function row(change: Record<string, string | null>): Record<string, string | null> {
  return {
    id: '1',
    created_at: 'now',
    ...lead,
    ...change,
  };
}

function listed(change: Record<string, string | null>): Parameters<typeof toCsv>[0] {
  return [{ table: 'leads', columns: ['id', 'created_at', ...tables.leads.columns], rows: [row(change)] }];
}

describe('as CSV', () => {
  it.each([
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['+52 55', "'+52 55"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', '"\'\t\'=1"'],
    ['\tx', '"\'\tx"'],
    ['\n=1', '"\'\n\'=1"'],
    ['  =1', "'  =1"],
    ['＝1+1', "'＝1+1"],
    ['＠SUM(A1)', "'＠SUM(A1)"],
    ['a;=1+1', '"a;\'=1+1"'],
    ['a\t@x', '"a\t\'@x"'],
    ['first\n-second', '"first\n\'-second"'],
    ['a-b = c+d @ e', 'a-b = c+d @ e'],
    ["-'1", "'-'1"],
    ['\r=1', '"\'\r\'=1"'],
    ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
  ])('%j is written %j', (value, cell) => {
    expect(toCsv(listed({ message: value }))).toBe(
      `table,id,created_at,name,email,company,message\r\nleads,1,now,Ana,ana@example.com,,${cell}\r\n`,
    );
  });

  it('has one column for each that some table has', () => {
    const second = { table: 'other', columns: ['id', 'nombre'], rows: [{ id: '2', nombre: 'Luis' }] };
    expect(toCsv([...listed({}), second])).toBe(
      'table,id,created_at,name,email,company,message,nombre\r\nleads,1,now,Ana,ana@example.com,,Hola,\r\nother,2,,,,,,Luis\r\n',
    );
  });
});

describe('on the screen', () => {
  const card = (change: Record<string, string | null>): string =>
    toCards(
      [
        {
          table: 'leads',
          columns: ['id', 'created_at', ...tables.leads.columns, 'follow_up_status'],
          rows: [row(change)],
        },
      ],
      leadsSetup,
    );
  const id = '3f2a9c1e-0000-4000-8000-000000000000';
  const created_at = '2026-11-01T05:59:00.000Z';

  it('is a card a row, in the time of the office, with the status in words', () => {
    expect(card({ id, created_at, follow_up_status: 'contacted' })).toBe(
      [
        'leads (1)',
        '',
        '3f2a9c1e  2026-10-31 23:59  contacted (Contactado)',
        '  name     Ana',
        '  email    ana@example.com',
        '  message  Hola',
        '',
      ].join('\n'),
    );
  });

  it('fits into 80 columns, whatever somebody wrote, and says how to see the rest', () => {
    const lines = card({
      id,
      created_at,
      email: `${'x'.repeat(120)}@example.com`,
      message: 'palabra '.repeat(100),
    }).split('\n');
    expect(Math.max(...lines.map((line) => [...line].length))).toBe(80);
    expect(lines.join('').replaceAll(/\s/g, ''), 'an address is never cut').toContain(`${'x'.repeat(120)}@example.com`);
    expect(lines.filter((line) => line.includes('palabra'))).toHaveLength(3);
    expect(lines.at(-2)).toMatch(/… \d+ more lines: show$/);
  });

  it('is without what would steer the terminal', () => {
    expect(card({ id, created_at, name: '\u001b[2Jdos', follow_up_status: '\u001b[2J' })).not.toMatch(/[^\n\P{Cc}]/u);
  });

  it('shows an empty table as such', () =>
    expect(toCards([{ table: 'leads', columns: ['id'], rows: [] }], leadsSetup)).toBe('leads (0)\n'));
});

describe('the command line', () => {
  it.each([
    [['--xml'], /^Unknown option '--xml'\. See `npm run leads -- --help`\.$/],
    [['--tabel', 'leads'], /Unknown option '--tabel'\n\(Did you mean --table\?\)/],
    [['shwo', '3f2a9c1e'], /Unknown command 'shwo'\n\(Did you mean show\?\)/],
    [['--csv', '--json'], /exclude each other/],
    [['--last', '7d', '--since', '2026-11-01'], /exclude each other/],
    [['--table', 'users'], /no table "users"\. The tables are: leads, softlanding_requests, career_applications\./],
    [['--status', 'neu'], /no status "neu"\. The statuses are: new, contacted, scheduled, accepted, closed\./],
    [['--source', 'contact'], /no form "contact"\. The forms are: contact-home, /],
    [['--source', 'career', '--table', 'leads'], /The form career writes to career_applications, not to leads\./],
    [['--since', '2026-02-30'], /'2026-02-30' is invalid\. Give an existing day like 2026-11-01/],
    [['--since', '2026-11-02', '--until', '2026-11-01'], /nothing lies in between/],
    [['--last', '7'], /'7' is invalid\. Give a time span like 12h, 7d, 2w or 3m/],
    [['--limit', '0'], /whole number, 1 or more/],
    [['--email', 'ana'], /'ana' is invalid\. It must be an e-mail address/],
    [['show'], /Missing required argument 'id'\./],
    [['show', '3f2'], /its first 8 characters are enough/],
    [['show', "' or true"], /An id consists of hexadecimal digits/],
    [['follow-up', '3f2a9c1e'], /Give --status, --note or both/],
    [['follow-up', '3f2a9c1e', '--status', 'done'], /no status "done"/],
    [['follow-up', '3f2a9c1e', '--note', ' '], /cannot be empty/],
    [['erase'], /an id, --email, or --replay\. Nothing was changed/],
    [['erase', '3f2a9c1e', '--email', 'a@b.mx'], /exactly one of/],
    [['erase', '--replay', 'package.json'], /package\.json is not a list of erasures\. Nothing was changed/],
    [['erase', '--replay', 'nowhere.json'], /nowhere\.json cannot be read \(ENOENT\)/],
    [['export'], /Required option '--email <address>' not specified\./],
  ])('refuses %j', async (args, message) => {
    await expect(runLeads(args, {}, leadsSetup)).rejects.toThrow(message);
  });

  it('explains itself', async () =>
    expect(await runLeads(['--help'], {}, leadsSetup)).toContain('npm run leads -- --csv'));
  it('explains each command', async () =>
    expect(await runLeads(['erase', '--help'], {}, leadsSetup)).toContain('--replay <file>'));

  it('without data says which settings it looked at, and how to pass those of a service', async () => {
    const directory = temporaryDirectory(onTestFinished);
    const { status, stdout, stderr } = await leads([], { DATA_DIR: directory });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(
      `There is no data in ${directory} yet. This command looked at DATABASE_URL, which is not set`,
    );
    expect(stderr, 'how to pass the settings of the service').toMatch(/systemctl show site .*\n.* env DATABASE_URL=/);
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  it('points to the dashboard of a hosted project', async () => {
    const environment = { SUPABASE_URL: 'https://x.supabase.co', SUPABASE_ANON_KEY: 'key' };
    await expect(runLeads([], environment, leadsSetup)).rejects.toThrow(/dashboard.*DATABASE_URL/);
  });
});

onPostgres('leads', (cluster, add) => {
  it('are read from DATABASE_URL, one table or all', async () => {
    const address = await cluster.createDatabase();
    await expect(runLeads([], { DATABASE_URL: address }, leadsSetup)).rejects.toThrow(/no table "leads" yet/);
    const database = add(await openDatabaseUrl(address));
    await migrate(database, migrationsDir);
    const said = {
      form: 'contact-page',
      locale: 'es',
      page: '/contacto',
      utm: { utm_source: 'boletín', utm_medium: 'mail' },
      referrer: 'Search.Example',
    };
    const context = { method: 'POST', path: '/', headers: { 'x-submission-context': JSON.stringify(said) } };
    await insertAsAnon(database, 'leads', { columns: Object.keys(lead), rows: [lead] }, context);
    const json = JSON.parse(await runLeads(['--json'], { DATABASE_URL: address }, leadsSetup)) as object;
    expect(json).toMatchObject({ leads: [lead], softlanding_requests: [], career_applications: [] });
    const origin = {
      from_form: 'contact-page',
      from_language: 'es',
      from_page: '/contacto',
      from_campaign: 'utm_medium=mail&utm_source=boletín',
      from_referrer: 'search.example',
    };
    expect(json).toMatchObject({ leads: [origin] });
    const [found] = (json as { leads: [{ id: string }] }).leads;
    for (const args of [['show', found.id], ['--csv'], ['export', '--email', lead.email]]) {
      const shown = await runLeads(args, { DATABASE_URL: address }, leadsSetup);
      for (const entry of Object.entries(origin)) for (const part of entry) expect(shown).toContain(part);
    }
    expect(await runLeads(['--table', 'softlanding_requests'], { DATABASE_URL: address }, leadsSetup)).toBe(
      'softlanding_requests (0)\n',
    );
  });
});
