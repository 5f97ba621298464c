import type { IncomingMessage, ServerResponse } from 'node:http';
import { logError, REQUEST_ID, reportFailure } from '../../server/http/failure.ts';
import { readUpTo } from '../../server/http/read-up-to.ts';
import type { EditRequest, FormSubject, PageQuestion, SaveRequest } from '../contract.ts';
import { failure } from '../failure.ts';
import { PERSON_HEADER, personFromHeader, type StudioPerson } from '../hosted/request.ts';
import { endpoint } from './guard.ts';
import type { Studio } from './studio.ts';

/** The maximum size of a request: a little more than the rules allow for a picture, so that they report it. */
const maxBytes = 40_000_000;

/** The operations of the server, which the client calls by name. The address of each is `/__studio/<name>`. */
export type Operations = ReturnType<typeof operationsOf>;

function operationsOf(studio: Studio) {
  return {
    site: () => studio.describeSite(),
    page: (question: PageQuestion) => studio.describePage(question),
    form: (subject: FormSubject) => studio.form(subject),
    plan: (request: EditRequest) => studio.plan(request),
    edit: (request: EditRequest) => studio.edit(request),
    drawing: (request: Parameters<Studio['drawing']>[0]) => studio.drawing(request),
    undo: () => studio.undo(),
    redo: () => studio.redo(),
    discard: () => studio.discard(),
    review: () => studio.review(),
    save: (request: SaveRequest, person?: StudioPerson) =>
      studio.save({ ...request, ...(person && { author: person }) }),
  };
}

/** Handles requests that the guard has authorised. Reports errors to the client and logs them. */
export function studioHandler(studio: Studio): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const operations = operationsOf(studio);
  return async (request, response) => {
    const address = new URL(request.url ?? '', 'http://studio');
    const name = address.pathname.slice(endpoint.length);
    const body = await bodyOf(request);
    if (body === undefined) return send(response, 413, failure('The request is too large.', 'studio/too-large'));
    if (name === 'upload')
      return send(response, 200, await studio.uploads.take(address.searchParams.get('name') ?? '', body));
    if (!Object.hasOwn(operations, name)) return send(response, 404, failure(`There is no operation ${name}.`));
    const question = parsed(body);
    if (question === undefined) return send(response, 400, failure('The request is not valid JSON.'));
    const operate = operations[name as keyof Operations] as (
      question: unknown,
      person: StudioPerson | undefined,
    ) => Promise<unknown>;
    const header = request.headers[PERSON_HEADER];
    try {
      return send(
        response,
        200,
        await operate(question, typeof header === 'string' ? personFromHeader(header) : undefined),
      );
    } catch (error) {
      const { status, id } = reportFailure(error, { onError: logError, log: console.error });
      response.setHeader(REQUEST_ID, id);
      return send(response, status, failure(error instanceof Error ? error.message : String(error), 'studio/failed'));
    }
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) return undefined;
  // Destroying the request would also close the connection for the response; Node discards the rest of the body.
  return readUpTo(maxBytes, request.iterator({ destroyOnReturn: false }));
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

export function send(response: ServerResponse, status: number, value: unknown): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.end(JSON.stringify(value));
}
