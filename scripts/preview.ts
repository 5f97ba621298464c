/** `npm run preview`: the site with its drafts and future articles, behind a password. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import process from 'node:process';

import { readAddress } from '../site/server/settings.ts';
import { siteCache } from '../site/site-root.mjs';
import { UserError } from '../site/user-error.mjs';
import { buildSite } from './build/build-site.ts';
import { requireCompiled } from './build/compiled.ts';
import { requireFreePort } from './port.ts';
import { untilStopped } from './process.mjs';
import { dim, elapsed, main } from './report.mjs';

/** Differs from the ports of site and desk, so that all can run at the same time. */
const PORT = '3002';
const MIN_LENGTH = 8;

await main(async () => {
  const given = process.env['PREVIEW_PASSWORD'];
  if (given && given.length < MIN_LENGTH)
    throw new UserError(
      `PREVIEW_PASSWORD has ${given.length} characters: use at least ${MIN_LENGTH}, or unset it for a generated one.`,
    );
  const password = given || randomBytes(9).toString('base64url');
  const { host, port } = readAddress({ ...process.env, PORT: process.env['PORT'] || PORT });
  await requireFreePort({ host, port });
  process.env['SHOW_DRAFTS'] = 'on';
  process.env['PREVIEW'] = 'on';
  const started = performance.now();
  const dist = join(siteCache(), 'preview');
  await buildSite(requireCompiled, dist);
  console.log(dim(`the preview is built (${elapsed(started)}); dist/ is unchanged`));
  const { servePreview } = await import('../site/server/preview.ts');
  const server = await servePreview({ dist, host, port, password });
  const hint = given
    ? 'password from PREVIEW_PASSWORD'
    : `password ${password}  (set PREVIEW_PASSWORD for a fixed one)`;
  console.log(`${server.url}\n         any name, ${hint}`);
  await untilStopped();
  await server.close();
});
// The bundler's threads would keep the process running, and a build would go on after a failed check.
process.exit();
