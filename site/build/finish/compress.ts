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

/** Brotli's best takes 34 ms a page, the next one 13 ms for 2 % more bytes. Where there are thousands of pages they get the latter. */
const NEXT_BEST = constants.BROTLI_MAX_QUALITY - 1;

/** Up to that many pages all of them get the best. */
const FEW_PAGES = 500;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes `.br` and `.gz` beside every file of the served folder that gets smaller by them. */
export async function compress({ client }: Pick<BuiltSite, 'client'>): Promise<void> {
  const files = readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isCompressible(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const pageQuality = files.filter(isPage).length > FEW_PAGES ? NEXT_BEST : constants.BROTLI_MAX_QUALITY;
  const worker = async (): Promise<void> => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) await compressFile(file, isPage(file) ? pageQuality : constants.BROTLI_MAX_QUALITY);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

const isPage = (file: string): boolean => file.endsWith('.html');

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
