import { dirname, join } from 'node:path';
import type { LocatedDiagnostic } from '../diagnostics/diagnostic.ts';
import { entryOf, shownBefore, studioTextsFile } from '../paths.ts';
import { graphOf, readText, specFiles } from './graph.ts';
import type { Graph } from './graph.ts';

/** `export default …` or `export const …`, not `export type …`. */
const exportsValue = /^export (?!type\b|interface\b)/m;

/** Warns of files below `spec/` that nothing imports: a page, form or article that was forgotten in its list. */
export function unlistedFiles(root: string, imported: Graph): LocatedDiagnostic[] {
  // The studio reads its texts by itself.
  const studio = graphOf(join(dirname(entryOf(root)), studioTextsFile));
  return specFiles(root).flatMap((path): LocatedDiagnostic[] => {
    const file = join(root, path);
    if (!/(?<!\.d)\.ts$/.test(path) || imported.has(file) || studio.has(file)) return [];
    const text = readText(file) ?? '';
    if (!exportsValue.test(text)) return [];
    return [
      {
        code: 'file/unlisted',
        severity: 'warning',
        path: [],
        message: 'This file is never imported, so its content is not on the site.',
        hint: 'Import it where others of its kind are listed, or delete it.',
        location: {
          file: shownBefore(root) + path,
          line: 1,
          column: 1,
          length: 1,
          excerpt: text.split('\n', 1)[0] ?? '',
        },
        related: [],
      },
    ];
  });
}
