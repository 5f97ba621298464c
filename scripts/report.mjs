import process from 'node:process';

import { describeFileError } from '../site/file-error.mjs';
import { UserError } from '../site/user-error.mjs';

const colours = process.stdout.isTTY === true && process.env['NO_COLOR'] === undefined;

/**
 * @param {number} code
 * @param {string} text
 */
function paint(code, text) {
  return colours ? `\u001B[${code}m${text}\u001B[0m` : text;
}

/** @param {string} text */
export function good(text) {
  return paint(32, text);
}

/** @param {string} text */
export function bad(text) {
  return paint(31, text);
}

/** @param {string} text */
export function dim(text) {
  return paint(2, text);
}

/** Seconds since a `performance.now()` reading, as a person reads them: `0.4 s`, `72 s`.
 * @param {number} since
 */
export function elapsed(since) {
  const seconds = (performance.now() - since) / 1000;
  return `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`;
}

/** How often a step that prints nothing of its own says that it is still at work. */
const HEARTBEAT_MS = 10_000;

/**
 * Runs one step of a command and says so: its name at the start, the time that it took at the end.
 * @template T
 * @param {string} name
 * @param {() => Promise<T> | T} work
 * @param {{ heartbeat?: boolean }} [options] `heartbeat` for work that is silent while it lasts.
 * @returns {Promise<T>}
 */
export async function step(name, work, { heartbeat = false } = {}) {
  const started = performance.now();
  console.log(`${dim('→')} ${name} …`);
  const timer = heartbeat
    ? setInterval(() => console.log(dim(`  … ${name}: ${elapsed(started)}`)), HEARTBEAT_MS)
    : undefined;
  try {
    const result = await work();
    console.log(`${good('✓')} ${name} ${dim(`(${elapsed(started)})`)}`);
    return result;
  } catch (error) {
    console.log(`${bad('✗')} ${name} ${dim(`(${elapsed(started)})`)}`);
    throw error;
  } finally {
    clearInterval(timer);
  }
}

let isDetached = false;

/**
 * Lets a command go on to its end when nobody reads what it prints any more, as in `npm run build | head`: the rest is dropped.
 * Otherwise the first line to the closed pipe is an uncaught error, and a program that prints those prints one for each that it prints.
 */
export function printToNobody() {
  if (isDetached) return;
  isDetached = true;
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error) => {
      if (!('code' in error && error.code === 'EPIPE')) throw error;
    });
  }
}

/**
 * Runs a command's main function and turns its outcome into an exit code: what it returns, 1 for a
 * `UserError` or a failed file operation (its message alone), and Node's own stack trace for a bug.
 * @param {() => Promise<number | void>} command
 */
export async function main(command) {
  printToNobody();
  try {
    process.exitCode = (await command()) ?? 0;
  } catch (error) {
    const sentence = error instanceof UserError ? error.message : describeFileError(error);
    if (sentence === undefined) throw error;
    console.error(`\n${bad('Error:')} ${sentence}`);
    process.exitCode = 1;
  }
}
