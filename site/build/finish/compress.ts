import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { lookup } from 'mrmime';

import { listFiles } from '../../server/http/read-files.ts';
import { linkOrCopy } from '../build-files.ts';
import type { BuiltSite } from './pages.ts';

const { BROTLI_MAX_QUALITY, BROTLI_MODE_TEXT, BROTLI_PARAM_MODE, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } =
  constants;
/** The minimum saving of a compressed file: less is not worth a header and the browser's work. */
const MIN_SAVING = 0.05;
/** How many files are compressed at a time; bounds the memory. */
const AT_ONCE = 16;
const ENDINGS = ['.br', '.gz'] as const;

/**
 * Writes a `.br` and a `.gz` file next to every served file that compression makes smaller. Reuses those of the
 * previous build for unchanged files.
 */
export async function compress({
  client,
  last,
}: Pick<BuiltSite, 'client'> & Partial<Pick<BuiltSite, 'last'>>): Promise<void> {
  const names = listFiles(client).filter((name) => COMPRESSIBLE_CONTENT_TYPE_REGEX.test(lookup(name) ?? ''));
  for (let at = 0; at < names.length; at += AT_ONCE)
    await Promise.all(
      names.slice(at, at + AT_ONCE).map((name) => compressFile(join(client, name), last && join(last, name))),
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
    if (bytes.length <= content.length * (1 - MIN_SAVING)) writeFileSync(`${file}${ENDINGS[index]}`, bytes);
  });
}

/** Whether a file has this content, and both its compressed files exist. */
function isSame(file: string, content: Buffer): boolean {
  return (
    [file, ...ENDINGS.map((ending) => file + ending)].every((path) => existsSync(path)) &&
    content.equals(readFileSync(file))
  );
}
