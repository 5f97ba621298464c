import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';

import { ROOT } from '../node.mjs';
import { freePort } from '../port.mjs';
import { UserError } from '../../site/user-error.mjs';

/** The built site's server in a process of its own, which can be killed and comes back at the same address. */
export interface LoadedServer {
  readonly url: string;
  /** How often it was killed. */
  readonly kills: number;
  /** Kills it without a warning, and starts it again. */
  kill(): Promise<void>;
  /** Stops it in good order. */
  stop(): Promise<void>;
}

/** Starts the server on a data directory. It believes the addresses that one proxy reports, here the script itself. */
export async function startLoadedServer(dataDir: string): Promise<LoadedServer> {
  const port = await freePort();
  const deskPort = await freePort();
  const start = (): Promise<ChildProcess> =>
    startOnce({
      PORT: String(port),
      DESK_PORT: String(deskPort),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      TRUST_PROXY: '1',
    });
  let child = await start();
  let kills = 0;
  return {
    url: `http://127.0.0.1:${port}`,
    get kills() {
      return kills;
    },
    async kill() {
      kills += 1;
      await end(child, 'SIGKILL');
      child = await start();
    },
    stop: () => end(child, 'SIGTERM'),
  };
}

/** Which site it is, as `selectSite` leaves it. */
function site(): Record<string, string | undefined> {
  return {
    SPEC: process.env['SPEC'],
    NODE_OPTIONS: process.env['NODE_OPTIONS'],
  };
}

/** None of the machine's other settings may reach it: a DATABASE_URL would fill someone's real tables. */
async function startOnce(settings: Record<string, string>): Promise<ChildProcess> {
  const env = { PATH: process.env['PATH'], NODE_NO_WARNINGS: '1', ACCESS_LOG: 'off', ...site(), ...settings };
  const child = spawn(process.execPath, [join(ROOT, 'site', 'server', 'main.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  await new Promise<void>((ready, fail) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (text.includes('http://')) ready();
    });
    child.once('exit', (status) =>
      fail(new UserError(`the server ended with ${status ?? 'a signal'}: ${complaint.trim()}`)),
    );
  });
  return child;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}
