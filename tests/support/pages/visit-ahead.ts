import type { Browser } from 'playwright';

import { newVisitor, visit, type Route, type Visited, type Visitor } from './visit.ts';

/** How many pages are open at the same time. */
const AT_ONCE = 2;

/**
 * Visits each page once, in this order and several at a time, starting with the first call. The tests of a page wait
 * only for its own visit, while the next ones are in progress. Consecutive pages of one language share a visitor.
 */
export function visitAhead(
  routes: readonly Route[],
): (browser: Browser, origin: string, route: Route) => Promise<Visited> {
  const visits = new Map<Route, Promise<Visited>>();
  const startAll = (browser: Browser, origin: string): void => {
    const waiting = routes.map((route) => ({ route, ...Promise.withResolvers<Visited>() }));
    for (const { route, promise } of waiting) {
      visits.set(route, promise);
      // Only the test that asks for this page reports the error.
      promise.catch(() => undefined);
    }
    const next = async (): Promise<void> => {
      let visitor: Visitor | undefined;
      for (let job = waiting.shift(); job; job = waiting.shift()) {
        const { route, resolve, reject } = job;
        try {
          if (visitor?.locale !== route.locale) {
            await visitor?.page.context().close();
            visitor = await newVisitor(browser, origin, route.locale);
          }
          resolve(await visit(visitor, origin, route));
        } catch (error) {
          reject(error);
          // The page is in an unknown state.
          await visitor?.page.context().close();
          visitor = undefined;
        }
      }
    };
    for (let worker = 0; worker < AT_ONCE; worker += 1) void next();
  };
  let started = false;
  return async (browser, origin, route) => {
    if (!started) startAll(browser, origin);
    started = true;
    const ahead = visits.get(route);
    visits.delete(route);
    // A repeated test visits its page again.
    return ahead ?? visit(await newVisitor(browser, origin, route.locale), origin, route);
  };
}
