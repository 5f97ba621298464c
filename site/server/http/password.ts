import type { IncomingMessage, ServerResponse } from 'node:http';
import { isSecret } from './secret.ts';

/** Answers a request that may not be answered otherwise; says whether it did. */
export type Guard = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Asks for a password (RFC 7617). The name beside it may be any. */
export function askPassword(password: string): Guard {
  return ({ headers: { authorization = '' } }, response) => {
    const [, encoded = ''] = /^basic ([a-z0-9+/]+=*)$/i.exec(authorization) ?? [];
    const said = Buffer.from(encoded, 'base64').toString('utf8');
    if (said.includes(':') && isSecret(said.slice(said.indexOf(':') + 1), password)) return false;
    response.shouldKeepAlive = false;
    response
      .writeHead(401, { 'www-authenticate': 'Basic realm="Preview", charset="UTF-8"', 'cache-control': 'no-store' })
      .end();
    return true;
  };
}
