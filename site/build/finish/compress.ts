import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { lookup } from 'mrmime';

import type { BuiltSite } from './pages.ts';

/** Files that are read and compressed at once; zlib's own threads do the work, on all cores. */
const AT_ONCE = 8;

/** A compressed file is kept when it saves at least this share: less is not worth a header and the browser's work. */
const WORTH = 0.05;

/** Brotli's best takes 34 ms a page, the next one 13 ms for 2 % more bytes. Beyond this many pages all get the latter. */
const FEW_PAGES = 500;
const NEXT_BEST = constants.BROTLI_MAX_QUALITY - 1;
/** Where there are many articles, they are compressed in a twentieth of the time, for 6 % more bytes than the pages' way. */
const MANY_ARTICLES = 500;
const MANY_QUALITY = 6;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes `.br` and `.gz` beside every file of the served folder that gets smaller by them. */
export async function compress({ client, pages }: Pick<BuiltSite, 'client' | 'pages'>): Promise<void> {
  const articles = new Set(pages.flatMap(({ route, file }) => (route.article === undefined ? [] : [join(client, file)])));
  const qualityOf = (file: string): number => {
    if (!file.endsWith('.html') || pages.length <= FEW_PAGES) return constants.BROTLI_MAX_QUALITY;
    return articles.size > MANY_ARTICLES && articles.has(file) ? MANY_QUALITY : NEXT_BEST;
  };
  const files = readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isCompressible(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const worker = async (): Promise<void> => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) await compressFile(file, qualityOf(file));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function compressFile(file: string, quality: number): Promise<void> {
  const content = await readFile(file);
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    gzipped(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  const keep = async (ending: string, compressed: Buffer): Promise<void> => {
    if (compressed.length <= content.length * (1 - WORTH)) await writeFile(file + ending, compressed);
  };
  await Promise.all([keep('.br', br), keep('.gz', gz)]);
}

function isCompressible(name: string): boolean {
  return COMPRESSIBLE_CONTENT_TYPE_REGEX.test(lookup(name) ?? '');
}
