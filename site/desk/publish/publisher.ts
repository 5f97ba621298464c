import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { FAILED_START, type FailedStart } from '../../server/install-version.ts';
import { notifySupervisor } from '../../server/supervised.ts';
import { localTime } from '../../local-time.mjs';
import { siteRoot } from '../../site-root.mjs';
import { STUDIO_BRANCH } from '../../studio/hosted/checkout.ts';
import { gitIn, tried } from '../../studio/server/git.ts';
import type { PublishMode } from './mode.ts';
import type { PublishFinding, PublishLine, PublishOutcome, SiteStatus } from './outcome.ts';
import { commitsSince, readVersions } from './versions.ts';

/** A request to publish. */
export interface PublishRequest {
  readonly by: { readonly name: string; readonly email: string };
  /** The version to go back to. Without one, the waiting changes are published. */
  readonly version?: string | undefined;
  /** Whether the person accepts changes that affect stored rows. */
  readonly accept: boolean;
  /** Called with the new version before the server is replaced. */
  readonly onDone: (version: string) => Promise<void>;
}

/** How often to check whether an article has fallen due. */
const DUE_EVERY_MS = 60_000;

/** Publishes versions of the site, one at a time, and reports the progress. */
export type Publisher = ReturnType<typeof createPublisher>;

interface PublisherOptions {
  /** The folder of the project. */
  readonly project: string;
  readonly mode: PublishMode;
  readonly env: NodeJS.ProcessEnv;
  readonly onError: (error: unknown) => void;
}

type Running = NonNullable<SiteStatus['running']>;

/** Creates a publisher. In the mode `build`, it also publishes articles when they fall due. */
export function createPublisher({ project, mode, env, onError }: PublisherOptions) {
  const git = gitIn(project);
  let running: Running | undefined;
  let fault: SiteStatus['fault'];
  let preview: SiteStatus['preview'];
  let previewer: ChildProcess | undefined;
  let findings: { readonly of: string; readonly list?: readonly PublishFinding[] } | undefined;

  /** Runs the script to its end, then asks the supervisor to replace the server by the new version. */
  const build = async (
    args: readonly string[],
    version?: string,
    onDone: PublishRequest['onDone'] = async () => undefined,
  ): Promise<void> => {
    let outcome: PublishOutcome | undefined;
    const errors = await runScript(start(args), (line) => {
      if ('step' in line && running) running = { ...running, step: line.step };
      if ('outcome' in line) outcome = line.outcome;
    });
    if (outcome?.ok !== true) {
      fault = {
        fault: outcome?.fault ?? 'failed',
        details: outcome?.details ?? errors.trimEnd().split('\n'),
        ...(version !== undefined && { version }),
      };
      return;
    }
    const { version: published, commit, dist } = outcome;
    if (published !== undefined) await onDone(published);
    if (dist === undefined) return;
    if (running) running = { ...running, step: 'start' };
    notifySupervisor({ kind: 'replace', next: { version: published, commit, dist } });
    // The supervisor ends this process; until then, the page must show the step `start`.
    await new Promise(() => undefined);
  };

  /** Starts `work` unless something is already running. Returns whether it did. */
  const begin = (state: Running, work: () => Promise<void>): boolean => {
    if (running !== undefined || mode === 'off') return false;
    fault = undefined;
    running = state;
    void work()
      .catch((error: unknown) => {
        fault = { fault: 'failed', details: [String(error)] };
        onError(error);
      })
      .finally(() => (running = undefined));
    return true;
  };

  // Publishes an article when it falls due. If that fails, it is not retried.
  let attempted: string | undefined;
  const timer = setInterval(() => {
    const due = mode === 'build' ? dueArticle(siteRoot(project)) : undefined;
    if (due !== undefined && due !== attempted && begin({ step: 'build' }, () => build(['--mode', 'due'])))
      attempted = due;
  }, DUE_EVERY_MS).unref();

  const start = (args: readonly string[], more: NodeJS.ProcessEnv = {}): ChildProcess =>
    spawn(process.execPath, [join(project, 'scripts', 'run.mjs'), 'scripts/publish.ts', ...args], {
      cwd: project,
      env: { ...env, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    });

  /** Runs the release check on the waiting changes, once for the same commits. */
  const review = (commits: string): void => {
    if (findings?.of === commits) return;
    findings = { of: commits };
    void runScript(start(['--mode', 'review']), (line) => {
      if ('findings' in line && findings?.of === commits) findings = { of: commits, list: line.findings };
    }).catch(onError);
  };

  return {
    async status(): Promise<SiteStatus> {
      const [versions, head, saved] = await Promise.all([
        readVersions(git),
        tried(git(['rev-parse', 'HEAD'])),
        tried(git(['for-each-ref', '--format=%(objectname)', `refs/heads/${STUDIO_BRANCH}`])),
      ]);
      const [published] = versions;
      const failedStart = readJson<FailedStart>(join(siteRoot(project), FAILED_START));
      // Both are undefined if the project is not a git checkout, as in a container.
      const tips = [head, saved].filter((tip) => tip !== undefined && tip !== '') as readonly string[];
      const waiting = head === undefined ? [] : await commitsSince(git, published?.commit ?? head, tips);
      if (waiting.length > 0 && running === undefined && mode !== 'off') review(tips.join(' '));
      return {
        ...(published && { published }),
        waiting,
        history: versions,
        ...(preview && { preview }),
        mode,
        ...(running && { running }),
        ...(fault && { fault }),
        ...(findings?.list && waiting.length > 0 && { findings: findings.list }),
        ...(failedStart && { failedStart }),
      };
    },
    /** Begins to publish. Returns false if something is already being published, or the mode is `off`. */
    publish({ by, version, accept, onDone }: PublishRequest): boolean {
      const args = ['--mode', mode, '--name', by.name, '--email', by.email];
      const more = [...(version === undefined ? [] : ['--revert', version]), ...(accept ? ['--accept'] : [])];
      const state: Running = { by: by.name, step: 'merge', ...(version && { version }) };
      return begin(state, () => build([...args, ...more], version, onDone));
    },
    /** Begins to build a preview of the waiting changes, which replaces the previous preview. */
    preview(): void {
      if (mode === 'off') return;
      previewer?.kill();
      const password = randomBytes(9).toString('base64url');
      const port = env['PREVIEW_PORT'] || '3002';
      const child = start(['--mode', 'preview'], { PREVIEW_PASSWORD: password, PORT: port });
      previewer = child;
      preview = { state: 'building' };
      const follow = async (): Promise<void> => {
        const errors = await runScript(
          child,
          (line) => {
            if ('outcome' in line && !line.outcome.ok && previewer === child)
              preview = { state: 'failed', details: line.outcome.details };
          },
          (text) => {
            const address = /^https?:\/\/\S+$/.exec(text.trim())?.[0];
            if (address !== undefined && previewer === child)
              preview = { state: 'ready', address: env['PREVIEW_ORIGIN'] || address, password };
          },
        );
        if (previewer === child && preview?.state !== 'failed')
          preview = { state: 'failed', details: errors.trimEnd().split('\n') };
      };
      follow().catch(onError);
    },
    async close(): Promise<void> {
      clearInterval(timer);
      const child = previewer;
      if (child === undefined || child.exitCode !== null) return;
      previewer = undefined;
      child.kill();
      await once(child, 'exit');
    },
  };
}

/** Follows a script to its end. Returns the last 2,000 characters of its stderr. */
async function runScript(
  child: ChildProcess,
  onLine: (line: PublishLine) => void,
  onText: (text: string) => void = () => undefined,
): Promise<string> {
  let errors = '';
  child.stderr?.on('data', (chunk) => (errors = `${errors}${chunk}`.slice(-2000)));
  if (child.stdout)
    createInterface({ input: child.stdout }).on('line', (text) => {
      if (text.startsWith('{')) onLine(JSON.parse(text) as PublishLine);
      else onText(text);
    });
  await once(child, 'close');
  return errors;
}

/** The due time of the next article that is missing in the build in `dist/`, if that time has come. */
function dueArticle(root: string): string | undefined {
  const stamp = readJson<{ due?: { readonly at: string; readonly timeZone: string } }>(join(root, 'dist', '.stamp'));
  const due = stamp?.due;
  return due !== undefined && due.at <= localTime(new Date(), due.timeZone) ? due.at : undefined;
}

function readJson<Content>(file: string): Content | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Content) : undefined;
}
