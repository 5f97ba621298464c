import { renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { noteSources } from '../../site/server/sources.ts';
import { ROOT } from '../node.mjs';
import { SITE_ROOT } from '../site.mjs';
import { fingerprint, pagesFingerprint, writeStamp } from '../stamp.mjs';
import { buildDesk } from './build-desk.ts';

const DIST = join(SITE_ROOT, 'dist');
/** Where the build works, beside the last one, which may be in use. */
const NEXT = join(SITE_ROOT, 'dist.next');
const SITE = join(ROOT, 'site');

/**
 * Builds the site from what is generated, into `dist/`. A build that does not reach its end leaves the last one, with what is
 * noted in it of its sources.
 *
 * @param prepare what has to be in order first; what is saved from then on is not in the build
 */
export async function buildSite(prepare: () => Promise<void> = async () => undefined): Promise<void> {
  const print = fingerprint();
  const pages = pagesFingerprint();
  const note = noteSources(SITE_ROOT);
  await prepare();
  // Both read what is generated, which may be missing or broken before that.
  const [{ build }, { finish }] = await Promise.all([import('vike/api'), import('../../site/build/finish.ts')]);
  await build({ viteConfig: { root: SITE, configFile: join(SITE, 'vite.config.ts'), logLevel: 'warn', build: { outDir: NEXT } } });
  await finish(NEXT, DIST);
  await buildDesk(NEXT);
  note(NEXT);
  writeStamp(print, NEXT, pages);
  await rm(DIST, { recursive: true, force: true });
  renameSync(NEXT, DIST);
}
