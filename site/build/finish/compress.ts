import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { lookup } from 'mrmime';

import { linkOrCopy } from './link-or-copy.ts';
import type { BuiltSite } from './pages.ts';

const { BROTLI_MAX_QUALITY, BROTLI_MODE_TEXT, BROTLI_PARAM_MODE, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } =
  constants;
/** A compressed file is kept when it saves at least this share: less is not worth a header and the browser's work. */
const WORTH = 0.05;
/** How many files are in memory at a time. */
const AT_ONCE = 16;
const ENDINGS = ['.br', '.gz'] as const;

/**
 * Writes `.br` and `.gz` beside every file of the served folder that gets smaller by them. What has not changed since the last
 * build is not compressed again.
 */
export async function compress({
  client,
  last,
}: Pick<BuiltSite, 'client'> & Partial<Pick<BuiltSite, 'last'>>): Promise<void> {
  const files = readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && COMPRESSIBLE_CONTENT_TYPE_REGEX.test(lookup(entry.name) ?? ''))
    .map((entry) => join(entry.parentPath, entry.name));
  for (let at = 0; at < files.length; at += AT_ONCE)
    await Promise.all(
      files.slice(at, at + AT_ONCE).map((file) => compressFile(file, last && join(last, relative(client, file)))),
    );
}

async function compressFile(file: string, last: string | undefined): Promise<void> {
  const content = readFileSync(file);
  if (last !== undefined && isSame(last, content)) {
    for (const ending of ENDINGS) linkOrCopy(last + ending, file + ending);
    return;
  }
  const params = {
    [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY,
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
