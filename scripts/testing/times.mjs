import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * How long a test file took.
 * @typedef {{ file: string, tests: number, seconds: number }} Figure
 *
 * How long a run took, and how long the processors worked meanwhile, all together: for it and for what else the machine did.
 * @typedef {{ wall: number, busy?: number }} Spent
 *
 * The stored figures: of the last run of each file, and of the last run of the whole suite.
 * @typedef {{ files: Record<string, { family: string, tests: number, seconds: number }>, whole?: Spent & { at: string, cores: number } }} Times
 */

/** Where the figures are kept. @param {string} root */
function placeOf(root) {
  return join(root, 'node_modules', '.cache', 'test-times.json');
}

/**
 * The figures of earlier runs; none on a machine that has not run the tests.
 * @param {string} root
 * @returns {Times}
 */
export function readTimes(root) {
  try {
    return JSON.parse(readFileSync(placeOf(root), 'utf8'));
  } catch {
    return { files: {} };
  }
}

/**
 * Keeps the figures of a run beside those of earlier ones.
 * @param {string} root
 * @param {readonly Figure[]} figures
 * @param {Spent & { at: string, whole: boolean }} run
 */
export function keepTimes(root, figures, { at, whole, ...spent }) {
  const before = readTimes(root);
  const ran = Object.fromEntries(
    figures.map(({ file, tests, seconds }) => [file, { family: file.split('/')[1] ?? '', tests, seconds }]),
  );
  /** @type {Times} */
  const times = whole
    ? { files: ran, whole: { at, cores: availableParallelism(), ...spent } }
    : { ...before, files: { ...before.files, ...ran } };
  mkdirSync(dirname(placeOf(root)), { recursive: true });
  writeFileSync(placeOf(root), `${JSON.stringify(times, undefined, 2)}\n`);
}

/** What the reporter has written; nothing after a run that did not get to its end. @param {string} file @returns {Figure[]} */
export function readFigures(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return [];
  }
}

/**
 * Seconds that the processors have worked since the machine was started, for whatever. What a run used cannot be told from its
 * processes: half of a browser's end without anybody counting them.
 */
export function busySeconds() {
  return cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + (user + nice + sys + irq) / 1000, 0);
}
