/** `npm run build`: the static site and its host files, in `dist/`. */
import process from 'node:process';

import { buildSite } from './build/build-site.ts';
import { requireCompiled } from './build/compiled.ts';
import { ROOT } from './node.mjs';
import { UserError, bad, dim, elapsed } from './report.mjs';

// The bundler ends the process with success when all its threads have ended, be there an error on the way or not.
process.exitCode = 1;
const started = performance.now();

async function prepare(): Promise<void> {
  await requireCompiled(ROOT);
  const { originProblem } = await import('../site/build/origin.ts');
  const problem = originProblem(process.env['SITE_URL']);
  if (problem !== undefined) throw new UserError(problem);
}

try {
  await buildSite(prepare);
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(`\n${bad('Error:')} ${error.message}`);
  process.exit(1);
}
process.exitCode = 0;
console.log(dim(`dist/ is ready (${elapsed(started)})`));
