import { renameSync, cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { builtManifest, readManifest, fingerprint, writeStamp, type Due } from '../../site/current-build.ts';
import { UserError } from '../../site/user-error.mjs';
import { ROOT } from '../node.mjs';
import { allowPercentInPath } from '../percent.ts';
import { run } from '../process.mjs';
import { step } from '../report.mjs';
import { SITE_ROOT } from '../site.mjs';
import { charactersOf } from '../../site/build/font.ts';
import { generated } from '../../site/build/generated.ts';
import { sitePrefix } from '../../site/site-root.mjs';

const DIST = join(SITE_ROOT, 'dist');
const BUNDLER = join(ROOT, 'scripts', 'build', 'bundler.ts');
/** In the folder of a build: what the bundler wrote, for the next build. */
const KEPT = 'bundle';
/** The files that the bundler read. */
const READ = 'bundle.json';
/** The folder of the results that the site's code has kept (`site/kept-results.ts`). */
const RESULTS = 'results';

/**
 * Builds the site from the generated files. Replaces the last build only when the new one is complete.
 *
 * @param check throws if nothing must be built from these files; runs at the same time as all but the bundler
 * @param dist the folder of the build
 * @returns when the next article is due, if there is one
 */
export async function buildSite(check: () => Promise<void>, dist = DIST): Promise<{ readonly due: Due | undefined }> {
  // Not in `dist` itself, because a server may be using it.
  const next = `${dist}.next`;
  // One time for all parts of the build, which decides which articles are published.
  process.env['ARTICLES_AT'] = new Date().toISOString();
  const print = fingerprint();
  const checked = check();
  const written = writeSite(next, dist, checked).catch(async (error: unknown) => {
    // The check may report the cause of a failed build.
    await checked;
    throw error;
  });
  await Promise.all([checked, written]);
  const [{ due: at }, { timeZone }] = await Promise.all([
    import('#generated/routes.ts'),
    import('#generated/article-list.ts'),
  ]);
  const due = at === undefined ? undefined : { at, timeZone };
  writeStamp(print, next, due);
  await rm(dist, { recursive: true, force: true });
  renameSync(next, dist);
  return { due };
}

async function writeSite(next: string, dist: string, checked: Promise<void>): Promise<void> {
  const manifest = readManifest(SITE_ROOT);
  // React decides by it, when it is loaded, which of its builds to use.
  process.env['NODE_ENV'] = 'production';
  process.env['KEPT_RESULTS'] = join(next, RESULTS);
  await bundle(next, dist, async () => {
    // Of a build that the check has refused, nothing goes on in another process.
    await checked;
    const parts = dist === DIST ? ['site', 'desk'] : ['site'];
    const code = await step('Bundle', () => run(process.execPath, [BUNDLER, next, ...parts]));
    if (code !== 0) throw new UserError('The site was not bundled.');
  });
  allowPercentInPath();
  // Imported here: they import generated files, which may be missing or broken.
  const { finish, renderPages } = await import('../../site/build/finish.ts');
  await step('Render the pages', () => renderPages(next));
  await step('Sitemap, pictures, share images, compression', () => finish(next, dist));
  await writeFile(builtManifest(next), manifest);
}

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
