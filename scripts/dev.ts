/** `npm run dev`: the site with hot reload from the spec to the browser, and the embedded backend behind its forms. */
import { join } from 'node:path';

import { shownSpec } from '../generator/paths.ts';
import { DevBackend } from './dev/backend.ts';
import { serveLiveSite, type LivePart } from './dev/live-site.ts';
import { listenAddress } from './port.mjs';
import { bad, main } from './report.mjs';
import { SITE_ROOT } from './site.mjs';

async function open(): Promise<LivePart> {
  // Loaded when the spec has been generated.
  const { publicFolderProblems } = await import('../site/build/public-files.ts');
  for (const problem of publicFolderProblems(join(SITE_ROOT, 'site', 'public')))
    console.warn(`${bad('The build will refuse a file:')} ${problem}`);
  const backend = await DevBackend.open();
  return {
    // Ahead of Vike, which would take the backend's addresses for pages.
    plugin: { name: 'site:backend', configureServer: (server) => void server.middlewares.use(backend.handle) },
    follow: backend.follow,
    close: () => backend.close(),
  };
}

await main(() =>
  serveLiveSite({
    address: listenAddress(),
    command: 'npm run dev',
    instructions: `Change a file in ${shownSpec(SITE_ROOT)} or site/ and the page follows. Alt-click a text to open it in your editor.`,
    open,
  }),
);
