import { eachLocale, localizedPath } from '../../../generator/compile/locales.ts';
import { localizedTextOf } from '../../../generator/compile/text.ts';
import { idsOf, imagesIn, pagesOf } from '../../../generator/compile/walk.ts';
import { asWritten } from '../../../generator/edit/languages.ts';
import type { SiteSpec } from '../../../generator/schema/index.ts';
import { originFinder } from '../../../generator/edit/source/origins.ts';
import { localTime } from '../../local-time.mjs';
import type { FoundText, Json, KnownPage, PageAnswer, PageQuestion, Root, Site, SpecPath } from '../contract.ts';
import { valueAt } from '../../../generator/read/shape.ts';
import { globalValues, placeOfValue } from '../../../generator/compile/values.ts';
import { referencesTo } from '../../../generator/edit/source/places.ts';
import { trail } from './trail.ts';

/** Describes the site for the client: languages, link destinations, kinds of blocks. */
export function describeSite(
  spec: SiteSpec,
  rest: Pick<Site, 'texts' | 'overview' | 'kinds' | 'addresses' | 'conflict'>,
): Site {
  const pages = new Map(pagesOf(spec).map((page) => [page.value.id as string, page]));
  const pattern = spec.messages['title.pattern'];
  return {
    ...rest,
    values: describeValues(spec),
    origin: spec.firm.origin,
    titlePattern: eachLocale(spec, (locale) => pattern?.[locale] ?? '{{title}}'),
    pictures: [...new Map(imagesIn(spec).map(({ value }) => [value.file, asWritten(value as Json)])).values()],
    locales: Object.entries(spec.locales.all).map(([code, { name }]) => ({ code, name })),
    // An address may be declared without a page.
    pages: (['pages', 'unavailable'] as const).flatMap((part) =>
      Object.entries(spec.routes[part]).map(([id, { label, path }]): KnownPage => {
        const page = pages.get(id);
        return {
          id,
          label: localizedTextOf(spec, label),
          paths: eachLocale(spec, (locale) => localizedPath(spec, path, locale)),
          route: ['routes', part, id],
          aliases: spec.routes.pages[id]?.aliases ?? [],
          services: Object.keys(spec.services).filter((name) => spec.services[name]?.page === id),
          anchors: page ? idsOf(page).map(({ value }) => value) : [],
          ...(page && { at: page.path }),
        };
      }),
    ),
    services: Object.entries(spec.services).map(([name, { title }]) => ({ name, title: localizedTextOf(spec, title) })),
    firm: [['firm'], ['values'], ['brand', 'colours']].map((at) => ({
      at,
      value: asWritten(valueAt(spec, at) as Json),
    })),
    articles: (spec.articles?.entries ?? []).map(({ slug, title, author, draft, publish }) => ({
      slug,
      author: asWritten(author as Json),
      title: localizedTextOf(spec, title),
      ...stateOf(draft, publish, spec.firm.timeZone),
    })),
  };
}

/** Describes the values that texts can insert: their content, where they are set, and the pages that show them. */
export function describeValues(spec: SiteSpec): Site['values'] {
  const names = Object.keys(globalValues(spec, spec.locales.default));
  return Object.fromEntries(
    names.map((name) => {
      const at = placeOfValue(spec, name) ?? [];
      const pages = referencesTo(spec, at).flatMap((path) => trail(spec, path).slice(0, 1));
      const usedOn = [...new Map(pages.map((page) => [JSON.stringify(page), page])).values()];
      return [name, { at, usedOn, texts: eachLocale(spec, (locale) => globalValues(spec, locale)[name] ?? '') }];
    }),
  );
}

function stateOf(
  draft: boolean | undefined,
  publish: string | undefined,
  timeZone: string,
): Pick<Site['articles'][number], 'state'> {
  if (draft) return { state: 'draft' };
  return publish !== undefined && publish > localTime(new Date(), timeZone) ? { state: 'future' } : {};
}

/** The path of the page, route, article or form that contains a path. */
function rootOf(path: SpecPath): SpecPath {
  return path.slice(0, path[0] === 'articles' || path[0] === 'routes' ? 3 : 2);
}

/** Finds the texts of a page in the spec, and returns the pages, articles and forms that contain them. */
export function describePage(spec: SiteSpec, { page, path, origins }: PageQuestion): PageAnswer {
  const find = originFinder(spec);
  const index = spec.pages.findIndex(({ id }) => id === page);
  const article = index < 0 ? (spec.articles?.entries.findIndex(({ slug }) => path.endsWith(`/${slug}`)) ?? -1) : -1;
  const slug = spec.articles?.entries[article]?.slug;
  const at: SpecPath | undefined =
    index >= 0 ? ['pages', index] : article >= 0 ? ['articles', 'entries', article] : undefined;
  const texts = Object.fromEntries(
    origins.map((origin): [string, FoundText] => [origin, resolveMessage(spec, find(origin, page, slug))]),
  );
  const roots = new Map<string, Root>();
  const add = (place: SpecPath | undefined): void => {
    const root = place && rootOf(place);
    if (!root || roots.has(JSON.stringify(root))) return;
    roots.set(JSON.stringify(root), { at: root, value: asWritten((valueAt(spec, root) ?? null) as Json) });
  };
  add(at);
  // The page's address and label, even if the page does not display them.
  if (Object.hasOwn(spec.routes.pages, page)) add(['routes', 'pages', page]);
  for (const { text, action } of Object.values(texts)) {
    add(text);
    add(action);
  }
  return { texts, roots: [...roots.values()], ...(at && { at }) };
}

/** Replaces the path of a reference to a shared message with the path of the message. */
function resolveMessage(spec: SiteSpec, { text, action }: FoundText): FoundText {
  const value = text && (valueAt(spec, text) as { readonly kind?: string; readonly name?: string } | undefined);
  const shared = value?.kind === 'message' && value.name !== undefined ? ['messages', value.name] : text;
  return { ...(shared && { text: shared }), ...(action && { action }) };
}
