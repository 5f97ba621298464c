import type { Comparison } from './output/compare.ts';
import { inputsOf, outputsOf, readCache, writeCache } from './cache.ts';
import type { Noted } from './cache.ts';
import type { PassResult } from './pass.ts';
import { manifestPath, migrationsFolder } from './paths.ts';

interface Options {
  readonly root: string;
  readonly check: boolean;
  /** Whether to write also what cannot be undone for rows that are stored. */
  readonly accept?: boolean;
}

/**
 * Runs the generator, unless everything that it reads and writes is still what the last pass left: then there is
 * nothing to do, and neither the spec nor the compiler is loaded. Contents are compared, not times, so a file that was
 * edited, deleted or added since is seen.
 */
export async function generate(options: Options): Promise<PassResult> {
  const { root } = options;
  const last = readCache(root);
  // A run that finds nothing to do asks once, and looks at no file's state.
  const noted: Noted | undefined = last ? undefined : {};
  const inputs = attempt(() => inputsOf(root, noted));
  if (last && last.inputs === inputs && last.outputs === attempt(() => outputsOf(root))) {
    return {
      kind: 'done',
      files: last.paths.map((path) => ({ path, source: '', state: 'unchanged' })),
      problems: [],
      warnings: [...last.warnings],
    };
  }
  const { runPass } = await import('./pass.ts');
  const result = await runPass(options);
  // What was saved while the pass ran is in it or not: only what was there from beginning to end is cached.
  if (result.kind === 'done' && inputs !== undefined && isSettled(result) && inputs === inputsOf(root, noted)) {
    const written = new Map(
      result.files.flatMap(({ path, content }) => (content === undefined ? [] : [[path, content]])),
    );
    writeCache(root, {
      inputs,
      outputs: outputsOf(root, written),
      paths: [...written.keys()].filter(isPlanned),
      warnings: result.warnings,
    });
  }
  return result;
}

/** Whether everything is as the spec says now. */
function isSettled({ files, problems, written = false }: Extract<PassResult, { kind: 'done' }>): boolean {
  return (
    problems.length === 0 &&
    files.every(
      ({ state }: Comparison) =>
        state === 'unchanged' || (written && (state === 'missing' || state === 'changed' || state === 'orphaned')),
    )
  );
}

// The manifest is not counted among the files that it lists, nor is a migration that was due.
function isPlanned(path: string): boolean {
  return path !== manifestPath && !path.startsWith(`${migrationsFolder}/`);
}

// The pass itself says what is wrong with a folder that cannot be read.
function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
