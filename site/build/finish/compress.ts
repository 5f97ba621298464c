import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { constants } from 'node:zlib';

import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { lookup } from 'mrmime';

import { isArticle } from '../../renderer/article-model.ts';
import type { Effort } from './compress-worker.ts';
import type { BuiltSite } from './pages.ts';

const { BROTLI_MAX_QUALITY, Z_BEST_COMPRESSION } = constants;
const BEST: Effort = { brotli: BROTLI_MAX_QUALITY, gzip: Z_BEST_COMPRESSION };
/** Brotli's best takes 34 ms a page, the next one 13 ms for 2 % more bytes. Beyond this many pages all get the latter. */
const FEW_PAGES = 500;
const NEXT_BEST: Effort = { ...BEST, brotli: BROTLI_MAX_QUALITY - 1 };
/** Where there are many articles, they are compressed in a twentieth of the time, for 6 % more bytes than the pages' way. */
const MANY_ARTICLES = 500;
const QUICK: Effort = { brotli: 6, gzip: 4 };

/** What is put into the articles' pages. */
export function articleEffort({ pages }: Pick<BuiltSite, 'pages'>): Effort {
  return pages.filter(({ route }) => isArticle(route)).length > MANY_ARTICLES ? QUICK : pageEffort({ pages });
}

function pageEffort({ pages }: Pick<BuiltSite, 'pages'>): Effort {
  return pages.length > FEW_PAGES ? NEXT_BEST : BEST;
}

/** The file that says how a build was compressed, in its folder. */
export const COMPRESSION_FILE = 'compression.json';

/** How a site is compressed: what another build compressed alike is the same to the byte. */
export function compressionOf(site: Pick<BuiltSite, 'pages'>): string {
  const { brotli, zlib } = process.versions;
  return `${JSON.stringify({ articles: articleEffort(site), pages: pageEffort(site), versions: { brotli, zlib } })}\n`;
}

/** Writes `.br` and `.gz` beside every file of the served folder that gets smaller by them, the articles' pages included. */
export async function compress(site: Pick<BuiltSite, 'dist' | 'client' | 'pages' | 'compressor'>): Promise<void> {
  const { dist, client, pages, compressor } = site;
  // These were handed over when they were written.
  const begun = new Set(pages.flatMap(({ route, file }) => (isArticle(route) ? [join(client, file)] : [])));
  const effort = pageEffort(site);
  for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !isCompressible(entry.name) || begun.has(file)) continue;
    compressor.add(file, entry.name.endsWith('.html') ? effort : BEST);
  }
  await compressor.end();
  writeFileSync(join(dist, COMPRESSION_FILE), compressionOf(site));
}

function isCompressible(name: string): boolean {
  return COMPRESSIBLE_CONTENT_TYPE_REGEX.test(lookup(name) ?? '');
}
