import { existsSync, readdirSync, watch as watchFolder, type FSWatcher } from 'node:fs';
import { join, relative } from 'node:path';
import { describeFileError } from '../site/file-error.mjs';
import { UserError } from '../site/user-error.mjs';
import type { LocatedDiagnostic } from './diagnostics/diagnostic.ts';
import { inOrder } from './diagnostics/print.ts';
import { runPass, type PassOptions } from './generate.ts';
import { isInSpec, migrationsFolder, ownedFolders, publicFolder, shownBefore, specFolderOf } from './files.ts';
import { diagnosticsOf, summarise, warningKey } from './write/summary.ts';

/** The result of a pass. */
export interface WatchedPass {
  /** Whether the output is up to date with the spec. */
  readonly ok: boolean;
  /** The summary for the terminal. */
  readonly text: string;
  /** Errors in the spec, or else warnings and changes to accept, in the order of the spec's files. */
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
  close(): void;
}

/** Editors save in several steps: changes within this time, in milliseconds, start one pass. */
const debounce = 5;

/**
 * Compiles the spec now and whenever one of its files changes. The watch continues after mistakes and crashes.
 * @param onPass Called after each pass, including the first.
 * @param onWritten Called with the files that a pass has written.
 */
export async function watch(
  root: string,
  onPass: (pass: WatchedPass) => void,
  onWritten: (files: readonly Written[]) => void = () => {},
  options: Pick<PassOptions, 'inStudio'> = {},
): Promise<SpecWatch> {
  const folder = specFolderOf(root);
  if (!existsSync(folder)) {
    throw new UserError(
      'There is no spec to watch. Run the command in the project folder, or name that folder with --root.',
    );
  }
  let running: Promise<WatchedPass> | undefined;
  let again = false;
  /** Whether the last pass succeeded. */
  let succeeded = false;
  let timer: NodeJS.Timeout | undefined;
  /** The keys of the warnings of the last valid spec. */
  let known: ReadonlySet<string> = new Set();

  const pass = async (): Promise<WatchedPass> => {
    const start = performance.now();
    try {
      const result = await runPass({ root, check: false, ...options });
      if (result.kind === 'done' && result.written)
        onWritten(
          result.files.flatMap(({ path, state }) =>
            state === 'missing' || state === 'changed' || state === 'orphaned' ? [{ path, state }] : [],
          ),
        );
      const milliseconds = performance.now() - start;
      const summary = await summarise(result, { check: false, milliseconds, before: shownBefore(root), known });
      const diagnostics = diagnosticsOf(result);
      if (result.kind === 'done')
        known = new Set(diagnostics.filter(({ severity }) => severity === 'warning').map(warningKey));
      return { ...summary, diagnostics: inOrder(diagnostics) };
    } catch (error) {
      const stack = error instanceof Error ? error.stack : undefined;
      const text = error instanceof UserError ? error.message : (describeFileError(error) ?? stack ?? String(error));
      return { ok: false, text, diagnostics: [] };
    }
  };
  const passes = async (): Promise<WatchedPass> => {
    again = false;
    const result = await pass();
    succeeded = result.ok;
    onPass(result);
    return again ? passes() : result;
  };
  const run = async (): Promise<WatchedPass> => {
    again = true;
    running ??= passes().finally(() => (running = undefined));
    return running;
  };

  const schedule = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), debounce);
  };
  const reportError = (error: Error): void =>
    console.error(`Cannot watch the files any longer: ${error.message}. Start the watch again.`);
  // All files with an extension, because pictures and downloads are part of the spec. Editors' temporary files have no
  // extension, or begin with a dot.
  const isRelevant = (name: string | null): boolean => name === null || /^[^.].*\.\w+$/.test(name);
  const watcher = watchBelow(
    folder,
    (name) => isRelevant(name) && schedule(),
    reportError,
    (path) => isInSpec(folder, path),
  );
  // Before the following watchers, because the first pass may create their folders.
  const first = await run();
  // After a failed pass, also watches the outputs: a message may have asked the user to restore or remove one, and
  // `--accept` in another terminal writes them.
  const outputs = [migrationsFolder, publicFolder, ownedFolders[0]]
    .map((path) => join(root, path))
    .filter((path) => existsSync(path))
    .map((path) => watchBelow(path, () => !succeeded && schedule(), reportError));
  return {
    first,
    close() {
      clearTimeout(timer);
      for (const one of [watcher, ...outputs]) one.close();
    },
  };
}

/**
 * Reports every change below a folder, including files that an editor replaces when saving. Node's own recursive watch
 * loses track of such a file after the first time, so each folder is watched individually.
 * `chokidar` would do this as well, with filters and kinds of events that nothing here needs.
 *
 * @param onChange Called with the name of the changed file, without its folder; `null` if the system does not name it.
 * @param isWatched Whether a subfolder, given by its path in the folder, is watched too.
 */
function watchBelow(
  folder: string,
  onChange: (name: string | null) => void,
  onError: (error: Error) => void,
  isWatched: (path: string) => boolean = () => true,
): { close(): void } {
  const watchers = new Map<string, FSWatcher>();
  const unwatch = (path: string): void => {
    watchers.get(path)?.close();
    watchers.delete(path);
  };
  const update = (): void => {
    const present = new Set(foldersBelow(folder, isWatched));
    for (const path of watchers.keys()) if (!present.has(path)) unwatch(path);
    for (const path of present) {
      if (watchers.has(path)) continue;
      const watcher = watchFolder(path, (event, name) => {
        // A folder was added, removed or renamed; changes in a new one may have been missed.
        if (event === 'rename' && !name?.endsWith('.ts')) {
          const known = watchers.size;
          update();
          if (watchers.size !== known) onChange(null);
        }
        onChange(name);
      });
      // A deleted folder is not an error; its parent reports it.
      watcher.on('error', (error) => (path === folder ? onError(error) : unwatch(path)));
      watchers.set(path, watcher);
    }
  };
  update();
  return {
    close: () => {
      for (const path of watchers.keys()) unwatch(path);
    },
  };
}

function foldersBelow(folder: string, isWatched: (path: string) => boolean): string[] {
  return [
    folder,
    ...readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => isWatched(relative(folder, path))),
  ];
}
