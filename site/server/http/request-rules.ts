import type { IncomingMessage } from 'node:http';
import type { ServerLimits } from './limits.ts';

/** The status for refusing a request that Node's parser accepts but that another server could parse differently. */
export function refusalOf(request: IncomingMessage, limits: ServerLimits): number | undefined {
  const { httpVersion, headers, rawHeaders } = request;
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return 505;
  if (rawHeaders.length > 2 * limits.headers) return 431;
  const hosts = rawHeaders.filter(
    (name, index) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host',
  ).length;
  if (hosts > 1 || (hosts === 0 && httpVersion === '1.1')) return 400;
  if (!isHost(headers.host ?? '') || !isTarget(request.url ?? '')) return 400;
  const coding = headers['transfer-encoding'];
  // HTTP/1.0 has no chunked encoding, and this server does not decode compressed transfer encodings.
  if (coding !== undefined && (httpVersion === '1.0' || coding.toLowerCase() !== 'chunked')) return 400;
  return undefined;
}

/** Whether a `Host` header is empty, or a host with an optional port: not `a@b`, `a/b` or a port like 99999. */
function isHost(host: string): boolean {
  if (host === '') return true;
  const url = `http://${host}`;
  return URL.canParse(url) && new URL(url).hostname === host.replace(/:\d+$/, '').toLowerCase();
}

/** Whether a target is a path, or a full URL as proxies send it: not `*` or `http://user:password@host/`. */
function isTarget(target: string): boolean {
  if (target.startsWith('/')) return true;
  if (!/^https?:\/\/[^/?#]/i.test(target) || !URL.canParse(target)) return false;
  const { username, password } = new URL(target);
  return username === '' && password === '';
}

/** Whether the headers announce a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0;
}
