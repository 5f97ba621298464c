import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';

import { UserError } from '../../site/user-error.mjs';

/** A server under measurement. */
export interface BenchedServer {
  readonly name: string;
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Whether processes can be kept on one core each. */
const canPin = process.platform === 'linux' && spawnSync('taskset', ['--version']).status === 0;

/** Keeps this process off the core that the servers have. */
export function leaveFirstCore(): void {
  if (canPin) spawnSync('taskset', ['--all-tasks', '--pid', '--cpu-list', '1-', String(process.pid)]);
}

/** Starts a server on the first core and waits until it takes connections. */
export async function startOnFirstCore(
  name: string,
  port: number,
  command: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<BenchedServer> {
  const [file = '', ...args] = canPin ? ['taskset', '--cpu-list', '0', ...command] : command;
  // taskset becomes the program that it starts, so the process id is the server's.
  const child = spawn(file, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  const failed = once(child, 'exit').then(([code]) => {
    throw new UserError(`${name} ended with ${String(code)}: ${complaint.trim()}`);
  });
  await Promise.race([untilListening(port), failed]);
  failed.catch(() => undefined);
  return {
    name,
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function untilListening(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return;
    } catch {
      await pause(50);
    } finally {
      socket.destroy();
    }
  }
}
