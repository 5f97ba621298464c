import type { MiddlewareHandler } from 'hono';
import type { DeskEnv } from './environment.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Rejects requests from other sites, including the public one, unless their method is safe. */
export const fromOwnOrigin: MiddlewareHandler<DeskEnv> = async ({ req, text, var: { desk } }, next) => {
  const [origin, site] = [req.header('origin') ?? 'null', req.header('sec-fetch-site')];
  // Pages with the policy "no-referrer" send forms with the origin "null", but so do sandboxed frames of other sites.
  // Only Sec-Fetch-Site distinguishes them.
  const isOwn = desk.isOwnOrigin(origin) || (origin === 'null' && site === 'same-origin');
  const isOwnRequest = isOwn && (site === undefined || site === 'same-origin');
  return SAFE.has(req.method) || isOwnRequest ? next() : text('Forbidden\n', 403);
};

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
