import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Connection, Database } from '../../site/server/database/database.ts';
import { migrate } from '../../site/server/database/migrate.ts';
import { openDatabaseUrl } from '../../site/server/database/open.ts';
import { eraseRow } from '../../site/server/leads/erasing.ts';
import { findRow } from '../../site/server/leads/person.ts';
import { purge } from '../../site/server/leads/purge.ts';
import { takeDue } from '../../site/server/notify/outbox.ts';
import { onPostgres } from './support/engines.ts';
import { lead } from './support/tables.ts';
import { tellingMigrations } from './support/telling.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

const FIRST = '3f2a9c1e-0000-4000-8000-000000000000';

/** So many rows in every table, none of which is due for anything. */
const FILL = `
insert into public.leads (id, created_at, name, email, message)
  select case n when 1 then '${FIRST}'::uuid else gen_random_uuid() end, now() - n * interval '1 minute' - interval '2 hours', 'Ana', n || '@example.com', 'Hola'
  from generate_series(1, 20000) as n;
truncate site_internal.outbox;
insert into site_internal.outbox (table_name, row_id, due_at) select 'leads', id, now() + interval '1 hour' from public.leads;
insert into site_internal.follow_ups (table_name, row_id, status) select 'leads', id, 'contacted' from public.leads;
insert into site_internal.requests (digest, row_id) select uuid_send(gen_random_uuid()), id from public.leads;
insert into site_internal.arrivals (sender, arrived_at)
  select site_internal.digest_of_address('192.0.2.1'), now() - interval '1 hour' from public.leads;
analyze;`;

const INSERT = 'insert into public.leads (name, email, company, message) values ($1, $2, $3, $4)';

interface Read {
  scanned: number;
  fetched: number;
}

onPostgres('with many rows in every table', (cluster, add) => {
  const directory = tellingMigrations(temporaryDirectory(afterAll));
  let database: Database;
  beforeAll(async () => {
    database = add(await openDatabaseUrl(await cluster.createMigrated()));
    await migrate(database, directory);
    await database.unhurried.script(FILL);
  });

  /** How many rows PostgreSQL reads for something: one after another, and by an index. It happens in a transaction that is undone. */
  const readBy = async (work: (connection: Connection) => Promise<unknown>, prepare = ''): Promise<Read> => {
    const undone = new Error('undone');
    let read = { scanned: NaN, fetched: NaN };
    const total = async (connection: Connection): Promise<Read> => {
      const [row] = await connection.query<Read>(
        `select sum(seq_tup_read)::int as scanned, sum(coalesce(idx_tup_fetch, 0))::int as fetched from pg_stat_xact_all_tables
         where schemaname in ('public', 'site_internal')`,
      );
      return row ?? read;
    };
    const transaction = database.transaction(async (connection) => {
      await connection.script(prepare);
      const before = await total(connection);
      await work(connection);
      await connection.query('reset role');
      const after = await total(connection);
      read = { scanned: after.scanned - before.scanned, fetched: after.fetched - before.fetched };
      throw undone;
    });
    await expect(transaction).rejects.toBe(undone);
    return read;
  };
  // PostgreSQL plans a function's statements for the values at hand five times, and then once for any values.
  const TIMES = 10;
  const insertTenTimes = async (connection: Connection): Promise<void> => {
    await connection.query('set local role anon');
    for (let index = 0; index < TIMES; index += 1) {
      const headers = { 'x-forwarded-for': '192.0.2.1', 'idempotency-key': `key ${index}` };
      await connection.query("select set_config('request.headers', $1, true)", [JSON.stringify(headers)]);
      await connection.query(INSERT, Object.values(lead));
    }
  };

  it('an insert reads none of them but what came in the same minute', async () => {
    const { scanned, fetched } = await readBy(insertTenTimes);
    // The salt is a table of one row, which is read as such.
    expect(scanned).toBe(TIMES);
    expect(fetched).toBeLessThanOrEqual(TIMES * TIMES);
  });

  it('an insert reads of those whose time is up no more than it deletes', async () => {
    const { scanned, fetched } = await readBy(
      insertTenTimes,
      `update site_internal.requests set received_at = '2020-01-01'; update site_internal.arrivals set arrived_at = '2020-01-01'`,
    );
    expect(scanned).toBe(TIMES);
    // A hundred of both tables each time, read once to be chosen and once to be deleted.
    expect(fetched).toBeLessThan(TIMES * 500);
  });

  it.each<[string, (connection: Connection) => Promise<unknown>]>([
    ['looking for rows that somebody is to be told of', (connection) => takeDue(connection, 10, 1000)],
    ['deleting what has been kept for its time', (connection) => purge(connection, false)],
    ['finding a row by the beginning of its id', (connection) => findRow(connection, FIRST.slice(0, 8))],
    ['erasing one row', (connection) => eraseRow(connection, FIRST, crypto.randomUUID())],
    [
      'deleting rows while many wait to be told',
      (connection) => connection.query('delete from public.leads where id = $1', [FIRST]),
    ],
  ])('%s reads few', async (_what, work) => {
    const { scanned, fetched } = await readBy(work);
    expect(scanned).toBeLessThan(50);
    expect(fetched).toBeLessThan(200);
  });
});
