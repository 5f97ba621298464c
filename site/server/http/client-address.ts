import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/** The parts of a request from which the client's address is read. */
export interface Arrival {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

export type ClientAddress = (request: Arrival) => string;

/** Stands for the address of a connection that closed too early. All share one limit: closing must not bypass it. */
const UNKNOWN = 'unknown';

/**
 * Returns the socket's address, or behind `proxies` of your own proxies the one that the outermost of them saw. Each
 * proxy appends its caller's address to `X-Forwarded-For`; the entries before those come from the client, who can write
 * anything.
 */
export function createClientAddress(proxies: number): ClientAddress {
  return ({ headers, socket }) => {
    const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
    const claimed = proxies === 0 ? undefined : forwarded.at(-proxies)?.trim();
    return claimed !== undefined && isIP(claimed) !== 0 ? claimed : (socket.remoteAddress ?? UNKNOWN);
  };
}
