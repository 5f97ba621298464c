import { cpSync, existsSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import type { PublishFault } from '../../site/desk/publish/outcome.ts';
import { sitePrefix } from '../../site/site-root.mjs';
import { gitIn } from '../../site/studio/server/git.ts';
import { ROOT } from '../node.mjs';
import { capture, tail } from '../process.mjs';
import { SITE_ROOT } from '../site.mjs';

/** The reason why nothing was published. Shown to the user; not a bug. */
export class Refusal extends Error {
  readonly fault: PublishFault;
  readonly details: readonly string[];

  constructor(fault: PublishFault, details: readonly string[] = []) {
    super(fault);
    this.fault = fault;
    this.details = details;
  }
}

/**
 * Checks out a commit in `.studio/<name>`, with the project's packages. Discards changes of earlier runs.
 *
 * @returns its folder
 */
export async function ensureWorktree(name: string, commit: string): Promise<string> {
  const folder = join(ROOT, '.studio', name);
  const project = gitIn(ROOT);
  if (!existsSync(folder)) {
    await project(['worktree', 'prune']);
    await project(['worktree', 'add', '--quiet', '--detach', folder, commit]);
  }
  const git = gitIn(folder);
  await git(['reset', '--quiet', '--hard']);
  await git(['clean', '-qfd']);
  await git(['checkout', '--quiet', '--detach', commit]);
  if (!existsSync(join(folder, 'node_modules')))
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}

/** Builds the site of a checkout on top of the project's last build, to keep its assets. Returns the build's folder. */
export async function buildIn(folder: string): Promise<string> {
  const dist = join(folder, sitePrefix(), 'dist');
  rmSync(dist, { recursive: true, force: true });
  if (existsSync(join(SITE_ROOT, 'dist'))) cpSync(join(SITE_ROOT, 'dist'), dist, { recursive: true });
  const { code, output } = await runIn(folder, 'scripts/build.ts');
  if (code !== 0) throw new Refusal('build', tail(output).split('\n'));
  return dist;
}

/** Runs a program of a checkout, on the checkout's own site. */
export function runIn(folder: string, ...args: readonly string[]): ReturnType<typeof capture> {
  return capture(process.execPath, [join(folder, 'scripts/run.mjs'), ...args], optionsIn(folder));
}

/** The working directory and environment for such a program. */
export function optionsIn(folder: string): { readonly cwd: string; readonly env: NodeJS.ProcessEnv } {
  // NODE_OPTIONS would resolve imports to the site that SPEC selects in this checkout.
  const { NODE_OPTIONS: _, SPEC: __, ...env } = process.env;
  return { cwd: folder, env: { ...env, ...(sitePrefix() !== '' && { SPEC: sitePrefix().slice(0, -1) }) } };
}
