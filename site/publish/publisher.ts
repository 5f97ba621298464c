import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, openSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { localTime } from '../local-time.mjs';
import { commitOf, gitIn, GitError } from '../git.ts';
import { missingIn, readsOrigin } from './prerequisites.ts';
import { STUDIO_BRANCH, takeOverOldNames, withdraw } from './branch.ts';
import type {
  EndedPublication,
  Missing,
  PublishMode,
  RunningPublication,
  SiteStatus,
  Publisher,
  PublisherEvents,
  PublishRequest,
} from './contract.ts';
import { publishFolder } from './folder.ts';
import { branchOf, changesSince, readVersions } from './history.ts';
import { fetchOrigin, record } from './record.ts';
import { chooseServed } from './releases.ts';
import { settle } from './progress.ts';
import { clear, raise, reportTroubles, troublesIn } from './troubles.ts';
import { createWaitingChanges, linesOf, publishScript } from './waiting-changes.ts';

/** The exit code of a publication that found the disk full, which may have had no room to record that. */
export const NO_SPACE = 28;

/** How often to look for ended publications and articles that have fallen due. */
const LOOK_MS = 5_000;
/** How often to fetch from the repository, and to try again what has failed there. */
const FETCH_MS = 5 * 60_000;

interface PublisherOptions {
  /** The folder of the project. */
  readonly installation: string;
  readonly mode: PublishMode;
  readonly env: NodeJS.ProcessEnv;
  /** The folder of the build that this server serves. */
  readonly dist: string;
  /** The folder with the backups of the database. */
  readonly backups: string;
  readonly events: PublisherEvents;
  readonly log: (line: string) => void;
  readonly onError: (error: unknown) => void;
}

/** Creates a publisher. In the mode `build`, it also publishes articles when they fall due. */
export function createPublisher(options: PublisherOptions): Publisher {
  const { installation, mode, env, dist, backups, events, log, onError } = options;
  const folder = publishFolder(installation);
  const git = gitIn(installation);
  let missing: Promise<readonly Missing[]> | undefined;
  let crashed: EndedPublication | undefined;
  let publishing: ChildProcess | undefined;
  let starting: RunningPublication | undefined;
  let attempted: string | undefined;
  let fetched = 0;

  /** Looked up again while something is missing, since somebody may have mended it. */
  const findMissing = async (): Promise<readonly Missing[]> => {
    missing ??= missingIn(installation, env);
    const found = await missing;
    if (found.length > 0) missing = undefined;
    return found;
  };
  const isAble = async (): Promise<boolean> => mode !== 'off' && (await findMissing()).length === 0;
  const waitingChanges = createWaitingChanges({ installation, env, onError });

  /** Starts a publication in a process of its own, which survives this server: a new one replaces it meanwhile. */
  const begin = async (args: readonly string[], request?: PublishRequest): Promise<boolean> => {
    if (publishing !== undefined || !(await isAble()) || folder.isHeld('lock')) return false;
    const id = randomUUID();
    folder.ensure();
    const output = openSync(folder.path('publish.log'), 'w', 0o600);
    // Otherwise it would end with this server, as a command of npm ends with npm.
    const { npm_lifecycle_event: _, ...own } = env;
    const child = spawn(process.execPath, [...publishScript(args), '--id', id, '--mode', mode], {
      cwd: installation,
      env: own,
      stdio: ['ignore', output, output],
      detached: true,
    });
    closeSync(output);
    publishing = child;
    crashed = undefined;
    const began = new Date().toISOString();
    const person = request && { by: request.by, ...(request.back && { back: request.back }) };
    starting = { id, ...person, began, seconds: {}, step: 'fetch' };
    const ended = async (code: number | null): Promise<void> => {
      publishing = starting = undefined;
      if (folder.read('last.json')?.id !== id) {
        const words = readFileSync(folder.path('publish.log'), 'utf8');
        const fault = code === NO_SPACE ? 'space' : 'failed';
        const outcome = { ok: false, fault, details: linesOf(words).slice(-20) } as const;
        crashed = { id, ...person, began, seconds: {}, outcome, ended: new Date().toISOString() };
      }
      await look();
    };
    child.once('error', onError);
    child.once('exit', (code) => void ended(code).catch(onError));
    child.unref();
    return true;
  };

  /** Reports ended publications and troubles, publishes what is due, and follows the repository. */
  const look = async (): Promise<void> => {
    await reportEnded();
    await reportTroubles(folder, events.onTrouble);
    if (!(await isAble()) || publishing !== undefined) return;
    const due = mode === 'build' ? dueArticle(dist) : undefined;
    if (due !== undefined && due !== attempted) {
      attempted = due;
      await begin(['--due']);
      return;
    }
    const release = folder.hold('lock');
    if (release === undefined) return;
    try {
      if (await settle(folder)) await followOrigin();
    } finally {
      release();
    }
    await reportEnded();
    await reportTroubles(folder, events.onTrouble);
  };
  let looking: Promise<void> = Promise.resolve();
  const lookInTurn = (): void => {
    looking = looking.then(look).catch(onError);
  };

  const reportEnded = async (): Promise<void> => {
    const last = folder.read('last.json');
    if (last === undefined || last.noted) return;
    const { noted: _, ...ended } = last;
    await events.onEnded(ended);
    folder.write('last.json', { ...ended, noted: true });
    const { outcome, seconds, by } = ended;
    const steps = Object.entries(seconds).map(([step, time]) => `${step} ${time} s`);
    log(`publish ${outcome.ok ? outcome.version : outcome.fault}${by ? '' : ' (due)'}: ${steps.join(', ')}`);
  };

  /** Every few minutes, fetches what programmers have pushed, and records again what could not be recorded. */
  const followOrigin = async (): Promise<void> => {
    if (Date.now() - fetched < FETCH_MS) return;
    fetched = Date.now();
    const followsOrigin = await readsOrigin(env, installation);
    try {
      if (followsOrigin) await fetchOrigin(git);
      clear(folder, 'fetch');
    } catch (error) {
      if (!(error instanceof GitError)) throw error;
      raise(folder, { kind: 'fetch', git: error.problem, details: [error.message] });
    }
    const current = folder.release(folder.current() ?? '');
    if (current !== undefined && mode === 'build') await record(folder, current, { followsOrigin });
  };

  const timer = setInterval(lookInTurn, LOOK_MS).unref();
  if (mode !== 'off') {
    looking = isAble()
      .then((able) => (able ? takeOverOldNames(git) : undefined))
      .catch(onError);
    lookInTurn();
  }

  return {
    async status(): Promise<SiteStatus> {
      const lacking = await findMissing();
      const lastBackup = newestFile(backups);
      const shared = { mode, missing: lacking, troubles: troublesIn(folder), ...(lastBackup && { lastBackup }) };
      if (lacking.length > 0) return { ...shared, servesFolder: false, waiting: [], programmers: [], history: [] };
      // Read first: a publication that ends meanwhile is shown as running, and the page looks again.
      const running = (folder.isHeld('lock') ? folder.read('running.json') : undefined) ?? starting;
      const last = crashed ?? folder.read('last.json');
      const [history, head, studio, served] = await Promise.all([
        readVersions(git),
        commitOf(git, 'HEAD'),
        commitOf(git, `refs/heads/${STUDIO_BRANCH}`),
        chooseServed(folder),
      ]);
      const origin = (await readsOrigin(env, installation))
        ? await commitOf(git, `refs/remotes/origin/${await branchOf(git)}`)
        : undefined;
      const [published] = history;
      const online = published?.commit ?? head;
      const [waiting, programmers] = await Promise.all([
        changesSince(git, [online, head, origin], [studio]),
        changesSince(git, [online], [head, origin]),
      ]);
      const tips = [head, origin, studio].filter((tip) => tip !== undefined).join(' ');
      if (waiting.length + programmers.length > 0 && running === undefined && mode !== 'off')
        waitingChanges.review(tips);
      return {
        ...shared,
        ...(published && { published }),
        servesFolder: served.reason === 'newer',
        waiting,
        programmers,
        history,
        ...(running && { running }),
        ...(last && !running && { last }),
        ...waitingChanges.state(waiting.length > 0),
      };
    },
    publish(request) {
      const { by, back, accept } = request;
      const person = ['--by', JSON.stringify(by)];
      return begin(
        [...person, ...(back === undefined ? [] : ['--version', back]), ...(accept ? ['--accept'] : [])],
        request,
      );
    },
    async withdraw(commit, by) {
      if (publishing !== undefined || !(await isAble())) return 'busy';
      const release = folder.hold('lock');
      if (release === undefined) return 'busy';
      try {
        return await withdraw(installation, env, commit, by);
      } finally {
        release();
      }
    },
    preview: () => (mode === 'off' ? undefined : waitingChanges.preview()),
    async close(): Promise<void> {
      clearInterval(timer);
      // One that waits for the supervisor to replace this server goes on.
      const step = folder.read('running.json')?.step;
      if (step !== 'start' && step !== 'record') endGroup(publishing);
      await waitingChanges.close();
    },
  };
}

/** Ends a detached process with what it has started. */
function endGroup(child: ChildProcess | undefined): void {
  if (child?.pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGTERM');
  } catch {
    // It has ended by itself.
  }
}

/** The due time of the next article that is missing in a build, if that time has come. */
function dueArticle(dist: string): string | undefined {
  const file = join(dist, '.stamp');
  if (!existsSync(file)) return undefined;
  const { due } = JSON.parse(readFileSync(file, 'utf8')) as {
    due?: { readonly at: string; readonly timeZone: string };
  };
  return due !== undefined && due.at <= localTime(new Date(), due.timeZone) ? due.at : undefined;
}

/** When the newest file in a folder was written. */
function newestFile(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  const times = readdirSync(folder).map((name) => statSync(join(folder, name)).mtimeMs);
  return times.length === 0 ? undefined : new Date(Math.max(...times)).toISOString();
}
