import { fork, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sitePrefix, siteRoot } from '../../site-root.mjs';
import { SECRET_SETTING } from '../../studio/server/handler.ts';

/** The studio behind a desk: one process, started on demand. */
export type StudioProcess = ReturnType<typeof createStudioProcess>;

/** The studio's process while it accepts requests. */
export type RunningStudio = NonNullable<ReturnType<StudioProcess['running']>>;

interface StudioProcessOptions {
  /** The folder of the installation. */
  readonly project: string;
  readonly env: NodeJS.ProcessEnv;
  readonly log: (line: string) => void;
}

/** An unused process is ended after this time. */
const IDLE_MS = 60 * 60 * 1000;
/** The minimum time between a failed start and the next attempt. */
const RETRY_MS = 5000;
/** A process that has not ended by itself after this time is killed. */
const END_MS = 5000;

/** The environment variables that the process inherits from the desk. Secrets and the database are not among them. */
const INHERITED =
  /^(?:PATH|HOME|USER|LANG|LC_\w+|TZ|TMPDIR|TEMP|TMP|SYSTEMROOT|APPDATA|XDG_CONFIG_HOME|SITE_URL|PUBLISH|GIT_CONFIG_\w+|NODE_COMPILE_CACHE)$/i;

/** Manages the studio's process, which runs in a checkout of the project. */
export function createStudioProcess({ project, env, log }: StudioProcessOptions) {
  let child: ChildProcess | undefined;
  let starting: ReturnType<typeof launch> | undefined;
  let running: Awaited<ReturnType<typeof launch>> | undefined;
  let idle: NodeJS.Timeout | undefined;

  const launch = async (): Promise<{ readonly address: string; readonly secret: string }> => {
    const [{ ensureCheckout }, { followProject }] = await Promise.all([
      import('../../publish/branch.ts'),
      import('../../publish/follow-project.ts'),
    ]);
    const checkout = await ensureCheckout(project, env);
    if (!(await followProject(checkout, env)))
      log(`studio: what was edited in ${checkout} conflicts with newer commits; the next save asks which to keep`);
    const secret = randomBytes(32).toString('base64url');
    const inherited = Object.fromEntries(Object.entries(env).filter(([name]) => INHERITED.test(name)));
    const started = fork(join(checkout, 'scripts', 'studio-server.ts'), {
      cwd: checkout,
      env: {
        // For the next start, and for the generator, which each save runs.
        NODE_COMPILE_CACHE: join(checkout, 'node_modules', '.cache', 'compiled'),
        ...inherited,
        NO_COLOR: '1',
        SPEC: sitePrefix(siteRoot(project, env), project) || 'spec',
        [SECRET_SETTING]: secret,
      },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    child = started;
    if (started.stderr) createInterface({ input: started.stderr }).on('line', (line) => log(`studio: ${line}`));
    started.once('exit', () => {
      if (child === started) child = running = starting = undefined;
    });
    const ended = once(started, 'exit').then(() => {
      throw new Error('The studio ended before it was ready. The log contains its output.');
    });
    const [message] = await Promise.race([once(started, 'message'), ended]);
    ended.catch(() => undefined);
    running = { address: `http://127.0.0.1:${(message as { port: number }).port}`, secret };
    return running;
  };

  const end = async (): Promise<void> => {
    clearTimeout(idle);
    const ending = child;
    if (ending === undefined || ending.exitCode !== null) return;
    const exit = once(ending, 'exit');
    // The process ends itself when it loses the connection to the desk.
    ending.disconnect();
    const force = setTimeout(() => ending.kill('SIGKILL'), END_MS);
    await exit;
    clearTimeout(force);
  };

  return {
    /** The process, if it accepts requests now. */
    running: () => running,
    /** Starts the process if necessary, waits until it accepts requests, and restarts the idle timer. */
    start() {
      clearTimeout(idle);
      idle = setTimeout(() => void end(), IDLE_MS).unref();
      if (starting === undefined) {
        const attempt = launch();
        starting = attempt;
        attempt.catch((error: unknown) => {
          log(`studio: ${error instanceof Error ? error.message : String(error)}`);
          setTimeout(() => {
            if (starting === attempt) starting = undefined;
          }, RETRY_MS).unref();
        });
      }
      return starting;
    },
    close: end,
  };
}
