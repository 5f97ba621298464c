import { isSecret } from '../../server/secret.ts';
import type { IncomingHttpHeaders } from 'node:http';

/** The header with the token that proves that this server delivered the page. */
export const tokenHeader = 'x-studio-token';
export const endpoint = '/__studio/';
/** The address at which a page gets the token of the studio's present start, as it would by loading again. */
export const renewal = `${endpoint}token`;

interface Request {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

/**
 * Why to reject a request; `undefined` to accept it. The studio writes files, so only the user of this machine may
 * use it: rejects pages of other origins and foreign host names that resolve to this machine (DNS rebinding).
 * @param port the port the server listens on
 */
export function refusalOf(
  { method, url, headers }: Request,
  port: number,
  token: string,
): { status: 400 | 403 | 405 | 415; why: string; code?: string } | undefined {
  if (!isPath(url)) return { status: 400, why: 'Malformed address.' };
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  if (!hosts.includes(headers.host ?? ''))
    return { status: 403, why: 'The studio only answers requests to its own address.' };
  const { origin } = headers;
  const isOperation = url.startsWith(endpoint);
  if (
    (origin !== undefined && !hosts.some((host) => origin === `http://${host}`)) ||
    (isOperation && (headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin')
  )
    return { status: 403, why: 'Requests from other origins are rejected.' };
  if (!isOperation) return undefined;
  if (method !== 'POST') return { status: 405, why: 'Only POST is allowed.' };
  if (url !== renewal && !isSecret(String(headers[tokenHeader] ?? ''), token))
    return { status: 403, why: 'The studio was restarted: reload the page.', code: 'studio/restarted' };
  const type = (headers['content-type'] ?? '').split(';', 1)[0]?.trim();
  const expected = url.startsWith(`${endpoint}upload`) ? 'application/octet-stream' : 'application/json';
  return type === expected ? undefined : { status: 415, why: `The content type must be ${expected}.` };
}

/** Whether a request target is a well-formed path. Vite and Vike would throw on `*`, a backslash or `%zz`. */
function isPath(target: string): boolean {
  const [path = ''] = target.split('?', 1);
  try {
    return decodeURI(path).startsWith('/') && !path.includes('\\');
  } catch {
    return false;
  }
}
