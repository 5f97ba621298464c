import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { desk } from '#generated/desk.ts';

import type { DeskPage, PageFrame } from '../../site/desk/contract/pages.ts';
import { fixturesOf } from '../../site/desk/ui/fixtures.ts';
import { siteRoot } from '../../site/site-root.mjs';

/** What the desk's pages have to do with: nothing from elsewhere, no script or style in the document. */
export const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; font-src 'self'; " +
  "form-action 'self'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml', woff2: 'font/woff2' };

/**
 * Serves the built pages of the desk with made-up content: `/fixture/<name>?locale=es&theme=dark`. Everything that a page asks
 * for besides is answered by `answer`, if it wants to.
 */
export async function serveDeskPages(answer?: (request: { method: string; address: string; body: string }) => DeskPage | undefined): Promise<{ url: string; close: () => void }> {
  const folder = join(siteRoot(), 'dist', 'desk');
  const { renderPage } = (await import(pathToFileURL(join(folder, 'server', 'render.js')).href)) as { renderPage: (page: DeskPage) => string };
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://desk.test');
      const send = (status: number, type: string, body: string | Buffer): void => void response.writeHead(status, { 'content-type': type, 'content-security-policy': POLICY }).end(body);
      if (url.pathname === '/events') {
        response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': here\n\n');
        streams.add((table) => response.write(`event: row\ndata: ${JSON.stringify({ table })}\n\n`));
        return;
      }
      if (url.pathname.startsWith('/assets/')) {
        return send(200, TYPES[url.pathname.split('.').at(-1) ?? ''] ?? 'text/plain', readFileSync(join(folder, 'client', url.pathname)));
      }
      const page =
        answer?.({ method: request.method ?? 'GET', address: url.pathname + url.search, body: Buffer.concat(chunks).toString() }) ??
        fixture(url.pathname.split('/')[2] ?? '', url.searchParams, url.pathname + url.search);
      if (!page) return send(404, 'text/plain', 'Not Found');
      return request.headers.accept?.includes('json') ? send(200, 'application/json', JSON.stringify(page)) : send(200, 'text/html; charset=utf-8', renderPage(page));
    });
  });
  const streams = new Set<(table: string) => void>();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  tellOf = (table) => streams.forEach((stream) => stream(table));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Tells the open pages that a table has news. */
export let tellOf: (table: string) => void = () => undefined;

function fixture(name: string, parameters: URLSearchParams, address: string): DeskPage | undefined {
  if (!desk) throw new Error('The spec has no desk.');
  const page = fixturesOf(desk, parameters.get('locale') ?? desk.defaultLocale, (parameters.get('theme') ?? null) as PageFrame['theme'])[name];
  return page && { ...page, address };
}
