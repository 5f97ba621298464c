import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

import { PUBLISH_STEPS } from '../../site/publish/contract.ts';
import { readVersions } from '../../site/publish/history.ts';
import { fetchOrigin, record } from '../../site/publish/record.ts';
import { troublesIn } from '../../site/publish/troubles.ts';
import { gitIn as siteGit } from '../../site/git.ts';
import { gitIn } from '../support/repository.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';
import { makeProject, type SmallProject } from './support/small-project.ts';

const today = (number: number): string => `${new Date().toISOString().slice(0, 10)}-${number}`;

/** A bare repository that the project's `origin` is. */
function addOrigin(project: SmallProject): { readonly folder: string; git(...args: readonly string[]): string } {
  const folder = temporaryDirectory(onTestFinished);
  gitIn(folder, 'init', '-q', '--bare', '-b', 'main');
  project.git('remote', 'add', 'origin', folder);
  project.git('push', '-q', 'origin', 'main');
  return { folder, git: (...args) => gitIn(folder, ...args) };
}

/** Commits to the origin's branch, as a programmer elsewhere does. */
function pushElsewhere(origin: string, path: string, text: string): void {
  const clone = temporaryDirectory(onTestFinished);
  gitIn(clone, 'clone', '-q', origin, '.');
  writeFileSync(join(clone, path), text);
  gitIn(clone, 'add', '--all');
  gitIn(clone, 'commit', '-q', '-m', `Elsewhere: ${text.trim()}`);
  gitIn(clone, 'push', '-q', 'origin', 'main');
}

test('what was saved becomes a release once no other publication runs, tagged by the person, which the project follows; a second time there is nothing', async () => {
  const project = makeProject();
  project.save('spec/page.txt', 'two\n');
  const release = project.state().hold('lock');
  expect(await project.publish()).toMatchObject({ ok: false, fault: 'busy' });
  release?.();
  const outcome = await project.publish();
  expect(outcome).toMatchObject({ ok: true, version: today(1), tagged: true });
  expect(project.current()).toBe('two');
  expect(project.tags()).toEqual([`published-${today(1)} Ana`]);
  expect(project.git('log', '-1', '--format=%an %H')).toBe(`Ana ${outcome?.ok ? outcome.commit : ''}`);
  expect(project.git('status', '--porcelain')).toBe('');
  expect(Object.keys(project.state().read('last.json')?.seconds ?? {})).toEqual([...PUBLISH_STEPS]);
  const before = [project.git('rev-parse', 'HEAD'), project.tags(), project.releases()];
  expect(await project.publish()).toMatchObject({ ok: false, fault: 'nothing' });
  expect([project.git('rev-parse', 'HEAD'), project.tags(), project.releases()]).toEqual(before);
});

/** What cannot be published: the change, and the refusal. A full disk is last, since its trouble stays. */
const REFUSED: readonly (readonly [what: string, change: (project: SmallProject) => void, refusal: object])[] = [
  [
    'an uncommitted change of the project',
    (project) => project.write('spec/page.txt', 'edited\n'),
    { fault: 'dirty', details: [{ text: 'spec/page.txt' }] },
  ],
  ['a mistake in the spec', (project) => project.save('spec/page.txt', 'MISTAKE\n'), { fault: 'spec' }],
  ['pages that cannot be built', (project) => project.save('spec/page.txt', 'NO-BUILD\n'), { fault: 'build' }],
  [
    'an edit of a line that a programmer has changed since, whose change is named',
    (project) => {
      project.save('spec/page.txt', 'studio\n');
      project.commit('spec/page.txt', 'programmer\n');
    },
    { fault: 'conflict', details: [{ text: 'Dev: spec/page.txt: programmer' }, { text: 'spec/page.txt' }] },
  ],
  [
    'a lockfile that npm cannot install',
    (project) => {
      project.installs = true;
      project.commit('package-lock.json', '{ "lockfileVersion": 3, "packages": 1 }');
    },
    { fault: 'packages' },
  ],
  ['a full disk', (project) => project.save('spec/page.txt', 'FULL\n'), { fault: 'space' }],
];

test('what cannot be published is refused, and leaves nothing behind', async () => {
  const project = makeProject();
  project.save('spec/other.txt', 'two\n');
  await project.publish();
  const [head, edits] = ['HEAD', 'studio-edits'].map((name) => project.git('rev-parse', name));
  const state = (): unknown => [
    project.git('rev-parse', 'HEAD'),
    project.tags(),
    project.releases(),
    project.current(),
    project.git('worktree', 'list'),
  ];
  for (const [what, change, refusal] of REFUSED) {
    change(project);
    const before = state();
    // oxlint-disable-next-line eslint/no-await-in-loop -- one publication after the other
    expect(await project.publish(), `${what}`).toMatchObject({ ok: false, ...refusal });
    expect(state(), `${what}`).toEqual(before);
    const troubles = what === 'a full disk' ? ['space'] : [];
    expect(
      troublesIn(project.state()).map(({ kind }) => kind),
      `${what}`,
    ).toEqual(troubles);
    expect(project.state().read('running.json'), `${what}`).toBeUndefined();
    project.installs = false;
    project.git('reset', '--quiet', '--hard', head ?? '');
    project.git('branch', '--force', 'studio-edits', edits ?? '');
  }
});

test('a publication that is killed, at any step, harms nothing, and the next one succeeds', async () => {
  const project = makeProject();
  project.save('spec/page.txt', 'before\n');
  await project.publish();
  for (const [index, step] of PUBLISH_STEPS.entries()) {
    const before = project.current();
    project.save('spec/page.txt', `killed ${index}\n`);
    // oxlint-disable-next-line eslint/no-await-in-loop -- one publication after the other
    await project.publish({ killAt: step });
    // Killed while the release was being recorded, it is online already.
    expect(project.current(), `${step}`).toBe(step === 'record' ? `killed ${index}` : before);
    expect(project.state().read('running.json')).toMatchObject({ step });
    project.save('spec/page.txt', `after ${index}\n`);
    // oxlint-disable-next-line eslint/no-await-in-loop -- likewise
    expect(await project.publish(), `${step}`).toMatchObject({ ok: true });
    expect(project.current(), `${step}`).toBe(`after ${index}`);
    // Nothing is left of the killed one, unless it was online.
    const complete = project.state().releases();
    expect(project.releases(), `${step}`).toEqual(complete.map(({ version }) => version).toSorted());
    const texts = complete.map(({ version }) =>
      readFileSync(join(project.state().releasePath(version), 'dist/page.txt'), 'utf8').trim(),
    );
    expect(texts.includes(`killed ${index}`), `${step}`).toBe(step === 'record');
    // The interruption was over with the publication that followed.
    expect(troublesIn(project.state()), `${step}`).toEqual([]);
  }
});

test('going back publishes a new commit with the earlier spec under the engine of today, also of the site as installed', async () => {
  const project = makeProject();
  const server = await project.serve();
  project.save('spec/page.txt', 'two\n');
  await project.publish();
  project.commit('scripts/extra.ts', 'new engine\n');
  const [, installed] = await readVersions(siteGit(project.folder));
  expect(installed).toMatchObject({ kind: 'installed', version: today(1) });
  const outcome = await project.publish({ back: today(1) });
  expect(outcome).toMatchObject({ ok: true, version: today(3) });
  expect(await server.get()).toBe('one');
  expect(existsSync(join(project.folder, 'scripts/extra.ts'))).toBe(true);
  const [latest] = await readVersions(siteGit(project.folder));
  expect(latest).toMatchObject({ kind: 'back', back: today(1) });
});

test('after going back, a text that was changed in between can be changed and published, and so can what was saved before', async () => {
  const project = makeProject();
  project.save('spec/page.txt', 'two\n');
  await project.publish();
  project.save('spec/page.txt', 'three\n');
  await project.publish();
  project.save('spec/other.txt', 'saved before\n');
  expect(await project.publish({ back: today(1) })).toMatchObject({ ok: true });
  expect(project.current()).toBe('two');
  project.save('spec/page.txt', 'four\n');
  expect(await project.publish()).toMatchObject({ ok: true });
  expect(project.current()).toBe('four');
  expect(project.git('show', 'HEAD:spec/other.txt')).toBe('saved before');
});

test('commits that a programmer has pushed go online too, and branch and tag are pushed', async () => {
  const project = makeProject();
  const origin = addOrigin(project);
  pushElsewhere(origin.folder, 'spec/other.txt', 'pushed\n');
  project.save('spec/page.txt', 'two\n');
  expect(await project.publish({ followsOrigin: true })).toMatchObject({ ok: true });
  expect(project.git('show', 'HEAD:spec/other.txt')).toBe('pushed');
  expect(origin.git('rev-parse', 'main')).toBe(project.git('rev-parse', 'HEAD'));
  expect(origin.git('tag')).toBe(`published-${today(1)}`);

  // What is pushed after the publication does not make the repository lack the version.
  pushElsewhere(origin.folder, 'spec/other.txt', 'pushed later\n');
  await fetchOrigin(siteGit(project.folder));
  const release = project.state().release(today(1));
  if (release) await record(project.state(), release, { followsOrigin: true });
  expect(troublesIn(project.state())).toEqual([]);
});

test('an origin is not touched unless it is followed', async () => {
  const project = makeProject();
  const origin = addOrigin(project);
  const before = origin.git('rev-parse', 'main');
  project.save('spec/page.txt', 'two\n');
  expect(await project.publish()).toMatchObject({ ok: true });
  expect([origin.git('rev-parse', 'main'), origin.git('tag')]).toEqual([before, '']);
});

test('a refused push leaves the version online, and is a trouble until a push succeeds', async () => {
  const project = makeProject();
  const origin = addOrigin(project);
  const hook = join(origin.folder, 'hooks/pre-receive');
  mkdirSync(join(origin.folder, 'hooks'), { recursive: true });
  writeFileSync(hook, '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  project.save('spec/page.txt', 'two\n');
  expect(await project.publish({ followsOrigin: true })).toMatchObject({ ok: true });
  expect(project.current()).toBe('two');
  expect(troublesIn(project.state())).toMatchObject([{ kind: 'push', git: 'denied' }]);
  rmSync(hook);
  project.save('spec/page.txt', 'three\n');
  expect(await project.publish({ followsOrigin: true })).toMatchObject({ ok: true });
  expect(troublesIn(project.state())).toEqual([]);
  expect(origin.git('tag')).toBe(`published-${today(1)}\npublished-${today(2)}`);
});

test('a version that git cannot tag is online all the same, and is tagged as soon as that works', async () => {
  const project = makeProject();
  project.git('tag', `published-${today(1)}/in-the-way`);
  project.save('spec/page.txt', 'two\n');
  expect(await project.publish()).toMatchObject({ ok: true });
  expect(project.current()).toBe('two');
  expect(troublesIn(project.state())).toMatchObject([{ kind: 'follow' }]);
  project.git('tag', '--delete', `published-${today(1)}/in-the-way`);
  const release = project.state().release(today(1));
  if (release) await record(project.state(), release, { followsOrigin: false });
  expect(project.tags()).toEqual([`published-${today(1)} Ana`]);
  expect(troublesIn(project.state())).toEqual([]);
});

test('a repository that does not answer does not stop a publication of this server, but one that a host builds', async () => {
  const project = makeProject();
  project.git('remote', 'add', 'origin', join(project.folder, 'nowhere'));
  project.save('spec/page.txt', 'two\n');
  const refused = await project.publish({ followsOrigin: true, mode: 'push' });
  expect(refused).toMatchObject({ ok: false, fault: 'git', git: 'unreachable' });
  expect(await project.publish({ followsOrigin: true })).toMatchObject({ ok: true });
  expect(troublesIn(project.state()).map(({ kind }) => kind)).toEqual(['fetch', 'push']);
});

test('for a host that builds, the version is pushed and nothing is served here', async () => {
  const project = makeProject();
  const origin = addOrigin(project);
  project.save('spec/page.txt', 'two\n');
  expect(await project.publish({ followsOrigin: true, mode: 'push' })).toMatchObject({ ok: true });
  expect(origin.git('show', 'main:spec/page.txt')).toBe('two');
  expect(origin.git('tag')).toBe(`published-${today(1)}`);
  expect([project.current(), project.releases()]).toEqual([undefined, []]);
});

test('five releases stay, on another disk too, and the packages that one of them uses', async () => {
  const project = makeProject();
  const disk = temporaryDirectory(onTestFinished, '/dev/shm');
  symlinkSync(disk, join(project.folder, '.publish'));
  project.commit('package-lock.json', '{ "lockfileVersion": 3, "packages": {}, "name": "old" }');
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f']) {
    project.save('spec/page.txt', `${text}\n`);
    // oxlint-disable-next-line eslint/no-await-in-loop -- one version after the other
    expect(await project.publish()).toMatchObject({ ok: true });
    if (text === 'a') project.commit('package-lock.json', '{ "lockfileVersion": 3, "packages": {}, "name": "new" }');
  }
  expect(project.releases()).toEqual([2, 3, 4, 5, 6].map(today));
  expect(
    new Set(
      project
        .state()
        .releases()
        .map(({ packages }) => packages),
    ).size,
  ).toBe(1);
  expect(project.git('worktree', 'list').split('\n')).toHaveLength(6);
  expect(existsSync(join(disk, 'releases', today(6), 'dist/page.txt'))).toBe(true);
  expect(project.git('status', '--porcelain')).toBe('');
});

/** Mounts a small disk, with a function that leaves only some of it free; `undefined` where mounting is not allowed. */
function smallDisk(kilobytes: number): { readonly folder: string; leave(free: number): void } | undefined {
  const folder = temporaryDirectory(onTestFinished);
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', folder]);
  if (status !== 0) return undefined;
  onTestFinished(() => void spawnSync('umount', [folder]));
  return {
    folder,
    leave(free) {
      const filler = join(folder, 'filler');
      rmSync(filler, { force: true });
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - free * 1024)));
    },
  };
}

test('wherever the disk gets full, the version before stays, and the next publication succeeds', async ({ skip }) => {
  const project = makeProject();
  const disk = smallDisk(2000);
  if (disk === undefined) return skip('This test needs the right to mount a disk.');
  symlinkSync(disk.folder, join(project.folder, '.publish'));
  project.save('spec/page.txt', '0\n');
  expect(await project.publish()).toMatchObject({ ok: true });
  const faults: unknown[] = [];
  for (const free of [0, 4, 8, 16, 24, 32, 48, 64]) {
    project.save('spec/page.txt', `${free + 1}\n`);
    const before = project.current();
    disk.leave(free);
    // oxlint-disable-next-line eslint/no-await-in-loop -- one publication after the other
    const outcome = await project.publish();
    disk.leave(1500);
    faults.push(outcome?.ok ? 'ok' : outcome?.fault);
    expect([before, `${free + 1}`]).toContain(project.current());
  }
  expect(faults).toEqual(faults.map((fault) => (fault === 'ok' ? fault : 'space')));
  expect(faults[0]).toBe('space');
  project.save('spec/page.txt', 'room\n');
  expect(await project.publish()).toMatchObject({ ok: true });
  expect(project.current()).toBe('room');
});

test('a folder that cannot be written is named, and nothing changes', async () => {
  const project = makeProject();
  // root may write into any folder, but not where a file is.
  project.write('.publish', '');
  project.installs = true;
  const before = project.git('rev-parse', 'HEAD');
  expect(await project.publish()).toMatchObject({ ok: false, fault: 'readonly' });
  expect(project.git('rev-parse', 'HEAD')).toBe(before);
});
