import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { linkOrCopy } from './link-or-copy.ts';

/** A compressed file is kept when it saves at least this share: less is not worth a header and the browser's work. */
const WORTH = 0.05;

/** Bytes of a window that cannot be used. */
const WINDOW_LOSS = 16;
/** In bits. The tables for smaller ones are no smaller. */
const SMALL_WINDOW = 16;

const ENDINGS = ['.br', '.gz'] as const;

/** How much work is put into compressing a file: the levels of both ways. */
export interface Effort {
  readonly brotli: number;
  readonly gzip: number;
}

/** A file, and its place in the last build, if that was compressed alike. */
export type CompressTask = readonly [file: string, effort: Effort, last: string | undefined];

/** Files to compress, or the word that there will be no more. */
export type CompressMessage = readonly CompressTask[] | 'end';

function compressFile([file, effort, last]: CompressTask): void {
  const content = readFileSync(file);
  if (last !== undefined && isSame(last, content)) {
    for (const ending of ENDINGS) linkOrCopy(last + ending, file + ending);
    return;
  }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort.brotli,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(content),
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  keep(`${file}.br`, brotliCompressSync(content, { params }), content);
  keep(`${file}.gz`, gzipSync(content, { level: effort.gzip }), content);
}

/** Brotli's smallest window that holds all of the content: the tables for a larger one are emptied each time. */
function windowFor({ length }: Buffer): number {
  const bits = Math.ceil(Math.log2(length + WINDOW_LOSS));
  return Math.min(Math.max(bits, SMALL_WINDOW), constants.BROTLI_DEFAULT_WINDOW);
}

/** Whether a file has that content, and both its compressed forms. */
function isSame(file: string, content: Buffer): boolean {
  return (
    [file, ...ENDINGS.map((ending) => file + ending)].every((path) => existsSync(path)) &&
    content.equals(readFileSync(file))
  );
}

function keep(file: string, compressed: Buffer, content: Buffer): void {
  if (compressed.length <= content.length * (1 - WORTH)) writeFileSync(file, compressed);
}

parentPort?.on('message', (tasks: CompressMessage) => {
  if (tasks === 'end') parentPort?.close();
  else tasks.forEach(compressFile);
});
