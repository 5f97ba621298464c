import { expect, test } from 'vitest';
import { behind, type Chunk } from '../../site/build/files-behind.ts';

/** Files by name, with their static and dynamic imports. */
function bundle(files: Record<string, { imports?: string[]; fetches?: string[] }>): ReadonlyMap<string, Chunk> {
  return new Map(
    Object.entries(files).map(([fileName, { imports = [], fetches = [] }]) => [
      fileName,
      { fileName, imports, dynamicImports: fetches },
    ]),
  );
}

function behindIslands(chunks: ReadonlyMap<string, Chunk>): readonly string[] {
  const islands = chunks.get('islands');
  if (!islands) throw new Error('the bundle has no islands');
  return behind(islands, chunks);
}

test('lists the transitive imports of the fetched files once, without files that are loaded already', () => {
  const chunks = bundle({
    page: { imports: ['shared'], fetches: ['islands', 'tabs'] },
    shared: {},
    tabs: {},
    islands: { imports: ['alerts'], fetches: ['form', 'rules'] },
    alerts: {},
    form: { imports: ['react', 'page', 'alerts', 'zod'], fetches: ['toasts'] },
    rules: { imports: ['zod', 'form'] },
    react: { imports: ['runtime', 'shared'] },
    runtime: {},
    zod: {},
    toasts: { imports: ['react', 'sonner'] },
    sonner: {},
  });
  expect(behindIslands(chunks)).toEqual(['react', 'runtime', 'zod']);
});

test('lists files that only some of the importers have loaded', () => {
  const chunks = bundle({
    page: { imports: ['shared'], fetches: ['islands'] },
    other: { fetches: ['islands'] },
    islands: { fetches: ['form'] },
    form: { imports: ['shared'] },
    shared: {},
  });
  expect(behindIslands(chunks)).toEqual(['shared']);
});
