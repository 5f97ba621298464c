import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { lookup } from 'mrmime';

import { linkOrCopy } from './link-or-copy.ts';
import type { BuiltSite } from './pages.ts';

const { BROTLI_MAX_QUALITY, BROTLI_MODE_TEXT, BROTLI_PARAM_MODE, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } =
  constants;
/** Brotli's best takes 34 ms a page, the next one 13 ms for 2 % more bytes. Beyond this many pages all get the latter. */
const FEW_PAGES = 500;

/** A compressed file is kept when it saves at least this share: less is not worth a header and the browser's work. */
const WORTH = 0.05;
/** How many files are in memory at a time. */
const AT_ONCE = 16;
const ENDINGS = ['.br', '.gz'] as const;

/** The file that says how a build was compressed, in its folder. */
const COMPRESSION_FILE = 'compression.json';

/** Writes `.br` and `.gz` beside every file of the served folder that gets smaller by them. */
export async function compress({ dist, client, last, pages }: BuiltSite): Promise<void> {
  const quality = pages.length > FEW_PAGES ? BROTLI_MAX_QUALITY - 1 : BROTLI_MAX_QUALITY;
  const { brotli, zlib } = process.versions;
  const settings = JSON.stringify({ quality, versions: { brotli, zlib } });
  const lastSettings = join(last, '..', COMPRESSION_FILE);
  const isAlike = existsSync(lastSettings) && readFileSync(lastSettings, 'utf8') === settings;
  await compressFolder(client, { quality, ...(isAlike && { last }) });
  writeFileSync(join(dist, COMPRESSION_FILE), settings);
}

/** How a folder is compressed. */
interface Compression {
  /** Brotli's level. */
  readonly quality?: number;
  /** The same folder of the last build, if that was compressed alike: what has not changed is not compressed again. */
  readonly last?: string;
}

/** Writes `.br` and `.gz` beside the files of a folder. */
export async function compressFolder(
  folder: string,
  { quality = BROTLI_MAX_QUALITY, last }: Compression = {},
): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isCompressible(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  for (let at = 0; at < files.length; at += AT_ONCE)
    await Promise.all(
      files
        .slice(at, at + AT_ONCE)
        .map((file) => compressFile(file, quality, last && join(last, relative(folder, file)))),
    );
}

async function compressFile(file: string, quality: number, last: string | undefined): Promise<void> {
  const content = readFileSync(file);
  if (last !== undefined && isSame(last, content)) {
    for (const ending of ENDINGS) linkOrCopy(last + ending, file + ending);
    return;
  }
  const params = {
    [BROTLI_PARAM_QUALITY]: quality,
    [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
    [BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const compressed = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  compressed.forEach((bytes, index) => {
    if (bytes.length <= content.length * (1 - WORTH)) writeFileSync(`${file}${ENDINGS[index]}`, bytes);
  });
}

/** Whether a file has that content, and both its compressed forms. */
function isSame(file: string, content: Buffer): boolean {
  return (
    [file, ...ENDINGS.map((ending) => file + ending)].every((path) => existsSync(path)) &&
    content.equals(readFileSync(file))
  );
}

function isCompressible(name: string): boolean {
  return COMPRESSIBLE_CONTENT_TYPE_REGEX.test(lookup(name) ?? '');
}
