import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Compares a text with a secret in constant time; hashes both because `timingSafeEqual` needs equal lengths. */
export function isSecret(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret));
}

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
