import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { desk } from '#generated/desk.ts';

import type { DeskPage, PageFrame } from '../../site/desk/contract/pages.ts';
import { readTexts } from '../../site/desk/server/open-desk.ts';
import type * as render from '../../site/desk/ui/render.tsx';
import { siteRoot } from '../../site/site-root.mjs';
import { fixturesOf, type Fixtures } from './desk-fixtures.ts';

/** The policy that the desk's pages have to work under: nothing cross-origin, and no inline script, style or image. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; font-src 'self'; " +
  "form-action 'self'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

export interface DeskRequest {
  readonly method: string;
  readonly fields: URLSearchParams;
}

/** A server with the built pages of the desk, on fixtures. */
export interface DeskPages {
  readonly url: string;
  readonly fixtures: Fixtures;
  /** The response at a path from now on. */
  answers: Map<string, (request: DeskRequest) => DeskPage>;
  /** Sends an event about a new row to all open streams. */
  tell(table: string): void;
  /** How many event streams a browser has open, by its user agent. */
  listening(agent: string): number;
  /** Ends the streams and sets whether there is a session; without one, every address shows the login page. */
  session(isOn: boolean): void;
  close(): void;
}

/** Serves `/fixture/<name>?locale=…&theme=…`, and the responses in `answers`. */
export async function serveDeskPages(): Promise<DeskPages> {
  const folder = join(siteRoot(), 'dist', 'desk');
  if (!existsSync(folder))
    throw new Error('the desk is not built, and its tests run on the built desk: run `npm run build` first');
  if (!desk) throw new Error('The spec has no desk.');
  const built = (await import(pathToFileURL(join(folder, 'server', 'render.js')).href)) as typeof render;
  const renderPage = built.createRenderer({ config: desk, texts: readTexts(siteRoot(), desk) });
  const streams = new Set<ServerResponse>();
  const answers: DeskPages['answers'] = new Map();
  let isSignedIn = true;

  const answer = (request: IncomingMessage, response: ServerResponse, body: string): void => {
    const { pathname, searchParams, search } = new URL(request.url ?? '/', 'http://desk.test');
    const send = (status: number, type: string, content: string | Buffer): void =>
      void response.writeHead(status, { 'content-type': type, 'content-security-policy': POLICY }).end(content);
    if (pathname === '/events' && isSignedIn) {
      streams.add(response.writeHead(200, { 'content-type': 'text/event-stream' }));
      response.on('close', () => streams.delete(response));
      return response.flushHeaders();
    }
    if (pathname.startsWith('/assets/'))
      return send(
        200,
        TYPES[pathname.split('.').at(-1) ?? ''] ?? 'text/plain',
        readFileSync(join(folder, 'client', pathname)),
      );
    if (!isSignedIn) return send(200, 'text/html; charset=utf-8', renderPage(fixturesFor(searchParams).loginMissing));
    const own = answers.get(pathname);
    const fixtures: Readonly<Record<string, DeskPage>> = fixturesFor(searchParams);
    const fixture = fixtures[pathname.replace('/fixture/', '')];
    const page = own
      ? own({ method: request.method ?? '', fields: new URLSearchParams(body) })
      : fixture && { ...fixture, address: pathname + search };
    if (!page) return send(404, 'text/plain', 'Not Found\n');
    return send(200, 'text/html; charset=utf-8', renderPage(page));
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => answer(request, response, Buffer.concat(chunks).toString()));
  });
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fixtures: fixturesFor(),
    answers,
    tell: (table) => streams.forEach((stream) => stream.write(`event: row\ndata: ${JSON.stringify({ table })}\n\n`)),
    listening: (agent) => [...streams].filter(({ req }) => req.headers['user-agent'] === agent).length,
    session(isOn) {
      isSignedIn = isOn;
      streams.forEach((stream) => stream.end());
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function fixturesFor(parameters = new URLSearchParams()): Fixtures {
  if (!desk) throw new Error('The spec has no desk.');
  const theme = parameters.get('theme') as PageFrame['theme'];
  return fixturesOf(desk, parameters.get('locale') ?? desk.defaultLocale, theme);
}
