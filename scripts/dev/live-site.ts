import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import type { InlineConfig, Plugin } from 'vite';

import { manifestPath } from '../../generator/files.ts';
import { watch, type WatchedPass, type Written } from '../../generator/watch.ts';
import { galleryPlugin } from '../../site/gallery/dev-plugin.ts';
import { siteAddresses } from '../../site/live/site-addresses.ts';
import { livePages, showWritten, problemPages, sourcePages } from '../../site/live/live-pages.ts';
import { UserError } from '../../site/user-error.mjs';
import { ROOT } from '../node.mjs';
import { requireFreePort } from '../port.ts';
import { untilStopped } from '../process.mjs';
import { SITE_ROOT } from '../site.mjs';
import { startDevServer, type DevServerOptions } from './server.ts';
import { shortenLog } from './terminal.ts';

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
