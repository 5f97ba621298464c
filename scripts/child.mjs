import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import process from 'node:process';

/** Signals that end a command and that its child has to hear of. */
const ENDING = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Runs a program to its end, hands it the signals that this process gets, and gives its exit code
 * (128 + n for one that signal n ended, as a shell does).
 *
 * A terminal sends Ctrl-C to the whole process group, so the child already has it: passing it on
 * would look like a second Ctrl-C, which servers read as "stop at once".
 * @param {string} file
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export function run(file, args, options = {}) {
  return ended(spawn(file, args, { stdio: 'inherit', ...options }));
}

/**
 * Runs a program like `run`, and keeps what it prints: for one of several that run side by side.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function runQuietly(file, args, options = {}) {
  const child = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = outputOf(child);
  return { code: await ended(child), output: output() };
}

/**
 * Hands a program the signals that this process gets, until it has ended; its exit code.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
function ended(child) {
  const fromTerminal = process.stdin.isTTY === true || process.stdout.isTTY === true;
  const handlers = ENDING.map((signal) => {
    const handler = () => {
      if (!(signal === 'SIGINT' && fromTerminal)) child.kill(signal);
    };
    process.on(signal, handler);
    return /** @type {const} */ ([signal, handler]);
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal]));
    });
  }).finally(() => {
    for (const [signal, handler] of handlers) process.off(signal, handler);
  });
}

/** Collects what a program prints. @param {import('node:child_process').ChildProcess} child */
function outputOf(child) {
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  return () => output;
}

/**
 * Runs a program and keeps what it prints, for a step that shows it only when it fails.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function capture(file, args, options = {}) {
  const child = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = outputOf(child);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output: output() }));
  });
}

/** The last lines of a long output: where a failing program says why.
 * @param {string} output
 * @param {number} [lines]
 */
export function tail(output, lines = 20) {
  return output.trimEnd().split('\n').slice(-lines).join('\n');
}
