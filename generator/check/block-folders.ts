import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic, LocatedDiagnostic } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/diagnose.ts';
import { locatedAt } from '../diagnostics/locate.ts';
import { shownSpec, specFolderOf } from '../paths.ts';
import type { SiteSpec } from '../schema/index.ts';
import { allBlocks } from '../compile/walk.ts';

/** `defineBlock('opening-offer'` */
const definition = /\bdefineBlock\(\s*(['"`])([^'"`]*)\1/;

/** The folders of the kinds of blocks that a spec defines itself. */
function foldersOf(root: string): string[] {
  const folder = join(specFolderOf(root), 'blocks');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
}

/** Refuses block folders whose schema defines another name, or that lack a component or styles. */
export function* blockFolders(root: string): Iterable<LocatedDiagnostic> {
  for (const name of foldersOf(root)) {
    const folder = join(specFolderOf(root), 'blocks', name);
    // A folder without a schema is not a kind: kinds may share files there.
    if (!existsSync(join(folder, 'schema.ts'))) continue;
    const shown = `${shownSpec(root)}blocks/${name}/schema.ts`;
    const schema = readFileSync(join(folder, 'schema.ts'), 'utf8');
    const [whole = '', , given] = definition.exec(schema) ?? [];
    if (given !== undefined && given !== name) {
      const start = schema.indexOf(whole) + whole.length - given.length - 1;
      yield locatedAt(diagnose('block/name', [], { given, name }), shown, schema, start, given.length);
    }
    for (const file of ['component.tsx', 'styles.css'])
      if (!existsSync(join(folder, file)))
        yield locatedAt(diagnose('block/missing-file', [], { name, file }), shown, schema);
  }
}

/** Refuses custom blocks whose kind has no folder. */
export function* usedBlocks(root: string, spec: SiteSpec): Iterable<Diagnostic> {
  const folders = foldersOf(root);
  for (const { value: block, path } of allBlocks(spec))
    if (block.kind === 'custom' && !folders.includes(block.block))
      yield diagnose('block/no-folder', path, { name: block.block });
}
