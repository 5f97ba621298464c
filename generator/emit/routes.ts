import type { RouteEntry } from '#contract';
import { localesOf } from '../compile/text.ts';
import { compileMissing, compileRedirects, compileRoutes } from '../compile/routes.ts';
import type { Locale, SiteSpec } from '../schema/index.ts';
import { code, constantsFile, type PlannedFile } from './file.ts';

/** The table of addresses that renderer, server and tests share, and the rules for crawlers. */
export function emitRoutes(spec: SiteSpec): PlannedFile[] {
  const { refused = [], disallow = [] } = spec.routes.robots ?? {};
  return [
    { path: 'site/generated/routes.ts', source: 'routes', content: routesModule(spec) },
    constantsFile(
      'site/generated/robots.ts',
      'routes.robots',
      ['Crawlers that may not visit the site.', 'refused: readonly string[]', refused],
      ['Path prefixes that no crawler may fetch.', 'disallow: readonly string[]', disallow],
    ),
  ];
}

function isOfArticle({ article, pattern }: RouteEntry): boolean {
  return article !== undefined && pattern === undefined;
}

function routesModule(spec: SiteSpec): string {
  const compiled = compileRoutes(spec);
  const routes = code(compiled.filter((route) => !isOfArticle(route)));
  const article = compiled.find(isOfArticle);
  return `import type { ArticleRoutes, ${article ? '' : 'ListedArticle, '}RedirectEntry, RouteEntry } from '#contract';
${article ? articleImports : ''}
${article ? articleRoutes(localesOf(spec), article) : noArticles}/** Every address that answers with a page, aliases included. */
export const routes: readonly RouteEntry[] = ${article ? `withArticles(${routes}, articles, { articleRoutes, articleList })` : routes};

/** Redirects. */
export const redirects: readonly RedirectEntry[] = ${code(compileRedirects(spec))};

/** Declared addresses without a page, which answer with the not-found page. */
export const missing: readonly string[] = ${code(compileMissing(spec))};
`;
}

const articleImports = `import { publishedArticles, withArticles } from '#site/articles/published.ts';
import { articleList, timeZone } from './article-list.ts';
import listed from './articles.json' with { type: 'json' };
`;

const noArticles = `/** The published articles: the site has none. */
export const articles: readonly ListedArticle[] = [];

/** When the next one is published. */
export const due: string | undefined = undefined;

/** The addresses of an article. */
export const articleRoutes: ArticleRoutes = () => [];

`;

/** The function that derives an article's addresses from its entry in the list: writing them all out takes more bytes. */
function articleRoutes(locales: readonly Locale[], first: RouteEntry): string {
  const {
    url: _,
    locale: _locale,
    canonical: _canonical,
    alternates,
    article = '',
    modified: _modified,
    ...shared
  } = first;
  const path = (locale: Locale): string => `\`${(alternates[locale] ?? '').slice(0, -article.length)}\${slug}\``;
  const own = (locale: Locale): string =>
    /^[a-z]+$/.test(locale) ? `alternates.${locale}` : `alternates[${code(locale)}]`;
  const fields = Object.entries(shared).map(([name, value]) => `${name}: ${code(value)}, `);
  const entries = locales.map(
    (locale) => `{ url: ${own(locale)}, canonical: ${own(locale)}, locale: ${code(locale)}, ...shared }`,
  );
  return `/** The articles that are published when this module is loaded, in the order of the spec; and when the next one is due. */
export const { articles, due } = publishedArticles(listed, timeZone);

/** The addresses of an article. */
export const articleRoutes: ArticleRoutes = ({ slug, date, updated, sharePicture }) => {
  const alternates = { ${locales.map((locale) => `${code(locale)}: ${path(locale)}`).join(', ')} };
  const shared: Omit<RouteEntry, 'url' | 'canonical' | 'locale'> = { ${fields.join('')}article: slug, alternates, modified: updated ?? date, ...(sharePicture && { ownShareImage: sharePicture }) };
  return [${entries.join(', ')}];
};

`;
}
