/** Requests to the studio: from the desk, and from its pages. The desk imports this file, so it must not import Vite. */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { isSecret } from '../../server/secret.ts';
import { logError, REQUEST_ID, reportFailure, readUpTo } from '../../server/http/http-app.ts';
import { failure } from '../wording.ts';
import type { Studio } from './studio.ts';
import type { Person } from '../contract.ts';

/** The path under which the desk serves the studio. */
export const STUDIO_BASE = '/studio/';
/** The header with the secret. The process rejects requests without it. The desk creates a new one for each start. */
export const SECRET_HEADER = 'x-studio-secret';
/** The header with the user who is signed in at the desk. */
export const PERSON_HEADER = 'x-studio-person';
/** The environment variable that passes the secret to the process. */
export const SECRET_SETTING = 'STUDIO_SECRET';

/** Encodes a user for the header, which has to be ASCII. */
export function personToHeader({ name, email }: Person): string {
  return encodeURIComponent(JSON.stringify({ name, email }));
}

/** Reads the secret and removes it from the environment, so that child processes do not inherit it. */
export function takeSecret(env: NodeJS.ProcessEnv): string {
  const secret = env[SECRET_SETTING] ?? '';
  delete env[SECRET_SETTING];
  if (secret === '') throw new Error(`${SECRET_SETTING} is not set. This process has to be started by the desk.`);
  return secret;
}

/** Whether to accept a request: only from the desk, and never Vite's request to open an editor on the server. */
export function admitsWith(secret: string): (request: IncomingMessage) => boolean {
  return ({ headers, url = '' }) =>
    isSecret(String(headers[SECRET_HEADER] ?? ''), secret) && !/__open-in-editor/i.test(url);
}

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

/** The maximum size of a request: a little more than the rules allow for a picture, so that they report it. */
const maxBytes = 40_000_000;

/** The operations that the client calls by name. The address of each is `/__studio/<name>`. */
const operations = [
  'describeSite',
  'describePage',
  'form',
  'plan',
  'edit',
  'drawing',
  'undo',
  'redo',
  'discard',
  'review',
  'save',
] as const;

export type Operations = Pick<Studio, (typeof operations)[number]>;

function operate(studio: Studio, name: keyof Operations, question: unknown): Promise<unknown> {
  return (studio[name] as (question: unknown) => Promise<unknown>).call(studio, question);
}

/** Handles requests that the guard has authorised. Reports errors to the client and logs them. */
export function studioHandler(studio: Studio): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  // Operations run one at a time.
  let last: Promise<unknown> = Promise.resolve();
  return async (request, response) => {
    const address = new URL(request.url ?? '', 'http://studio');
    const name = address.pathname.slice(endpoint.length);
    const operation = operations.find((one) => one === name);
    if (!operation && name !== 'upload') return send(response, 404, failure(`There is no operation ${name}.`));
    const person = personOf(request);
    try {
      // Destroying the request would also close the connection for the response; Node discards the rest of the body.
      const body = await readUpTo(maxBytes, request.iterator({ destroyOnReturn: false }));
      if (body === undefined) return send(response, 413, failure('The request is too large.', 'studio/too-large'));
      const result = last.then(() =>
        operation
          ? operate(studio.as(person), operation, JSON.parse(body.toString('utf8')))
          : studio.uploads.take(address.searchParams.get('name') ?? '', body),
      );
      last = result.catch(() => undefined);
      return send(response, 200, await result);
    } catch (error) {
      const { status, id } = reportFailure(error, { onError: logError, log: console.error });
      response.setHeader(REQUEST_ID, id);
      return send(response, status, failure(error instanceof Error ? error.message : String(error), 'studio/failed'));
    }
  };
}

/** Who is signed in at the desk; `undefined` without a desk. */
export function personOf({ headers }: IncomingMessage): Person | undefined {
  const header = headers[PERSON_HEADER];
  if (typeof header !== 'string') return undefined;
  const { name, email } = JSON.parse(decodeURIComponent(header)) as Person;
  return { name, email };
}

export function send(response: ServerResponse, status: number, value: unknown): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.end(JSON.stringify(value));
}
