import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/** The parts of a request that reveal its origin. */
export interface Arrival {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

export type ClientAddress = (request: Arrival) => string;

/** For connections that were closed before their address was read. They count as one sender; otherwise closing early would bypass the limit. */
const NOWHERE = 'unknown';

/**
 * The address of the socket, or behind `proxies` of your own proxies the one that the outermost of them saw: each adds
 * the address that it was called from at the end of `X-Forwarded-For`, and whatever stands before those entries was
 * written by the client, who can write anything.
 */
export function createClientAddress(proxies: number): ClientAddress {
  return ({ headers, socket }) => {
    const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
    const claimed = proxies === 0 ? undefined : forwarded.at(-proxies)?.trim();
    return claimed !== undefined && isIP(claimed) !== 0 ? claimed : (socket.remoteAddress ?? NOWHERE);
  };
}
