import { filesPath } from '../../site/files.ts';
import type { Diagnostic, SpecPath } from '../diagnostic.ts';
import { warning } from '../diagnostics/problem.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

/** The files that a part of a snapshot offers, each with the places where it does. */
function offersIn(value: unknown, path: SpecPath, found = new Map<string, SpecPath[]>()): Map<string, SpecPath[]> {
  if (typeof value !== 'object' || value === null) return found;
  if ('kind' in value && value.kind === 'download' && 'file' in value && typeof value.file === 'string') {
    found.set(value.file, [...(found.get(value.file) ?? []), [...path, 'file']]);
  }
  for (const [key, inner] of Object.entries(value))
    offersIn(inner, [...path, Array.isArray(value) ? Number(key) : key], found);
  return found;
}

/** Everything that can offer a file. Pages are a list in the spec, in the same order. */
function offersOf({ pages, header, footer, forms, articles }: Snapshot): Map<string, SpecPath[]> {
  return offersIn(
    {
      pages: Object.values(pages),
      header,
      footer,
      forms,
      articles: { back: articles?.back, actions: articles?.actions },
    },
    [],
  );
}

/** Files that are offered no longer: people send their addresses to each other. */
export function goneFiles(before: Snapshot, after: Snapshot): Diagnostic[] {
  const now = offersOf(after);
  const places = new Set([...now.values()].flat().map((path) => path.join('.')));
  return [...offersOf(before)].flatMap(([file, paths]) => {
    if (now.has(file)) return [];
    // Where another file is offered instead, that is the place.
    const path = paths.find((place) => places.has(place.join('.'))) ?? paths[0]?.slice(0, 1) ?? [];
    const says = `"${filesPath}${file}" does not answer any longer: links that people have sent each other end at the not-found page.`;
    return [warning('address/file', path, says, 'Keep the name if it is a new version of the same document.')];
  });
}
