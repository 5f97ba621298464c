import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { charactersOf } from '../../site/build/font.ts';
import { generated } from '../../site/build/generated.ts';
import { sitePrefix } from '../../site/site-root.mjs';
import { SITE_ROOT } from '../site.mjs';
import { fingerprint } from '../../site/current-build.ts';

/** In the folder of a build: what the bundler wrote, for the next build. */
const KEPT = 'bundle';
/** The files that the bundler read. */
const READ = 'bundle.json';
/** The folder of the results that the site's code has kept (`site/kept-results.ts`). */
export const RESULTS = 'results';

/** Paths of the site that the bundler reads. */
const SOURCES = /^(?:site\/|(?:spec\/)?blocks\/|package-lock\.json$)/;
/** Those that only later steps read, such as the texts. */
const LATER = /^site\/generated\/(?:(?:articles|locales)\/|(?:manifest|snapshot)\.json$)/;

const isBundled = (path: string): boolean => SOURCES.test(path) && !LATER.test(path);

/**
 * Bundles the site into the folder `next`. If only texts have changed since the last build, its bundle is used again.
 *
 * @param last the folder of the last build, if there is one
 * @param build runs the bundler
 */
export async function bundle(next: string, last: string, build: () => Promise<unknown>): Promise<void> {
  // A font with only the characters of the texts is part of the bundle.
  const read = JSON.stringify({
    files: fingerprint(SITE_ROOT, (path) => isBundled(path.replace(sitePrefix(), ''))),
    characters: charactersOf(join(generated, 'locales'), join(generated, 'articles')),
  });
  rmSync(next, { recursive: true, force: true });
  const before = join(last, READ);
  const isSame = existsSync(before) && readFileSync(before, 'utf8') === read;
  if (isSame) cpSync(join(last, KEPT), next, { recursive: true });
  else await build();
  for (const name of readdirSync(next)) cpSync(join(next, name), join(next, KEPT, name), { recursive: true });
  if (isSame) process.env['LAST_RESULTS'] = join(last, RESULTS);
  writeFileSync(join(next, READ), read);
}
