import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Config } from 'vike/types';
import type { Connect, InlineConfig, Plugin } from 'vite';

import { sendPage } from '../../site/live/site-addresses.ts';
import { PROJECT } from '../../site/site-root.mjs';
import { allowPercentInPath } from '../percent.ts';
import { SITE_ROOT } from '../site.mjs';

/** URLs of the folders that are served from the file system. Vite writes them without encoding `%`. */
const FILES = [SITE_ROOT, PROJECT].map((folder) => `/@fs${encodeURI(folder)}/`);

export interface DevServerOptions {
  readonly host: string;
  readonly port: number;
  readonly vikeConfig?: Config;
  /** Whether to answer a request; others get 403. */
  readonly admits?: (request: IncomingMessage) => boolean;
}

/**
 * Starts Vite and Vike behind an HTTP server of our own, which can refuse requests and stays up while Vite restarts.
 * Returns Vite's server, and the address: `http://127.0.0.1:3000/`.
 */
export async function startDevServer(
  { host, port, vikeConfig, admits = () => true }: DevServerOptions,
  config: InlineConfig,
) {
  // Never listens: it only receives the WebSocket upgrades of Vite's client.
  const connections = createServer();
  const pages: Plugin = {
    name: 'site:pages',
    enforce: 'post',
    configureServer(server) {
      const { base } = server.config;
      // Adds the base that Vite removes again. After the plugins, whose middlewares see URLs without it.
      server.middlewares.use((request, _response, next) => {
        request.url = base + (request.url ?? '/').slice(1);
        next();
      });
      return () => {
        server.middlewares.use((request, response, next) => void render(request, response, next));
      };
    },
  };
  allowPercentInPath();
  const { dev } = await import('vike/api');
  const { viteServer } = await dev({
    ...(vikeConfig && { vikeConfig }),
    viteConfig: {
      ...config,
      server: { ...config.server, middlewareMode: true, ws: { server: connections } },
      plugins: [...(config.plugins ?? []), pages],
    },
  });
  const http = createServer((request, response) => {
    if (!admits(request)) return void response.writeHead(403).end();
    const { base } = viteServer.config;
    // The site's own URLs do not include the base.
    if (request.url?.startsWith(base)) request.url = request.url.slice(base.length - 1);
    for (const url of FILES) request.url = request.url?.replace(url.replaceAll('%25', '%'), url);
    viteServer.middlewares(request, response, () => void response.writeHead(404).end());
  });
  http.on('upgrade', (...upgrade) => {
    const [request, socket] = upgrade;
    if (!admits(request)) return void socket.destroy();
    connections.emit('upgrade', ...upgrade);
  });
  await once(http.listen(port, host), 'listening');
  const { port: found } = http.address() as AddressInfo;
  return {
    viteServer,
    address: `http://${host.includes(':') ? `[${host}]` : host}:${found}/`,
    async close(): Promise<void> {
      http.close();
      http.closeAllConnections();
      await viteServer.close();
    },
  };
}

/** Answers with a page, as Vike does with Vite's own HTTP server. */
async function render(...[request, response, next]: Parameters<Connect.NextHandleFunction>): Promise<void> {
  try {
    await sendPage(request.originalUrl ?? request.url ?? '/', request, response);
  } catch (error) {
    next(error);
  }
}
