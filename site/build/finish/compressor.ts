import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { CompressMessage, CompressTask, Effort } from './compress-worker.ts';

/** Files that are handed over at once: few enough that all threads end at about the same time. */
const AT_ONCE = 16;

/** Threads that write `.br` and `.gz` beside files while the build goes on with others. */
export interface Compressor {
  /** Takes a file that is as it will be served. */
  add(file: string, effort: Effort): void;
  /** Resolves when all files that were added are compressed. */
  end(): Promise<void>;
}

/** Where the files are, and where those of the last build are, if they were compressed alike. */
export interface CompressedFolders {
  readonly client: string;
  readonly last: string;
}

/**
 * Starts a thread for each core, when there is something to do. What is as it was in the last build is not compressed again.
 * `vite-plugin-compression2` compresses what Vite has written, all of it each time; pages are only completed after that.
 */
export function startCompressor(folders?: CompressedFolders): Compressor {
  const threads: { readonly worker: Worker; readonly ended: Promise<unknown> }[] = [];
  let waiting: CompressTask[] = [];
  let next = 0;
  const handOver = (): void => {
    const index = next++ % availableParallelism();
    threads[index] ??= startThread();
    send(threads[index].worker, waiting);
    waiting = [];
  };
  return {
    add(file, effort) {
      waiting.push([file, effort, folders && join(folders.last, relative(folders.client, file))]);
      if (waiting.length >= AT_ONCE) handOver();
    },
    async end() {
      if (waiting.length > 0) handOver();
      for (const { worker } of threads) {
        worker.ref();
        send(worker, 'end');
      }
      await Promise.all(threads.map(({ ended }) => ended));
    },
  };
}

function send(worker: Worker, message: CompressMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  worker.postMessage(message);
}

function startThread(): { readonly worker: Worker; readonly ended: Promise<unknown> } {
  const worker = new Worker(new URL('compress-worker.ts', import.meta.url));
  // A build that fails does not wait for it.
  worker.unref();
  // `once` fails with the worker's error.
  const ended = once(worker, 'exit');
  // Whoever waits for the end hears of it; until then it is no failure that nobody heeds.
  ended.catch(() => {});
  return { worker, ended };
}
