import { Registry } from 'prom-client';
import parsePrometheusTextFormat from 'parse-prometheus-text-format';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { databaseMetrics } from '../../site/server/metrics/database-metrics.ts';
import { startServer, type RunningServer, type ServerOptions } from '../../site/server/start-server.ts';
import { migratedData, openNew } from './support/embedded.ts';
import { ask, exchange } from './support/raw.ts';
import { startReceiver, type Receiver } from './support/receiver.ts';
import { smallSite, writeSite } from './support/site.ts';
import { anonKey, lead, restPath } from './support/tables.ts';
import { writeNotifyingMigrations } from './support/telling.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

const token = 'the-token-of-these-tests';
const directory = temporaryDirectory(afterAll);
let options: ServerOptions;
let server: RunningServer;
let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
  options = {
    ...smallSite,
    distDir: writeSite(`${directory}/client`),
    storage: { kind: 'embedded', dataDir: await migratedData(`${directory}/data`) },
    migrationsDir: writeNotifyingMigrations(`${directory}/migrations`),
    reports: { url: '/reports', perMinute: 1 },
    notifyUrl: receiver.url,
    metricsToken: token,
  };
  server = await startServer(options);
});
afterAll(async () => {
  await server.close();
  await receiver.close();
});

const authorization = `Bearer ${token}`;

async function read(url = server.url): Promise<string> {
  return (await ask(url, '/metrics', { authorization })).body.toString();
}

/** Every sample by its name and labels, in the notation of a query. */
function samples(text: string): Map<string, number> {
  // The package merges the series of a histogram; without the `TYPE` lines they stay separate.
  return new Map(
    parsePrometheusTextFormat(text.replaceAll(/^# TYPE .*\n/gm, '')).flatMap(({ name, metrics }) =>
      metrics.map(({ labels = {}, value }) => {
        const pairs = Object.entries(labels).map(([label, of]) => `${label}="${of}"`);
        return [pairs.length === 0 ? name : `${name}{${pairs.join(',')}}`, Number(value)] as const;
      }),
    ),
  );
}

async function sampled(name: string): Promise<number | undefined> {
  return samples(await read()).get(name);
}

function insert(row: object, table = 'leads'): Promise<number> {
  return fetch(`${server.url}${restPath}/${table}`, {
    method: 'POST',
    headers: { apikey: anonKey, 'content-type': 'application/json' },
    body: JSON.stringify(row),
  }).then(async (response) => {
    await response.arrayBuffer();
    return response.status;
  });
}

describe('who may read the metrics', () => {
  it('is nobody without a configured token: the address does not exist then', async () => {
    const { metricsToken: _, ...rest } = options;
    const without = await startServer({ ...rest, storage: undefined });
    expect(await ask(without.url, '/metrics', { authorization })).toMatchObject({
      status: 404,
      body: Buffer.from('no encontrada'),
    });
    await without.close();
  });

  it.each([
    {},
    { authorization: 'Bearer ' },
    { authorization: `${authorization}x` },
    { authorization: token },
    { authorization: `Basic ${token}` },
  ])('is not a client with %j', async (headers) => {
    const answer = await ask(server.url, '/metrics', headers);
    expect(answer).toMatchObject({
      status: 401,
      headers: { 'www-authenticate': 'Bearer realm="metrics"', 'cache-control': 'no-store' },
    });
    expect(answer.body).toHaveLength(0);
  });

  it('is anyone with the token, by GET and HEAD only', async () => {
    expect(await ask(server.url, '/metrics?all', { authorization })).toMatchObject({
      status: 200,
      headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' },
    });
    expect((await ask(server.url, '/metrics', { authorization }, 'HEAD')).body).toHaveLength(0);
    expect(await ask(server.url, '/metrics', { authorization }, 'POST')).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD' },
    });
  });
});

describe('the metrics', () => {
  it('are in the format that Prometheus reads: each with its help and type, counters named as such', async () => {
    const families = parsePrometheusTextFormat(await read());
    expect(families.filter(({ help, type }) => help === '' || type === 'UNTYPED')).toEqual([]);
    expect(families.filter(({ name, type }) => (type === 'COUNTER') !== name.endsWith('_total'))).toEqual([]);
    expect(families.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'process_resident_memory_bytes',
        'process_start_time_seconds',
        'nodejs_eventloop_lag_p99_seconds',
      ]),
    );
  });

  it.each<[string, string, string, string]>([
    ['HEAD', '/inicio', 'HEAD', '2xx'],
    ['HEAD', '/no-such-page', 'HEAD', '4xx'],
    ['DELETE', '/inicio', 'other', '4xx'],
    ['POST', '/rest/v1/leads', 'POST', '4xx'],
  ])('count %s %s as %s, %s', async (method, path, label, status) => {
    const labels = `{method="${label}",status="${status}"}`;
    const name = `site_http_request_duration_seconds_count{method="${label}"}`;
    const before = samples(await read());
    await ask(server.url, path, {}, method);
    await expect
      .poll(() => sampled(`site_http_requests_total${labels}`))
      .toBe((before.get(`site_http_requests_total${labels}`) ?? 0) + 1);
    expect(await sampled(name)).toBe((before.get(name) ?? 0) + 1);
  });

  it('count messages by table and outcome from zero, and failed and pending notifications', async () => {
    receiver.react(500);
    const count = (table: string, outcome: string): string =>
      `site_inserts_total{table="${table}",outcome="${outcome}"}`;
    const before = samples(await read());
    const rejected = before.get(count('leads', 'rejected')) ?? 0;
    expect(before.get(count('leads', 'accepted'))).toBe(0);
    expect(before.get('site_outbox_waiting')).toBe(0);
    expect(await insert(lead)).toBe(201);
    expect(await insert({ ...lead, name: '' })).toBe(400);
    expect(await insert(lead, 'no_such_table')).toBe(404);
    await expect.poll(() => sampled('site_notifications_total{table="leads",outcome="failed"}')).toBe(1);
    const now = samples(await read());
    expect([
      now.get(count('leads', 'accepted')),
      now.get(count('leads', 'rejected')),
      now.get('site_outbox_waiting'),
    ]).toEqual([1, rejected + 1, 1]);
    expect(now.get(count('-', 'rejected'))).toBe((before.get(count('-', 'rejected')) ?? 0) + 1);
    expect(now.get('site_outbox_oldest_seconds')).toBeGreaterThan(0);
    expect(now.get('site_purge_last_success_timestamp_seconds')).toBeGreaterThan(Date.now() / 1000 - 3600);
  });

  it('do not grow with unknown requests, and contain nothing of them', async () => {
    const odd = async (word: string): Promise<void> => {
      await ask(server.url, `/${word}`, { 'user-agent': word });
      await ask(server.url, `/rest/v1/${word}`, {}, 'POST');
      await ask(server.url, '/inicio', {}, word.toUpperCase());
      await exchange(server.url, `${word} ${word}\r\n\r\n`);
    };
    await odd('link');
    const names = [...samples(await read()).keys()].filter((name) => name.startsWith('site_'));
    for (const word of ['purge', 'search', 'lock', 'propfind', 'report']) await odd(word);
    const text = await read();
    expect([...samples(text).keys()].filter((name) => name.startsWith('site_'))).toEqual(names);
    for (const secret of ['propfind', 'Ana', 'example.com', '127.0.0.1', token, receiver.url])
      expect(text).not.toContain(secret);
  });
});

it('reports a database outage, and queries a hanging database only once', async () => {
  const register = new Registry();
  const database = await openNew();
  const refresh = databaseMetrics(register, database, 100);
  const found = async (): Promise<string[]> => {
    await refresh();
    return [...samples(await register.metrics())].map(([name, value]) =>
      name === 'site_database_up' ? `${name} ${value}` : name,
    );
  };
  // Without notifications there is no outbox.
  const up = ['site_database_up 1', 'site_database_response_seconds', 'site_database_size_bytes'];
  await expect.poll(found).toEqual(up);
  const query = vi.spyOn(database, 'query');
  let release: () => void = () => undefined;
  const held = database.transaction(() => new Promise<void>((done) => (release = done)));
  for (let time = 0; time < 3; time += 1) expect(await found()).toEqual(['site_database_up 0']);
  expect(query).toHaveBeenCalledTimes(1);
  release();
  await held;
  await expect.poll(found).toEqual(up);
  await database.close();
  expect(await found()).toEqual(['site_database_up 0']);
});
