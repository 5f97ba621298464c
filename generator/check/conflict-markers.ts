import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { LocatedDiagnostic } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/diagnose.ts';
import { locatedAt } from '../diagnostics/locate.ts';
import { shownBefore } from '../paths.ts';
import { specFiles } from '../read/graph.ts';

/** `<<<<<<< HEAD` or `>>>>>>> main` */
const marker = /^(?:<{7}|>{7})(?: .*)?$/m;

const textFiles: ReadonlySet<string> = new Set([
  '.ts',
  '.tsx',
  '.css',
  '.svg',
  '.html',
  '.md',
  '.json',
  '.txt',
  '.csv',
]);

/** Refuses files of the spec in which a merge has left its conflict markers: in code, in a text or in an article. */
export function* conflictMarkers(root: string): Iterable<LocatedDiagnostic> {
  for (const path of specFiles(root)) {
    if (!textFiles.has(extname(path))) continue;
    const text = readFileSync(join(root, path), 'utf8');
    const found = marker.exec(text);
    if (found)
      yield locatedAt(diagnose('spec/conflict', [], {}), shownBefore(root) + path, text, found.index, found[0].length);
  }
}
