import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { dev } from 'vike/api';
import type { Config } from 'vike/types';
import type { Connect, InlineConfig, Plugin, ViteDevServer } from 'vite';

import { rendered } from '../../site/live/rendered.ts';

/** A running dev server. */
export interface DevServer {
  readonly viteServer: ViteDevServer;
  /** `http://127.0.0.1:3000/` */
  readonly address: string;
  close(): Promise<void>;
}

export interface DevServerOptions {
  readonly host: string;
  readonly port: number;
  readonly vikeConfig?: Config;
  /** Whether to answer a request; others get 403. */
  readonly admits?: (request: IncomingMessage) => boolean;
}

/**
 * Starts Vite and Vike behind an HTTP server that stays up while Vite restarts, which happens when a file that its
 * configuration imports changes. Requests wait meanwhile; Vite's own HTTP server would answer them with 500.
 */
export async function startDevServer(
  { host, port, vikeConfig, admits = () => true }: DevServerOptions,
  config: InlineConfig,
): Promise<DevServer> {
  /** Resolves when no restart is in progress. */
  let ready: Promise<unknown> = Promise.resolve();
  const rendering = new Set<Promise<void>>();
  // Never listens: it only receives the WebSocket upgrades of Vite's client.
  const connections = createServer();
  const restarts: Plugin = {
    name: 'site:restarts',
    enforce: 'post',
    configureServer(server) {
      const restart = server.restart.bind(server);
      server.restart = (forceOptimize) => {
        // Waits, because pages that are being rendered would fail.
        const restarted = Promise.allSettled(rendering).then(() => restart(forceOptimize));
        ready = restarted.catch(() => undefined);
        return restarted;
      };
      const { base } = server.config;
      // Adds the base that Vite removes again. After the plugins, whose middlewares see URLs without it.
      server.middlewares.use((request, _response, next) => {
        request.url = base + (request.url ?? '/').slice(1);
        next();
      });
      return () => {
        server.middlewares.use((request, response, next) => {
          const rendered = render(request, response, next);
          rendering.add(rendered);
          void rendered.finally(() => rendering.delete(rendered));
        });
      };
    },
  };
  const { viteServer } = await dev({
    ...(vikeConfig && { vikeConfig }),
    viteConfig: {
      ...config,
      server: { ...config.server, middlewareMode: true, ws: { server: connections } },
      plugins: [...(config.plugins ?? []), restarts],
    },
  });
  const http = createServer(async (request, response) => {
    if (!admits(request)) return void response.writeHead(403).end();
    await ready;
    const { base } = viteServer.config;
    // The site's own URLs do not include the base.
    if (request.url?.startsWith(base)) request.url = request.url.slice(base.length - 1);
    viteServer.middlewares(request, response, () => void response.writeHead(404).end());
  });
  http.on('upgrade', async (...upgrade) => {
    const [request, socket] = upgrade;
    if (!admits(request)) return void socket.destroy();
    await ready;
    connections.emit('upgrade', ...upgrade);
  });
  http.listen(port, host);
  await once(http, 'listening');
  const { port: found } = http.address() as AddressInfo;
  return {
    viteServer,
    address: `http://${host.includes(':') ? `[${host}]` : host}:${found}/`,
    async close() {
      http.close();
      http.closeAllConnections();
      await viteServer.close();
    },
  };
}

/** Answers with a page, as Vike does with Vite's own HTTP server. */
async function render(
  request: Connect.IncomingMessage,
  response: ServerResponse,
  next: Connect.NextFunction,
): Promise<void> {
  try {
    const httpResponse = await rendered(request.originalUrl ?? request.url ?? '/', request);
    response.statusCode = httpResponse.statusCode;
    for (const [name, value] of httpResponse.headers) if (!response.hasHeader(name)) response.setHeader(name, value);
    httpResponse.pipe(response);
  } catch (error) {
    next(error);
  }
}
