import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createBackend } from '../../site/server/insert-rows.ts';
import type { Database } from '../../site/server/database/database.ts';
import { openDatabaseUrl } from '../../site/server/database/open.ts';
import { onPostgres } from './support/engines.ts';
import { insertRequest } from './support/request.ts';
import { openStallingProxy } from './support/stalling-proxy.ts';
import { anonKey, lead, tables } from './support/tables.ts';

/** Far longer than a response takes, and far shorter than a test. */
const TIMEOUT_MS = 3000;

async function open(address: string, timeoutMs = TIMEOUT_MS): Promise<Database> {
  const database = await openDatabaseUrl(address, timeoutMs);
  onTestFinished(() => database.close());
  return database;
}

/** Sends a message. Returns the status of the response. */
function sender(database: Database): (key?: string) => Promise<number> {
  const backend = createBackend({ database, tables, anonKey });
  return async (key = randomUUID()) => {
    const request = insertRequest({ body: JSON.stringify(lead), headers: { 'idempotency-key': key } });
    return (await backend.fetch(request)).status;
  };
}

const many = Array.from({ length: 12 }, (_, index) => index);

onPostgres('a database behind a network that loses everything', (cluster) => {
  it('gives 503 in time, and works again as soon as the network does', async () => {
    const address = await cluster.createMigrated();
    const proxy = await openStallingProxy(address);
    const send = sender(await open(proxy.address));
    const sendMany = (): Promise<number[]> => Promise.all(many.map(() => send()));
    const allStored = (): Promise<void> =>
      vi.waitFor(async () => expect(await sendMany()).toEqual(many.map(() => 201)), { timeout: 30_000 });
    await allStored();
    proxy.stall();
    expect(await sendMany()).toEqual(many.map(() => 503));
    proxy.resume();
    await allStored();
  });

  it('leaves no transaction behind that would hold up a repeat', async () => {
    const address = await cluster.createMigrated();
    const proxy = await openStallingProxy(address);
    const lost = await open(proxy.address);
    const direct = await open(address);
    const key = randomUUID();
    const headers = JSON.stringify({ 'idempotency-key': key });
    const transaction = lost.transaction(async (connection) => {
      await connection.query("select set_config('request.headers', $1, true)", [headers]);
      await connection.query('lock table site_internal.requests in access exclusive mode');
      proxy.stall();
      await connection.query('select 1');
    });
    await expect(transaction).rejects.toThrow('no answer');
    await expect.poll(() => sender(direct)(key), { timeout: 20_000 }).toBe(201);
  });

  it('limits ordinary queries, and gives withoutTimeout ones more time', async () => {
    const database = await open(await cluster.createDatabase(), 500);
    await expect(database.query('select pg_sleep(30)')).rejects.toThrow('no answer');
    await expect(database.transaction((connection) => connection.query('select pg_sleep(30)'))).rejects.toThrow(
      /statement timeout|no answer/,
    );
    const slow = 'select pg_sleep(1), 1 as one';
    expect(await database.withoutTimeout.query(slow)).toMatchObject([{ one: 1 }]);
    const rows = await database.withoutTimeout.transaction((connection) => connection.query(slow));
    expect(rows).toMatchObject([{ one: 1 }]);
  });
});

onPostgres('transactions that collide', (cluster) => {
  it('with one key under serializable isolation end in one row', async () => {
    const address = await cluster.createMigrated();
    const isolated = `${address}&options=${encodeURIComponent('-c default_transaction_isolation=serializable')}`;
    const database = await open(isolated, 10_000);
    const send = sender(database);
    const key = randomUUID();
    expect(await Promise.all(many.map(() => send(key)))).toEqual(many.map(() => 201));
    expect(await database.query('select from public.leads')).toHaveLength(1);
    const [isolation] = await database.query('show transaction_isolation');
    expect(isolation).toEqual({ transaction_isolation: 'serializable' });
  });

  it.each(['40001', '40P01'])('with %s are repeated a few times, and then answered with 503', async (code) => {
    const address = await cluster.createMigrated();
    const database = await open(address, 10_000);
    await database.script(`create sequence public.tries;
      create function public.collide() returns trigger language plpgsql security definer as $$ begin
        if nextval('public.tries') <= 3 then raise exception 'collision' using errcode = '${code}'; end if;
        return new;
      end $$;
      create trigger collide before insert on public.leads for each row execute function public.collide();`);
    expect(await sender(database)()).toBe(201);
    await database.script(
      'alter sequence public.tries restart; alter sequence public.tries increment by -1 minvalue -100 restart with 0',
    );
    expect(await sender(database)()).toBe(503);
    expect(await database.query('select from public.leads')).toHaveLength(1);
  });
});
