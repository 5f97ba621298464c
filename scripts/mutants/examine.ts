import { join } from 'node:path';

import { stripVTControlCharacters } from 'node:util';

import { tail } from '../child.mjs';
import { UserError } from '../../site/user-error.mjs';
import { applyTo, requireFiles, type Listed } from './mutant.ts';
import { runProgram } from './program.ts';
import { runTests, type Failure } from './tests.ts';
import type { Workspace } from './workspace.ts';

/** How a mutant ended. */
export type Status =
  /** A test failed. */
  | 'noticed'
  /** No test did, but something that `npm test` runs before them. */
  | 'static'
  | 'not noticed'
  /** Its text or its tests are not there: the list is wrong. */
  | 'does not apply';

export interface Finding {
  readonly status: Status;
  /** Who noticed, or why it does not apply. */
  readonly by?: Failure;
  readonly seconds: number;
}

/** A check besides the tests. */
export interface StaticCheck {
  readonly name: string;
  readonly args: readonly string[];
}

/** What `npm test` asks besides the tests, and before them. That the output is current says nothing: everybody compiles the spec again. */
export const STATIC_CHECKS: readonly StaticCheck[] = [
  { name: 'types', args: ['node_modules/typescript/bin/tsc', '--noEmit'] },
  { name: 'lint', args: ['node_modules/oxlint/bin/oxlint', '--deny-warnings'] },
];

const GENERATE = { name: 'generate', args: ['generator/cli.ts'] };
const BUILD = { name: 'build', args: ['scripts/build.ts'] };

/** Where and how mutants are examined. */
export interface Examination {
  readonly workspace: Workspace;
  readonly env: NodeJS.ProcessEnv;
  readonly limitMs: number;
  readonly staticChecks: readonly StaticCheck[];
}

/** Runs a program of the copy; what it says when it fails. */
export async function runCheck({ workspace, env, limitMs }: Examination, { name, args }: StaticCheck): Promise<Failure | undefined> {
  const [script = '', ...rest] = args;
  const { code, output } = await runProgram(workspace.root, [join(workspace.root, script), ...rest], env, limitMs);
  if (code === 0) return undefined;
  const said = stripVTControlCharacters(tail(output, 12)).split('\n').find((line) => /error|✗|✖/i.test(line));
  return { file: name, title: '', message: (said ?? tail(output, 1)).trim() };
}

/** Builds the unbroken project in the copy, where some test needs it. */
export async function buildOnce(examination: Examination): Promise<void> {
  if (examination.workspace.built) return;
  const failure = await runCheck(examination, BUILD);
  if (failure) throw new UserError(`The project does not build as it is: ${failure.message}\nRun \`npm run build\` for the whole of it.`);
  examination.workspace.keepBuild();
}

async function outcome(mutant: Listed, examination: Examination): Promise<Omit<Finding, 'seconds'>> {
  const { workspace, env, limitMs } = examination;
  requireFiles(workspace.root, mutant);
  workspace.edit(mutant.file, (content) => applyTo(content, mutant));
  for (const step of [...(mutant.generate ? [GENERATE] : []), ...(mutant.build ? [BUILD] : [])]) {
    const failure = await runCheck(examination, step);
    if (failure) return { status: 'static', by: failure };
  }
  const [failure] = await runTests(workspace.root, env, { files: mutant.tests, only: mutant.only, bail: true, limitMs });
  if (failure) return { status: 'noticed', by: failure };
  for (const check of examination.staticChecks) {
    const complaint = await runCheck(examination, check);
    if (complaint) return { status: 'static', by: complaint };
  }
  return { status: 'not noticed' };
}

/** Breaks the copy, runs what should notice, and makes it whole again. */
export async function examine(mutant: Listed, examination: Examination): Promise<Finding> {
  const started = performance.now();
  const seconds = (): number => Math.round((performance.now() - started) / 100) / 10;
  try {
    const found = await outcome(mutant, examination);
    return { ...found, seconds: seconds() };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { status: 'does not apply', by: { file: mutant.file, title: '', message: error.message }, seconds: seconds() };
  } finally {
    examination.workspace.reset({ rebuilt: mutant.build ?? false });
  }
}
