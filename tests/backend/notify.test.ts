import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createBackend, type Backend } from '../../site/server/insert-rows.ts';
import type { Database } from '../../site/server/database/database.ts';
import type { SiteSpec } from '../../generator/schema/index.ts';
import { nextMigration } from '../../generator/sql/migration.ts';
import { migrate } from '../../site/server/database/migrate.ts';
import { openDatabaseUrl } from '../../site/server/database/open.ts';
import { runLeads } from '../../site/server/leads/run-leads.ts';
import { limits } from '#generated/server.ts';
import { backoff, type Loop } from '../../site/server/notify/loop.ts';
import { createNotifier, signatureOf } from '../../site/server/notify/notifier.ts';
import { asAnon, insertRow } from './support/anon.ts';
import { onOneEngine, onHosted, onPostgres } from './support/engines.ts';
import { pushMigrations } from './support/hosted.ts';
import { asPostgrest, postgrestInsert } from './support/postgrest.ts';
import { startReceiver, type Receiver } from './support/receiver.ts';
import { insertRequest } from './support/request.ts';
import { anonKey, application, lead, tables } from './support/tables.ts';
import { committedLog, writeNotifyingMigrations } from './support/notifying-migrations.ts';
import { site } from '../support/site-spec.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

const directory = writeNotifyingMigrations(temporaryDirectory(afterAll));

/** The receiver's check from the guide, verbatim. */
async function guideExample(): Promise<(body: string, signature: string | undefined, secret: string) => boolean> {
  const guide = readFileSync(new URL('../../docs/guides/database.md', import.meta.url), 'utf8');
  const code = /## Verifying notifications[^]*?```js\n([^]*?)```/.exec(guide)?.[1] ?? '';
  const file = join(directory, 'receiver.mjs');
  writeFileSync(file, `${code}\nexport { isGenuine };\n`);
  const { isGenuine } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
    isGenuine: (body: string, signature: string | undefined, secret: string) => boolean;
  };
  return isGenuine;
}

onOneEngine('a new row', ({ openMigrated }) => {
  let database: Database;
  let receiver: Receiver;
  let notifier: Loop;
  let backend: Backend;
  const lines: string[] = [];
  const waiting = async (): Promise<number> => (await database.query('select 1 from site_internal.outbox')).length;
  const allTold = (): Promise<void> =>
    vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 20_000, interval: 20 });
  const start = (
    times: { retryMs?: number; longestMs?: number | undefined; timeoutMs?: number; secret?: string } = {},
  ): Loop =>
    createNotifier({
      database,
      url: receiver.url,
      log: (line) => lines.push(line),
      retryMs: 20,
      longestMs: 50,
      ...times,
    });
  const send = async (change: object = {}, key = randomUUID() as string): Promise<void> => {
    const response = await backend.fetch(
      insertRequest({ body: JSON.stringify({ ...lead, ...change }), headers: { 'idempotency-key': key } }),
    );
    expect(response.status).toBe(201);
  };

  beforeAll(async () => {
    database = await openMigrated();
    await migrate(database, directory);
    backend = createBackend({ database, tables, anonKey, onStored: () => notifier.wake() });
  });
  beforeEach(async () => {
    await database.script('truncate public.leads, public.career_applications, site_internal.outbox');
    lines.length = 0;
    receiver = await startReceiver();
    notifier = start();
  });
  afterEach(async () => {
    await notifier.close();
    await receiver.close();
  });

  it('is sent at once, in the format of a Supabase database webhook', async () => {
    await send();
    await allTold();
    const [row] = await database.query<{ id: string }>('select id from public.leads');
    expect(receiver.received).toEqual([
      {
        key: row?.id,
        headers: expect.objectContaining({ 'content-type': 'application/json' }),
        text: expect.any(String),
        body: {
          type: 'INSERT',
          schema: 'public',
          table: 'leads',
          record: { ...lead, id: row?.id, created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
          old_record: null,
        },
      },
    ]);
  });

  it('is not sent if the honeypot was filled in', async () => {
    const trapped = insertRequest({ headers: { 'x-submission-context': '{"form": "contact-page", "trap": true}' } });
    expect((await backend.fetch(trapped)).status).toBe(201);
    await send({ name: 'Eva' });
    await allTold();
    expect(receiver.received).toMatchObject([{ body: { record: { name: 'Eva' } } }]);
    expect(await database.query('select name from public.leads')).toHaveLength(2);
  });

  it('is signed with a timestamp if there is a secret', async () => {
    await send();
    await allTold();
    await notifier.close();
    notifier = start({ secret: 'a secret of 24 letters' });
    await send({ name: 'José' });
    await allTold();
    const [plain, signed] = receiver.received;
    expect(plain?.headers).not.toHaveProperty('x-signature');
    const isGenuine = await guideExample();
    const { text = '', headers } = signed ?? {};
    const signature = String(headers?.['x-signature']);
    expect(isGenuine(text, signature, 'a secret of 24 letters')).toBe(true);
    expect(isGenuine(text, signature, 'another secret, as long')).toBe(false);
    expect(isGenuine(text.replace('José', 'Eva'), signature, 'a secret of 24 letters')).toBe(false);
    expect(isGenuine(text, undefined, 'a secret of 24 letters')).toBe(false);
    expect(
      isGenuine(
        text,
        signatureOf(text, 'a secret of 24 letters', new Date(Date.now() - 301_000)),
        'a secret of 24 letters',
      ),
      'repeated later',
    ).toBe(false);
  });

  it('is retried until it is received', async () => {
    receiver.react(503, 'break', 404, 302);
    await send();
    await allTold();
    expect(receiver.received).toHaveLength(5);
    expect(new Set(receiver.received.map(({ key }) => key)).size).toBe(1);
    const kinds = lines.map((line) => line.replace(/, again.*/, ''));
    expect(kinds).toEqual([
      'notify leads failed: answer 503',
      'notify leads failed: no connection',
      'notify leads failed: answer 404',
      'notify leads failed: no connection',
      'notify leads delivered',
    ]);
    for (const secret of [...Object.values(lead), receiver.url, '127.0.0.1'])
      expect(lines.join('\n'), 'the log').not.toContain(secret ?? 'null');
  });

  it('is stored and confirmed while the receiver does not respond', async () => {
    receiver.react('hang', 'hang');
    await notifier.close();
    notifier = start({ timeoutMs: 300 });
    await send();
    await send({ name: 'Eva' });
    expect(await database.query('select name from public.leads')).toHaveLength(2);
    expect(await waiting()).toBe(2);
    await allTold();
    expect(lines.filter((line) => line.includes('no answer in time'))).toHaveLength(2);
  });

  it('is sent after the next start if the server ended before', async () => {
    receiver.react('hang');
    await send();
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), { timeout: 20_000 });
    await notifier.close();
    expect(await waiting()).toBe(1);
    // Simulates that the ended server's lease has expired.
    await database.query('update site_internal.outbox set due_at = clock_timestamp()');
    notifier = start();
    notifier.wake();
    await allTold();
    expect(receiver.received).toHaveLength(2);
  });

  it('is out of a visitor’s reach while it waits', async () => {
    for (const sql of [
      'select * from site_internal.outbox',
      'delete from site_internal.outbox',
      'select site_internal.put_into_outbox()',
    ]) {
      expect(await asAnon(database, sql)).toBe('42501');
    }
  });
});

onHosted('a new row', (create, add) => {
  const sentTo = async (database: Database): Promise<object[]> =>
    database.query('select url, body, params, headers, timeout from net.sent order by id');
  const missing = (database: Database): Promise<object[]> => database.query('select * from site_internal.missing()');
  const call = (name: string): object => ({
    url: "https://hook.example/?it's",
    body: {
      type: 'INSERT',
      schema: 'public',
      table: 'leads',
      record: expect.objectContaining({ ...lead, name }),
      old_record: null,
    },
    params: {},
    headers: { 'Content-Type': 'application/json' },
    timeout: 5000,
  });
  const open = async (webhooks: boolean) => {
    const project = await create();
    if (webhooks) await project.switchOnWebhooks();
    const owner = add(await openDatabaseUrl(project.address));
    await pushMigrations(owner, directory);
    const requests = add(await openDatabaseUrl(project.requests));
    const insert = await postgrestInsert(requests, 'leads', Object.keys(lead));
    const send = (name: string, headers?: Record<string, string>): Promise<string> =>
      asPostgrest(requests, insert, [JSON.stringify([{ ...lead, name }])], headers);
    return { project, owner, send };
  };
  const untold = (waiting: number): object =>
    expect.objectContaining({
      what: expect.stringMatching(
        new RegExp(`^Nobody is notified of new rows in leads \\(${waiting} wait\\)`),
      ) as string,
    });

  it('is sent by the hosted project if it has webhooks', async () => {
    const { project, owner, send } = await open(true);
    expect(await send('Trapped', { 'x-submission-context': '{"trap": true}' })).toBe('ok');
    expect(await send('Ana')).toBe('ok');
    expect(await sentTo(owner)).toEqual([call('Ana')]);
    expect(
      await owner.query('select r.name_key, r.status from site_internal.row_states as r order by r.name_key'),
    ).toEqual([
      { name_key: 'ana', status: 'new' },
      { name_key: 'trapped', status: 'spam' },
    ]);
    expect(await owner.query('select * from site_internal.outbox')).toEqual([]);
    expect(await missing(owner)).not.toContainEqual(untold(0));

    await project.switchOff('webhooks');
    expect(await send('Eva'), 'stored all the same').toBe('ok');
    expect(await missing(owner)).toContainEqual(untold(0));
  });

  it('waits until webhooks are switched on, with a notice for the maintainer', async () => {
    const { project, owner, send } = await open(false);
    expect(await send('Ana')).toBe('ok');
    expect(await missing(owner)).toContainEqual(untold(1));
    const warnings: string[] = [];
    const listed = await runLeads(['--json'], { DATABASE_URL: project.address }, (line) => warnings.push(line));
    expect(JSON.parse(listed)).toMatchObject({ leads: [{ name: 'Ana' }] });
    expect(warnings.join('')).toMatch(
      /^Warning: Expired rows are not deleted: .*\nWarning: Nobody is notified .*Switch them on .*set_up\(\).*\n$/,
    );

    await project.switchOnWebhooks();
    expect(await missing(owner), 'switched on, and nothing done').toContainEqual(untold(1));
    const setUp = (): Promise<object[]> => owner.query('select * from site_internal.set_up()');
    expect(await setUp()).not.toContainEqual(untold(0));
    expect(await setUp(), 'again').not.toContainEqual(untold(0));
    expect(await sentTo(owner)).toEqual([call('Ana')]);
    expect(await send('Eva')).toBe('ok');
    expect(await sentTo(owner)).toEqual([call('Ana'), call('Eva')]);
  });
});

it.each([
  [1, 60],
  [2, 120],
  [3, 240],
  [4, 300],
  [40, 300],
])('after %i attempts the next waits %i s', (attempts, seconds) =>
  expect(backoff(attempts, 60_000, limits.retryDelay)).toBe(seconds * 1000),
);

it('is not sent unless the spec asks for it', () => {
  expect(site.integrations).not.toHaveProperty('notify');
  expect(nextMigration(site, committedLog).migration).toBeUndefined();
});

onPostgres('a table whose notifications were switched off', (cluster, add) => {
  it('has none waiting, while those of others wait for the new address', async () => {
    const database = add(await openDatabaseUrl(await cluster.createMigrated()));
    const notifying = (url: string, ...tables: string[]): SiteSpec => ({
      ...site,
      integrations: { ...site.integrations, notify: { url, tables: tables as never } },
    });
    const steps = [
      notifying('https://one.example', 'leads', 'career_applications'),
      notifying('https://two.example', 'leads'),
    ];
    let log = committedLog;
    const counts: object[][] = [];
    for (const spec of steps) {
      const next = nextMigration(spec, log);
      await database.script(next.migration?.sql ?? '');
      log = next.log;
      for (const [table, values] of Object.entries({ leads: lead, career_applications: application })) {
        await insertRow(database, table, values);
      }
      counts.push(
        await database.query('select table_name, count(*)::int from site_internal.outbox group by 1 order by 1'),
      );
    }
    expect(counts).toEqual([
      [
        { table_name: 'career_applications', count: 1 },
        { table_name: 'leads', count: 1 },
      ],
      [{ table_name: 'leads', count: 2 }],
    ]);
  });
});
