import type { Diagnostic } from '../diagnostic.ts';
import { enumerated } from '../diagnostics/catalogue/entry.ts';
import { warning } from '../diagnostics/problem.ts';
import { idsOf } from '../check/walk.ts';
import type { Placed } from '../check/walk.ts';
import type { Page } from '../schema/index.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

/** What `#…` can point to on each page, by the id of the page. Pages are a list in the spec, in the same order. */
function fragmentsOf({ pages }: Snapshot): Map<string, Placed<string>[]> {
  return new Map(
    Object.entries(pages).map(([id, page], index) => [
      id,
      idsOf({ value: { ...page, id } as Page, path: ['pages', index] }),
    ]),
  );
}

/** The page that has taken the place of another: the same one, or one of another name at its address. */
function successor(before: Snapshot, { routes }: Snapshot, page: string): string | undefined {
  return page in routes.pages
    ? page
    : Object.keys(routes.pages).find((other) => routes.pages[other]?.path === before.routes.pages[page]?.path);
}

/** Sections, tabs, questions and forms that links led to and that have another id now, or are gone: one message for each page. */
export function goneFragments(before: Snapshot, after: Snapshot): Diagnostic[] {
  const now = fragmentsOf(after);
  return [...fragmentsOf(before)].flatMap(([id, was]): Diagnostic[] => {
    const page = successor(before, after, id);
    const ids = page === undefined ? undefined : now.get(page);
    if (page === undefined || ids === undefined || after.routes.pages[page]?.planned) return [];
    const left = new Set(ids.map(({ value }) => value));
    // Of a form that there is no longer, its rows are told.
    const gone = was.filter(({ value }) => !left.has(value) && !(value in before.forms && !(value in after.forms)));
    const [first] = gone;
    if (!first) return [];
    const earlier = new Set(was.map(({ value }) => value));
    // Where another id stands in its place, that is the mistake.
    const places = new Set(gone.map(({ path }) => path.slice(2).join('.')));
    const renamed = ids.find(({ value, path }) => !earlier.has(value) && places.has(path.slice(2).join('.')));
    const index = Object.keys(after.pages).indexOf(page);
    const names = enumerated(gone.map(({ value }) => `"#${value}"`));
    return [
      warning(
        'address/fragment',
        renamed?.path ?? ['pages', index, 'blocks'],
        `The page "${page}" has no ${names} any longer: links from elsewhere that point there open the top of the page.`,
        gone.length === 1 && renamed
          ? `Keep the id "${first.value}": it is part of an address, not of the text.`
          : 'Keep each id whose part of the page is still there: it is part of an address, not of the text.',
      ),
    ];
  });
}
