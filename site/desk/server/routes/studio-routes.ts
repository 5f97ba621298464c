import type { MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { getCookie } from 'hono/cookie';
import { proxy } from 'hono/proxy';
import { languageCookie } from '#generated/preferences.ts';
import {
  PERSON_HEADER,
  personToHeader,
  SECRET_HEADER,
  STUDIO_BASE,
  SECRET_SETTING,
} from '../../../studio/server/handler.ts';
import { may } from '../../rules.ts';
import type { Desk, DeskApp, DeskContext, DeskEnv } from '../environment.ts';
import { notFound, page } from '../requests.ts';
import { isNavigation, requireSession } from '../guards.ts';
import { noteSiteChange } from '../../store/index.ts';
import { request as ask, STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { fork, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sitePrefix, siteRoot } from '../../../site-root.mjs';

/** The request headers that the desk forwards. The desk's cookies are not among them. */
const FORWARDED = [
  'accept',
  'accept-language',
  'content-type',
  'if-none-match',
  'purpose',
  'sec-fetch-dest',
  'x-studio-token',
];
/** How long a page waits for the studio to start before it shows the progress instead. */
const WAIT_MS = 1000;
/** How often the page that shows the progress reloads. */
const REFRESH_SECONDS = 2;

/** `/studio/<path>` forwards to the studio's process, for people who may edit: the page `/<path>` in editing mode. */
export function addStudioRoutes(app: DeskApp, desk: Desk, studio: StudioProcess): void {
  app.get(STUDIO_BASE.slice(0, -1), (context) => context.redirect(STUDIO_BASE, 308));
  app.use(`${STUDIO_BASE}*`, compress(), fromNoOtherSite, requireSession);
  app.all(`${STUDIO_BASE}*`, async (context) => {
    const { pathname } = new URL(context.req.url);
    if (!may(desk.config, context.var.person, 'edit') || !pathname.startsWith(STUDIO_BASE)) return notFound(context);
    const starting = studio.start();
    const running = isNavigation(context)
      ? await Promise.race([starting, new Promise<undefined>((done) => void setTimeout(done, WAIT_MS))])
      : await starting;
    if (running !== undefined) return forward(context, running);
    context.header('refresh', String(REFRESH_SECONDS));
    return page(context, { page: 'studioStarting' }, 503);
  });
}

async function forward(context: DeskContext, { address, secret }: RunningStudio): Promise<Response> {
  const { desk, person } = context.var;
  const { pathname, search } = new URL(context.req.url);
  const language = getCookie(context, languageCookie);
  const referer = new URL(context.req.header('referer') ?? '/', desk.origin).pathname;
  const response = await proxy(`${address}${pathname}${search}`, {
    raw: context.req.raw,
    redirect: 'manual',
    headers: {
      ...Object.fromEntries(FORWARDED.map((name) => [name, context.req.header(name)])),
      ...(language !== undefined && { cookie: `${languageCookie}=${language}` }),
      // The studio determines the chosen language from the page that the reader comes from.
      ...(referer.startsWith(STUDIO_BASE) && { referer: address + referer.slice(STUDIO_BASE.length - 1) }),
      [SECRET_HEADER]: secret,
      [PERSON_HEADER]: personToHeader({ name: person.name ?? person.email, email: person.email }),
    },
  });
  // A redirect of the site leads to the same address in the studio.
  const location = response.headers.get('location');
  if (location?.startsWith('/')) response.headers.set('location', STUDIO_BASE + location.slice(1));
  if (context.req.method === 'POST' && pathname === `${STUDIO_BASE}__studio/save` && response.ok) {
    const saved = (await response.clone().json()) as { readonly ok: boolean; readonly commit?: string };
    // An error does not fail the request: the commit exists, and names the person too.
    if (saved.ok && saved.commit !== undefined)
      await noteSiteChange(desk.database, person.id, 'edit', saved.commit.slice(0, 8)).catch(desk.onError);
  }
  return response;
}

/** Other sites may link to the studio, but neither read nor embed it. */
const fromNoOtherSite: MiddlewareHandler<DeskEnv> = async (context, next) => {
  const origin = context.req.header('origin');
  const site = context.req.header('sec-fetch-site') ?? 'none';
  const isLink = isNavigation(context) && context.req.header('sec-fetch-dest') === 'document';
  const isOwn =
    (origin === undefined || context.var.desk.isOwnOrigin(origin)) && ['same-origin', 'none'].includes(site);
  return isOwn || (isLink && origin === undefined) ? next() : context.text('Forbidden\n', 403);
};

/** How long to wait for the studio's response. Vite never answers a WebSocket without its token. */
const ANSWER_MS = 5000;
/** How often to check the session behind an open connection. */
const CHECK_MS = 60_000;

/** Whether a request opens the WebSocket that notifies the studio's pages of changes. */
export function isStudioUpgrade({ url = '', headers }: IncomingMessage): boolean {
  return url.startsWith(STUDIO_BASE) && headers.upgrade?.toLowerCase() === 'websocket';
}

/** Forwards that WebSocket while the person may edit. Never starts the studio: an open tab would keep it running. */
export function forwardUpgrades(desk: Desk, studio: StudioProcess) {
  return async ({ url, headers }: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    const refuse = (status: number): void =>
      void socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
    const mayEdit = async (): Promise<boolean> => {
      const person = await desk.signIn.person(headers.cookie).catch(() => undefined);
      return person !== undefined && may(desk.config, person, 'edit');
    };
    socket.on('error', () => socket.destroy());
    // Browsers always send the origin of a WebSocket.
    if (headers.origin === undefined || !desk.isOwnOrigin(headers.origin)) return refuse(403);
    if (!(await mayEdit())) return refuse(401);
    const running = studio.running();
    if (running === undefined) return refuse(503);
    const own = Object.entries(headers).filter(([name]) => /^(?:connection|upgrade|sec-websocket-.+)$/.test(name));
    const upstream = ask(`${running.address}${url}`, {
      headers: { ...Object.fromEntries(own), origin: running.address, [SECRET_HEADER]: running.secret },
    });
    upstream.setTimeout(ANSWER_MS, () => upstream.destroy(new Error('no answer')));
    upstream.on('error', () => refuse(502));
    upstream.on('response', () => refuse(502));
    upstream.on('upgrade', (answer, other, first) => {
      const lines = answer.rawHeaders.flatMap((name, index) =>
        index % 2 ? [] : `${name}: ${answer.rawHeaders[index + 1]}\r\n`,
      );
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`);
      other.setTimeout(0);
      socket.write(first);
      other.write(head);
      const check = setInterval(async () => {
        if (!(await mayEdit())) socket.destroy();
      }, CHECK_MS).unref();
      socket.on('close', () => {
        clearInterval(check);
        other.destroy();
      });
      other.on('close', () => socket.destroy()).on('error', () => socket.destroy());
      socket.pipe(other).pipe(socket);
    });
    upstream.end();
  };
}

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
  /^(?:PATH|HOME|USER|LANG|LC_\w+|TZ|TMPDIR|TEMP|TMP|SYSTEMROOT|APPDATA|XDG_CONFIG_HOME|SITE_URL|PUBLISH|GIT_CONFIG_\w+)$/i;

/** Manages the studio's process, which runs in a checkout of the project. */
export function createStudioProcess({ project, env, log }: StudioProcessOptions) {
  let child: ChildProcess | undefined;
  let starting: ReturnType<typeof launch> | undefined;
  let running: Awaited<ReturnType<typeof launch>> | undefined;
  let idle: NodeJS.Timeout | undefined;

  const launch = async (): Promise<{ readonly address: string; readonly secret: string }> => {
    const [{ ensureCheckout }, { followProject }] = await Promise.all([
      import('../../../publish/branch.ts'),
      import('../../../publish/follow.ts'),
    ]);
    const checkout = await ensureCheckout(project, env);
    if (!(await followProject(checkout, env)))
      log(`studio: what was edited in ${checkout} conflicts with newer commits; the next save asks which to keep`);
    const secret = randomBytes(32).toString('base64url');
    const inherited = Object.fromEntries(Object.entries(env).filter(([name]) => INHERITED.test(name)));
    const started = fork(join(checkout, 'scripts', 'studio-server.ts'), {
      cwd: checkout,
      env: {
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
