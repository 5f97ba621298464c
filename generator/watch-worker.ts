import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { UserError } from './diagnostic.ts';
import { importSpecFresh } from './load/fresh.ts';
import { runPass } from './pass.ts';
import type { PassResult } from './pass.ts';
import { summarise } from './summary.ts';

/** What a pass of the watch did. */
export interface WatchedPass {
  /** Whether the output is what the spec says now. */
  readonly ok: boolean;
  /** What a person reads about it. */
  readonly text: string;
  /** The files that were written or deleted, relative to the project. */
  readonly written: readonly { readonly path: string; readonly state: 'missing' | 'changed' | 'orphaned' }[];
}

const { root } = workerData as { root: string };
const look = importSpecFresh(join(root, 'spec'));

const writtenOf = (result: PassResult): WatchedPass['written'] =>
  result.kind === 'broken'
    ? []
    : result.files.flatMap(({ path, state }) => (state === 'missing' || state === 'changed' || state === 'orphaned' ? [{ path, state }] : []));

const pass = async (): Promise<WatchedPass> => {
  const start = performance.now();
  try {
    look();
    const result = await runPass({ root, check: false });
    const summary = await summarise(result, { check: false, milliseconds: performance.now() - start });
    return { ...summary, written: summary.ok ? writtenOf(result) : [] };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { ok: false, text: error.message, written: [] };
  }
};

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.on('message', async () => parentPort?.postMessage(await pass()));
