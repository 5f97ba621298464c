/**
 * Publishes what waits on the studio's branch, or goes back to an earlier version: the desk runs it. Prints a line of JSON per step, and
 * one with the outcome. The project's folder changes only with `--mode push`; otherwise the server takes the new version over afterwards.
 */
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';

import { tagsOf } from '../site/desk/publish/versions.ts';
import type { PublishLine, PublishOutcome, PublishStep } from '../site/desk/publish/outcome.ts';
import { sitePrefix } from '../site/site-root.mjs';
import { STUDIO_BRANCH } from '../site/studio/hosted/checkout.ts';
import { gitIn, tried } from '../site/studio/server/git.ts';
import { UserError } from '../site/user-error.mjs';
import { ROOT } from './node.mjs';
import { tail } from './process.mjs';
import { ensureWorktree, runIn } from './publish/worktree.ts';
import { compile, merge, restore } from './publish/content.ts';
import { examplesIn } from './publish/examples.ts';
import { Refusal } from './publish/refusal.ts';
import { main } from './report.mjs';

function say(line: PublishLine): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

await main(async () => {
  const { values } = parseArgs({
    options: {
      mode: { type: 'string' },
      name: { type: 'string' },
      email: { type: 'string' },
      revert: { type: 'string' },
      accept: { type: 'boolean' },
    },
  });
  const { mode, name, email } = values;
  if ((mode !== 'build' && mode !== 'push') || !name || !email)
    throw new UserError(
      'Use: node scripts/run.mjs scripts/publish.ts --mode build|push --name NAME --email E-MAIL [--revert VERSION] [--accept]',
    );
  Object.assign(process.env, {
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
  });
  const outcome = await publish(mode, values.revert, values.accept ?? false).catch((error: unknown): PublishOutcome => {
    if (!(error instanceof Refusal)) throw error;
    return { ok: false, fault: error.fault, details: error.details };
  });
  say({ outcome });
  return 0;
});

async function publish(mode: 'build' | 'push', version: string | undefined, accept: boolean): Promise<PublishOutcome> {
  const step = (of: PublishStep): void => say({ step: of });
  const project = gitIn(ROOT);
  const known = await tagsOf(project);
  if (version !== undefined && !known.some((tag) => tag.version === version))
    throw new UserError(`There is no version ${version}.`);
  step('merge');
  if ((await project(['status', '--porcelain', '--untracked-files=no'])) !== '') throw new Refusal('dirty');
  const before = (await project(['rev-parse', 'HEAD'])).trim();
  const folder = await ensureWorktree('publish', before);
  const git = gitIn(folder);
  if (version === undefined) await merge(git, STUDIO_BRANCH);
  else await restore(git, version);
  step('compile');
  const message = version === undefined ? 'Update the generated files' : `Go back to ${version}`;
  await compile(git, folder, { accept, message });
  const commit = (await git(['rev-parse', 'HEAD'])).trim();
  if (commit === known[0]?.commit) throw new Refusal('nothing');
  if (version === undefined) {
    const examples = await examplesIn(git, before, commit);
    if (examples.length > 0) throw new Refusal('example', examples);
  }
  if ((await tried(git(['diff', '--quiet', before, commit, '--', 'package-lock.json']))) === undefined)
    throw new Refusal('packages');
  step('build');
  const built = await runIn(folder, 'scripts/build.ts');
  if (built.code !== 0) throw new Refusal('build', tail(built.output).split('\n'));
  const tag = await freeTag(project);
  if (mode === 'push') {
    await project(['push', '--quiet', 'origin', `${commit}:refs/heads/${await branchOf(project)}`]).catch(
      (error: Error) => {
        throw new Refusal('push', [error.message]);
      },
    );
    await project(['merge', '--quiet', '--ff-only', commit]);
  }
  const title = (await git(['log', '-1', '--format=%s', commit])).trim();
  await project(['tag', '--annotate', '-m', title, tag, commit]);
  if (mode === 'push') await project(['push', '--quiet', 'origin', tag]);
  return { ok: true, version: tag, commit, ...(mode === 'build' && { dist: join(folder, sitePrefix(), 'dist') }) };
}

async function branchOf(git: ReturnType<typeof gitIn>): Promise<string> {
  return (await tried(git(['symbolic-ref', '--short', 'HEAD']))) ?? 'main';
}

async function freeTag(git: ReturnType<typeof gitIn>): Promise<string> {
  const day = new Date().toISOString().slice(0, 10);
  const taken = new Set((await tagsOf(git)).map(({ version }) => version));
  let number = 1;
  while (taken.has(`published/${day}-${number}`)) number += 1;
  return `published/${day}-${number}`;
}
