import type { CompiledPage, Locale, RouteEntry } from '#contract';
import type { i18n, ResourceKey } from 'i18next';
import { hasGeneratedJson, readGeneratedJson } from '../generated-json.ts';
import { createTexts, type PageInfo } from '../render/page.tsx';
import { defaultLocale, locales } from '#generated/languages.ts';
import { localeOfPath } from '../shared/locales.ts';
import { asArticle, hasArticle, readArticle } from '../articles/article.ts';

const pages = byName(import.meta.glob<{ page: CompiledPage }>('#generated/pages/*.ts'));

/**
 * Finds the route of a path in its normalised form. A path that is not in the table gets the not-found page in the
 * language of the path.
 * @example entryFor('/en/no-such-page', routes).url // '/en/404'
 */
export function entryFor(path: string, routes: readonly RouteEntry[]): RouteEntry {
  const language = localeOfPath(path, { locales, defaultLocale });
  const entry =
    routes.find(({ url }) => url === path) ??
    routes.find(({ pattern }) => pattern !== undefined && new RegExp(pattern).test(path)) ??
    routes.find(({ status, locale }) => status === 404 && locale === language);
  if (!entry) throw new Error(`The route table has neither ${path} nor a not-found page: run npm run generate.`);
  return entry;
}

/** The blocks of a page and its texts. */
export interface Content {
  readonly page: CompiledPage;
  readonly texts: i18n;
}

/** What a page is rendered from. */
export interface PageProps extends Pick<PageInfo, 'entry' | 'formModules'> {
  readonly content: Content;
}

/**
 * Loads the blocks of a page and its texts in the language of the route. In development, a page that is not generated
 * yet is replaced by a loading message; in a build it throws.
 */
export async function loadContent(
  entry: Pick<RouteEntry, 'locale' | 'article' | 'list'> & {
    readonly page: string;
    readonly alternates?: RouteEntry['alternates'];
  },
  development = import.meta.env.MODE === 'development',
): Promise<Content> {
  const { page, locale, article } = entry;
  const shared = readTexts(locale, 'shared');
  const file = `pages/${page}.ts`;
  if (
    development &&
    !(file in pages && (article === undefined ? hasGeneratedJson(textsFile(locale, page)) : hasArticle(article)))
  )
    return loading(locale, shared);
  const { page: loaded } = await loadPage(file);
  const content = entry.list ? asList(loaded, entry.list) : loaded;
  if (article === undefined)
    return {
      page: content,
      texts: createTexts(locale, page, { [locale]: { [page]: readTexts(locale, page), shared } }),
    };
  const own = readArticle(article);
  // All articles have the same keys; the namespace tells their texts apart.
  const namespace = `articles/${article}`;
  return {
    page: asArticle(content, own, entry.alternates),
    texts: createTexts(locale, namespace, { [locale]: { [namespace]: own[locale], shared } }),
  };
}

/** A page whose first block is replaced by the list of articles. Only the first page of the list has the other blocks. */
function asList(page: CompiledPage, list: NonNullable<RouteEntry['list']>): CompiledPage {
  const { breadcrumbs, ...rest } = page;
  const isFirst = list.category === undefined && list.page === 1;
  return {
    ...rest,
    layout: 'overview',
    blocks: isFirst ? page.blocks.slice(1) : [],
    ...(isFirst && breadcrumbs && { breadcrumbs }),
  };
}

function loading(locale: Locale, shared: ResourceKey): Content {
  const text = 'shared:loading';
  const page: CompiledPage = {
    id: 'loading',
    layout: 'message',
    title: text,
    description: text,
    blocks: [{ kind: 'notice', heading: text, paragraphs: [], actions: [] }],
  };
  return { page, texts: createTexts(locale, page.id, { [locale]: { shared } }) };
}

function textsFile(locale: Locale, namespace: string): string {
  return `locales/${locale}/${namespace}.json`;
}

function readTexts(locale: Locale, namespace: string): ResourceKey {
  return readGeneratedJson(textsFile(locale, namespace));
}

function loadPage(file: string): Promise<{ page: CompiledPage }> {
  const load = pages[file];
  if (!load) throw new Error(`site/generated/${file} is missing: run npm run generate.`);
  return load();
}

/** Modules by their path inside the folder of generated files, wherever that is. */
function byName<T>(modules: Record<string, T>): Record<string, T> {
  const folder = '/generated/';
  return Object.fromEntries(
    Object.entries(modules).map(([path, module]) => [path.slice(path.lastIndexOf(folder) + folder.length), module]),
  );
}
