import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { allBlocks } from '../compile/walk.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/diagnose.ts';
import { specFolderOf } from '../paths.ts';
import type { SiteSpec } from '../schema/index.ts';

/** Refuses custom blocks whose kind has no component. */
export function* usedBlocks(root: string, spec: SiteSpec): Iterable<Diagnostic> {
  for (const { value, path } of allBlocks(spec))
    if (value.kind === 'custom' && !existsSync(join(specFolderOf(root), 'blocks', value.block, 'component.tsx')))
      yield diagnose('block/no-folder', path, { name: value.block });
}
