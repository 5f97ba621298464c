import { execFile } from 'node:child_process';

/** Runs git and returns its output. @throws Error with git's error output */
export type Git = (
  args: readonly string[],
  options?: { readonly env?: Readonly<Record<string, string>> },
) => Promise<string>;

export function gitIn(folder: string): Git {
  return (args, { env } = {}) =>
    new Promise((resolve, reject) => {
      const options = { cwd: folder, env: { ...process.env, ...env }, maxBuffer: 1 << 28 };
      execFile('git', [...args], options, (error, stdout, stderr) => {
        if (error) reject(new Error(stderr.trim() || error.message));
        else resolve(stdout);
      });
    });
}

/** The environment that sets the author of a commit. */
export function authorEnv({ name, email }: { readonly name: string; readonly email: string }): Record<string, string> {
  return { GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email, GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: email };
}

/** The trimmed output of git; `undefined` if it failed. */
export function tried(output: Promise<string>): Promise<string | undefined> {
  return output.then(
    (text) => text.trim(),
    () => undefined,
  );
}
