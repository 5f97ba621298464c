import type { Row } from './expected.ts';
import type { Answer, Host } from './host.ts';

/** Sends the request of a row to a host. */
export function ask(host: Host | undefined, { address, request = {} }: Row): Promise<Answer> {
  if (host === undefined) throw new Error('this host does not run');
  const { referer, ...headers } = request;
  const own = referer?.startsWith('/') ? `${host.origin}${referer}` : referer;
  return host.ask({ address, headers: { ...headers, ...(own !== undefined && { referer: own }) } });
}
