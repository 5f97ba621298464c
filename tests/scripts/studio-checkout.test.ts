import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

import { ensureCheckout, followProject, STUDIO_BRANCH } from '../../site/studio/hosted/checkout.ts';
import { beginHistory, gitIn as git } from '../support/repository.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

/** A repository with one commit and one package. */
function makeProject(): string {
  const project = temporaryDirectory(onTestFinished);
  mkdirSync(join(project, 'node_modules/vite'), { recursive: true });
  writeFileSync(join(project, 'node_modules/vite/index.js'), '');
  writeFileSync(join(project, 'page.txt'), 'one\n');
  beginHistory(project);
  return project;
}

/** Commits a line of a file. */
function commit(folder: string, file: string, line: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), line);
  git(folder, 'add', '.');
  git(folder, 'commit', '-q', '-m', line);
}

test('the studio gets a checkout of its own, with the packages of the project, and again after it was deleted', async () => {
  const project = makeProject();
  const checkout = await ensureCheckout(project, {});
  expect(checkout).toBe(join(project, '.studio/checkout'));
  expect(existsSync(join(checkout, 'node_modules/vite/index.js'))).toBe(true);
  expect(git(checkout, 'symbolic-ref', '--short', 'HEAD')).toBe(STUDIO_BRANCH);
  expect([git(project, 'status', '--porcelain'), git(checkout, 'status', '--porcelain')]).toEqual(['', '']);
  commit(checkout, 'page.txt', 'edited\n');

  rmSync(checkout, { recursive: true });
  expect(await ensureCheckout(project, {})).toBe(checkout);
  expect(readFileSync(join(checkout, 'page.txt'), 'utf8')).toBe('edited\n');
  expect(readFileSync(join(project, 'page.txt'), 'utf8')).toBe('one\n');
});

test('STUDIO_DIR names another folder, which must not contain anything else', async () => {
  const project = makeProject();
  const elsewhere = join(temporaryDirectory(onTestFinished), 'studio');
  expect(await ensureCheckout(project, { STUDIO_DIR: elsewhere })).toBe(elsewhere);
  await expect(ensureCheckout(project, { STUDIO_DIR: '.' })).rejects.toThrow('is not a checkout of the branch');
});

test('the checkout merges newer commits of the project, unless they change the same lines', async () => {
  const project = makeProject();
  const checkout = await ensureCheckout(project, {});
  commit(project, 'other.txt', 'new\n');
  expect(await followProject(checkout)).toBe(true);
  expect(git(checkout, 'rev-parse', 'HEAD')).toBe(git(project, 'rev-parse', 'HEAD'));

  commit(checkout, 'page.txt', 'edited\n');
  commit(project, 'other.txt', 'newer\n');
  expect(await followProject(checkout)).toBe(true);
  expect(readFileSync(join(checkout, 'other.txt'), 'utf8')).toBe('newer\n');

  commit(project, 'page.txt', 'edited otherwise\n');
  expect(await followProject(checkout)).toBe(false);
  expect(readFileSync(join(checkout, 'page.txt'), 'utf8')).toBe('edited\n');
  expect(git(checkout, 'status', '--porcelain')).toBe('');
});

test('conflicts in generated files do not prevent the merge', async () => {
  const project = makeProject();
  const manifest = 'site/generated/manifest.json';
  commit(project, manifest, '1\n');
  const checkout = await ensureCheckout(project, {});
  commit(checkout, manifest, '2\n');
  commit(project, manifest, '3\n');
  // Simulates an unsaved edit.
  writeFileSync(join(checkout, manifest), '4\n');
  writeFileSync(join(checkout, 'page.txt'), 'being edited\n');
  expect(await followProject(checkout)).toBe(true);
  expect(git(checkout, 'merge-base', '--is-ancestor', git(project, 'rev-parse', 'HEAD'), 'HEAD')).toBe('');
  expect(readFileSync(join(checkout, 'page.txt'), 'utf8')).toBe('being edited\n');
});
