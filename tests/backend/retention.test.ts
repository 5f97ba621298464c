import { beforeAll, beforeEach, expect, it } from 'vitest';
import { records } from '#spec/records.ts';
import type { Database } from '../../site/server/database/database.ts';
import { openDatabaseUrl } from '../../site/server/database/open.ts';
import { runLeads } from '../../site/server/leads/run-leads.ts';
import { openBackend } from '../../site/server/open-backend.ts';
import { onOneEngine, onHostedWithCron, onPostgres } from './support/engines.ts';
import { pushMigrations } from './support/hosted.ts';
import { anonKey, migrationsDir, tables } from './support/tables.ts';

const NOW = '2026-11-21T12:00:00Z';
/** Everything with a retention period, with an insert for a given time. */
const KEPT: readonly [table: string, period: { count: number; unit: string }, insert: string][] = [
  [
    'leads',
    records.retention.tables['leads'] ?? never(),
    "insert into public.leads (created_at, name, email, message) values ($1::text::timestamptz, 'a', 'b', 'c')",
  ],
  [
    'softlanding_requests',
    records.retention.tables['softlanding_requests'] ?? never(),
    "insert into public.softlanding_requests (created_at, nombre, correo, pais_origen, tipo_empresa) values ($1::text::timestamptz, 'a', 'b', 'c', 'd')",
  ],
  [
    'career_applications',
    records.retention.tables['career_applications'] ?? never(),
    "insert into public.career_applications (created_at, nombre, email, telefono, experiencia, motivacion, fecha_aplicacion, estado) values ($1::text::timestamptz, 'a', 'b', 'c', 'd', 'e', now(), 'pendiente')",
  ],
  [
    'requests',
    records.retention.idempotencyKeys,
    'insert into site_internal.requests (digest, received_at) values (uuid_send(gen_random_uuid()), $1::text::timestamptz)',
  ],
  [
    'arrivals',
    records.retention.addresses,
    "insert into site_internal.arrivals (sender, arrived_at) values ('a', $1::text::timestamptz)",
  ],
  [
    'erasures',
    records.retention.erasures,
    "insert into site_internal.erasures (id, erased_at, person, removed) values (gen_random_uuid(), $1::text::timestamptz, 'a', '{}')",
  ],
];

function never(): never {
  throw new Error('The spec has a period for each table');
}

async function empty(database: Database): Promise<void> {
  await database.script(
    'truncate public.leads, public.softlanding_requests, public.career_applications, site_internal.requests, site_internal.arrivals, site_internal.erasures, site_internal.follow_ups cascade',
  );
}

/** The time that is a period before another, with an offset. */
async function before(
  database: Database,
  moment: string,
  { count, unit }: { count: number; unit: string },
  change: string,
): Promise<string> {
  const [row] = await database.query<{ at: string }>(
    'select to_char((($1::text::timestamptz at time zone \'UTC\') - $2::text::interval - $3::text::interval), \'YYYY-MM-DD"T"HH24:MI:SS.US"Z"\') as at',
    [moment, `${count} ${unit}`, change],
  );
  return row?.at ?? '';
}

onOneEngine('retention', ({ openMigrated }) => {
  let database: Database;
  beforeAll(async () => {
    database = await openMigrated();
  });
  beforeEach(() => empty(database));

  const due = async (counting: boolean): Promise<Record<string, number>> => {
    const rows = await database.query<{ name: string; due: number }>(
      'select name, rows_due::int as due from site_internal.purge($1, $2::text::timestamptz)',
      [counting, NOW],
    );
    return Object.fromEntries(rows.map((row) => [row.name, row.due]));
  };

  it.each(KEPT)('deletes rows of %s exactly when their period ends', async (table, period, insert) => {
    await database.query(insert, [await before(database, NOW, period, '0')]);
    await database.query(insert, [await before(database, NOW, period, '-1 microsecond')]);
    expect((await due(true))[table], 'counted, not deleted').toBe(1);
    expect((await due(false))[table]).toBe(1);
    expect((await due(false))[table]).toBe(0);
    const schema = table in tables ? 'public' : 'site_internal';
    expect(await database.query(`select from ${schema}.${table}`)).toHaveLength(1);
  });

  it('uses the UTC calendar, whatever the time zone of the connection', async () => {
    const [, , insert] = KEPT[0] ?? never();
    // 24 months later on Auckland's clock is one hour off, since daylight saving time ends on another day of April each
    // year.
    await database.query(insert, ['2024-04-05T18:00:00Z']);
    await database.script("set timezone = 'Pacific/Auckland'");
    const [row] = await database.query<{ due: number }>(
      "select rows_due::int as due from site_internal.purge(true, '2026-04-05T18:30:00Z') where name = 'leads'",
    );
    expect(row?.due).toBe(1);
    await database.script("set timezone = 'UTC'");
  });
});

onPostgres('the command purge', (cluster, add) => {
  it('lists due rows, and deletes them on request; the server deletes them at its start', async () => {
    const address = await cluster.createMigrated();
    const database = add(await openDatabaseUrl(address));
    const run = (...args: string[]): Promise<string> => runLeads(['purge', ...args], { DATABASE_URL: address });
    const [, , insert] = KEPT[0] ?? never();
    const fill = (): Promise<unknown> => database.query(insert, ['2020-01-01T00:00Z']);
    expect(await run('--yes')).toBe('Nothing is past its retention period.\n');
    await fill();
    expect(await run()).toMatch(/^Past its retention period: leads 1\nNothing was changed\./);
    expect(await database.query('select from public.leads')).toHaveLength(1);
    expect(await run('--yes')).toBe('Deleted: leads 1\n');
    expect(await database.query('select from public.leads')).toHaveLength(0);

    await fill();
    const lines: string[] = [];
    const setup = {
      storage: { kind: 'postgres', databaseUrl: address },
      migrationsDir,
      tables,
      anonKey,
      log: (line: string) => void lines.push(line),
    } as const;
    await (await openBackend(setup))?.close();
    expect(lines).toEqual(['purge leads 1']);
  });
});

onHostedWithCron('retention', (create, add) => {
  it('is left to pg_cron, also when that is switched on later', async () => {
    const project = await create({ cron: true });
    const database = add(await openDatabaseUrl(project.address));
    const jobs = (): Promise<object[]> => database.query('select jobname, schedule, username, command from cron.job');
    const job = {
      jobname: 'site-purge',
      schedule: '30 9 * * *',
      username: 'postgres',
      command: 'select * from site_internal.purge()',
    };
    const problems = async (name: string): Promise<string[]> =>
      (await database.query<{ what: string }>(`select what from site_internal.${name}()`)).map(({ what }) =>
        what.slice(0, 12),
      );

    await project.switchOnCron();
    await pushMigrations(database);
    expect(await jobs()).toEqual([job]);
    expect(await problems('missing')).toEqual([]);
    await database.query(
      "insert into public.leads (created_at, name, email, message) values ('2020-01-01', 'a', 'b', 'c')",
    );
    await database.query(job.command);
    expect(await database.query('select from public.leads')).toEqual([]);

    await project.switchOff('cron');
    expect(await problems('set_up'), 'off').toEqual(['Expired rows']);
    await project.switchOnCron();
    expect(await problems('missing'), 'on, and nothing done').toEqual(['Expired rows']);
    expect(await problems('set_up')).toEqual([]);
    expect(await problems('set_up'), 'again').toEqual([]);
    expect(await jobs()).toEqual([job]);
  });
});
