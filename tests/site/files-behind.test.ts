import { expect, test } from 'vitest';
import { behind, type Chunk } from '../../site/build/files-behind.ts';

/** Files by name: what each imports, and what it fetches. */
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

test('what the fetched files import is told, in whatever depth and once, and nothing that runs already', () => {
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

test('what only some of those who fetch the file have is told', () => {
  const chunks = bundle({
    page: { imports: ['shared'], fetches: ['islands'] },
    other: { fetches: ['islands'] },
    islands: { fetches: ['form'] },
    form: { imports: ['shared'] },
    shared: {},
  });
  expect(behindIslands(chunks)).toEqual(['shared']);
});
