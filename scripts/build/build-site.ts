import { renameSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import process from 'node:process';

import { builtManifest, readManifest } from '../../site/current-build.ts';
import { ROOT } from '../node.mjs';
import { allowPercentInPath } from '../percent.ts';
import { step } from '../report.mjs';
import { SITE_ROOT } from '../site.mjs';
import { fingerprint, writeStamp, type Due } from '../stamp.ts';
import { bundleDesk } from './build-desk.ts';
import { bundle } from './bundle.ts';

const DIST = join(SITE_ROOT, 'dist');
const SITE = join(ROOT, 'site');

/**
 * Builds the site from the generated files. Replaces the last build only when the new one is complete.
 *
 * @param check throws if nothing must be built from these files; runs while the bundler is loaded
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
  // It may fail before it is awaited.
  checked.catch(() => undefined);
  await writeSite(next, dist, checked).catch(async (error: unknown) => {
    // The check may report the cause of a failed build.
    await checked;
    throw error;
  });
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
  allowPercentInPath();
  // Imported here: they import generated files, which may be missing or broken.
  const [{ build, prerender }, { default: vike }, { finish }] = await Promise.all([
    import('vike/api'),
    import('vike/plugin'),
    import('../../site/build/finish.ts'),
  ]);
  const shared = { root: SITE, logLevel: 'warn', build: { outDir: next } } as const;
  // A process that ends while the bundler is running may hang for ever.
  await checked;
  await step('Bundle', () =>
    bundle(next, dist, async () => {
      await build({ viteConfig: { ...shared, configFile: join(SITE, 'vite.config.ts') } });
      if (dist === DIST) await bundleDesk(next);
    }),
  );
  await step('Render the pages', () => {
    // The bundle needs no plugins but Vike's.
    const viteConfig = { ...shared, configFile: false as const, plugins: [vike()] };
    return prerender({ viteConfig, onPagePrerender: writePage });
  });
  await step('Sitemap, pictures, share images, compression', () => finish(next, dist));
  await writeFile(builtManifest(next), manifest);
}

/** The argument of Vike's `onPagePrerender` hook. With a hook, Vike does not print a line for each page. */
interface RenderedPage {
  readonly _prerenderResult: { readonly filePath: string; readonly fileContent: string };
}

async function writePage({ _prerenderResult: { filePath, fileContent } }: RenderedPage): Promise<void> {
  await mkdir(dirname(filePath), { recursive: true });
  await writeFile(filePath, fileContent);
}
