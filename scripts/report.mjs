import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { styleText } from 'node:util';

import { describeFileError, UserError } from '../site/user-error.mjs';

export const good = (/** @type {string} */ text) => styleText('green', text);
export const bad = (/** @type {string} */ text) => styleText('red', text);
export const dim = (/** @type {string} */ text) => styleText('dim', text);

/** The time since a `performance.now()` reading: `0.4 s`, `72 s`. @param {number} since */
export function elapsed(since) {
  const seconds = (performance.now() - since) / 1000;
  return `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`;
}

/**
 * Runs one step of a command, and prints its name and duration. It has failed if it throws or returns a non-zero
 * number.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(name, work) {
  const started = performance.now();
  let failed = true;
  console.log(`${dim('→')} ${name} …`);
  try {
    const result = await work();
    failed = typeof result === 'number' && result !== 0;
    return result;
  } finally {
    console.log(`${failed ? bad('✗') : good('✓')} ${name} ${dim(`(${elapsed(started)})`)}`);
  }
}

/**
 * Lets a command finish when the reader of its output has closed the pipe, as in `npm run build | head`. Otherwise the
 * next line would throw an uncaught error, and a program that prints uncaught errors would loop.
 */
function ignoreClosedOutput() {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error) => {
      if (!('code' in error && error.code === 'EPIPE')) throw error;
    });
  }
}

/**
 * Runs a command's main function and sets the exit code to its result. For a `UserError` or a file error, prints only
 * the message and sets 1. Other errors are bugs and keep their stack trace.
 * @param {() => Promise<number | void>} command
 */
export async function main(command) {
  ignoreClosedOutput();
  try {
    process.exitCode = (await command()) ?? 0;
  } catch (error) {
    const message = error instanceof UserError ? error.message : describeFileError(error);
    if (message === undefined) throw error;
    console.error(`\n${bad('Error:')} ${message}`);
    process.exitCode = 1;
  }
}

/**
 * The last line of `npm test`, which other programs parse. A test file that could not be loaded counts as a failure,
 * and so does a missing report.
 * @param {string} file vitest's JSON report
 */
export function describeTotals(file) {
  if (!existsSync(file)) return '0 passed, 1 failed';
  /** @type {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, testResults: { status: string, assertionResults: { status: string }[] }[] }} */
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const skipped = report.numPendingTests > 0 ? `, ${report.numPendingTests} skipped` : '';
  return `${report.numPassedTests} passed, ${report.numFailedTests + unloaded.length} failed${skipped}`;
}
