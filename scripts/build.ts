/** `npm run build`: the static site and its host files, in `dist/`. */
import { renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';

import { build } from 'vike/api';

import { finish } from '../site/build/finish.ts';
import { originProblem } from '../site/build/origin.ts';
import { publicFolderProblems } from '../site/build/public-files.ts';
import { ROOT } from './node.mjs';
import { bad, dim, elapsed } from './report.mjs';
import { clearStamp, fingerprint, writeStamp } from './stamp.mjs';

const DIST = join(ROOT, 'dist');
/** Where the build works, beside the last one, which may be in use. */
const NEXT = join(ROOT, 'dist.next');
const SITE = join(ROOT, 'site');

// The bundler ends the process with success when all its threads have ended, be there an error on the way or not.
process.exitCode = 1;
const started = performance.now();
const print = fingerprint();
const problems = [originProblem(process.env['SITE_URL']), ...publicFolderProblems(join(SITE, 'public'))].filter((problem) => problem !== undefined);
if (problems.length > 0) {
  for (const problem of problems) console.error(`\n${bad('Error:')} ${problem}`);
  process.exit(1);
}
clearStamp();
await build({ viteConfig: { root: SITE, configFile: join(SITE, 'vite.config.ts'), logLevel: 'warn', build: { outDir: NEXT } } });
await finish(NEXT, DIST);
await rm(DIST, { recursive: true, force: true });
renameSync(NEXT, DIST);
writeStamp(print);
process.exitCode = 0;
console.log(dim(`dist/ is ready (${elapsed(started)})`));
