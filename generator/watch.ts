import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../site/user-error.mjs';
import type { LocatedDiagnostic } from './diagnostics/diagnostic.ts';
import { inOrder } from './diagnostics/print.ts';
import type { SourceAnswer, SourceQuestion } from './edit/source/answer.ts';
import { runPass } from './generate.ts';
import type { PassOptions } from './generate.ts';
import {
  entryOf,
  isInSpec,
  migrationsFolder,
  ownedFolders,
  projectOf,
  publicFolder,
  shownBefore,
  specFolderOf,
} from './paths.ts';
import type { Locate } from './read/locate/walk.ts';
import { watchBelow } from './read/watch-folder.ts';
import type { SiteSpec } from './schema/index.ts';
import { diagnosticsOf, summarise, warningKey } from './write/summary.ts';

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

/** A running watch. */
export interface SpecWatch {
  /** The result of the first pass. */
  readonly first: WatchedPass;
  /** Finds the source of an element of a page, in the last valid spec. */
  find(question: SourceQuestion): Promise<SourceAnswer>;
  close(): void;
}

/** Editors save in several steps; changes this close together (milliseconds) are one. */
const settle = 5;

/**
 * Compiles the spec now and whenever one of its files changes. Neither a broken spec nor a crash ends the watch.
 * @param onPass Called after each pass, including the first.
 * @param onWritten Called with the files that a pass has written.
 */
export async function watch(
  root: string,
  onPass: (pass: WatchedPass) => void,
  onWritten: (files: readonly Written[]) => void = () => {},
  options: Pick<PassOptions, 'sinceCommit'> = {},
): Promise<SpecWatch> {
  const folder = specFolderOf(root);
  if (!existsSync(folder)) {
    throw new UserError(
      'There is no spec to watch. Run the command in the project folder, or name that folder with --root.',
    );
  }
  let running: Promise<WatchedPass> | undefined;
  let again = false;
  /** Whether the last pass found no mistakes. */
  let good = false;
  let timer: NodeJS.Timeout | undefined;
  /** The warnings of the last successful pass. */
  let known: ReadonlySet<string> = new Set();
  /** The last valid spec, and the locator of its current source. */
  let spec: SiteSpec | undefined;
  let locate: Locate | undefined;

  const pass = async (): Promise<WatchedPass> => {
    const start = performance.now();
    try {
      const result = await runPass({ root, check: false, ...options });
      locate = undefined;
      if (result.kind === 'done') {
        ({ spec } = result);
        if (result.written)
          onWritten(
            result.files.flatMap(({ path, state }) =>
              state === 'missing' || state === 'changed' || state === 'orphaned' ? [{ path, state }] : [],
            ),
          );
      }
      const milliseconds = performance.now() - start;
      const summary = await summarise(result, { check: false, milliseconds, before: shownBefore(root), known });
      const diagnostics = diagnosticsOf(result);
      if (result.kind === 'done')
        known = new Set(diagnostics.filter(({ severity }) => severity === 'warning').map(warningKey));
      return { ...summary, diagnostics: inOrder(diagnostics) };
    } catch (error) {
      const text = error instanceof UserError ? error.message : error instanceof Error ? error.stack : undefined;
      return { ok: false, text: text ?? String(error), diagnostics: [] };
    }
  };
  const passes = async (): Promise<WatchedPass> => {
    again = false;
    const result = await pass();
    good = result.ok;
    onPass(result);
    return again ? passes() : result;
  };
  const run = async (): Promise<WatchedPass> => {
    again = true;
    running ??= passes().finally(() => (running = undefined));
    return running;
  };

  const soon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), settle);
  };
  const reportError = (error: Error): void =>
    console.error(`The files can no longer be watched: ${error.message}. Start the watch again.`);
  // Pictures and downloads are part of the spec. Temporary files of editors have no extension, or begin with a dot.
  const isMaterial = (name: string | null): boolean => name === null || /^[^.].*\.\w+$/.test(name);
  const watcher = watchBelow(
    folder,
    (name) => isMaterial(name) && soon(),
    reportError,
    (path) => isInSpec(folder, path),
  );
  // The first pass may make the folders.
  const first = await run();
  // Files that a message may ask the user to restore, remove or add, and that an accepted change has written.
  const repaired = [migrationsFolder, publicFolder, ownedFolders[0]]
    .map((path) => join(root, path))
    .filter((path) => existsSync(path))
    .map((path) => watchBelow(path, () => !good && soon(), reportError));
  return {
    first,
    async find(question) {
      await running;
      if (!spec) return {};
      // The TypeScript parser takes a second to load.
      const { findSource } = await import('./edit/source/find.ts');
      const { createLocator } = await import('./read/locate/walk.ts');
      locate ??= createLocator(projectOf(entryOf(root)), entryOf(root));
      return findSource(spec, locate, question);
    },
    close() {
      clearTimeout(timer);
      for (const one of [watcher, ...repaired]) one.close();
    },
  };
}
