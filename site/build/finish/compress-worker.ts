import { readFileSync, writeFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** A compressed file is kept when it saves at least this share: less is not worth a header and the browser's work. */
const WORTH = 0.05;

/** A file, and brotli's quality for it. */
export type CompressTask = readonly [file: string, quality: number];

/** Files to compress, or the word that there will be no more. */
export type CompressMessage = readonly CompressTask[] | 'end';

function compressFile([file, quality]: CompressTask): void {
  const content = readFileSync(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  keep(`${file}.br`, brotliCompressSync(content, { params }), content);
  keep(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }), content);
}

function keep(file: string, compressed: Buffer, content: Buffer): void {
  if (compressed.length <= content.length * (1 - WORTH)) writeFileSync(file, compressed);
}

parentPort?.on('message', (tasks: CompressMessage) => {
  if (tasks === 'end') parentPort?.close();
  else tasks.forEach(compressFile);
});
