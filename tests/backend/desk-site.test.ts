import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createPublisher, type Publisher, type PublishRequest } from '../../site/desk/publish/publisher.ts';
import type { SiteStatus } from '../../site/desk/publish/outcome.ts';
import { SUPERVISED } from '../../site/server/supervised.ts';
import { siteRoot } from '../../site/site-root.mjs';
import { temporaryDirectory } from '../support/temporary-directory.ts';
import { openTestDesk } from './support/desk-server.ts';

const version = {
  version: 'published/2026-11-20-1',
  commit: 'a'.repeat(40),
  at: '2026-11-20T18:00:00.000Z',
  by: { name: 'Ana', email: 'ana@firm.example' },
  title: 'Begin',
};

/** A desk with a publisher that only records its calls. */
async function open() {
  const requests: PublishRequest[] = [];
  const status: { running?: NonNullable<SiteStatus['running']> } = {};
  const publisher: Publisher = {
    status: async () => ({ mode: 'build', published: version, waiting: [], history: [version], ...status }),
    publish(request) {
      if (status.running) return false;
      requests.push(request);
      return true;
    },
    preview: () => undefined,
    close: async () => undefined,
  };
  return { desk: await openTestDesk({ publisher }), requests, status };
}

test('editors see pending changes and land there; publishers publish and revert', async () => {
  const { desk, requests } = await open();
  const editor = await desk.signedIn('ed@firm.example', 'editor');
  expect((await editor.get('/', { accept: 'text/html' })).location).toBe('/site');
  expect((await editor.get('/site')).page('site')).toMatchObject({
    published: version,
    waiting: [],
    history: [version],
    mayPublish: false,
  });
  const admin = await desk.signedIn('ana@firm.example', 'admin');
  expect((await admin.post('/site/publish', { accept: 'on' })).location).toBe('/site');
  expect((await admin.post('/site/revert', { version: version.version })).status).toBe(303);
  expect(requests).toMatchObject([
    { by: { email: 'ana@firm.example' }, accept: true, version: undefined },
    { by: { email: 'ana@firm.example' }, accept: false, version: version.version },
  ]);
  for (const request of requests) await request.onDone(`published/2026-11-26-${requests.indexOf(request) + 1}`);
  const { entries } = (await admin.get('/audit?person=ana@firm.example')).page('audit');
  expect(entries.map(({ action, detail }) => [action, detail['version']]).slice(0, 2)).toEqual([
    ['revert', 'published/2026-11-26-2'],
    ['publish', 'published/2026-11-26-1'],
  ]);
});

test.each([
  ['editor', '/site/publish', {}],
  ['editor', '/site/revert', { version: version.version }],
  ['intake', '/site/publish', {}],
  ['intake', '/site/preview', {}],
  ['admin', '/site/revert', { version: '--upload-pack=x' }],
  ['admin', '/site/revert', {}],
] as const)('%s gets nothing by posting to %s %j', async (role, path, form) => {
  const { desk, requests } = await open();
  const browser = await desk.signedIn(`${role}@firm.example`, role);
  expect((await browser.post(path, form)).status).toBe(404);
  expect(requests).toEqual([]);
});

test('requests without a session, from another origin or without the permission are rejected', async () => {
  const { desk, requests } = await open();
  expect((await desk.browser().post('/site/publish')).status).toBe(401);
  const admin = await desk.signedIn('ana@firm.example', 'admin');
  expect((await admin.post('/site/publish', {}, { origin: 'https://evil.example' })).status).toBe(403);
  const intake = await desk.signedIn('luis@firm.example', 'intake');
  expect((await intake.get('/site')).status).toBe(404);
  expect(requests).toEqual([]);
});

test('a second person sees who publishes, and has to wait', async () => {
  const { desk, status } = await open();
  status.running = { by: 'Luis', step: 'build' };
  const admin = await desk.signedIn('ana@firm.example', 'admin');
  await admin.post('/site/publish');
  const notice = { text: 'desk.notice.busy', values: { person: 'Luis' } };
  expect((await admin.get('/site')).page('site').notice).toMatchObject(notice);
});

test('without git, as in a container, there is nothing to publish', async () => {
  const errors: unknown[] = [];
  const onError = (error: unknown): void => void errors.push(error);
  const project = temporaryDirectory(onTestFinished);
  const publisher = createPublisher({ project, mode: 'off', env: {}, onError });
  onTestFinished(() => publisher.close());
  expect(publisher.publish({ by: version.by, accept: false, onDone: async () => {} })).toBe(false);
  publisher.preview();
  expect(await publisher.status()).toEqual({ mode: 'off', waiting: [], history: [] });
  expect(errors).toEqual([]);
});

test.each([
  ['that has fallen due is published by itself, once', '2024-01-01T09:00', ['--mode due'], { step: 'start' }],
  ['of a later day waits', '2999-01-01T09:00', [], undefined],
])('an article %s', async (_what, at, runs, running) => {
  const project = temporaryDirectory(onTestFinished);
  const dist = join(siteRoot(project), 'dist');
  const notes = join(project, 'notes');
  mkdirSync(dist, { recursive: true });
  mkdirSync(join(project, 'scripts'));
  writeFileSync(notes, '');
  writeFileSync(join(dist, '.stamp'), JSON.stringify({ due: { at, timeZone: 'America/Mexico_City' } }));
  const script = `import { appendFileSync } from 'node:fs';
    appendFileSync(${JSON.stringify(notes)}, process.argv.slice(3).join(' ') + '\\n');
    console.log(JSON.stringify({ outcome: { ok: true, commit: 'abc', dist: 'dist.next' } }));`;
  writeFileSync(join(project, 'scripts/run.mjs'), script);
  vi.stubEnv(SUPERVISED, 'yes');
  const sent = vi.spyOn(process, 'send').mockReturnValue(true);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const publisher = createPublisher({ project, mode: 'build', env: process.env, onError: console.error });
  onTestFinished(async () => {
    await publisher.close();
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });
  for (let minute = 0; minute < 3; minute += 1) {
    vi.advanceTimersByTime(60_000);
    // oxlint-disable-next-line eslint/no-await-in-loop -- one minute after the other
    await expect.poll(async () => (await publisher.status()).running).toEqual(running);
  }
  expect(readFileSync(notes, 'utf8').split('\n').filter(Boolean)).toEqual(runs);
  expect(sent.mock.calls.map(([message]) => message)).toEqual(
    runs.map(() => ({ kind: 'replace', next: { version: undefined, commit: 'abc', dist: 'dist.next' } })),
  );
});
