import { eachLocale, localizedTextOf, pathOf, globalValues, placeOfValue } from '../../../generator/compile/text.ts';
import { localizedPath } from '../../../generator/compile/links.ts';
import { articlePage, shownArticles } from '../../../generator/compile/articles.ts';
import { compileForm } from '../../../generator/compile/form.ts';
import { compileNavigation, namedTexts } from '../../../generator/compile/site.ts';
import { oncePer } from '../../../generator/compile/once.ts';
import { compilePage, type CompiledPageWithTexts } from '../../../generator/compile/page.ts';
import { idsOf, imagesIn, pagesOf } from '../../../generator/compile/walk.ts';
import { asWritten } from '../../../generator/edit/values.ts';
import type { ArticleEntry, Form, Page, SiteSpec } from '../../../generator/schema/index.ts';
import { valueAt } from '../../../generator/read/shape.ts';
import { referencesTo } from '../../../generator/edit/plan.ts';
import { localTime } from '../../local-time.mjs';
import type { FoundText, Json, KnownPage, PageAnswer, PageQuestion, Root, Site, SpecPath } from '../contract.ts';
import { trail } from './describe-changes.ts';

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
  const index = spec.pages.findIndex(({ id }) => id === page);
  const article = index < 0 ? (spec.articles?.entries.findIndex(({ slug }) => path.endsWith(`/${slug}`)) ?? -1) : -1;
  const slug = spec.articles?.entries[article]?.slug;
  const at: SpecPath | undefined =
    index >= 0 ? ['pages', index] : article >= 0 ? ['articles', 'entries', article] : undefined;
  const texts = Object.fromEntries(
    origins.map((origin): [string, FoundText] => [origin, resolveMessage(spec, findOrigin(spec, origin, page, slug))]),
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

/** Splits a dotted key into the steps of a path. */
function stepsOf(key: string): SpecPath {
  return key.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/** The parts of a site as pages show them. */
const compiled = oncePer((spec: SiteSpec) => {
  const { navigation, textByKey } = compileNavigation(spec);
  const shown = shownArticles(spec);
  const pageOf = oncePer((page: Page) => compilePage(spec, page));
  const articleOf = oncePer((entry: ArticleEntry) => shown && compilePage(spec, articlePage(shown, entry)));
  const form = oncePer((one: Form) => compileForm(spec, one));
  const page = (id: string, slug?: string): CompiledPageWithTexts | undefined => {
    const article = spec.articles?.entries.find((one) => one.slug === slug);
    const own = spec.pages.find((one) => one.id === id);
    return article ? articleOf(article) : own && pageOf(own);
  };
  return { navigation, shared: namedTexts(spec, textByKey), page, form };
});

/**
 * The paths of what the page marks with an origin: the key of a text, and the place of the link that it labels.
 * @example findOrigin(spec, 'shared:action.book page.blocks.0.actions.1', 'home', undefined)
 */
function findOrigin(spec: SiteSpec, origin: string, page: string, article: string | undefined): FoundText {
  const [key = '', place] = origin.split(' ');
  const text = textPath(spec, key);
  const [root, ...steps] = place === undefined ? [] : stepsOf(place);
  const { navigation, page: pageOf } = compiled(spec);
  const whole = root === 'navigation' ? navigation : pageOf(page, article)?.page;
  const link = root === undefined ? undefined : (valueAt(whole, steps) as object | undefined);
  const action = link ? pathOf(spec, link) : undefined;
  return { ...(text && { text }), ...(action && { action }) };
}

/**
 * The path of a text by its key and namespace: `home:hero.heading`, `articles/slug:title`, `form/contact:texts.submit`.
 */
function textPath(spec: SiteSpec, key: string): SpecPath | undefined {
  const [, namespace = '', name = ''] = /^([^:]*):(.*)$/.exec(key) ?? [];
  if (namespace === 'spec') return stepsOf(name);
  const { shared, page, form } = compiled(spec);
  const [kind, id = ''] = namespace.split('/');
  const own = kind === 'form' ? spec.forms[id] : undefined;
  const text =
    namespace === 'shared'
      ? shared.get(name)
      : own
        ? (valueAt(form(own), stepsOf(name)) as object | undefined)
        : page(namespace, kind === 'articles' ? id : undefined)?.textByKey.get(name);
  return text && pathOf(spec, text);
}
