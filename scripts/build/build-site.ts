import { renameSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import process from 'node:process';

import { recordSources } from '../../site/server/sources.ts';
import { ROOT } from '../node.mjs';
import { dim, elapsed } from '../report.mjs';
import { SITE_ROOT } from '../site.mjs';
import { fingerprint, writeStamp } from '../stamp.mjs';
import { buildDesk } from './build-desk.ts';

const DIST = join(SITE_ROOT, 'dist');
const SITE = join(ROOT, 'site');

/**
 * Builds the site from what is generated. A build that does not reach its end leaves the last one, with what is noted in it of
 * its sources.
 *
 * @param prepare what has to be in order first; what is saved from then on is not in the build
 * @param dist where it is built to
 * @returns when the next article is due, if one is
 */
export async function buildSite(
  prepare: () => Promise<void> = async () => undefined,
  dist = DIST,
): Promise<{ readonly due: Due | undefined }> {
  // Where the build works, beside the last one, which may be in use.
  const next = `${dist}.next`;
  // What has appeared by now is in it, whenever which of its parts asks.
  process.env['ARTICLES_AT'] = new Date().toISOString();
  const print = fingerprint();
  const note = recordSources(SITE_ROOT);
  await prepare();
  // Both read what is generated, which may be missing or broken before that.
  const [{ build, prerender }, { finish }] = await Promise.all([
    import('vike/api'),
    import('../../site/build/finish.ts'),
  ]);
  const viteConfig = {
    root: SITE,
    configFile: join(SITE, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: next },
  } as const;
  await step('Bundle', () => build({ viteConfig }));
  await step('Render the pages', () => prerender({ viteConfig, onPagePrerender: writePage }));
  await step('Sitemap, pictures, share images, compression', () => finish(next, dist));
  if (dist === DIST) await step('Desk', () => buildDesk(next, dist));
  note(next);
  const due = await dueOf();
  writeStamp(print, next, due);
  await rm(dist, { recursive: true, force: true });
  renameSync(next, dist);
  return { due };
}

/** Runs a step of the build and says how long it took. */
async function step(name: string, run: () => Promise<unknown>): Promise<void> {
  const started = performance.now();
  await run();
  console.log(dim(`${name} (${elapsed(started)})`));
}

/** What Vike tells of a page that it has rendered. With a hook of our own it does not print a line for each. */
interface RenderedPage {
  readonly _prerenderResult: { readonly filePath: string; readonly fileContent: string };
}

async function writePage({ _prerenderResult: { filePath, fileContent } }: RenderedPage): Promise<void> {
  await mkdir(dirname(filePath), { recursive: true });
  await writeFile(filePath, fileContent);
}

/** When the next article appears. */
interface Due {
  /** In the firm's time zone: `2027-01-15T09:00`. */
  readonly at: string;
  readonly timeZone: string;
}

/** When the next article appears, in the firm's time zone. */
async function dueOf(): Promise<Due | undefined> {
  const [{ due }, { timeZone }] = await Promise.all([
    import('#generated/routes.ts'),
    import('#generated/article-list.ts'),
  ]);
  return due === undefined ? undefined : { at: due, timeZone };
}
