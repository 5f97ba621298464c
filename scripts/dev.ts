/** `npm run dev`: the site with hot reload from the spec to the browser, and the embedded backend behind its forms. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { dev } from 'vike/api';
import type { Plugin } from 'vite';

import { manifestPath, shownSpec } from '../generator/paths.ts';
import { watch } from '../generator/watch.ts';
import type { SpecWatch } from '../generator/watch.ts';
import { galleryPlugin } from '../site/gallery/dev-plugin.ts';
import { siteAddresses } from '../site/live/addresses/plugin.ts';
import { livePages, showWritten } from '../site/live/plugin.ts';
import { problemPages } from '../site/live/problems.ts';
import { sourcePages } from '../site/live/source/plugin.ts';
import { DevBackend } from './dev/backend.ts';
import { Passes } from './dev/passes.ts';
import { tidyTerminal } from './dev/terminal.ts';
import { ROOT } from './node.mjs';
import { listenAddress, requireFreePort } from './port.mjs';
import { bad, main } from './report.mjs';
import { UserError } from '../site/user-error.mjs';
import { SITE_ROOT } from './site.mjs';

const SITE = join(ROOT, 'site');

/** Watches the spec on a thread of its own: a broken spec there leaves the pages here standing. */
async function watchSpec(passes: Passes): Promise<SpecWatch> {
  const watcher = await watch(SITE_ROOT, passes.hear, passes.show);
  // The dev server reads what the generator wrote: now, or when the spec was right the last time.
  if (watcher.first?.ok === true || existsSync(join(SITE_ROOT, manifestPath))) return watcher;
  await watcher.close();
  throw new UserError('there is nothing to show yet: correct the errors above and run `npm run dev` again');
}

/** Puts the backend in front of Vike, which would take its addresses for pages. */
function backendPlugin(backend: DevBackend): Plugin {
  return {
    name: 'site:backend',
    configureServer: (server) => void server.middlewares.use(backend.handle),
  };
}

/** What a build would refuse of the public files, which shows in place of pages here. Loaded when the spec has been generated. */
async function publicProblems(): Promise<readonly string[]> {
  const { publicFolderProblems } = await import('../site/build/public-files.ts');
  return publicFolderProblems(join(SITE_ROOT, 'site', 'public'));
}

/** Ends with the first of the signals that end a command. */
function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });
}

await main(async () => {
  // What is being written is shown where it is written.
  process.env['SHOW_DRAFTS'] = 'on';
  const { host, port } = listenAddress();
  await requireFreePort({ host, port });
  tidyTerminal();
  const problems = problemPages();
  const passes = new Passes({ problems: problems.show });
  const watcher = await watchSpec(passes);
  const backend = await DevBackend.open();
  passes.listeners = { ...passes.listeners, tables: backend.follow };
  const { viteServer } = await dev({
    viteConfig: {
      root: SITE,
      configFile: join(SITE, 'vite.config.ts'),
      server: { host, port, strictPort: true },
      plugins: [
        backendPlugin(backend),
        galleryPlugin(),
        livePages(),
        problems.plugin,
        sourcePages({ root: ROOT, find: watcher.find }),
        // What is above has addresses of its own, which the site does not know.
        siteAddresses(),
      ],
    },
  });
  passes.listeners = { tables: backend.follow, written: (files) => showWritten(viteServer, files), problems: problems.show };
  const [address] = [...(viteServer.resolvedUrls?.local ?? []), ...(viteServer.resolvedUrls?.network ?? [])];
  for (const problem of await publicProblems()) console.warn(`${bad('The build will refuse a file:')} ${problem}`);
  console.log(`ready  ${address ?? `http://${host}:${port}/`}`);
  console.log(`       Change a file in ${shownSpec(SITE_ROOT)} or site/ and the page follows. Alt-click a text to open it in your editor. Ctrl-C stops.`);
  // Vite's own handler would exit as soon as Vite is closed, in the middle of closing the database.
  process.removeAllListeners('SIGTERM');
  await untilStopped();
  await Promise.all([viteServer.close(), watcher.close(), backend.close()]);
  // All that is ours is closed; the bundler keeps threads of its own that would hold the process open.
  process.exit(0);
});
