import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepAssetsDays } from '#generated/server.ts';
import { articlePages } from './finish/article-pages.ts';
import { completePages } from './finish/complete-pages.ts';
import { COMPRESSION_FILE, compress, compressionOf } from './finish/compress.ts';
import { startCompressor } from './finish/compressor.ts';
import { keepEarlierAssets } from './finish/earlier-assets.ts';
import { writeFiles } from './finish/files.ts';
import { writeFeeds } from './finish/feed.ts';
import { writeHeaders } from './finish/headers.ts';
import { writeHosts } from './finish/hosts.ts';
import { writeLicences } from './finish/licences.ts';
import { builtPages, type BuiltSite } from './finish/pages.ts';
import { writePictures } from './finish/pictures.ts';
import { search } from './finish/search.ts';
import { writeSecurityText } from './finish/security-text.ts';
import { removeHiddenFiles } from './public-files.ts';

const CLIENT = 'client';

/** One thing that is done to the built site before it can be served. */
export type FinishStep = (site: BuiltSite) => Promise<void> | void;

/** In this order: what changes pages comes before what reads them, and compression, which articles are given to as they are written, ends last. */
const steps: readonly FinishStep[] = [
  completePages,
  articlePages,
  (site) => writePictures(site),
  (site) => writeFiles(site),
  writeHeaders,
  search,
  writeFeeds,
  writeLicences,
  writeSecurityText,
  ({ client }) => removeHiddenFiles(client),
  ({ client, last }) => keepEarlierAssets(client, last, keepAssetsDays),
  writeHosts,
  compress,
];

/**
 * The site's own last part of the build, on what Vike has written to `dist`.
 *
 * @param last the folder of the build before, if there is one
 */
export async function finish(dist: string, last: string): Promise<void> {
  const client = join(dist, CLIENT);
  const pages = builtPages();
  const alike =
    existsSync(join(last, COMPRESSION_FILE)) &&
    readFileSync(join(last, COMPRESSION_FILE), 'utf8') === compressionOf(pages);
  const compressor = startCompressor(alike ? { client, last: join(last, CLIENT) } : undefined);
  const site: BuiltSite = { dist, client, last: join(last, CLIENT), ...pages, compressor };
  for (const step of steps) await step(site);
}
