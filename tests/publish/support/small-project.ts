import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished } from 'vitest';

import type { PublishOutcome, PublishStep } from '../../../site/publish/contract.ts';
import { publishFolder, type PublishFolder } from '../../../site/publish/folder.ts';
import { packagesName } from '../../../site/publish/releases.ts';
import type { PublicationRequest } from '../../../site/publish/progress.ts';
import { plainEnv } from '../../scripts/checkout.ts';
import { beginHistory, gitIn } from '../../support/repository.ts';
import { temporaryDirectory } from '../../support/temporary-directory.ts';

/**
 * A project with the commands and files that publishing uses, whose site is one line, `spec/page.txt`. Words in it make a
 * step fail: `MISTAKE` the generator, `NO-BUILD` the build, `FULL` the disk during the build, `NO-START` the server.
 */
const FILES: Readonly<Record<string, string>> = {
  'package.json': '{ "type": "module" }',
  'package-lock.json': '{ "lockfileVersion": 3, "packages": {} }',
  'spec/page.txt': 'one\n',
  'spec/other.txt': 'one\n',
  // The servers of the tests record the events of publishing there.
  '.git/info/exclude': 'events\n',
  'site/generated/manifest.json': '"one\\n"',
  'site/supabase/migrations/0001_initial.sql': '',
  // The programs are JavaScript, which Node runs at once without its stripper of types.
  'scripts/run.mjs': `import { readFileSync } from 'node:fs';
    await import('data:text/javascript,' + encodeURIComponent(readFileSync(process.argv[2], 'utf8')));`,
  'generator/cli.ts': `import { readFileSync, writeFileSync } from 'node:fs';
    const text = readFileSync('spec/page.txt', 'utf8');
    const place = { file: 'spec/page.txt', line: 1, column: 1 };
    if (text.includes('MISTAKE')) {
      console.log(JSON.stringify({ diagnostics: [{ code: 'text/empty', severity: 'error', ...place, message: 'Bad.' }] }));
      process.exit(1);
    }
    writeFileSync('site/generated/manifest.json', JSON.stringify(text));`,
  'scripts/build.ts': `import { cpSync, mkdirSync, readFileSync } from 'node:fs';
    const text = readFileSync('spec/page.txt', 'utf8');
    const fail = (message) => { console.error(message); process.exit(1); };
    if (text.includes('FULL')) fail('ENOSPC: no space left on device, write');
    if (text.includes('NO-BUILD')) fail('A page cannot be built.');
    mkdirSync('dist', { recursive: true });
    cpSync('spec/page.txt', 'dist/page.txt');
    cpSync('site/generated/manifest.json', 'dist/manifest.json');`,
  'site/server/main.ts': `import { serve } from ${JSON.stringify(join(import.meta.dirname, 'small-server.ts'))};
    await serve(import.meta.dirname);`,
};

export type SmallProject = ReturnType<typeof makeProject>;

/** A server of the project behind the supervisor. */
export interface RunningServer {
  readonly url: string;
  readonly process: ChildProcess;
  /** What it has printed. */
  readonly output: () => string;
  /** The text that it serves. */
  get(): Promise<string>;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

interface StartOptions {
  /** Its database: PGlite in `.data`, or a PostgreSQL server. */
  readonly storage?: 'embedded' | 'postgres';
}

/** Makes such a project with one commit on `main`. It is removed after the test. */
export function makeProject() {
  const folder = temporaryDirectory(onTestFinished);
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const [path, text] of Object.entries(FILES)) write(path, text);
  beginHistory(folder);
  mkdirSync(join(folder, 'node_modules/vite'), { recursive: true });
  const git = (...args: readonly string[]): string => gitIn(folder, ...args);
  const env = (more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv =>
    plainEnv({ SITE_INSTALLATION: folder, GIT_CONFIG_GLOBAL: '/dev/null', ...more });
  const state = (): PublishFolder => smallFolder(folder);
  const provide = (): void => {
    mkdirSync(state().path('packages', packagesName(folder), 'node_modules'), { recursive: true });
  };
  const commit = (path: string, text: string): string => {
    write(path, text);
    git('add', '--all');
    git('commit', '-q', '-m', `${path}: ${text.trim()}`);
    return git('rev-parse', 'HEAD');
  };
  const project = {
    folder,
    /** Whether npm installs the packages of a new lockfile. */
    installs: false,
    git,
    write,
    commit,
    state,
    /** Provides the packages of the lockfile, so that npm does not run. */
    provide,
    /** Commits a file to the studio's branch, as a save does. */
    save(path: string, text: string, line = `${path} is ${text.trim()}`): string {
      // In a checkout of its own: a server may be following a publication in the project's folder.
      const checkout = join(temporaryDirectory(onTestFinished), 'checkout');
      const exists = git('branch', '--list', 'studio-edits') !== '';
      git('worktree', 'add', '--quiet', ...(exists ? [checkout, 'studio-edits'] : ['-b', 'studio-edits', checkout]));
      writeFileSync(join(checkout, path), text);
      const message = ['--author=Eva <eva@firm.example>', '-m', 'Change texts', '-m', `- ${line}`];
      gitIn(checkout, 'commit', '-q', '--all', ...message);
      git('worktree', 'remove', checkout);
      return git('rev-parse', 'studio-edits');
    },
    /** Publishes as Ana, in a process of its own. */
    async publish(options: Partial<PublicationRequest> & { killAt?: PublishStep } = {}, more: NodeJS.ProcessEnv = {}) {
      if (!project.installs) provide();
      const program = join(import.meta.dirname, 'publish-small.ts');
      const child = spawn(process.execPath, [program, JSON.stringify(options)], { cwd: folder, env: env(more) });
      let output = '';
      child.stdout.on('data', (chunk) => (output += chunk));
      child.stderr.on('data', (chunk) => (output += chunk));
      await once(child, 'close');
      const line = output.trim().split('\n').at(-1) ?? '';
      if (options.killAt === undefined && !line.startsWith('{')) throw new Error(output);
      return (line.startsWith('{') ? JSON.parse(line) : undefined) as PublishOutcome | undefined;
    },
    /** Builds the folder and serves it, or the current release. */
    async serve({ storage = 'embedded' }: StartOptions = {}): Promise<RunningServer> {
      provide();
      const built = spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/build.ts'], { cwd: folder });
      expect(built.status).toBe(0);
      const program = join(import.meta.dirname, 'supervise-small.ts');
      // npm's variable is set as in `npm run serve`.
      const child = spawn(process.execPath, [program, storage], {
        cwd: folder,
        env: env({ npm_lifecycle_event: 'serve' }),
      });
      let output = '';
      const address = new Promise<string>((resolve, reject) => {
        child.stdout.on('data', (chunk) => {
          output += chunk;
          const found = /http:\S+/.exec(output)?.[0];
          if (found !== undefined) resolve(found);
        });
        child.stderr.on('data', (chunk) => (output += chunk));
        child.once('exit', () => reject(new Error(output)));
      });
      address.catch(() => undefined);
      const stop = async (signal: NodeJS.Signals = 'SIGTERM'): Promise<void> => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        child.kill(signal);
        await once(child, 'close');
      };
      onTestFinished(() => stop());
      const url = await address;
      return { url, process: child, output: () => output, stop, get: () => ask(url) };
    },
    /** The names of all folders of releases. */
    releases: (): string[] => state().releaseFolders().toSorted(),
    /** The text that the current release has built. */
    current(): string | undefined {
      const version = state().current();
      const page = version === undefined ? '' : join(state().releasePath(version), 'dist/page.txt');
      return existsSync(page) ? readFileSync(page, 'utf8').trim() : undefined;
    },
    /** The events that the servers have received from their publishers. */
    events: (): string[] =>
      existsSync(join(folder, 'events')) ? readFileSync(join(folder, 'events'), 'utf8').trim().split('\n') : [],
    /** The subjects of the tags, and who made them. */
    tags: (): string[] => git('for-each-ref', '--format=%(refname:short) %(taggername)', 'refs/tags').split('\n'),
  };
  return project;
}

/** `.publish` of a project whose site is in the project's own folder. */
function smallFolder(folder: string): PublishFolder {
  const spec = process.env['SPEC'];
  delete process.env['SPEC'];
  try {
    return publishFolder(folder);
  } finally {
    if (spec !== undefined) process.env['SPEC'] = spec;
  }
}

export async function ask(url: string): Promise<string> {
  const response = await fetch(url, { headers: { connection: 'close' } });
  return (await response.text()).trim();
}
