/** `npm run build`: the static site and its host files, in `dist/`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { build } from 'vike/api';

import { ROOT } from './node.mjs';
import { dim, elapsed } from './report.mjs';
import { clearStamp, fingerprint, writeStamp } from './stamp.mjs';

const DIST = join(ROOT, 'dist');
const SITE = join(ROOT, 'site');

/** What the site's last build step exports, if it has one. */
interface FinishModule {
  finish(dist: string): Promise<void> | void;
}

/** Runs the site's own last step (host files, headers, compression) on what Vike has written. */
async function finish(): Promise<void> {
  const file = join(SITE, 'build', 'finish.ts');
  if (!existsSync(file)) return;
  const module = (await import(pathToFileURL(file).href)) as FinishModule;
  await module.finish(DIST);
}

const started = performance.now();
const print = fingerprint();
clearStamp();
await build({ viteConfig: { root: SITE, configFile: join(SITE, 'vite.config.ts'), logLevel: 'warn' } });
await finish();
writeStamp(print);
console.log(dim(`dist/ is ready (${elapsed(started)})`));
