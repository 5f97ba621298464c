import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { commitOf, gitIn } from '../git.ts';
import { pathToFileURL } from 'node:url';
import { PROJECT, sitePrefix } from '../site-root.mjs';
import { publishFolder, type PublishFolder } from './folder.ts';
import * as migrations from './release-migrations.ts';
import { chooseServed, usable, type Served } from './releases.ts';
import { createPorts, send, SUPERVISED, type ToSupervisor } from './supervisor-messages.ts';

/** How long a server may take to start. */
const READY_WITHIN_MS = 60_000;

/** How often to look for a release that is to be served. */
const LOOK_MS = 300;

/** How many characters of a server's error output are kept to explain why it did not start. */
const STDERR_TAIL = 2000;

/** Settings that end up in the pages. */
const BUILD_SETTINGS = ['SITE_URL', 'SUPABASE_URL', 'SUPABASE_ANON_KEY', 'NGINX_BACKEND', 'PUBLISH'];

/** The served version, as it was when its server started. */
interface Running extends Served {
  readonly commit?: string;
  readonly migrations: readonly string[];
}

/** The database of the server. */
export type Storage =
  | { readonly kind: 'postgres' }
  /** Only one process may use the directory. `lock` keeps others away, and returns the function that ends that. */
  | { readonly kind: 'embedded'; readonly dataDir: string; readonly lock: () => () => void };

type EmbeddedStorage = Extract<Storage, { kind: 'embedded' }>;

interface SuperviseOptions {
  /** The server's program in a checkout, started again for each version. */
  readonly entry: string;
  /** Its database, unless that is a hosted project's. */
  readonly storage: Storage | undefined;
  /** How long a server may take to start, in milliseconds. */
  readonly readyWithin?: number;
  /** Arguments of the server's program. */
  readonly args?: readonly string[];
}

/**
 * Runs the current release, or the project's folder, as a child process, and keeps its ports open, so that connections
 * wait while a new release replaces it. Follows `.publish/next`: makes that release the current one when its server is
 * ready, and returns to the version before if it does not start. Exits with the server.
 *
 * This process runs from the project's folder, and its working directory is there. A second one there only serves.
 */
export async function supervise({
  entry,
  storage,
  readyWithin = READY_WITHIN_MS,
  args,
}: SuperviseOptions): Promise<void> {
  const folder = publishFolder();
  const follows = lockServing(folder);
  const ports = createPorts();
  let ending = false;
  let replacing = true;
  let current: ChildProcess | undefined;
  let served: Running = { ...(await chooseServed(folder)), migrations: [] };
  if (served.reason === 'newer')
    process.stdout.write(
      `Serving this folder: it has commits or edits that the published version ${folder.current()} lacks.\n`,
    );
  // A request from before this start. Its publication has been interrupted.
  if (follows) attempt(() => folder.remove('next'));

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      ending = true;
      if (current === undefined || hasEnded(current)) process.exit(0);
      // In a terminal, Ctrl+C also reaches the server directly; a second signal would make it exit immediately.
      if (!(signal === 'SIGINT' && process.stdin.isTTY)) current.kill(signal);
    });

  await startFirst();
  replacing = false;
  setInterval(() => {
    const next = !follows || replacing || ending ? undefined : folder.next();
    if (next !== undefined) void replace(next);
  }, LOOK_MS);

  /** Starts what is to be served; if that does not start, the releases before it. */
  async function startFirst(): Promise<void> {
    const failure = await start(served);
    if (failure === undefined) return;
    const { release } = served;
    // The folder's own failure is the maintainer's, who is at the terminal.
    if (release === undefined) process.exit(current?.exitCode || 1);
    noteFailure(folder, release.version, failure, []);
    if (!(await startAny(release.version))) process.exit(1);
  }

  /** Starts the latest release that starts, else the project's folder. */
  async function startAny(except: string): Promise<boolean> {
    const others = folder.releases().filter(({ version }) => version !== except && usable(folder, version));
    for (const release of others) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- one server at a time
      const failure = await start({ folder: folder.releasePath(release.version), release });
      if (failure === undefined) {
        folder.setCurrent(release.version);
        return true;
      }
    }
    return (await start({ folder: folder.installation })) === undefined;
  }

  /** Starts a server, and waits until it is ready. Returns the reason if it does not get ready; it is stopped then. */
  async function start(next: Served): Promise<string | undefined> {
    const commit = next.release?.commit ?? (await ownCommit(folder.installation));
    const names = migrations.migrationsOf(next.folder);
    served = { ...next, ...(commit !== undefined && { commit }), migrations: names };
    if (follows) attempt(() => folder.write('serving.json', description(served, storage)));
    const child = fork(join(next.folder, entry), [...(args ?? [])], {
      cwd: folder.installation,
      env: { ...process.env, ...siteIn(next.folder), SITE_INSTALLATION: folder.installation, [SUPERVISED]: 'yes' },
      stdio: ['inherit', 'inherit', 'pipe', 'ipc'],
    });
    current = child;
    child.stderr?.pipe(process.stderr, { end: false });
    child.on('message', (message: ToSupervisor) => {
      if (message.kind === 'listen') void ports.listen(child, message.port);
    });
    child.once('exit', (code, signal) => {
      if (ending || (child === current && !replacing)) process.exit(code ?? (signal === null ? 1 : 128));
    });
    const failure = await untilReady(child, readyWithin);
    if (failure !== undefined && !ending) await stop(child, 'SIGKILL');
    return failure;
  }

  async function replace(version: string): Promise<void> {
    replacing = true;
    const before = served;
    const failure = await tryRelease(version, before);
    if (failure === undefined) attempt(() => folder.takeNext());
    else {
      await startAgain(before, version);
      noteFailure(folder, version, failure.why, failure.kept);
      attempt(() => folder.remove('next'));
    }
    replacing = false;
  }

  /** Replaces the server by that of a release. If it does not start, its changes of an embedded database are undone. */
  async function tryRelease(
    version: string,
    before: Running,
  ): Promise<{ readonly why: string; readonly kept: readonly string[] } | undefined> {
    const release = usable(folder, version);
    if (release === undefined) return { why: `The release ${version} is not complete.`, kept: [] };
    const path = folder.releasePath(version);
    const had = [...before.migrations, ...(folder.read('migrations.json') ?? [])];
    const added = migrations.migrationsOf(path).filter((name) => !had.includes(name));
    const embedded = added.length > 0 && storage?.kind === 'embedded' ? storage : undefined;
    try {
      if (added.length > 0) migrations.recordMigrations(folder, added);
      if (current) await stop(current);
      if (embedded) whileLocked(embedded, migrations.copyDatabase);
    } catch (error) {
      attempt(() => migrations.forgetMigrations(folder, added));
      return { why: String(error), kept: [] };
    }
    const why = await start({ folder: path, release });
    if (why !== undefined) return { why, kept: undo(embedded, added) };
    if (embedded) attempt(() => migrations.dropDatabaseCopy(embedded.dataDir));
    return undefined;
  }

  /** Restores the embedded database. Returns the migrations that the database keeps. */
  function undo(embedded: EmbeddedStorage | undefined, added: readonly string[]): readonly string[] {
    const isRestored = embedded && attempt(() => whileLocked(embedded, migrations.restoreDatabase));
    if (!isRestored) return added;
    attempt(() => migrations.forgetMigrations(folder, added));
    return [];
  }

  /** Starts the version before the failed one again. The project's folder may have changed since: then its release. */
  async function startAgain(before: Running, failed: string): Promise<void> {
    if (before.release === undefined) {
      const same = folder.releases().find(({ commit, version }) => commit === before.commit && version !== failed);
      const first =
        same && usable(folder, same.version) ? { folder: folder.releasePath(same.version), release: same } : before;
      if ((await start(first)) === undefined) return;
    } else if ((await start(before)) === undefined) return;
    if (!(await startAny(failed))) process.exit(1);
  }

  /** Stops a server. From now on, connections wait for the next one. */
  async function stop(child: ChildProcess, signal?: NodeJS.Signals): Promise<void> {
    ports.hold(child);
    if (hasEnded(child)) return;
    if (signal === undefined) send(child, { kind: 'stop' });
    else child.kill(signal);
    await once(child, 'exit');
  }
}

/** Records the served version for publications in other processes. */
function description({ release, commit, migrations: names }: Running, storage: Storage | undefined) {
  const settings = BUILD_SETTINGS.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []));
  return {
    pid: process.pid,
    ...(release && { version: release.version }),
    ...(commit !== undefined && { commit }),
    migrations: names,
    postgres: storage?.kind === 'postgres',
    settings: Object.fromEntries(settings) as Readonly<Record<string, string>>,
  };
}

/** Locks the folder for this process. Returns whether releases can replace its server. */
function lockServing(folder: PublishFolder): boolean {
  try {
    if (folder.hold('serving') !== undefined) return true;
    process.stderr.write('Another process serves this folder and follows what is published; this one does not.\n');
  } catch (error) {
    process.stderr.write(`Nothing can be published: ${folder.root} cannot be written. ${String(error)}\n`);
  }
  return false;
}

/** Does something that must not stop the site from being served, as a full disk could. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    process.stderr.write(`publish: ${String(error)}\n`);
    return undefined;
  }
}

/** The commit of the project's folder, unless it has uncommitted changes. */
async function ownCommit(installation: string): Promise<string | undefined> {
  const git = gitIn(installation);
  try {
    const edits = await git(['status', '--porcelain', '--untracked-files=no']);
    return edits === '' ? await commitOf(git, 'HEAD') : undefined;
  } catch {
    return undefined;
  }
}

/** The environment that selects this site in another checkout of the project. */
function siteIn(checkout: string): NodeJS.ProcessEnv {
  if (sitePrefix() === '') return {};
  const hooks = (folder: string): string => pathToFileURL(join(folder, 'site', 'site-imports.mjs')).href;
  const options = process.env['NODE_OPTIONS'] ?? '';
  return { SPEC: sitePrefix().slice(0, -1), NODE_OPTIONS: options.replace(hooks(PROJECT), hooks(checkout)) };
}

function noteFailure(folder: PublishFolder, version: string, why: string, kept: readonly string[]): void {
  attempt(() => folder.write('failed-start.json', { version, why, kept }));
}

/** Does something with an embedded database that no process uses. */
function whileLocked<Result>({ dataDir, lock }: EmbeddedStorage, work: (dataDir: string) => Result): Result {
  const release = lock();
  try {
    return work(dataDir);
  } finally {
    release();
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** Waits until a server is ready. Returns the reason if it fails to start in time. */
async function untilReady(child: ChildProcess, withinMs: number): Promise<string | undefined> {
  let output = '';
  child.stderr?.on('data', (chunk) => (output = `${output}${chunk}`.slice(-STDERR_TAIL)));
  const settled = new AbortController();
  const failure = await Promise.race([
    new Promise<undefined>((done) =>
      child.on('message', ({ kind }: ToSupervisor) => {
        if (kind === 'ready') done(undefined);
      }),
    ),
    once(child, 'exit', { signal: settled.signal }).then(() => output.trim() || 'It exited immediately.'),
    setTimeout(withinMs, `It did not start within ${withinMs / 1000} seconds.`, { signal: settled.signal }),
  ]);
  settled.abort();
  return failure;
}
