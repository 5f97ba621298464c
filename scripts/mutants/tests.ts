import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { tail } from '../child.mjs';
import { UserError } from '../../site/user-error.mjs';
import { runProgram } from './program.ts';

/** A test that failed, or whatever else says that something is wrong. */
export interface Failure {
  /** The test file, or the step that failed. */
  readonly file: string;
  readonly title: string;
  /** How it said so, in a line. */
  readonly message: string;
}

/** What of vitest's report in JSON is read. */
interface Report {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string; readonly failureMessages?: readonly string[] | null }[];
  }[];
}

const firstLine = (text: string): string => stripVTControlCharacters(text).trim().split('\n', 1)[0] ?? '';

/** The last line that says anything, of a program that failed without a report. */
const lastWords = (output: string): string => stripVTControlCharacters(tail(output, 30)).split('\n').findLast((line) => /error/i.test(line))?.trim() ?? firstLine(tail(output, 1));

/** How the tests of a mutant are run. */
export interface TestRun {
  readonly files: readonly string[];
  readonly only?: string | undefined;
  /** Whether the first failure is enough. */
  readonly bail: boolean;
  readonly limitMs: number;
}

/**
 * Runs test files in a copy of the project, and tells which failed; none where all pass.
 *
 * @throws UserError when no test has the name
 */
export async function runTests(root: string, env: NodeJS.ProcessEnv, { files, only, bail, limitMs }: TestRun): Promise<Failure[]> {
  const report = join(root, 'node_modules', '.cache', 'mutant-report.json');
  rmSync(report, { force: true });
  const args = [join('node_modules', 'vitest', 'vitest.mjs'), 'run', '--config', join('tests', 'vitest.config.ts'), '--reporter=json', `--outputFile=${report}`];
  const { code, output, late } = await runProgram(root, [...args, ...(bail ? ['--bail=1'] : []), ...(only === undefined ? [] : ['-t', only]), ...files], env, limitMs);
  const read = (): Report => JSON.parse(readFileSync(report, 'utf8')) as Report;
  if (code === 0) {
    if (read().numPassedTests === 0) throw new UserError(`No test of ${files.join(', ')} ran${only === undefined ? '' : `: none has a name like "${only}"`}.`);
    return [];
  }
  if (late) return [{ file: files.join(', '), title: '(does not end)', message: `The tests were still running after ${Math.round(limitMs / 1000)} s.` }];
  const failures = existsSync(report) ? failuresIn(read(), root) : [];
  return failures.length > 0 ? failures : [{ file: files.join(', '), title: '(the run itself)', message: lastWords(output) }];
}

function failuresIn({ testResults }: Report, root: string): Failure[] {
  return testResults.flatMap(({ name, status, message, assertionResults }): Failure[] => {
    const file = relative(root, name).split(sep).join('/');
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (failed.length > 0) return failed.map(({ fullName, failureMessages }) => ({ file, title: fullName, message: firstLine(failureMessages?.[0] ?? '') }));
    return status === 'failed' && (message ?? '') !== '' ? [{ file, title: '(the file itself)', message: firstLine(message ?? '') }] : [];
  });
}
