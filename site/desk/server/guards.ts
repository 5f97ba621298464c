import type { MiddlewareHandler } from 'hono';
import type { DeskEnv, DeskContext } from './environment.ts';
import { page, goTo, wantsJson, readForm } from './route-helpers.ts';
import { STUDIO_BASE } from '../../studio/server/handler.ts';
import { displayName } from '../format.ts';
import { createDeskStore, noteSeen } from '../store/index.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects requests from other sites, including the public one, unless their method is safe. Those from a page of the desk
 * that was opened under another address are rejected with a page that says so.
 */
export const fromOwnOrigin: MiddlewareHandler<DeskEnv> = async (context, next) => {
  const { req } = context;
  const { desk } = context.var;
  const [origin, site] = [req.header('origin') ?? 'null', req.header('sec-fetch-site')];
  // Pages with the policy "no-referrer" send forms with the origin "null", but so do sandboxed frames of other sites.
  // Only Sec-Fetch-Site distinguishes them.
  const isOwn = desk.isOwnOrigin(origin) || (origin === 'null' && site === 'same-origin');
  const isOwnRequest = isOwn && (site === undefined || site === 'same-origin');
  if (SAFE.has(req.method) || isOwnRequest) return next();
  const opened = openedAddress(origin, site, req.header('host'));
  if (opened === undefined) return context.text('Forbidden\n', 403);
  desk.log(`Change refused: the desk was opened as ${opened}, but its address is ${desk.origin} (DESK_ORIGIN)`);
  return page(context, { page: 'otherAddress', opened, own: desk.origin }, 403);
};

/** The address under which the browser has the desk open; undefined if the request comes from another site. */
function openedAddress(origin: string, site: string | undefined, host: string | undefined): string | undefined {
  const url = URL.parse(origin);
  // Browsers send Sec-Fetch-Site only over https and to this machine.
  const isSame = site === undefined ? url?.host === host : site === 'same-origin';
  return isSame && url !== null && /^https?:$/.test(url.protocol) ? url.origin : undefined;
}

/** Returns a test for the desk's own origins: the configured one, or all names of this machine at its port. */
export function ownOrigins(origin: string, isConfigured: boolean): (candidate: string) => boolean {
  const { protocol, port, hostname } = new URL(origin);
  const names = isConfigured ? [hostname] : [hostname, '127.0.0.1', 'localhost', '[::1]'];
  const own = new Set(names.map((name) => new URL(`${protocol}//${name}${port === '' ? '' : `:${port}`}`).origin));
  return (candidate) => own.has(candidate);
}

/** Validates a path for a redirect. Returns `/` if it leads to another site, which would be an open redirect. */
export function ownPath(path: string | undefined, origin: string): string {
  const target = path !== undefined && /^\/[\x21-\x7e]*$/.test(path) ? URL.parse(path, origin) : null;
  // The path of `/.//evil.example` is `//evil.example`.
  return target?.origin === new URL(origin).origin && !target.pathname.startsWith('//')
    ? `${target.pathname}${target.search}`
    : '/';
}

/**
 * The path of a row, to which its form is also submitted, and its reply with an ending:
 * `/inbox/leads/3f2a9c1e-0000-4000-8000-000000000000/reply`.
 */
const ROW = /^(\/inbox\/[^/]+\/[\da-f-]{36})(?:\/reply)?$/i;

/** The maximum length of a path to return to, because cookies are limited to about 4 KB. */
const LONGEST_BACK = 1000;

/**
 * Rejects requests without a session, whether the page exists or not. Signing in then leads to the requested page. Does
 * not read the body of requests to the studio, which may be large.
 */
export const requireSession: MiddlewareHandler<DeskEnv> = async (context, next) => {
  const { desk } = context.var;
  const person = await desk.signIn.person(context.req.header('cookie'));
  if (person === undefined) {
    if (wantsJson(context)) return context.json({ page: 'login' }, 401);
    const { pathname, search } = new URL(context.req.url);
    const isPart = pathname.startsWith(STUDIO_BASE) && !isNavigation(context);
    if (isPart || context.req.header('accept')?.includes('text/event-stream'))
      return context.text('Unauthorized\n', 401);
    const last = await desk.cookies.last.read(context);
    const path = ROW.exec(pathname)?.[1] ?? (context.req.method === 'GET' ? pathname : '/');
    if (path !== '/' && path.length + search.length <= LONGEST_BACK)
      await desk.cookies.back.write(context, { path: `${path}${search}`, person: last?.person });
    if (context.req.method !== 'POST' || last === undefined) return context.redirect('/login', 303);
    // Without a script, which would keep a draft, the submitted form holds the only copy of the note or the reply.
    const form = await readForm(context);
    const note = form.text('draft') === '' ? form.text('note') || form.text('text') : '';
    return page(context, { page: 'login', ended: { ...(note !== '' && { note }) } }, 401);
  }
  context.set('person', person);
  context.set('store', createDeskStore(desk.database, desk.config, person.id));
  await noteSeen(desk.database, person.id);
  return next();
};

/** Whether the browser navigates, so that it shows the response as a page. */
export function isNavigation({ req }: DeskContext): boolean {
  if (req.method !== 'GET') return false;
  const mode = req.header('sec-fetch-mode');
  return mode === undefined ? req.header('accept')?.includes('text/html') === true : mode === 'navigate';
}

/**
 * Rejects a form that was rendered for another person, who may have been signed in before in another tab. The field
 * `as` names the person for whom a form was rendered.
 */
export const fromOwnPage: MiddlewareHandler<DeskEnv> = async (context, next) => {
  if (context.req.method !== 'POST') return next();
  const as = (await readForm(context)).text('as');
  const { email } = context.var.person;
  if (as === '' || as === email) return next();
  const { pathname, search } = new URL(context.req.url);
  const values = { person: displayName(context.var.person) };
  const notice = { tone: 'error', text: 'desk.notice.otherPerson', values } as const;
  const row = ROW.exec(pathname)?.[1];
  return goTo(context, row === undefined ? '/' : `${row}${search}`, notice);
};
