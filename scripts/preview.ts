/** `npm run preview`: the site with its drafts and with what is to appear later, for those who know the password. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import process from 'node:process';

import { siteCache } from '../site/site-root.mjs';
import { UserError } from '../site/user-error.mjs';
import { buildSite } from './build/build-site.ts';
import { requireCompiled } from './build/compiled.ts';
import { listenAddress, requireFreePort } from './port.mjs';
import { dim, elapsed, main } from './report.mjs';
import { SITE_ROOT } from './site.mjs';

/** Neither that of the site nor that of the desk, so that all can run side by side. */
const PORT = '3002';
const SHORTEST = 8;

/** The password that is set, or one that is made up for this time. */
function passwordOf(set: string | undefined): { readonly password: string; readonly told: string } {
  if (!set) {
    const password = randomBytes(9).toString('base64url');
    return { password, told: `password ${password}  (set PREVIEW_PASSWORD for one that stays)` };
  }
  if (set.length < SHORTEST)
    throw new UserError(
      `PREVIEW_PASSWORD has ${set.length} characters: give it ${SHORTEST} at least, or leave it out for one that is made up.`,
    );
  return { password: set, told: 'password that of PREVIEW_PASSWORD' };
}

await main(async () => {
  const { password, told } = passwordOf(process.env['PREVIEW_PASSWORD']);
  const { host, port } = listenAddress({ ...process.env, PORT: process.env['PORT'] || PORT });
  await requireFreePort({ host, port });
  process.env['SHOW_DRAFTS'] = 'on';
  process.env['PREVIEW'] = 'on';
  const started = performance.now();
  const dist = join(siteCache(), 'preview');
  await buildSite(() => requireCompiled(SITE_ROOT), dist);
  console.log(dim(`the preview is built (${elapsed(started)}); dist/ is as it was`));
  const { servePreview } = await import('../site/server/preview.ts');
  const server = await servePreview({ dist, host, port, password });
  console.log(`${server.url}\n         any name, ${told}`);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });
  await server.close();
  // The bundler keeps threads of its own.
  process.exit(0);
});
