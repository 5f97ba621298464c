import { dirname, relative } from 'node:path/posix';
import type { Plugin } from 'vite';

const PLACEHOLDER = '__FILES_BEHIND__';
const QUOTED = new RegExp(`(["'\`])${PLACEHOLDER}\\1`, 'g');

/** What of a file of the bundle matters here. */
export interface Chunk {
  readonly fileName: string;
  /** What it cannot run without, and what it fetches when it likes. */
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
}

/**
 * Tells `lib/islands.ts` which files are imported by those that it fetches, as `import.meta.env.FILES_BEHIND`, so that it can
 * ask for all of them at once. Its own name changes with theirs: it names a file whose name changes with what it imports.
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
 * The files that come after those which a file fetches, in whatever depth: what each of them cannot run without, but for what
 * runs already, since the file itself or whoever fetches it needs it too.
 */
export function behind(chunk: Chunk, chunks: ReadonlyMap<string, Chunk>): readonly string[] {
  const fetched = reached(chunk.dynamicImports, chunks);
  const running = reached([chunk.fileName], chunks);
  const before = [...chunks.values()]
    .filter(({ dynamicImports }) => dynamicImports.includes(chunk.fileName))
    .map(({ fileName }) => reached([fileName], chunks));
  const runs = (name: string): boolean =>
    running.has(name) || (before.length > 0 && before.every((files) => files.has(name)));
  return [...fetched].filter((name) => !runs(name) && !chunk.dynamicImports.includes(name)).toSorted();
}

/** Files with all that they import, by name. */
function reached(names: readonly string[], chunks: ReadonlyMap<string, Chunk>): ReadonlySet<string> {
  // What is added to a set while it is gone through is gone through as well.
  const found = new Set(names);
  for (const name of found) for (const imported of chunks.get(name)?.imports ?? []) found.add(imported);
  return found;
}
