import { filesPath } from '../../site/files.ts';
import { idsOf } from '../compile/walk.ts';
import type { Placed } from '../compile/walk.ts';
import { diagnose } from '../diagnostics/diagnose.ts';
import type { Diagnostic, SpecPath } from '../diagnostics/diagnostic.ts';
import type { Page } from '../schema/index.ts';
import type { Snapshot } from './snapshot.ts';

/** The ids in each page, by the page's id. The spec lists pages in the same order. */
function fragmentsOf({ pages }: Snapshot): Map<string, Placed<string>[]> {
  return new Map(
    Object.entries(pages).map(([id, page], index) => [
      id,
      idsOf({ value: { ...page, id } as Page, path: ['pages', index] }),
    ]),
  );
}

/** The page that replaces another: the same one, or another at its address. */
function successor(before: Snapshot, { routes }: Snapshot, page: string): string | undefined {
  const { path } = before.routes.pages[page] ?? {};
  return page in routes.pages ? page : Object.keys(routes.pages).find((other) => routes.pages[other]?.path === path);
}

/** Finds ids of sections, tabs, questions and forms that links may point to and that are gone, one diagnostic a page. */
export function goneFragments(before: Snapshot, after: Snapshot): Diagnostic[] {
  const now = fragmentsOf(after);
  return [...fragmentsOf(before)].flatMap(([id, was]): Diagnostic[] => {
    const page = successor(before, after, id);
    const ids = page === undefined ? undefined : now.get(page);
    if (page === undefined || ids === undefined || after.routes.pages[page]?.planned) return [];
    const present = new Set(ids.map(({ value }) => value));
    // A form that is gone has a diagnostic of its own.
    const isGoneForm = (value: string): boolean => value in before.forms && !(value in after.forms);
    const gone = was.filter(({ value }) => !present.has(value) && !isGoneForm(value));
    const [first] = gone;
    if (!first) return [];
    const earlier = new Set(was.map(({ value }) => value));
    const placeInPage = (path: SpecPath): string => path.slice(2).join('.');
    const places = new Set(gone.map(({ path }) => placeInPage(path)));
    const renamed = ids.find(({ value, path }) => !earlier.has(value) && places.has(placeInPage(path)));
    const index = Object.keys(after.pages).indexOf(page);
    const kept = gone.length === 1 && renamed ? first.value : undefined;
    const path = renamed?.path ?? ['pages', index, 'blocks'];
    return [diagnose('address/fragment', path, { page, ids: gone.map(({ value }) => value), kept })];
  });
}

/** The files that a part of a snapshot offers for download, each with its places. */
function downloadsIn(value: unknown, path: SpecPath, found = new Map<string, SpecPath[]>()): Map<string, SpecPath[]> {
  if (typeof value !== 'object' || value === null) return found;
  if ('kind' in value && value.kind === 'download' && 'file' in value && typeof value.file === 'string') {
    found.set(value.file, [...(found.get(value.file) ?? []), [...path, 'file']]);
  }
  for (const [key, inner] of Object.entries(value))
    downloadsIn(inner, [...path, Array.isArray(value) ? Number(key) : key], found);
  return found;
}

function downloadsOf({ pages, header, footer, forms, articles }: Snapshot): Map<string, SpecPath[]> {
  const { back, actions } = articles ?? {};
  return downloadsIn({ pages: Object.values(pages), header, footer, forms, articles: { back, actions } }, []);
}

/** Finds files that are no longer offered: people send their addresses to each other. */
export function goneFiles(before: Snapshot, after: Snapshot): Diagnostic[] {
  const now = downloadsOf(after);
  const places = new Set([...now.values()].flat().map((path) => path.join('.')));
  return [...downloadsOf(before)].flatMap(([file, paths]) => {
    if (now.has(file)) return [];
    // The place where another file is offered instead, if there is one.
    const path = paths.find((place) => places.has(place.join('.'))) ?? paths[0]?.slice(0, 1) ?? [];
    return [diagnose('address/file', path, { address: filesPath + file })];
  });
}
