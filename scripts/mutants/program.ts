import { spawn } from 'node:child_process';
import process from 'node:process';

/** How a program ended. */
export interface Ended {
  readonly code: number;
  readonly output: string;
  /** Whether it was ended because it took too long. */
  readonly late: boolean;
}

const running = new Set<() => void>();

/** Ends the programs that are still running, with all that they have started. */
export function endPrograms(): void {
  for (const end of running) end();
}

/** Runs a program of the project on this Node to its end, or for so long. What it has started ends with it. */
export function runProgram(cwd: string, args: readonly string[], env: NodeJS.ProcessEnv, limitMs: number): Promise<Ended> {
  // A group of its own: a mutant may leave servers, browsers and databases behind.
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: process.platform !== 'win32' });
  let output = '';
  let late = false;
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  const end = (): void => {
    try {
      if (child.pid !== undefined && process.platform !== 'win32') process.kill(-child.pid, 'SIGKILL');
      else child.kill('SIGKILL');
    } catch {
      // Nobody of the group is left.
    }
  };
  running.add(end);
  const timer = setTimeout(() => {
    late = true;
    end();
  }, limitMs);
  return new Promise<Ended>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      end();
      resolve({ code: code ?? 1, output, late });
    });
  }).finally(() => {
    clearTimeout(timer);
    running.delete(end);
  });
}
