import { describe, expect, it, onTestFinished } from 'vitest';
import { insertAsAnon } from '../../site/server/backend/insert.ts';
import { migrate } from '../../site/server/database/migrate.ts';
import { openDatabaseUrl } from '../../site/server/database/open.ts';
import { toCsv } from '../../site/server/leads/csv.ts';
import { runLeads } from '../../site/server/leads/run-leads.ts';
import { toTable } from '../../site/server/leads/table.ts';
import { onPostgres } from './support/engines.ts';
import { leads } from './support/processes.ts';
import { temporaryDirectory } from './support/site.ts';
import { lead, migrationsDir, tables } from './support/tables.ts';

const row = (change: Record<string, string | null>): Record<string, string | null> => ({ id: '1', created_at: 'now', ...lead, ...change });
const listed = (change: Record<string, string | null>): Parameters<typeof toCsv>[0] => [
  { table: 'leads', columns: ['id', 'created_at', ...tables.leads.columns], rows: [row(change)] },
];

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
    ['-\'1', "'-'1"],
    ['\r=1', '"\'\r\'=1"'],
    ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
  ])('%j is written %j', (value, cell) => {
    expect(toCsv(listed({ message: value }))).toBe(`table,id,created_at,name,email,company,message\r\nleads,1,now,Ana,ana@example.com,,${cell}\r\n`);
  });

  it('has one column for each that some table has', () => {
    const second = { table: 'other', columns: ['id', 'nombre'], rows: [{ id: '2', nombre: 'Luis' }] };
    expect(toCsv([...listed({}), second])).toBe(
      'table,id,created_at,name,email,company,message,nombre\r\nleads,1,now,Ana,ana@example.com,,Hola,\r\nother,2,,,,,,Luis\r\n',
    );
  });
});

describe('as a table', () => {
  it('shows one line a row, cut, without what would steer the terminal', () => {
    const text = toTable(listed({ name: '\u001b[2Jdos\nlíneas', message: 'x'.repeat(50) }));
    expect(text).toBe(
      [
        'leads (1)',
        `  id  created_at  name            email            company  message`,
        `  --  ----------  --------------  ---------------  -------  ${'-'.repeat(40)}`,
        `  1   now          [2Jdos líneas  ana@example.com           ${'x'.repeat(39)}…`,
        '',
      ].join('\n'),
    );
  });

  it('shows an empty one as such', () => expect(toTable([{ table: 'leads', columns: ['id'], rows: [] }])).toBe('leads (0)\n'));
});

describe('the command line', () => {
  it.each([
    [['--xml'], /Unknown option '--xml'\. See `npm run leads -- --help`\./],
    [['extra'], /Unexpected argument 'extra'/],
    [['--csv', '--json'], /exclude each other/],
    [['--table', 'users'], /no table "users"\. The tables are: leads, softlanding_requests, career_applications\./],
  ])('refuses %j', async (args, message) => {
    await expect(runLeads(args, {}, tables)).rejects.toThrow(message);
  });

  it('explains itself', async () => expect(await runLeads(['--help'], {}, tables)).toContain('npm run leads -- --csv'));

  it('ends with 1 and one sentence', async () => {
    const directory = temporaryDirectory((remove) => onTestFinished(remove));
    expect(await leads([], { DATA_DIR: directory })).toEqual({
      status: 1,
      stdout: '',
      stderr: `There is no data in ${directory} yet. Start the site with \`npm start\`, or set DATA_DIR to where it keeps its data.\n`,
    });
  });

  it('points to the dashboard of a hosted project', async () => {
    const environment = { SUPABASE_URL: 'https://x.supabase.co', SUPABASE_ANON_KEY: 'key' };
    await expect(runLeads([], environment, tables)).rejects.toThrow(/dashboard.*DATABASE_URL/);
  });
});

onPostgres('leads', (cluster, add) => {
  it('are read from DATABASE_URL, one table or all', async () => {
    const address = await cluster().createDatabase();
    await expect(runLeads([], { DATABASE_URL: address }, tables)).rejects.toThrow(/no table "leads" yet/);
    const database = add(await openDatabaseUrl(address));
    await migrate(database, migrationsDir);
    const context = { method: 'POST', path: '/', headers: {} };
    await insertAsAnon(database, 'leads', { columns: Object.keys(lead), rows: [lead] }, context);
    const json = JSON.parse(await runLeads(['--json'], { DATABASE_URL: address }, tables)) as object;
    expect(json).toMatchObject({ leads: [lead], softlanding_requests: [], career_applications: [] });
    expect(await runLeads(['--table', 'softlanding_requests'], { DATABASE_URL: address }, tables)).toBe('softlanding_requests (0)\n');
  });
});
