import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';

/**
 * How long a test file took.
 * @typedef {{ file: string, tests: number, seconds: number }} Figure
 *
 * How long a run took, and how much the processors worked for it (where the system tells).
 * @typedef {{ wall: number, processor?: number }} Spent
 *
 * The stored figures: of the last run of each file, and of the last run of the whole suite.
 * @typedef {{ files: Record<string, { family: string, tests: number, seconds: number }>, whole?: Spent & { at: string, cores: number } }} Times
 */

/** Where the figures are kept. @param {string} root */
const placeOf = (root) => join(root, 'node_modules', '.cache', 'test-times.json');

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
  const ran = Object.fromEntries(figures.map(({ file, tests, seconds }) => [file, { family: file.split('/')[1] ?? '', tests, seconds }]));
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

/** The fields of Linux's `/proc/self/stat`, counted after the program's name, with the CPU time of ended child processes. */
const CHILD_TICKS = /** @type {const} */ ([13, 14]);
const TICKS_PER_SECOND = 100;

/** Seconds of CPU time of this process and its ended children; undefined except on Linux. */
export function processorSeconds() {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').replace(/^.*\) /s, '').split(' ');
    const { user, system } = process.cpuUsage();
    return CHILD_TICKS.reduce((sum, at) => sum + Number(fields[at]) / TICKS_PER_SECOND, (user + system) / 1e6);
  } catch {
    return undefined;
  }
}
