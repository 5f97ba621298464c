import type { MiddlewareHandler } from 'hono';
import type { Desk, DeskEnv } from './environment.ts';
import { wantsJson } from './respond.ts';
import { noteSeen } from './visits.ts';

/** A cookie has little room. */
const LONGEST_BACK = 1000;

/**
 * Lets nobody on without a session. Every address is answered alike, those that do not exist included; where somebody wanted to go is
 * kept for after signing in.
 */
export function requireSession(desk: Desk): MiddlewareHandler<DeskEnv> {
  return async (context, next) => {
    const person = await desk.signIn.person(context.req.header('cookie'));
    if (person === undefined) {
      if (wantsJson(context)) return context.json({ page: 'login' }, 401);
      if (context.req.header('accept')?.includes('text/event-stream')) return context.text('Unauthorized\n', 401);
      const { pathname, search } = new URL(context.req.url);
      if (context.req.method === 'GET' && pathname !== '/' && pathname.length + search.length <= LONGEST_BACK)
        desk.cookies.back.write(context, `${pathname}${search}`);
      return context.redirect('/login', 303);
    }
    context.set('person', person);
    context.set('store', desk.storeFor(person.id));
    await noteSeen(desk.database, person.id);
    return next();
  };
}
