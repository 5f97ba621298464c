import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Database } from '../../site/server/database/database.ts';
import { migrate } from '../../site/server/database/migrate.ts';
import { openDatabaseUrl } from '../../site/server/database/open.ts';
import { readCommandLine, type ListOptions } from '../../site/server/leads/command-line.ts';
import { sourceOf } from '../../site/server/leads/option-values.ts';
import { perform } from '../../site/server/leads/perform.ts';
import { runLeads } from '../../site/server/leads/run-leads.ts';
import { onEachEngine, onPostgres } from './support/engines.ts';
import { lead, leadsSetup, migrationsDir, tables } from './support/tables.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

function id(number: number): string {
  return `${String(number).padStart(8, '0')}-0000-4000-8000-000000000000`;
}

onEachEngine('rows', ({ openMigrated }) => {
  let database: Database;
  beforeAll(async () => {
    database = await openMigrated();
  }, 60_000);
  beforeEach(() => database.script('truncate public.leads, public.softlanding_requests, site_internal.follow_ups'));

  const store = (
    number: number,
    at: string,
    change: Partial<Record<keyof typeof lead, string>> = {},
  ): Promise<unknown> => {
    const { name, email, company, message } = { ...lead, ...change };
    const values = [id(number), at, name, email, company, message];
    return database.query(
      'insert into public.leads (id, created_at, name, email, company, message) values ($1, $2::text::timestamptz, $3, $4, $5, $6)',
      values,
    );
  };
  const request = (number: number, at: string): Promise<unknown> =>
    database.query(
      `insert into public.softlanding_requests (id, created_at, nombre, correo, pais_origen, tipo_empresa)
       values ($1, $2::text::timestamptz, 'Sol', 'sol@example.com', 'usa', 'itf')`,
      [id(number), at],
    );
  /** The numbers of the rows that a command line lists. */
  const listed = async (...args: string[]): Promise<number[]> => {
    const command = readCommandLine(args, leadsSetup);
    const { source, ...options } = (command as { options: ListOptions }).options;
    const filters = {
      ...options,
      ...(source !== undefined && sourceOf(source, leadsSetup.sources)),
      timeZone: leadsSetup.timeZone,
      initialStatus: leadsSetup.initialStatus,
    };
    const found = await perform(database, tables, 'list', { filters });
    return found.flatMap(({ rows }) => rows.map((row) => Number(row['id']?.slice(0, 8))));
  };

  it('are listed by the days of the office, to their very ends', async () => {
    // In Mexico City it is 23:59 of the 31st of October, midnight of the 1st and of the 2nd of November, less a moment.
    await store(1, '2026-11-01T05:59:59.999Z');
    await store(2, '2026-11-01T06:00:00Z');
    await store(3, '2026-11-02T05:59:59.999Z');
    await store(4, '2026-11-02T06:00:00Z');
    expect(await listed('--since', '2026-11-01')).toEqual([4, 3, 2]);
    expect(await listed('--until', '2026-11-01')).toEqual([3, 2, 1]);
    expect(await listed('--since', '2026-11-01', '--until', '2026-11-01')).toEqual([3, 2]);
    expect(await listed('--since', '2026-11-01T00:01', '--until', '2026-11-01')).toEqual([3]);
    expect(await listed('--since', '2026-11-01T23:59', '--until', '2026-11-02T00:00')).toEqual([3]);
  });

  it('are listed by how long ago they came', async () => {
    await database.query(
      "insert into public.leads (id, created_at, name, email, message) select $1, now() - interval '8 days', 'a', 'b', 'c'",
      [id(1)],
    );
    await database.query(
      "insert into public.leads (id, created_at, name, email, message) select $1, now() - interval '6 days', 'a', 'b', 'c'",
      [id(2)],
    );
    expect(await listed('--last', '7d')).toEqual([2]);
    expect(await listed('--last', '2w')).toEqual([2, 1]);
  });

  it('are listed by address, whatever its case, in every table', async () => {
    await store(1, '2026-01-01T00:00Z', { email: ' Ana@Example.COM ' });
    await store(2, '2026-01-02T00:00Z', { email: 'ana@example.com.mx' });
    await request(3, '2026-01-03T00:00Z');
    expect(await listed('--email', 'ANA@example.com')).toEqual([1]);
    expect(await listed('--email', 'sol@example.com')).toEqual([3]);
  });

  it('are listed by words, whatever their accents, and a sign is nothing but a sign', async () => {
    await store(1, '2026-01-01T00:00Z', { name: 'José González', message: 'Un contrato al 100%' });
    await store(2, '2026-01-02T00:00Z', { company: 'Contratos del Norte' });
    expect(await listed('--search', 'gonzalez', 'CONTRATO')).toEqual([1]);
    expect(await listed('--search', 'contrato')).toEqual([2, 1]);
    expect(await listed('--search', '100%')).toEqual([1]);
    expect(await listed('--search', '%')).toEqual([1]);
    expect(await listed('--search', "'; drop table public.leads; --")).toEqual([]);
  });

  it('are listed by form, as far as the forms are told apart', async () => {
    await store(1, '2026-01-01T00:00Z');
    await store(2, '2026-01-02T00:00Z', { message: 'Diagnóstico PLD Fintech - algo' });
    await store(3, '2026-01-03T00:00Z', { message: 'Evaluación PLD Actividades Vulnerables - Tipo: x - y' });
    expect(await listed('--source', 'pld-fintech')).toEqual([2]);
    expect(await listed('--source', 'pld-vulnerables')).toEqual([3]);
    expect(await listed('--source', 'contact-home')).toEqual([1]);
    expect(sourceOf('contact-home', leadsSetup.sources).alike).toEqual(['contact-page']);
  });

  it('are the newest of all tables when there is a limit', async () => {
    await store(1, '2026-01-01T00:00Z');
    await store(3, '2026-01-03T00:00Z');
    await request(2, '2026-01-02T00:00Z');
    expect(await listed('--limit', '2')).toEqual([3, 2]);
    expect(await listed('--limit', '2', '--table', 'leads')).toEqual([3, 1]);
  });

  describe('that are followed up', () => {
    const followUp = (
      row: string,
      status: string | null,
      note: string | null = null,
      operation: string = crypto.randomUUID(),
    ) => perform(database, tables, 'followUp', { id: row, operation, status, note });

    it('have a history, and are listed by where they stand', async () => {
      await store(1, '2026-01-01T00:00Z');
      await store(2, '2026-01-02T00:00Z');
      await followUp(id(1).slice(0, 8), 'contacted', 'Called back');
      const { followUps } = await followUp(id(1), null, 'Wants an offer');
      expect(followUps).toMatchObject([
        { status: 'contacted', note: 'Called back' },
        { status: null, note: 'Wants an offer' },
      ]);
      expect(await listed('--status', 'contacted'), 'a note leaves the status').toEqual([1]);
      expect(await listed('--status', 'new')).toEqual([2]);
      await followUp(id(1), 'closed');
      expect(await listed('--status', 'contacted')).toEqual([]);
      expect(await listed('--status', 'closed')).toEqual([1]);
    });

    it('are noted once when an answer was lost and it is asked again', async () => {
      await store(1, '2026-01-01T00:00Z');
      const operation = crypto.randomUUID();
      for (const _ of [1, 2]) expect((await followUp(id(1), 'contacted', null, operation)).followUps).toHaveLength(1);
    });

    it('are found by the beginning of the id, and not by one that several have', async () => {
      await store(1, '2026-01-01T00:00Z');
      await database.query(
        "insert into public.leads (id, name, email, message) values ('00000001-1111-4000-8000-000000000000', 'a', 'b', 'c')",
      );
      await expect(followUp('00000001', 'closed')).rejects.toThrow(
        /^00000001 is the beginning of 2 ids\. Give more of it:\n {2}00000001-0000-.*leads\n {2}00000001-1111-/,
      );
      await expect(followUp('99999999', 'closed')).rejects.toThrow(
        /No row has the id 99999999\. `npm run leads` lists/,
      );
      expect(await database.query('select from site_internal.follow_ups'), 'and nothing was noted').toHaveLength(0);
      expect((await followUp('00000001-1111', 'closed')).id).toBe('00000001-1111-4000-8000-000000000000');
    });

    it('lose their history with themselves, whoever deletes them', async () => {
      await store(1, '2026-01-01T00:00Z');
      await followUp(id(1), 'contacted');
      await database.query('delete from public.leads');
      expect(await database.query('select from site_internal.follow_ups')).toHaveLength(0);
    });
  });
});

onPostgres('the command', (cluster, add) => {
  it('lists, follows up, shows and writes files', async () => {
    const address = await cluster.createDatabase();
    const run = (...args: string[]): Promise<string> => runLeads(args, { DATABASE_URL: address }, leadsSetup);
    await expect(run('show', id(1))).rejects.toThrow(/no table "leads" yet, or is of an earlier version/);
    const database = add(await openDatabaseUrl(address));
    await migrate(database, migrationsDir);
    await database.query(
      `insert into public.leads (id, created_at, name, email, message) values ('${id(7)}', '2026-11-01T05:59Z', 'Ana', 'ana@example.com', '=1+1')`,
    );

    expect(await run('follow-up', '00000007', '--status', 'contacted', '--note', 'Llamada')).toMatch(
      /^leads\n00000007-0000-4000-8000-000000000000 {2}2026-10-31 23:59 {2}contacted \(Contactado\)\n {2}name {5}Ana\n[^]*\nhistory\n {2}\d{4}-\d\d-\d\d \d\d:\d\d {2}contacted \(Contactado\): Llamada\n$/,
    );
    expect(JSON.parse(await run('show', '00000007', '--json'))).toMatchObject({
      table: 'leads',
      followUps: [{ note: 'Llamada' }],
    });
    expect(await run('--source', 'contact-home')).toMatch(
      /^leads \(1\)\n\n00000007[^]*\nThe rows of contact-home and of contact-page look alike: these are of all of them\.\n$/,
    );

    const directory = temporaryDirectory(onTestFinished);
    const file = join(directory, 'leads.csv');
    expect(await run('--csv', '--output', file)).toBe(`${file}\n`);
    expect(readFileSync(file, 'utf8')).toMatch(
      /^\uFEFFtable,id,created_at,name,email[^]*leads,00000007-[^,]*,2026-11-01T05:59:00\.000Z,Ana,ana@example\.com,,'=1\+1,contacted/,
    );
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await expect(run('--csv', '--output', file)).rejects.toThrow(/already exists/);
    expect((await run('--csv')).startsWith('table,')).toBe(true);
  });
});
