import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { fixtureEnv } from '../../support/fixture-site.ts';
import { ONLY_LIFTOFF } from '../../support/only-liftoff.ts';

type Environment = Readonly<Record<string, string>>;

/** A server in a process of its own. */
export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** The exit status, or the signal that ended it. */
  readonly ended: Promise<number | string | null>;
  signal(signal: NodeJS.Signals): void;
  /** Sends a signal and waits for the end. Returns the exit status, or the signal that ended it. */
  end(signal: NodeJS.Signals): Promise<number | string | null>;
}

/** The output and exit status of a command. */
export interface CommandResult {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Starts the server of the small site and waits until it is ready; rejects with its errors if it fails. */
export async function serve(distDir: string, environment: Environment): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...ONLY_LIFTOFF, script('serve.ts'), distDir], {
    env: variables({ PORT: '0', ...environment }),
  });
  const url = (await firstLine(child)).trim();
  const ended = once(child, 'exit').then(([status, by]) => (status ?? by) as number | string | null);
  return {
    url,
    pid: child.pid ?? 0,
    ended,
    signal: (signal) => void child.kill(signal),
    async end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

/** Runs `npm run leads` to its end. */
export async function leads(args: readonly string[], environment: Environment): Promise<CommandResult> {
  const program = [...ONLY_LIFTOFF, script('../../../site/server/leads-cli.ts'), ...args];
  const command = promisify(execFile)(process.execPath, program, { env: variables(environment) });
  return command.then(
    ({ stdout, stderr }) => ({ status: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      status: error.code,
      stdout: error.stdout,
      stderr: error.stderr,
    }),
  );
}

function script(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}

/** The environment of a process, without the machine's own settings. */
function variables(environment: Environment): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    NODE_NO_WARNINGS: '1',
    ...fixtureEnv,
    ...environment,
  };
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    let out = '';
    let errors = '';
    child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
      out += chunk;
      if (out.includes('\n')) done(out);
    });
    child.stderr?.setEncoding('utf8').on('data', (chunk: string) => (errors += chunk));
    child.once('close', (status) => fail(new Error(`exit ${status}: ${errors}`)));
  });
}
