import type { MiddlewareHandler } from 'hono';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Lets nothing change anything but pages of the desk itself: of other sites, the public one included, every browser says that the
 * request comes from there.
 */
export function fromOwnOrigin(isOwn: (origin: string) => boolean): MiddlewareHandler {
  return async (context, next) => {
    if (
      !SAFE.has(context.req.method) &&
      !isOwnRequest(context.req.header('origin'), context.req.header('sec-fetch-site'), isOwn)
    ) {
      return context.text('Forbidden\n', 403);
    }
    return next();
  };
}

function isOwnRequest(
  origin: string | undefined,
  site: string | undefined,
  isOwn: (origin: string) => boolean,
): boolean {
  if (site !== undefined && site !== 'same-origin') return false;
  // A page without referrers sends its forms from "null", as a sandboxed frame of anybody's does: there only the other header tells.
  if (origin === undefined || origin === 'null') return site === 'same-origin';
  return isOwn(origin);
}

/** Which origins are the desk's own: the one that is said, or this machine's names at the port. */
export function ownOrigins(origin: string, isSaid: boolean): (candidate: string) => boolean {
  const { protocol, port, hostname } = new URL(origin);
  const names = isSaid ? [hostname] : [hostname, '127.0.0.1', 'localhost', '[::1]'];
  const own = new Set(names.map((name) => new URL(`${protocol}//${name}${port === '' ? '' : `:${port}`}`).origin));
  return (candidate) => own.has(candidate);
}

/** A path of the desk that somebody else may have written; the desk's home where it leads elsewhere. */
export function ownPath(given: unknown, origin: string): string {
  if (typeof given !== 'string' || !/^\/(?![/\\])[\x21-\x7e]*$/.test(given) || given.includes('\\')) return '/';
  const target = URL.canParse(given, origin) ? new URL(given, origin) : undefined;
  return target?.origin === new URL(origin).origin ? `${target.pathname}${target.search}` : '/';
}
