import { spawn, type SpawnOptions } from 'node:child_process';

/** How a program ended, and its output. */
export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly output: string;
}

export type Running = ReturnType<typeof start>;

/** Starts a program in a child process and collects its output. */
export function start(file: string, args: readonly string[], options: SpawnOptions = {}) {
  const child = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const listeners = new Set<() => void>();
  const collect = (chunk: Buffer): void => {
    output += chunk.toString();
    for (const listener of listeners) listener();
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal, output }));
  });
  /** Resolves as soon as the output contains the text; rejects with the output if the program ends without it. */
  const prints = (text: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const listener = (): void => {
        if (!output.includes(text)) return;
        listeners.delete(listener);
        resolve();
      };
      listeners.add(listener);
      listener();
      ended.then(() => reject(new Error(`the program ended without printing "${text}":\n${output}`)), reject);
    });
  return { child, ended, prints };
}

/** Runs a program to its end. */
export function runToEnd(file: string, args: readonly string[], options: SpawnOptions = {}): Promise<Ended> {
  return start(file, args, options).ended;
}
