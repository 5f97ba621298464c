import { renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';

import { noteSources } from '../../site/server/sources.ts';
import { ROOT } from '../node.mjs';
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
  const note = noteSources(SITE_ROOT);
  await prepare();
  // Both read what is generated, which may be missing or broken before that.
  const [{ build }, { finish }] = await Promise.all([import('vike/api'), import('../../site/build/finish.ts')]);
  await build({
    viteConfig: { root: SITE, configFile: join(SITE, 'vite.config.ts'), logLevel: 'warn', build: { outDir: next } },
  });
  await finish(next, dist);
  if (dist === DIST) await buildDesk(next, dist);
  note(next);
  const due = await dueOf();
  writeStamp(print, next, due);
  await rm(dist, { recursive: true, force: true });
  renameSync(next, dist);
  return { due };
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
