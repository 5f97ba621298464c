import { filesPath } from '../../site/files.ts';
import type { Diagnostic, SpecPath } from '../diagnostics/diagnostic.ts';
import { enumerated } from '../diagnostics/words.ts';
import { warning } from '../diagnostics/problem.ts';
import { idsOf } from '../compile/walk.ts';
import type { Placed } from '../compile/walk.ts';
import type { Page } from '../schema/index.ts';
import type { Snapshot } from './snapshot/snapshot.ts';

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

const gone = 'links, subscriptions and search results that lead there end at the not-found page';

/** Lists of categories that are no longer at their addresses, and the feed where there is no list any longer. */
export function goneLists(before: Snapshot, after: Snapshot): Diagnostic[] {
  const [was, now] = [before.articles?.list, after.articles?.list];
  const [from, to] = [was && before.routes.pages[was.page]?.path, now && after.routes.pages[now.page]?.path];
  if (from === undefined) return [];
  if (to === undefined) {
    return [
      warning(
        'address/gone',
        ['articles'],
        `"/feed.xml" and the lists of the categories below ${from} do not answer any longer: ${gone}.`,
        'Keep the list.',
      ),
    ];
  }
  const kept = new Set(after.routes.redirects.map((redirect) => redirect.from));
  return Object.keys(before.articles?.categories ?? {}).flatMap((name) => {
    const address = `${from}/${name}`;
    if ((from === to && name in (after.articles?.categories ?? {})) || kept.has(address)) return [];
    const hint = `Keep the name: it is part of the address, not of the text. Or add to the redirects: { from: '${address}', to: '${now?.page}', status: 308 },`;
    return [
      warning(
        'address/gone',
        ['articles', 'categories'],
        `The list at "${address}" does not answer any longer: ${gone}.`,
        hint,
      ),
    ];
  });
}
