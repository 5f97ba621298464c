import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PROJECT } from '../site-root.mjs';
import type { Detail, PublishFinding, PublishOutcome, SiteStatus } from './contract.ts';

/** A line of the output of `scripts/publish.ts --mode review` and `preview`. */
export interface ReviewLine {
  readonly findings?: readonly PublishFinding[];
  readonly refused?: Extract<PublishOutcome, { ok: false }>;
}

interface WaitingChangesOptions {
  /** The folder of the project. */
  readonly installation: string;
  readonly env: NodeJS.ProcessEnv;
  readonly onError: (error: unknown) => void;
}

/** The arguments of Node for the command `npm run publish` of the running version. */
export function publishScript(args: readonly string[]): readonly string[] {
  return [join(PROJECT, 'scripts', 'run.mjs'), 'scripts/publish.ts', ...args];
}

/** Shows what waits to be published: the findings of the release check, and a preview. */
export function createWaitingChanges({ installation, env, onError }: WaitingChangesOptions) {
  let preview: SiteStatus['preview'];
  let previewer: ChildProcess | undefined;
  let findings: { readonly of: string; readonly list?: readonly PublishFinding[] } | undefined;

  const start = (args: readonly string[], more: NodeJS.ProcessEnv = {}): ChildProcess =>
    spawn(process.execPath, publishScript(args), {
      cwd: installation,
      env: { ...env, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    });

  return {
    /** The preview, and with `isWaiting` the findings. */
    state: (isWaiting: boolean): Pick<SiteStatus, 'preview' | 'findings'> => ({
      ...(preview && { preview }),
      ...(findings?.list && isWaiting && { findings: findings.list }),
    }),
    /** Runs the release check, once for the same commits. */
    review(commits: string): void {
      if (findings?.of === commits) return;
      findings = { of: commits };
      const checked = follow(start(['--mode', 'review']), (line) => {
        if (line.findings && findings?.of === commits) findings = { of: commits, list: line.findings };
      });
      checked.catch(onError);
    },
    /** Begins to build a preview, which replaces the previous one. */
    preview(): void {
      previewer?.kill();
      const password = randomBytes(9).toString('base64url');
      const port = env['PREVIEW_PORT'] || '3002';
      const child = start(['--mode', 'preview'], { PREVIEW_PASSWORD: password, PORT: port });
      previewer = child;
      preview = { state: 'building' };
      const set = (next: SiteStatus['preview']): void => {
        if (previewer === child) preview = next;
      };
      const followed = follow(
        child,
        ({ refused }) => refused && set({ state: 'failed', details: refused.details }),
        (text) => {
          const address = /^https?:\/\/\S+$/.exec(text.trim())?.[0];
          if (address !== undefined) set({ state: 'ready', address: env['PREVIEW_ORIGIN'] || address, password });
        },
      );
      followed
        .then((errors) =>
          preview?.state === 'failed' ? undefined : set({ state: 'failed', details: linesOf(errors) }),
        )
        .catch(onError);
    },
    /** Ends the preview. */
    async close(): Promise<void> {
      const child = previewer;
      if (child === undefined || child.exitCode !== null) return;
      previewer = undefined;
      child.kill();
      await once(child, 'exit');
    },
  };
}

/** The lines of a program's output. */
export function linesOf(output: string): Detail[] {
  const lines = output.trimEnd().split('\n');
  return lines.map((text) => ({ text }));
}

/** Follows a script to its end. Returns the last 2,000 characters of its stderr. */
async function follow(
  child: ChildProcess,
  onLine: (line: ReviewLine) => void,
  onText: (text: string) => void = () => undefined,
): Promise<string> {
  let errors = '';
  child.stderr?.on('data', (chunk) => (errors = `${errors}${chunk}`.slice(-2000)));
  if (child.stdout)
    createInterface({ input: child.stdout }).on('line', (text) => {
      if (text.startsWith('{')) onLine(JSON.parse(text) as ReviewLine);
      else onText(text);
    });
  await once(child, 'close');
  return errors;
}
