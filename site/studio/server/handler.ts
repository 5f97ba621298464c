import type { IncomingMessage, ServerResponse } from 'node:http';
import { logError, REQUEST_ID, reportFailure } from '../../server/http/failure.ts';
import { readUpTo } from '../../server/http/http-app.ts';
import { failure } from '../failure.ts';
import { PERSON_HEADER, personFromHeader, type StudioPerson } from '../hosted/request.ts';
import { endpoint } from './guard.ts';
import type { Studio } from './studio.ts';

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
export function personOf({ headers }: IncomingMessage): StudioPerson | undefined {
  const header = headers[PERSON_HEADER];
  return typeof header === 'string' ? personFromHeader(header) : undefined;
}

export function send(response: ServerResponse, status: number, value: unknown): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.end(JSON.stringify(value));
}
