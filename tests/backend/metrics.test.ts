import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type RunningServer, type ServerOptions } from '../../site/server/start-server.ts';
import { migratedData } from './support/embedded.ts';
import { ask } from './support/raw.ts';
import { smallSite, writeSite } from './support/site.ts';
import { anonKey, lead, restPath } from './support/tables.ts';
import { writeNotifyingMigrations } from './support/notifying-migrations.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

const token = 'the-token-of-these-tests';
const authorization = `Bearer ${token}`;
const directory = temporaryDirectory(afterAll);
let options: ServerOptions;
let server: RunningServer;
beforeAll(async () => {
  options = {
    ...smallSite,
    distDir: writeSite(`${directory}/client`),
    storage: { kind: 'embedded', dataDir: await migratedData(`${directory}/data`) },
    migrationsDir: writeNotifyingMigrations(`${directory}/migrations`),
    metricsToken: token,
  };
  server = await startServer(options);
});
afterAll(() => server.close());

async function read(): Promise<string> {
  return (await ask(server.url, '/metrics', { authorization })).body.toString();
}

/** The value of a series, by its name and labels in the notation of a query. */
async function sampled(name: string): Promise<number | undefined> {
  const line = (await read()).split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length));
}

async function insert(row: object, table = 'leads'): Promise<number> {
  const headers = { apikey: anonKey, 'content-type': 'application/json' };
  const answer = await fetch(`${server.url}${restPath}/${table}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(row),
  });
  await answer.arrayBuffer();
  return answer.status;
}

it('has no metrics without a configured token', async () => {
  const without = await startServer({ ...options, metricsToken: undefined, storage: undefined });
  expect(await ask(without.url, '/metrics', { authorization })).toMatchObject({ status: 404 });
  await without.close();
});

it.each([
  {},
  { authorization: 'Bearer ' },
  { authorization: `${authorization}x` },
  { authorization: `Basic ${token}` },
])('refuses a client with %j', async (headers) => {
  const answer = await ask(server.url, '/metrics', headers);
  expect(answer).toMatchObject({ status: 401, headers: { 'cache-control': 'no-store' } });
  expect(answer.body).toHaveLength(0);
});

it('counts requests, and submissions by table and outcome from zero', async () => {
  const count = (table: string, outcome: string): string => `site_inserts_total{table="${table}",outcome="${outcome}"}`;
  const notFound = 'site_http_requests_total{status="4xx"}';
  const before = (await sampled(notFound)) ?? 0;
  expect(await sampled(count('leads', 'accepted'))).toBe(0);
  expect(await sampled('site_outbox_oldest_seconds')).toBe(0);
  expect(await insert(lead)).toBe(201);
  expect(await insert({ ...lead, name: '' })).toBe(400);
  expect(await insert(lead, 'no_such_table')).toBe(404);
  for (const series of [count('leads', 'accepted'), count('leads', 'rejected'), count('-', 'rejected')])
    expect(await sampled(series)).toBe(1);
  await expect.poll(() => sampled(notFound)).toBe(before + 2);
  expect(await sampled('site_outbox_oldest_seconds')).toBeGreaterThan(0);
  expect(await sampled('site_purge_last_success_timestamp_seconds')).toBeGreaterThan(Date.now() / 1000 - 3600);
  expect(await read()).toContain('process_start_time_seconds');
});

it('creates no series for unknown requests, and contains nothing of them', async () => {
  const odd = async (word: string): Promise<void> => {
    await ask(server.url, `/${word}`, { 'user-agent': word });
    await ask(server.url, `/rest/v1/${word}`, {}, 'POST');
  };
  const series = async (): Promise<string[]> =>
    (await read()).split('\n').flatMap((line) => /^site_[^ ]*/.exec(line) ?? []);
  await odd('link');
  const names = await series();
  for (const word of ['purge', 'search']) await odd(word);
  expect(await series()).toEqual(names);
  expect(await read()).not.toMatch(new RegExp(`purge"|search|Ana|example\\.com|127\\.0\\.0\\.1|${token}`));
});

it('reports a database that does not answer', async () => {
  expect(await sampled('site_database_up')).toBe(1);
  let release: () => void = () => undefined;
  const held = server.database?.transaction(() => new Promise<void>((done) => (release = done)));
  expect(await sampled('site_database_up')).toBe(0);
  release();
  await held;
  await expect.poll(() => sampled('site_database_up')).toBe(1);
});
