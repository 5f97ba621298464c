import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, inject } from 'vitest';

import { test } from '../support/browser.ts';
import { shiftsOf, watchShifts } from '../support/pages/shifts.ts';

const path = '/en/servicios/tesoreria';

/** Where a slow network may cut the page: after each element of the header, and of the theme switch below it. */
function partsOf(html: string): string[] {
  const start = html.indexOf('<header');
  const end = html.indexOf('<h1', html.indexOf('class="switch"'));
  return [html.slice(0, start), ...html.slice(start, end).split(/(?<=<\/\w+>)/), html.slice(end)];
}

/** Serves the site, but for one page: of that, as much as it is told. */
async function serveInParts(site: string) {
  const asked = Promise.withResolvers<ServerResponse>();
  const server = createServer(async (request, response) => {
    if (request.url === path)
      return asked.resolve(response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }));
    const answer = await fetch(site + request.url);
    response
      .writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
      .end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    asked: asked.promise,
    [Symbol.dispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}

describe.for([1440, 360])('a page that arrives in parts, at %s px', (width) => {
  test('stays where it is', async ({ openPage }) => {
    const site = inject('baseUrl');
    const parts = partsOf(await (await fetch(site + path, { headers: { 'accept-language': 'en' } })).text());
    expect(parts.length).toBeGreaterThan(20);
    using server = await serveInParts(site);

    const page = await openPage('about:blank', { viewport: { width, height: 800 } });
    await watchShifts(page);
    const opened = page.goto(server.url);
    const response = await server.asked;
    for (const [index, part] of parts.entries()) {
      response.write(part);
      // The first part is what the browser needs to show anything at all.
      if (index === 0) await page.waitForURL(server.url, { waitUntil: 'commit' });
      else
        await page.evaluate(
          () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
        );
    }
    response.end();
    await opened;
    expect(await shiftsOf(page)).toEqual([]);
  });
});
