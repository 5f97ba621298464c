import { parentPort, workerData } from 'node:worker_threads';
import { UserError } from '../site/user-error.mjs';
import type { LocatedDiagnostic } from './diagnostics/diagnostic.ts';
import { runPass } from './generate.ts';
import type { PassResult } from './generate.ts';
import { shownBefore } from './paths.ts';
import { inOrder } from './diagnostics/print.ts';
import { SourceFinder } from './edit/source/find.ts';
import type { SourceAnswer, SourceQuestion } from './edit/source/answer.ts';
import { diagnosticsOf, summarise } from './write/summary.ts';

/** The result of a pass of the watch. */
export interface WatchedPass {
  /** Whether the output is up to date with the spec. */
  readonly ok: boolean;
  /** The summary for the terminal. */
  readonly text: string;
  /** Errors in the spec, or else changes to accept and warnings, in the order of the spec's files. */
  readonly diagnostics: readonly LocatedDiagnostic[];
}

/** A file that a pass wrote or deleted, relative to the project. */
export interface Written {
  readonly path: string;
  readonly state: 'missing' | 'changed' | 'orphaned';
}

/** A request to the thread, with a number that identifies its response: a pass, or a search for the source of a page's element. */
export interface Request {
  readonly number: number;
  /** Absent for a pass. */
  readonly question?: SourceQuestion;
}

/** A response of the thread. A pass first reports the written files, since the summary takes longer. */
export type Response = { readonly number: number } & (
  | { readonly written: readonly Written[] }
  | { readonly result: WatchedPass | SourceAnswer }
);

const { root } = workerData as { root: string };
const finder = new SourceFinder(root);

function answer(response: Response): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(response);
}

function writtenOf(result: PassResult): Written[] {
  return result.kind === 'broken' || result.written !== true
    ? []
    : result.files.flatMap(({ path, state }) =>
        state === 'missing' || state === 'changed' || state === 'orphaned' ? [{ path, state }] : [],
      );
}

async function pass(number: number): Promise<WatchedPass> {
  const start = performance.now();
  try {
    const result = await runPass({ root, check: false });
    answer({ number, written: writtenOf(result) });
    finder.update(result.kind === 'done' ? result.spec : undefined);
    const summary = await summarise(result, {
      check: false,
      milliseconds: performance.now() - start,
      before: shownBefore(root),
    });
    return { ...summary, diagnostics: inOrder(diagnosticsOf(result)) };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { ok: false, text: error.message, diagnostics: [] };
  }
}

parentPort?.on('message', async ({ number, question }: Request) => {
  answer({ number, result: await (question ? finder.find(question) : pass(number)) });
});
