import type { MiddlewareHandler } from 'hono';
import { STUDIO_BASE } from '../../studio/hosted/request.ts';
import { displayName } from '../visible.ts';
import { createDeskStore, noteSeen } from '../store/index.ts';
import type { DeskContext, DeskEnv } from './environment.ts';
import { readForm } from './form.ts';
import { goTo, page, wantsJson } from './respond.ts';

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
