import { execFileSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { text, timestamp } from '../../generator/schema/table.ts';
import { emptyLog, nextMigration } from '../../generator/sql/migration.ts';
import type { Connection } from '../../site/server/database/database.ts';
import { migrate } from '../../site/server/database/migrate.ts';
import { openDatabaseUrl } from '../../site/server/database/open.ts';
import { openStorage } from '../../site/server/open-backend.ts';
import { History, type Columns } from '../generator/support/history.ts';
import { insertRow } from './support/anon.ts';
import { onOneEngine, onPostgres } from './support/engines.ts';
import { findPostgres } from './support/postgres-cluster.ts';
import { application, appointment, lead, migrationsDir, tables } from './support/tables.ts';
import { committedLog } from './support/notifying-migrations.ts';
import { site } from '../support/site-spec.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

let directory: string;
beforeEach(() => {
  directory = temporaryDirectory(onTestFinished);
});

/** All rows of a table, with these columns. */
function stored(connection: Connection, table: string, columns: readonly string[]): Promise<object[]> {
  return connection.query(`select ${columns.join(', ')} from public.${table} order by created_at, id`);
}

/** A project with a changing spec. Its migrations are written as `npm run generate` writes them. */
function project() {
  const history = new History();
  return (columns: Columns): void => {
    history.next({ leads: columns });
    for (const [file, sql] of history.files) writeFileSync(join(directory, file), sql);
  };
}

const first: Columns = { name: text({ max: 10 }), note: text({ max: 10, nullable: true }), at: timestamp() };
const row = { name: 'Ana Lucía', note: null, at: '2026-01-02T03:04:05Z' };
const second = { ...row, name: 'Eva', note: 'kept' };

onOneEngine('a database with rows in it', ({ openEmpty, openMigrated }) => {
  it('follows a change of the spec, and its rows stay the same', async () => {
    const database = await openMigrated();
    const request = { nombre: 'Sol', correo: 's@b.mx', pais_origen: 'México', tipo_empresa: 'itf', mensaje: null };
    const rows = {
      leads: lead,
      softlanding_requests: request,
      career_applications: application,
      appointment_requests: appointment,
    };
    for (const [table, values] of Object.entries(rows))
      expect([table, await insertRow(database, table, values)]).toEqual([table, 'ok']);
    const read = async (): Promise<object[][]> =>
      Promise.all([
        ...Object.entries(tables).map(([table, { columns }]) =>
          stored(database, table, ['id', 'created_at', ...columns]),
        ),
        database.query('select * from site_internal.row_states order by row_id'),
      ]);
    const before = await read();
    expect(before.map(({ length }) => length)).toEqual([1, 1, 1, 1, 4]);

    const { leads } = site.tables;
    if (leads === undefined) throw new Error('The site has no table of leads');
    const columns = { ...leads.columns, city: text({ max: 20, nullable: true }) };
    const changed = { ...site, tables: { ...site.tables, leads: { ...leads, columns } } };
    const { migration } = nextMigration(changed, committedLog);
    cpSync(migrationsDir, directory, { recursive: true });
    writeFileSync(join(directory, migration?.file ?? ''), migration?.sql ?? '');
    expect(await migrate(database, directory)).toEqual([expect.stringMatching(/_leads_and_desk\.sql$/)]);
    expect(await read()).toEqual(before);
    for (const [table, values] of Object.entries(rows))
      expect([table, await insertRow(database, table, values)]).toEqual([table, 'ok']);
    expect(await insertRow(database, 'leads', { ...lead, city: 'x'.repeat(21) })).toBe('23514');
  });

  it('is searched in rows that came before the desk', async () => {
    const database = await openEmpty();
    const { desk: _, ...withoutDesk } = site;
    const { migration: initial, log } = nextMigration(withoutDesk, emptyLog());
    await database.script(initial?.sql ?? '');
    expect(await insertRow(database, 'leads', { ...lead, name: 'Siobhán O’Connor' })).toBe('ok');
    await database.script(nextMigration(site, log).migration?.sql ?? '');
    expect(
      await database.query("select 1 from site_internal.row_states where search like '%siobhan o''connor%'"),
    ).toHaveLength(1);
  });

  it('takes a filled honeypot as closed where there is no status for spam, and as any other where neither is', async () => {
    const database = await openMigrated();
    const { spam: _, ...withoutSpam } = site.records.followUp.statuses;
    const open = Object.fromEntries(Object.entries(withoutSpam).filter(([, { tone }]) => tone === 'open'));
    const followUp = { ...site.records.followUp, tables: { leads: withoutSpam, softlanding_requests: open } };
    const { migration } = nextMigration({ ...site, records: { ...site.records, followUp } }, committedLog);
    await database.script(migration?.sql ?? '');
    const request = { nombre: 'Sol', correo: 's@b.mx', pais_origen: 'México', tipo_empresa: 'itf', mensaje: null };
    const trapped = { 'x-submission-context': '{"trap": true}' };
    expect(await insertRow(database, 'leads', lead, trapped)).toBe('ok');
    expect(await insertRow(database, 'softlanding_requests', request, trapped)).toBe('ok');
    expect(await database.query('select status from site_internal.row_states order by table_name')).toEqual([
      { status: 'closed' },
      { status: 'new' },
    ]);
    expect(await database.query('select table_name from site_internal.mail_outbox')).toEqual([
      { table_name: 'softlanding_requests' },
    ]);
  });

  it.each<[string, Columns, Record<string, string | null>, Record<string, string | null>]>([
    [
      'a column is added',
      { ...first, phone: text({ max: 10, nullable: true }) },
      { ...row, phone: '55' },
      { ...row, phone: 'x'.repeat(11) },
    ],
    ['a column becomes required', { ...first, note: text({ max: 10 }) }, second, row],
    ['a limit is narrowed', { ...first, name: text({ max: 5 }) }, { ...row, name: 'Eva' }, row],
  ])('keeps them when %s, and checks new ones', async (_change, columns, fits, refused) => {
    const database = await openEmpty();
    const next = project();
    next(first);
    await migrate(database, directory);
    for (const values of [row, second]) expect(await insertRow(database, 'leads', values)).toBe('ok');
    const all = ['id', 'created_at', ...Object.keys(first)];
    const before = await stored(database, 'leads', all);

    next(columns);
    expect(await migrate(database, directory)).toHaveLength(1);
    expect(await stored(database, 'leads', all)).toEqual(before);
    expect(await insertRow(database, 'leads', fits)).toBe('ok');
    expect(await insertRow(database, 'leads', refused)).toBe('23514');
  });
});

onPostgres('a server’s upgrade', (cluster, add) => {
  it('is printed at the start, and a dump of the result can be restored', async () => {
    const address = await cluster.createDatabase();
    const next = project();
    const lines: string[] = [];
    const open = async (): Promise<void> => {
      const storage = await openStorage({ kind: 'postgres', databaseUrl: address }, directory, (line) =>
        lines.push(line),
      );
      await storage.close();
    };
    next(first);
    await open();
    expect(lines, 'of a new database there is nothing to tell').toEqual([]);
    const database = add(await openDatabaseUrl(address));
    for (const values of [row, second]) expect(await insertRow(database, 'leads', values)).toBe('ok');
    next({ ...first, name: text({ max: 5 }), phone: text({ max: 5 }) });
    await open();
    expect(lines).toEqual(['The database was brought up to date with 0002_leads.sql']);
    await open();
    expect(lines, 'listed once').toHaveLength(1);

    // The commands of the guide. Old rows that violate the rules must not prevent restoring a dump.
    const bin = findPostgres() ?? '';
    const dump = join(directory, 'site.dump');
    const copy = await cluster.createDatabase();
    execFileSync(join(bin, 'pg_dump'), ['--format=custom', '--no-owner', `--file=${dump}`, address]);
    const restore = ['--no-owner', '--clean', '--if-exists', '--single-transaction', `--dbname=${copy}`, dump];
    execFileSync(join(bin, 'pg_restore'), restore);
    const restored = add(await openDatabaseUrl(copy));
    expect(await stored(restored, 'leads', ['*'])).toEqual(await stored(database, 'leads', ['*']));
    expect(await migrate(restored, directory), 'and knows its migrations').toEqual([]);
    expect(await insertRow(restored, 'leads', row)).toBe('23514');
  });
});
