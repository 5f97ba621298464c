import type { MiddlewareHandler } from 'hono';
import type { DeskEnv } from './environment.ts';
import { page } from './respond.ts';

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
