import type { RouteEntry } from '#contract';
import { localesOf } from '../compile/locales.ts';
import { compileMissing, compileRedirects, compileRoutes } from '../compile/routes.ts';
import type { Locale, SiteSpec } from '../schema/index.ts';
import { code, tsFile } from './file.ts';
import type { PlannedFile } from './file.ts';

/** The table of addresses that renderer, server and tests share. */
export function emitRoutes(spec: SiteSpec): PlannedFile[] {
  return [tsFile('site/generated/routes.ts', 'routes', () => routesModule(spec)), robotsFile(spec)];
}

function ofArticle({ article, pattern }: RouteEntry): boolean {
  return article !== undefined && pattern === undefined;
}

function routesModule(spec: SiteSpec): string {
  const compiled = compileRoutes(spec);
  const routes = compiled.filter((route) => !ofArticle(route));
  const [article] = compiled.filter(ofArticle);
  return `import type { ArticleRoutes, ${article ? '' : 'ListedArticle, '}RedirectEntry, RouteEntry } from '#contract';
${article ? articleImports : ''}
${article ? articleRoutes(localesOf(spec), article) : noArticles}/** Every address that answers with a page, aliases included. */
export const routes: readonly RouteEntry[] = ${article ? `withArticles(${code(routes)}, articles, { articleRoutes, articleList })` : code(routes)};

/** Addresses that lead to another one. */
export const redirects: readonly RedirectEntry[] = ${code(compileRedirects(spec))};

/** Declared addresses that answer with the not-found page, because their page is not built or does not exist. */
export const missing: readonly string[] = ${code(compileMissing(spec))};
`;
}

const articleImports = `import { publishedArticles, withArticles } from '#site/articles/published.ts';
import { articleList, timeZone } from './article-list.ts';
import listed from './articles.json' with { type: 'json' };
`;

const noArticles = `/** The articles that are there: the site has none. */
export const articles: readonly ListedArticle[] = [];

/** When the next one appears. */
export const due: string | undefined = undefined;

/** The addresses of an article. */
export const articleRoutes: ArticleRoutes = () => [];

`;

/** The function that makes an article's addresses of its slug and day: written out, they would be the longest file. */
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
  const path = (locale: Locale): string => `\`${alternates[locale].slice(0, -article.length)}\${slug}\``;
  const own = (locale: Locale): string =>
    /^[a-z]+$/.test(locale) ? `alternates.${locale}` : `alternates[${code(locale)}]`;
  return `/** The articles that are there when this is read, in the order of the spec; and when the next one appears. */
export const { articles, due } = publishedArticles(listed, timeZone);

/** The addresses of an article. */
export const articleRoutes: ArticleRoutes = ({ slug, date, updated, sharePicture }) => {
  const alternates = { ${locales.map((locale) => `${code(locale)}: ${path(locale)}`).join(', ')} };
  const shared: Omit<RouteEntry, 'url' | 'canonical' | 'locale'> = { ${Object.entries(shared)
    .map(([name, value]) => `${name}: ${code(value)}, `)
    .join(
      '',
    )}article: slug, alternates, modified: updated ?? date, ...(sharePicture && { ownShareImage: sharePicture }) };
  return [${locales.map((locale) => `{ url: ${own(locale)}, canonical: ${own(locale)}, locale: ${code(locale)}, ...shared }`).join(', ')}];
};

`;
}

function robotsFile(spec: SiteSpec): PlannedFile {
  return tsFile(
    'site/generated/robots.ts',
    'routes.robots',
    () => `/** Crawlers that shall stay away from the whole site. */
export const refused: readonly string[] = ${code(spec.routes.robots?.refused ?? [])};

/** Beginnings of paths that no crawler shall fetch. */
export const disallow: readonly string[] = ${code(spec.routes.robots?.disallow ?? [])};
`,
  );
}
