import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers a request that may not be answered otherwise; says whether it did. */
export type Guard = (request: IncomingMessage, response: ServerResponse) => boolean;

// Digests are of one length, whatever the words are.
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Asks for a password (RFC 7617). The name beside it may be any. */
export function askPassword(password: string): Guard {
  const wanted = digest(password);
  return ({ headers: { authorization = '' } }, response) => {
    const [, encoded = ''] = /^basic ([a-z0-9+/]+=*)$/i.exec(authorization) ?? [];
    const said = Buffer.from(encoded, 'base64').toString('utf8');
    if (said.includes(':') && timingSafeEqual(digest(said.slice(said.indexOf(':') + 1)), wanted)) return false;
    response.shouldKeepAlive = false;
    response
      .writeHead(401, { 'www-authenticate': 'Basic realm="Preview", charset="UTF-8"', 'cache-control': 'no-store' })
      .end();
    return true;
  };
}
