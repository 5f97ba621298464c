/**
 * The studio behind the desk. The desk starts this process in the studio's own checkout and forwards the requests of
 * editors. It answers only requests with the secret that it got at its start, and exits with the desk.
 */
import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';

import { PROJECT } from '../site/site-root.mjs';
import { STUDIO_BRANCH } from '../site/publish/branch.ts';
import { upstreamOf } from '../site/publish/follow-project.ts';
import { admitsWith, STUDIO_BASE, takeSecret } from '../site/studio/server/handler.ts';
import { freePort } from './port.ts';
import { main } from './report.mjs';
import { SITE_ROOT, requireBundlablePath, selectSite } from './site.mjs';

// Removes the secret from the environment, so that child processes do not inherit it.
const secret = takeSecret(process.env);
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));

await main(async () => {
  await selectSite();
  requireBundlablePath(SITE_ROOT);
  const { serveStudio } = await import('./dev/studio.ts');
  const port = await freePort();
  // `node_modules` has links to the packages of a release, or of the project's folder.
  const packages = dirname(realpathSync(join(PROJECT, 'node_modules', 'vite')));
  return serveStudio({
    // Vike sees URLs without the base.
    address: { host: '127.0.0.1', port, admits: admitsWith(secret), vikeConfig: { baseServer: '/' } },
    command: 'npm run desk',
    instructions: 'The desk forwards to this address.',
    branch: STUDIO_BRANCH,
    upstream: () => upstreamOf(PROJECT, process.env),
    onReady: () => process.send?.({ port }),
    config: {
      base: STUDIO_BASE,
      server: {
        fs: {
          strict: true,
          allow: [PROJECT, packages],
          deny: [
            '.env',
            '.env.*',
            '*.{pem,crt,key}',
            '**/.git',
            '**/.git/**',
            '**/.data/**',
            `${PROJECT}/.studio/**`,
            `${packages}/.cache/**`,
          ],
        },
      },
    },
  });
});
