import type { RouteEntry } from '#contract';
import { localesOf } from '../compile/locales.ts';
import { compileMissing, compileRedirects, compileRoutes } from '../compile/routes.ts';
import type { Locale, SiteSpec } from '../schema/index.ts';
import { code, tsFile } from './file.ts';
import type { PlannedFile } from './file.ts';

/** The table of addresses that renderer, server and tests share. */
export const emitRoutes = (spec: SiteSpec): PlannedFile[] => [tsFile('site/generated/routes.ts', 'routes', () => routesModule(spec)), robotsFile(spec)];

const ofArticle = ({ article, pattern }: RouteEntry): boolean => article !== undefined && pattern === undefined;

const routesModule = (spec: SiteSpec): string => {
  const compiled = compileRoutes(spec);
  const routes = compiled.filter((route) => !ofArticle(route));
  const articles = compiled.filter(ofArticle);
  return `import type { ArticleRoutes, RedirectEntry, RouteEntry } from '#contract';${articles.length > 0 ? "\nimport articles from './articles.json' with { type: 'json' };" : ''}

${articleRoutes(localesOf(spec), articles)}/** Every address that answers with a page, aliases included. */
export const routes: readonly RouteEntry[] = ${articles.length > 0 ? code(routes).replace(/\n\]$/, ',\n...articles.flatMap(articleRoutes)]') : code(routes)};

/** Addresses that lead to another one. */
export const redirects: readonly RedirectEntry[] = ${code(compileRedirects(spec))};

/** Declared addresses that answer with the not-found page, because their page is not built or does not exist. */
export const missing: readonly string[] = ${code(compileMissing(spec))};
`;
};

const noArticleRoutes = `/** The addresses of an article: the site has none. */
export const articleRoutes: ArticleRoutes = () => [];

`;

/** The function that makes an article's addresses of its slug and day: written out, they would be the longest file. */
const articleRoutes = (locales: readonly Locale[], routes: readonly RouteEntry[]): string => {
  const [first] = routes;
  if (!first) return noArticleRoutes;
  const { url: _, locale: _locale, canonical: _canonical, alternates, article = '', modified: _modified, ...shared } = first;
  const path = (locale: Locale): string => `\`${alternates[locale].slice(0, -article.length)}\${slug}\``;
  const own = (locale: Locale): string => (/^[a-z]+$/.test(locale) ? `alternates.${locale}` : `alternates[${code(locale)}]`);
  return `/** The addresses of an article. */
export const articleRoutes: ArticleRoutes = ({ slug, date }) => {
  const alternates = { ${locales.map((locale) => `${code(locale)}: ${path(locale)}`).join(', ')} };
  const shared: Omit<RouteEntry, 'url' | 'canonical' | 'locale'> = { ${Object.entries(shared).map(([name, value]) => `${name}: ${code(value)}, `).join('')}article: slug, alternates, modified: date };
  return [${locales.map((locale) => `{ url: ${own(locale)}, canonical: ${own(locale)}, locale: ${code(locale)}, ...shared }`).join(', ')}];
};

`;
};

const robotsFile = (spec: SiteSpec): PlannedFile =>
  tsFile(
    'site/generated/robots.ts',
    'routes.robots',
    () => `/** Crawlers that shall stay away from the whole site. */
export const refused: readonly string[] = ${code(spec.routes.robots?.refused ?? [])};

/** Beginnings of paths that no crawler shall fetch. */
export const disallow: readonly string[] = ${code(spec.routes.robots?.disallow ?? [])};
`,
  );
