import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import type { SiteStatus } from '../../site/publish/contract.ts';
import { ask, makeProject, type RunningServer, type SmallProject } from './support/small-project.ts';

async function statusOf(server: RunningServer): Promise<SiteStatus> {
  return JSON.parse(await ask(`${server.url}/status`)) as SiteStatus;
}

/** Publishes with the button of the desk, and waits for the end. */
async function press(server: RunningServer): Promise<SiteStatus> {
  expect(await ask(`${server.url}/publish`)).toBe('true');
  let status = await statusOf(server);
  await expect.poll(async () => (status = await statusOf(server)).running).toBeUndefined();
  // The page looks no more once nothing is running, so this is what it shows.
  return status;
}

/** Provides what the publisher looks for in a project. */
function makeAble(): SmallProject {
  const project = makeProject();
  mkdirSync(join(project.folder, 'tests'));
  return project;
}

test('the button publishes while its own server is replaced, and the new one reports the outcome once', async () => {
  const project = makeAble();
  const server = await project.serve();
  project.save('spec/page.txt', 'two\n');
  expect((await statusOf(server)).waiting).toMatchObject([{ by: { name: 'Eva' }, lines: ['spec/page.txt is two'] }]);
  const { last, history, waiting, troubles } = await press(server);
  expect(last?.outcome).toMatchObject({ ok: true });
  expect(Object.keys(last?.seconds ?? {})).toContain('record');
  expect(history).toMatchObject([
    { kind: 'changes', by: { name: 'Ana' }, changes: [{ lines: ['spec/page.txt is two'] }] },
    { kind: 'installed' },
  ]);
  expect([waiting, troubles]).toEqual([[], []]);
  expect(await server.get()).toBe('two');
  await expect.poll(() => project.events()).toEqual(['ended Ana ok']);
});

test('a refusal names its reason, and the press after it publishes', async () => {
  const project = makeAble();
  const server = await project.serve();
  project.save('spec/page.txt', 'NO-BUILD\n');
  expect((await press(server)).last?.outcome).toMatchObject({ ok: false, fault: 'build' });
  project.save('spec/page.txt', 'two\n');
  expect((await press(server)).last?.outcome).toMatchObject({ ok: true });
  await expect.poll(() => project.events()).toEqual(['ended Ana build', 'ended Ana ok']);
});

test('a publication that was interrupted by the machine is reported after the next start', async () => {
  const project = makeAble();
  project.save('spec/page.txt', 'two\n');
  await project.publish();
  project.save('spec/page.txt', 'three\n');
  await project.publish({ killAt: 'build' });
  const server = await project.serve();
  await expect.poll(() => project.events()).toEqual(['ended Ana ok', 'ended Ana interrupted', 'interrupted begins']);
  expect((await statusOf(server)).last?.outcome).toMatchObject({ ok: false, fault: 'interrupted' });
  await press(server);
  await expect.poll(() => project.events().slice(3)).toEqual(['ended Ana ok', 'interrupted over']);
});

test('an article that has fallen due is published by itself, once', async () => {
  const project = makeAble();
  const due = { at: '2024-01-01T09:00', timeZone: 'America/Mexico_City' };
  project.commit(
    'scripts/build.ts',
    `import { cpSync, mkdirSync, existsSync, writeFileSync } from 'node:fs';
     const again = existsSync('dist');
     mkdirSync('dist', { recursive: true });
     cpSync('spec/page.txt', 'dist/page.txt');
     cpSync('site/generated/manifest.json', 'dist/manifest.json');
     writeFileSync('dist/.stamp', JSON.stringify(again ? {} : { due: ${JSON.stringify(due)} }));`,
  );
  await project.serve();
  await expect.poll(() => project.events()).toEqual(['ended due ok']);
  expect(project.tags()).toHaveLength(1);
});
