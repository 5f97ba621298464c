import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import process from 'node:process';

/** Signals that end a command; they are forwarded to its child process. */
const ENDING = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Runs a program, forwards the signals that this process receives, and returns the exit code (128 + n after signal n,
 * as in a shell).
 *
 * Does not forward Ctrl-C from a terminal, which already reaches the whole process group: servers would take it for a
 * second Ctrl-C and exit immediately.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export function run(file, args, options = {}) {
  return end(spawn(file, args, { stdio: 'inherit', ...options }));
}

/**
 * Runs a program like `run`, and returns its output.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function capture(file, args, options = {}) {
  const child = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const code = await end(child);
  return { code, output };
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
function end(child) {
  const fromTerminal = process.stdin.isTTY === true || process.stdout.isTTY === true;
  const pass = (/** @type {NodeJS.Signals} */ signal) => {
    if (!(signal === 'SIGINT' && fromTerminal)) child.kill(signal);
  };
  for (const signal of ENDING) process.on(signal, pass);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal])));
  }).finally(() => {
    for (const signal of ENDING) process.off(signal, pass);
  });
}

/** The last lines of an output, where programs print the reason for a failure. @param {string} output */
export function tail(output) {
  return output.trimEnd().split('\n').slice(-20).join('\n');
}

/**
 * Sends this process SIGTERM when its parent, npm's shell, has exited. npm sends SIGTERM only to that shell, which does
 * not forward it, so the server of `npm start` would keep running.
 */
export function endWithParent() {
  if (process.env['npm_lifecycle_event'] === undefined || process.platform === 'win32') return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  timer.unref();
}

/** Resolves at the first signal that ends a command. @returns {Promise<void>} */
export function untilStopped() {
  process.removeAllListeners('SIGTERM'); // Vite's own handler would exit before everything else is closed
  return new Promise((resolve) => {
    for (const signal of ENDING) process.once(signal, () => resolve());
  });
}
