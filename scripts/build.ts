/** `npm run build`: the static site and its host files, in `dist/`. */
import { join } from 'node:path';
import process from 'node:process';

import { backendAddress } from '../generator/schema/integration.ts';
import { refuseQuotes } from '../site/quotes.mjs';
import { sitePrefix } from '../site/site-root.mjs';
import { buildSite } from './build/build-site.ts';
import { requireCompiled } from './build/compiled.ts';
import { bad, dim, elapsed, main } from './report.mjs';
import { UserError } from '../site/user-error.mjs';
import { SITE_ROOT } from './site.mjs';
import { isBuilt } from '../site/current-build.ts';

const started = performance.now();

async function check(): Promise<void> {
  await requireCompiled();
  const { originProblem } = await import('../site/build/public-files.ts');
  const { publicFolderProblems } = await import('../site/build/public-files.ts');
  const settings = [originProblem(process.env['SITE_URL']), backendProblem(process.env['NGINX_BACKEND'])].filter(
    (problem) => problem !== undefined,
  );
  const problems = [...settings, ...publicFolderProblems(join(SITE_ROOT, 'site', 'public'))];
  if (problems.length > 0) throw new UserError(problems.join(`\n${bad('Error:')} `));
}

function backendProblem(address: string | undefined): string | undefined {
  if (!address || backendAddress.test(address)) return undefined;
  return `NGINX_BACKEND is "${address}", but it must be the server's address and port, like 127.0.0.1:3001.`;
}

await main(async () => {
  // A container builds without run.mjs.
  refuseQuotes(process.env);
  if (isBuilt()) return console.log(dim(`${sitePrefix()}dist/ is up to date (${elapsed(started)})`));
  const { due } = await buildSite(check);
  if (due)
    console.log(`The next article appears with the first build after ${due.at.replace('T', ' ')} (${due.timeZone}).`);
  console.log(dim(`${sitePrefix()}dist/ is ready (${elapsed(started)})`));
});
// If the check fails, the build would go on.
process.exit();
