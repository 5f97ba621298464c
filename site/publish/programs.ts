import { spawn, type SpawnOptions } from 'node:child_process';
import { join } from 'node:path';
import { GitError } from '../git.ts';
import { npmCi } from '../npm.mjs';
import { INSTALLATION, siteCache, sitePrefix, siteRoot } from '../site-root.mjs';
import type { Detail, GitProblem, PublishFault } from './contract.ts';

/** Why nothing was published: not a bug. */
export class Refusal extends Error {
  readonly fault: PublishFault;
  readonly details: readonly Detail[];
  readonly git: GitProblem | undefined;
  readonly keptMigrations: readonly string[] | undefined;

  constructor(
    fault: PublishFault,
    details: readonly (Detail | string)[] = [],
    more: { readonly git?: GitProblem; readonly keptMigrations?: readonly string[] } = {},
  ) {
    super(fault);
    this.fault = fault;
    this.details = details.map((each) => (typeof each === 'string' ? { text: each } : each));
    this.git = more.git;
    this.keptMigrations = more.keptMigrations;
  }
}

/** How programs report a full disk and a folder that cannot be written. */
const NO_SPACE = /ENOSPC|EDQUOT|no space left on device|quota exceeded/i;
const NOT_WRITABLE = /EROFS|EACCES|EPERM|ENOTDIR|EEXIST|read-only file system/i;

/** The refusal for an error; `undefined` for a bug. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  const words = error instanceof Error ? error.message : String(error);
  if (error instanceof GitError) {
    const { problem } = error;
    const isOfDisk = problem === 'space' || problem === 'readonly';
    return isOfDisk ? new Refusal(problem, [words]) : new Refusal('git', [words], { git: problem });
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (NO_SPACE.test(code)) return new Refusal('space', [words]);
  return NOT_WRITABLE.test(code) ? new Refusal('readonly', [words]) : undefined;
}

/** The refusal for the output of a program that failed. */
export function failedProgram(fault: PublishFault, output: string): Refusal {
  const last = output.trimEnd().split('\n').slice(-20);
  const kind = NO_SPACE.test(output) ? 'space' : fault;
  return new Refusal(kind, last);
}

/** Runs a program of a checkout, on the checkout's own site. */
export function runIn(folder: string, ...args: readonly string[]): Promise<{ code: number; output: string }> {
  return capture(process.execPath, [join(folder, 'scripts/run.mjs'), ...args], optionsIn(folder));
}

/** The working directory and environment for such a program. */
export function optionsIn(folder: string): { readonly cwd: string; readonly env: NodeJS.ProcessEnv } {
  // NODE_OPTIONS would resolve imports to the site that SPEC selects in this checkout.
  const { NODE_OPTIONS: _, SPEC: __, SITE_INSTALLATION: ___, npm_lifecycle_event: ____, ...env } = process.env;
  const cache = { SITE_CACHE: siteCache(siteRoot(INSTALLATION), INSTALLATION) };
  return { cwd: folder, env: { ...env, ...cache, ...(sitePrefix() !== '' && { SPEC: sitePrefix().slice(0, -1) }) } };
}

/** Installs the packages of the lockfile in a folder. */
export async function npmInstall(folder: string): Promise<void> {
  const { file, args } = npmCi();
  const { code, output } = await capture(file, [...args, '--prefer-offline'], { cwd: folder, env: process.env });
  if (code !== 0) throw failedProgram('packages', output);
}

function capture(
  file: string,
  args: readonly string[],
  options: SpawnOptions,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
