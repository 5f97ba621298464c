import type { IncomingMessage, ServerResponse } from 'node:http';
import { isSecret } from './secret.ts';

/** Answers a request without access. Returns whether it did. */
export type Guard = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Requires HTTP Basic authentication (RFC 7617) with a password and any user name. */
export function askPassword(password: string): Guard {
  return ({ headers: { authorization = '' } }, response) => {
    const [, encoded = ''] = /^basic ([a-z0-9+/]+=*)$/i.exec(authorization) ?? [];
    const credentials = Buffer.from(encoded, 'base64').toString('utf8');
    const colon = credentials.indexOf(':');
    if (colon !== -1 && isSecret(credentials.slice(colon + 1), password)) return false;
    response.shouldKeepAlive = false;
    response
      .writeHead(401, { 'www-authenticate': 'Basic realm="Preview", charset="UTF-8"', 'cache-control': 'no-store' })
      .end();
    return true;
  };
}
