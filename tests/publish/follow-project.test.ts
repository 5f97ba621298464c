import { expect, onTestFinished, test, vi } from 'vitest';

import { ensureCheckout } from '../../site/publish/branch.ts';
import { followProject, upstreamOf } from '../../site/publish/follow-project.ts';
import { gitIn } from '../support/repository.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';
import { makeProject } from './support/small-project.ts';

test('the studio follows the project, what is published, and the origin where it is followed', async () => {
  vi.stubEnv('SPEC', undefined);
  onTestFinished(() => void vi.unstubAllEnvs());
  const project = makeProject();
  project.save('spec/page.txt', 'two\n');
  await project.publish();
  const published = project.git('rev-parse', 'HEAD');
  project.git('reset', '-q', '--hard', 'HEAD~1');
  const head = project.commit('spec/other.txt', 'programmer\n');

  const origin = temporaryDirectory(onTestFinished);
  gitIn(origin, 'init', '-q', '-b', 'main');
  gitIn(origin, 'pull', '-q', project.folder, 'main');
  gitIn(origin, 'commit', '-q', '--allow-empty', '-m', 'Pushed');
  const pushed = gitIn(origin, 'rev-parse', 'HEAD');
  project.git('remote', 'add', 'origin', origin);
  project.git('fetch', '-q', 'origin');

  const checkout = await ensureCheckout(project.folder, {});
  expect(await upstreamOf(checkout, {})).toEqual([head, published]);
  expect(await upstreamOf(checkout, { PUBLISH: 'build' })).toEqual([head, published, pushed]);
  expect(await followProject(checkout, { PUBLISH: 'build' })).toBe(true);
  expect(project.git('branch', '--contains', pushed, '--format=%(refname:short)')).toContain('studio-edits');
  expect(gitIn(checkout, 'show', 'HEAD:spec/page.txt', 'HEAD:spec/other.txt')).toBe('two\nprogrammer');
});
