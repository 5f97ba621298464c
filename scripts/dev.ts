/** `npm run dev`: the site with hot reload from the spec to the browser, and the embedded backend behind its forms. */
import { join } from 'node:path';
import process from 'node:process';

import type { Plugin } from 'vite';

import { shownSpec } from '../generator/paths.ts';
import { galleryPlugin } from '../site/gallery/dev-plugin.ts';
import { siteAddresses } from '../site/live/addresses/plugin.ts';
import { livePages, showWritten } from '../site/live/plugin.ts';
import { problemPages } from '../site/live/problems.ts';
import { sourcePages } from '../site/live/source/plugin.ts';
import { DevBackend } from './dev/backend.ts';
import { Passes } from './dev/passes.ts';
import { startLive } from './dev/server.ts';
import { tidyTerminal } from './dev/terminal.ts';
import { untilStopped, watchSpec } from './dev/watched.ts';
import { ROOT } from './node.mjs';
import { listenAddress, requireFreePort } from './port.mjs';
import { bad, main } from './report.mjs';
import { SITE_ROOT } from './site.mjs';

const SITE = join(ROOT, 'site');

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

await main(async () => {
  // What is being written is shown where it is written.
  process.env['SHOW_DRAFTS'] = 'on';
  const { host, port } = listenAddress();
  await requireFreePort({ host, port });
  tidyTerminal();
  const problems = problemPages();
  const passes = new Passes({ problems: problems.show });
  const watcher = await watchSpec(passes, 'npm run dev');
  const backend = await DevBackend.open();
  passes.listeners = { ...passes.listeners, tables: backend.follow };
  const { viteServer, address, close } = await startLive(host, port, {
    root: SITE,
    configFile: join(SITE, 'vite.config.ts'),
    plugins: [
      backendPlugin(backend),
      galleryPlugin(),
      livePages(),
      problems.plugin,
      sourcePages({ root: ROOT, find: watcher.find }),
      // What is above has addresses of its own, which the site does not know.
      siteAddresses(),
    ],
  });
  passes.listeners = {
    tables: backend.follow,
    written: (files) => showWritten(viteServer, files),
    problems: problems.show,
  };
  for (const problem of await publicProblems()) console.warn(`${bad('The build will refuse a file:')} ${problem}`);
  console.log(`ready  ${address}`);
  console.log(
    `       Change a file in ${shownSpec(SITE_ROOT)} or site/ and the page follows. Alt-click a text to open it in your editor. Ctrl-C stops.`,
  );
  await untilStopped();
  await Promise.all([close(), watcher.close(), backend.close()]);
  // All that is ours is closed; the bundler keeps threads of its own that would hold the process open.
  process.exit(0);
});
