import { dirname, relative } from 'node:path/posix';
import type { Plugin } from 'vite';

const PLACEHOLDER = '__FILES_BEHIND__';
const QUOTED = new RegExp(`(["'\`])${PLACEHOLDER}\\1`, 'g');

/** The relevant part of a Rollup chunk. */
export interface Chunk {
  readonly fileName: string;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
}

/**
 * Defines `import.meta.env.FILES_BEHIND` for `lib/islands.ts`: the static imports of its dynamic imports, so that it
 * can preload all of them at once. Its hash still changes with theirs, since it names files whose hashes depend on
 * them.
 */
export function filesBehind(): Plugin {
  return {
    name: 'site:files-behind',
    config: (_, { command }) => ({
      define: { 'import.meta.env.FILES_BEHIND': command === 'build' ? JSON.stringify(PLACEHOLDER) : '[]' },
    }),
    generateBundle(_, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
      );
      for (const chunk of chunks.values()) {
        if (!chunk.code.includes(PLACEHOLDER)) continue;
        const files = behind(chunk, chunks).map((file) => `./${relative(dirname(chunk.fileName), file)}`);
        chunk.code = chunk.code.replace(QUOTED, JSON.stringify(files));
      }
    },
  };
}

/**
 * The transitive static imports of a chunk's dynamic imports, except those that are already loaded, because the chunk
 * or all chunks that import it dynamically need them too.
 */
export function behind(chunk: Chunk, chunks: ReadonlyMap<string, Chunk>): readonly string[] {
  const fetched = withImports(chunk.dynamicImports, chunks);
  const own = withImports([chunk.fileName], chunks);
  const importers = [...chunks.values()]
    .filter(({ dynamicImports }) => dynamicImports.includes(chunk.fileName))
    .map(({ fileName }) => withImports([fileName], chunks));
  const isLoaded = (name: string): boolean =>
    own.has(name) || (importers.length > 0 && importers.every((files) => files.has(name)));
  return [...fetched].filter((name) => !isLoaded(name) && !chunk.dynamicImports.includes(name)).toSorted();
}

/** The files and their transitive static imports. */
function withImports(names: readonly string[], chunks: ReadonlyMap<string, Chunk>): ReadonlySet<string> {
  // Iterating over a set also visits what is added meanwhile.
  const found = new Set(names);
  for (const name of found) for (const imported of chunks.get(name)?.imports ?? []) found.add(imported);
  return found;
}
