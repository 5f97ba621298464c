import { execFile } from 'node:child_process';

/** What git says. @throws Error with what it says of a failure */
export type Git = (
  args: readonly string[],
  options?: { readonly input?: string | Buffer; readonly env?: Readonly<Record<string, string>> },
) => Promise<string>;

export function gitIn(folder: string): Git {
  return (args, { input, env } = {}) =>
    new Promise((resolve, reject) => {
      const child = execFile(
        'git',
        [...args],
        { cwd: folder, env: { ...process.env, ...env }, maxBuffer: 1 << 28 },
        (error, stdout, stderr) => {
          if (error) reject(new Error(stderr.trim() || error.message));
          else resolve(stdout);
        },
      );
      // What ends before it has read all tells why itself.
      child.stdin?.on('error', () => {});
      child.stdin?.end(input);
    });
}

/** What git says, or nothing where it fails. */
export function tried(said: Promise<string>): Promise<string | undefined> {
  return said.then(
    (text) => text.trim(),
    () => undefined,
  );
}
