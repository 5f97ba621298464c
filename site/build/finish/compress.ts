import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { constants } from 'node:zlib';

import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { lookup } from 'mrmime';

import { isArticle } from '../../renderer/article-model.ts';
import type { BuiltSite } from './pages.ts';

/** Brotli's best takes 34 ms a page, the next one 13 ms for 2 % more bytes. Beyond this many pages all get the latter. */
const FEW_PAGES = 500;
const NEXT_BEST = constants.BROTLI_MAX_QUALITY - 1;
/** Where there are many articles, they are compressed in a twentieth of the time, for 6 % more bytes than the pages' way. */
const MANY_ARTICLES = 500;
const MANY_QUALITY = 6;

/** Brotli's quality for the articles' pages. */
export function articleQuality({ pages }: Pick<BuiltSite, 'pages'>): number {
  return pages.filter(({ route }) => isArticle(route)).length > MANY_ARTICLES ? MANY_QUALITY : pageQuality({ pages });
}

const pageQuality = ({ pages }: Pick<BuiltSite, 'pages'>): number => (pages.length > FEW_PAGES ? NEXT_BEST : constants.BROTLI_MAX_QUALITY);

/** Writes `.br` and `.gz` beside every file of the served folder that gets smaller by them, the articles' pages included. */
export async function compress(site: Pick<BuiltSite, 'client' | 'pages' | 'compressor'>): Promise<void> {
  const { client, pages, compressor } = site;
  // These were handed over when they were written.
  const begun = new Set(pages.flatMap(({ route, file }) => (isArticle(route) ? [join(client, file)] : [])));
  const quality = pageQuality(site);
  for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !isCompressible(entry.name) || begun.has(file)) continue;
    compressor.add(file, entry.name.endsWith('.html') ? quality : constants.BROTLI_MAX_QUALITY);
  }
  await compressor.end();
}

function isCompressible(name: string): boolean {
  return COMPRESSIBLE_CONTENT_TYPE_REGEX.test(lookup(name) ?? '');
}
