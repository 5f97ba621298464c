import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { InlineConfig, Plugin, Connect } from 'vite';
import type { Config } from 'vike/types';
import { manifestPath } from '../../generator/files.ts';
import { watch, type WatchedPass, type Written } from '../../generator/watch.ts';
import { galleryPlugin } from '../../site/gallery/dev-plugin.ts';
import { sendPage, siteAddresses } from '../../site/live/site-addresses.ts';
import { livePages, showWritten, problemPages, sourcePages } from '../../site/live/live-pages.ts';
import { UserError } from '../../site/user-error.mjs';
import { ROOT } from '../node.mjs';
import { requireFreePort } from '../port.ts';
import { untilStopped } from '../process.mjs';
import { SITE_ROOT } from '../site.mjs';
import { shortenLog } from './terminal.ts';
import { PROJECT } from '../../site/site-root.mjs';
import { allowPercentInPath } from '../percent.ts';

const SITE = join(ROOT, 'site');

export interface LiveSite {
  readonly address: DevServerOptions;
  /** The command to run again if the spec has never been generated. */
  readonly command: string;
  /** Printed below the address. */
  readonly instructions: string;
  /** Opens the command's own part, once the spec has been generated. */
  readonly open: () => Promise<LivePart>;
  readonly config?: InlineConfig;
  /** Whether the studio makes the changes, and tells its users what happens to stored rows. */
  readonly inStudio?: boolean;
  /** Called when the server listens. */
  readonly onReady?: () => void;
}

export interface LivePart {
  readonly plugin: Plugin;
  /** Receives the files that each run of the generator wrote. */
  readonly follow?: (written: readonly Written[]) => void;
  readonly close?: () => Promise<void>;
}

/**
 * Serves the site with hot reload from the spec until a signal ends the command: `npm run dev` and `npm run studio`.
 */
export async function serveLiveSite(site: LiveSite): Promise<void> {
  const { address, command } = site;
  await requireFreePort(address);
  shortenLog();
  // Authors see their articles before they are published.
  process.env['SHOW_DRAFTS'] = 'on';
  const pages = problemPages(ROOT);
  let show: (written: readonly Written[]) => void = () => undefined;
  const report = (pass: WatchedPass): void => {
    if (pass.ok) console.log(`spec   ${pass.text}`);
    else console.error(`spec   broken: the pages stay as they were\n${pass.text.trimEnd()}`);
    pages.show(pass);
  };
  const watcher = await watch(SITE_ROOT, report, (written) => show(written), { inStudio: site.inStudio ?? false });
  // Needs generated files, from this run or from an earlier one with a valid spec.
  if (!watcher.first.ok && !existsSync(join(SITE_ROOT, manifestPath))) {
    watcher.close();
    throw new UserError(`there is nothing to show yet: correct the errors above and run \`${command}\` again`);
  }
  const part = await site.open();
  show = (written) => part.follow?.(written);
  const server = await startDevServer(address, {
    root: SITE,
    configFile: join(SITE, 'vite.config.ts'),
    ...site.config,
    plugins: [
      part.plugin,
      galleryPlugin(),
      livePages(site.inStudio ?? false),
      pages.plugin,
      sourcePages(),
      // Last: the other plugins have URLs that the site does not know.
      siteAddresses(),
    ],
  });
  show = (written) => {
    part.follow?.(written);
    showWritten(server.viteServer, written);
  };
  console.log(`ready  ${server.address}`);
  console.log(`       ${site.instructions} Ctrl-C stops.`);
  site.onReady?.();
  await untilStopped();
  watcher.close();
  await Promise.all([server.close(), part.close?.()]);
  // The bundler's threads would keep the process running.
  process.exit(0);
}

/** URLs of the folders that are served from the file system. Vite writes them without encoding `%`. */
const FILES = [SITE_ROOT, PROJECT].map((folder) => `/@fs${encodeURI(folder)}/`);

interface DevServerOptions {
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
async function startDevServer({ host, port, vikeConfig, admits = () => true }: DevServerOptions, config: InlineConfig) {
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
