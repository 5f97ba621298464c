import type { MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { getCookie } from 'hono/cookie';
import { proxy } from 'hono/proxy';
import { languageCookie } from '#generated/preferences.ts';
import { PERSON_HEADER, personToHeader, SECRET_HEADER, STUDIO_BASE } from '../../../studio/server/handler.ts';
import { may } from '../../roles-and-deadlines.ts';
import type { Desk, DeskApp, DeskContext, DeskEnv } from '../environment.ts';
import { notFound, page } from '../route-helpers.ts';
import { isNavigation, requireSession } from '../guards.ts';
import { noteSiteChange } from '../../store/index.ts';
import type { RunningStudio, StudioProcess } from '../studio-process.ts';
import { request as ask, STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

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
