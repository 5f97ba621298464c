import type { MiddlewareHandler } from 'hono';
import { isSecret } from './secret.ts';

/** Requires HTTP Basic authentication (RFC 7617) with a password and any user name. */
export function askPassword(password: string): MiddlewareHandler {
  return async ({ req, body }, next) => {
    const [, encoded = ''] = /^basic ([a-z0-9+/]+=*)$/i.exec(req.header('authorization') ?? '') ?? [];
    const credentials = Buffer.from(encoded, 'base64').toString('utf8');
    const colon = credentials.indexOf(':');
    if (colon !== -1 && isSecret(credentials.slice(colon + 1), password)) return next();
    return body(null, 401, {
      'www-authenticate': 'Basic realm="Preview", charset="UTF-8"',
      'cache-control': 'no-store',
      connection: 'close',
    });
  };
}
