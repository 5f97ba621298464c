import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { troublesIn } from '../../site/publish/troubles.ts';
import { makeProject, type RunningServer, type SmallProject } from './support/small-project.ts';

/** Saves and publishes a text. */
async function publishText(project: SmallProject, text: string): Promise<unknown> {
  project.save('spec/page.txt', `${text}\n`);
  return project.publish();
}

/** Sends four requests at a time until the work has ended. Returns all answers. */
async function askDuring(server: RunningServer, work: Promise<unknown>): Promise<string[]> {
  const answers: string[] = [];
  const state = { over: false };
  const ended = work.finally(() => (state.over = true));
  // oxlint-disable-next-line eslint/no-await-in-loop -- visitors of one moment after those of another
  while (!state.over) answers.push(...(await Promise.all(Array.from({ length: 4 }, server.get))));
  await ended;
  return answers;
}

const ran = (project: SmallProject): string[] =>
  JSON.parse(readFileSync(join(project.folder, '.data/postgres/ran.json'), 'utf8')) as string[];

test('requests wait while a release replaces the server, and none fails', async () => {
  const project = makeProject();
  const server = await project.serve();
  const answers = await askDuring(server, publishText(project, 'two'));
  expect(new Set([...answers, await server.get()])).toEqual(new Set(['one', 'two']));
  expect(project.state().read('serving.json')).toMatchObject({ version: project.state().current() });
  // The next start serves it too, without a build.
  await server.stop();
  rmSync(join(project.folder, 'dist'), { recursive: true, force: true });
  expect(await (await project.serve()).get()).toBe('two');
});

test('a release that does not start leaves the version before it online, and raises a trouble', async () => {
  const project = makeProject();
  const server = await project.serve();
  await publishText(project, 'two');
  const publishing = publishText(project, 'NO-START');
  const answers = await askDuring(server, publishing);
  expect(new Set(answers)).toEqual(new Set(['two']));
  expect(await publishing).toMatchObject({
    ok: false,
    fault: 'start',
    details: expect.arrayContaining([{ text: expect.stringContaining('A table is missing.') }]),
  });
  expect(troublesIn(project.state()).map(({ kind }) => kind)).toEqual(['start']);
  expect([project.current(), project.tags().length]).toEqual(['two', 2]);
  expect(await publishText(project, 'three')).toMatchObject({ ok: true });
  expect(await server.get()).toBe('three');
  expect(troublesIn(project.state())).toEqual([]);
});

test('a commit whose server does not start is never taken for the version before: what ran is kept as a release', async () => {
  const project = makeProject();
  const server = await project.serve();
  // A programmer commits it in the folder while the server runs what was there before.
  project.commit('spec/page.txt', 'NO-START\n');
  expect(await project.publish()).toMatchObject({ ok: false, fault: 'start' });
  expect(await server.get()).toBe('one');
});

test('after a failed start an embedded database is what it was before', async () => {
  const project = makeProject();
  const server = await project.serve();
  project.commit('site/supabase/migrations/0002_more.sql', 'create');
  expect(await publishText(project, 'NO-START')).toMatchObject({ ok: false, fault: 'start', keptMigrations: [] });
  expect(await server.get()).toBe('one');
  expect(ran(project)).toEqual(['0001_initial.sql']);
  expect(project.state().read('migrations.json')).toEqual([]);
  expect(await publishText(project, 'two')).toMatchObject({ ok: true });
  expect(ran(project)).toEqual(['0001_initial.sql', '0002_more.sql']);
  // The copy contains personal data.
  expect(existsSync(join(project.folder, '.data/postgres.before-release'))).toBe(false);
});

test('new tables of a PostgreSQL need consent; after a failed start they stay, and the version before runs with them', async () => {
  const project = makeProject();
  const server = await project.serve({ storage: 'postgres' });
  project.commit('site/supabase/migrations/0002_more.sql', 'create');
  project.save('spec/page.txt', 'NO-START\n');
  expect(await project.publish()).toMatchObject({
    ok: false,
    fault: 'migrations',
    details: [{ text: '0002_more.sql' }],
  });
  expect(await project.publish({ accept: true })).toMatchObject({
    ok: false,
    fault: 'start',
    keptMigrations: ['0002_more.sql'],
  });
  expect(await server.get()).toBe('one');
  // Also after a restart of the machine.
  await server.stop('SIGKILL');
  project.state().setCurrent(project.state().releases()[0]?.version ?? '');
  project.git('reset', '-q', '--hard', 'HEAD~1');
  expect(await (await project.serve({ storage: 'postgres' })).get()).toBe('one');
});

test('a current release that does not start gives way to the one before it', async () => {
  const project = makeProject();
  await publishText(project, 'two');
  await publishText(project, 'three');
  const folder = project.state().releasePath(project.state().current() ?? '');
  project.git('-C', folder, 'status');
  rmSync(join(folder, 'site/server/main.ts'));
  const server = await project.serve();
  expect(await server.get()).toBe('two');
  expect(project.state().read('failed-start.json')).toMatchObject({ why: expect.stringContaining('main.ts') });
});

test.each([
  ['a commit', (project: SmallProject) => void project.commit('spec/page.txt', 'by hand\n')],
  ['an edit', (project: SmallProject) => project.write('spec/page.txt', 'by hand\n')],
])('after %s in the folder, the folder is served, and a line says so', async (_what, change) => {
  const project = makeProject();
  await publishText(project, 'two');
  change(project);
  const server = await project.serve();
  expect(await server.get()).toBe('by hand');
  expect(server.output()).toMatch(
    /^Serving this folder: it has commits or edits that the published version \S+ lacks\.$/m,
  );
});

test('a request of a publication that has ended with the machine is not served', async () => {
  const project = makeProject();
  await publishText(project, 'two');
  await project.publish({ killAt: 'record' });
  project.save('spec/page.txt', 'three\n');
  await project.publish({ killAt: 'start' });
  project.state().askFor(project.releases().at(-1) ?? '');
  const server = await project.serve();
  expect(await server.get()).toBe('two');
  expect(project.state().next()).toBeUndefined();
  expect(await project.publish()).toMatchObject({ ok: true });
  expect(await server.get()).toBe('three');
});

test('a second server of the folder serves, and does not follow', async () => {
  const project = makeProject();
  const [first, second] = [await project.serve(), await project.serve()];
  await publishText(project, 'two');
  expect([await first.get(), await second.get()]).toEqual(['two', 'one']);
});

test('a signal ends the supervisor with its server, and a server that ends by itself ends its supervisor', async () => {
  const project = makeProject();
  const server = await project.serve();
  server.process.kill('SIGTERM');
  expect(await once(server.process, 'exit')).toEqual([0, null]);
  await expect(server.get()).rejects.toThrow('fetch failed');
  const other = await project.serve();
  const child = Number(execFileSync('pgrep', ['-P', String(other.process.pid)], { encoding: 'utf8' }));
  process.kill(child, 'SIGKILL');
  await once(other.process, 'exit');
  await expect(other.get()).rejects.toThrow('fetch failed');
});
