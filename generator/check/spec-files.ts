import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocatedDiagnostic } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/diagnose.ts';
import { locatedAt } from '../diagnostics/locate.ts';
import { shownBefore } from '../paths.ts';
import { specFiles, type Graph } from '../read/graph.ts';

/** `export default …` or `export const …`, but not `export type …`. */
const exportedValue = /^export (?!type\b|interface\b)/m;

/** Refuses files below `spec/` that nothing imports: a page, form or article that is missing from its list. */
export function* unlistedFiles(root: string, imported: Graph): Iterable<LocatedDiagnostic> {
  for (const path of specFiles(root)) {
    const file = join(root, path);
    if (!/(?<!\.d)\.ts$/.test(path) || imported.has(file)) continue;
    const text = readFileSync(file, 'utf8');
    if (exportedValue.test(text)) yield locatedAt(diagnose('file/unlisted', [], {}), shownBefore(root) + path, text);
  }
}
