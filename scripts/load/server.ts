import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';

import { UserError } from '../../site/user-error.mjs';
import { ROOT } from '../node.mjs';

/** The built site's server as a child process. */
export interface ServerProcess {
  readonly url: string;
  stop(signal: NodeJS.Signals): Promise<void>;
}

/**
 * Starts the server and waits until it answers. It does not inherit the environment: a DATABASE_URL could point to real
 * data.
 */
export async function startServerProcess(settings: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const { PATH, SPEC, NODE_OPTIONS } = process.env;
  const child = spawn(process.execPath, [join(ROOT, 'site', 'server', 'main.ts')], {
    // PUBLISH=off: no supervisor, which would receive the signals instead.
    env: { PATH, SPEC, NODE_OPTIONS, NODE_NO_WARNINGS: '1', ACCESS_LOG: 'off', PUBLISH: 'off', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  await new Promise<void>((ready, fail) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (text.includes('http://')) ready();
    });
    child.once('exit', (code) => fail(new UserError(`the server exited with ${code ?? 'a signal'}: ${errors.trim()}`)));
  });
  return {
    url: `http://127.0.0.1:${settings['PORT']}`,
    async stop(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}
