import { isSecret } from '../../server/http/secret.ts';
import type { IncomingHttpHeaders } from 'node:http';

/** The header in which the page proves that it was given out by this server. */
export const tokenHeader = 'x-studio-token';
export const endpoint = '/__studio/';

interface Request {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

/**
 * Why a request is not answered; nothing for one that is. Whoever can write files must be the person at this machine: no page of another
 * origin, and no name that somebody else has let point here (DNS rebinding).
 * @param port the port that is listened on
 */
export function refusalOf(
  { method, url, headers }: Request,
  port: number,
  token: string,
): { status: 400 | 403 | 405 | 415; why: string; code?: string } | undefined {
  if (!isPath(url)) return { status: 400, why: 'This is no address.' };
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  if (!hosts.includes(headers.host ?? '')) return { status: 403, why: 'The studio answers at its own address alone.' };
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  if (origin !== undefined && !hosts.some((host) => origin === `http://${host}`))
    return { status: 403, why: 'Another origin.' };
  if (!url.startsWith(endpoint)) return undefined;
  if (site !== undefined && site !== 'same-origin') return { status: 403, why: 'Another origin.' };
  if (method !== 'POST') return { status: 405, why: 'POST alone.' };
  if (!isSecret(String(headers[tokenHeader] ?? ''), token))
    return { status: 403, why: 'The page is of an earlier start: load it again.', code: 'studio/restarted' };
  const type = (headers['content-type'] ?? '').split(';', 1)[0]?.trim();
  const expected = url.startsWith(`${endpoint}upload`) ? 'application/octet-stream' : 'application/json';
  return type === expected ? undefined : { status: 415, why: `${expected} alone.` };
}

/** Whether a target is a path that can be read: neither Vite nor Vike expects `*`, a backslash or `%zz`, and both would fail on it. */
function isPath(target: string): boolean {
  const [path = ''] = target.split('?', 1);
  try {
    return decodeURI(path).startsWith('/') && !path.includes('\\');
  } catch {
    return false;
  }
}
