import { existsSync } from 'node:fs';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { streamSSE, type SSEStreamingApi } from 'hono/streaming';

import { desk } from '#generated/desk.ts';

import type { DeskPage, PageFrame } from '../../site/desk/contract/pages.ts';
import { createDeskTexts } from '../../site/texts/desk.ts';
import { telephonesOf } from '../../site/desk/telephones.ts';
import type * as render from '../../site/desk/ui/render.tsx';
import { siteRoot } from '../../site/site-root.mjs';
import { fixturesOf, type Fixtures } from './desk-fixtures.ts';

/** The policy that the desk's pages have to work under: nothing cross-origin, and no inline script, style or image. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; font-src 'self'; " +
  "form-action 'self'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

/** Where the page of a row says that it is open: `/inbox/leads/3f2a9c1e-0000-4000-8000-000000000000/open`. */
const READING = /^\/inbox\/[^/]+\/[^/]+\/(?:open|close)$/;

interface DeskRequest {
  readonly method: string;
  readonly fields: URLSearchParams;
}

/** A server with the built pages of the desk, on fixtures. */
export type DeskPages = Awaited<ReturnType<typeof serveDeskPages>>;

/** Serves `/fixture/<name>?locale=…&theme=…`, and the responses in `answers`. */
export async function serveDeskPages() {
  const folder = join(siteRoot(), 'dist', 'desk');
  if (!existsSync(folder))
    throw new Error('the desk is not built, and its tests run on the built desk: run `npm run build` first');
  if (!desk) throw new Error('The spec has no desk.');
  const built = (await import(pathToFileURL(join(folder, 'server', 'render.js')).href)) as typeof render;
  const renderPage = built.createRenderer({
    config: desk,
    texts: createDeskTexts(desk.texts),
    telephones: telephonesOf(desk.country),
  });
  const streams = new Map<SSEStreamingApi, string | undefined>();
  /** The response at a path from now on. */
  const answers = new Map<string, (request: DeskRequest) => DeskPage>();
  let isSignedIn = true;
  /** Which pages of rows were said to be open and closed, and the answer: who else has the row open. */
  const readers = { told: [] as string[], text: '' };

  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    context.header('content-security-policy', POLICY);
  });
  app.get('/assets/*', serveStatic({ root: join(folder, 'client') }));
  app.get('/events', async (context, next) => {
    if (!isSignedIn) return next();
    return streamSSE(context, async (stream) => {
      streams.set(stream, context.req.header('user-agent'));
      await stream.write(': here\n\n');
      await new Promise<void>((done) => stream.onAbort(done));
      streams.delete(stream);
    });
  });
  app.all('*', async ({ req, html, json, notFound }) => {
    const { pathname, search, searchParams } = new URL(req.url);
    const fixtures: Readonly<Record<string, DeskPage>> = fixturesFor(searchParams);
    const fixture = fixtures[pathname.replace('/fixture/', '')];
    if (READING.test(pathname) && isSignedIn) {
      readers.told.push(pathname.slice('/inbox/'.length));
      return json({ text: readers.text });
    }
    const own = answers.get(pathname)?.({ method: req.method, fields: new URLSearchParams(await req.text()) });
    const page = isSignedIn
      ? (own ?? (fixture && { ...fixture, address: pathname + search }))
      : fixtures['loginMissing'];
    return page ? html(renderPage(page)) : notFound();
  });
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fixtures: fixturesFor(),
    answers,
    readers,
    /** Sends an event about a new row to all open streams. */
    tell: (table: string): void =>
      streams.forEach((_agent, stream) => void stream.writeSSE({ event: 'row', data: JSON.stringify({ table }) })),
    /** Sends an event that somebody has opened or left a row, `<table>/<id>`, to all open streams. */
    tellReaders: (row: string): void =>
      streams.forEach((_agent, stream) => void stream.writeSSE({ event: 'readers', data: row })),
    /** How many event streams a browser has open, by its user agent. */
    listening: (agent: string): number => [...streams.values()].filter((each) => each === agent).length,
    /** Ends the streams and sets whether there is a session; without one, every address shows the login page. */
    session(isOn: boolean): void {
      isSignedIn = isOn;
      streams.forEach((_agent, stream) => stream.abort());
    },
    close: (): void => void server.close(),
  };
}

function fixturesFor(parameters = new URLSearchParams()): Fixtures {
  if (!desk) throw new Error('The spec has no desk.');
  const theme = parameters.get('theme') as PageFrame['theme'];
  return fixturesOf(desk, parameters.get('locale') ?? desk.defaultLocale, theme);
}
