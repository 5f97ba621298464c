import { readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import type { LocatedDiagnostic } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/diagnose.ts';
import { locatedAt } from '../diagnostics/locate.ts';
import { entryOf, shownBefore, studioTextsFile } from '../paths.ts';
import { graphOf, specFiles } from '../read/graph.ts';
import type { Graph } from '../read/graph.ts';

/** `<<<<<<< HEAD` or `>>>>>>> main` */
const conflictMarker = /^(?:<{7}|>{7})(?: .*)?$/m;

/** `export default …` or `export const …`, but not `export type …`. */
const exportedValue = /^export (?!type\b|interface\b)/m;

const textFiles = new Set(['.ts', '.tsx', '.css', '.svg', '.html', '.md', '.json', '.txt', '.csv']);

/** Refuses files of the spec in which a merge left conflict markers: in code, in a text or in an article. */
export function* conflictMarkers(root: string): Iterable<LocatedDiagnostic> {
  for (const path of specFiles(root)) {
    if (!textFiles.has(extname(path))) continue;
    const text = readFileSync(join(root, path), 'utf8');
    const found = conflictMarker.exec(text);
    if (found)
      yield locatedAt(diagnose('spec/conflict', [], {}), shownBefore(root) + path, text, found.index, found[0].length);
  }
}

/** Refuses files below `spec/` that nothing imports: a page, form or article that is missing from its list. */
export function* unlistedFiles(root: string, imported: Graph): Iterable<LocatedDiagnostic> {
  // The studio imports its texts itself.
  const studio = graphOf(join(dirname(entryOf(root)), studioTextsFile));
  for (const path of specFiles(root)) {
    const file = join(root, path);
    if (!/(?<!\.d)\.ts$/.test(path) || imported.has(file) || studio.has(file)) continue;
    const text = readFileSync(file, 'utf8');
    if (exportedValue.test(text)) yield locatedAt(diagnose('file/unlisted', [], {}), shownBefore(root) + path, text);
  }
}
