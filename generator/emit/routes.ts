import { shownArticles } from '../compile/articles.ts';
import { localesOf } from '../compile/locales.ts';
import { compileMissing, compileRedirects, compileRoutes } from '../compile/routes.ts';
import type { RouteEntry } from '../compile/routes.ts';
import type { Locale, SiteSpec } from '../schema/index.ts';
import { code, tsFile } from './file.ts';
import type { PlannedFile } from './file.ts';

/** The table of addresses that renderer, server and tests share. */
export const emitRoutes = (spec: SiteSpec): PlannedFile[] => [tsFile('site/generated/routes.ts', 'routes', () => routesModule(spec)), robotsFile(spec)];

const ofArticle = ({ article, pattern }: RouteEntry): boolean => article !== undefined && pattern === undefined;

const routesModule = (spec: SiteSpec): string => {
  const shown = shownArticles(spec);
  const pageIds = [...spec.pages.map((page): string => page.id), ...(shown ? [shown.page] : [])];
  const compiled = compileRoutes(spec);
  const routes = compiled.filter((route) => !ofArticle(route));
  const articles = compiled.filter(ofArticle);
  return `import type { Locale } from '#schema';${articles.length > 0 ? "\nimport articles from './articles.json' with { type: 'json' };" : ''}

/** The pages that are built. */
export const pageIds = ${code(pageIds)} as const;
export type PageId = (typeof pageIds)[number];

/** An address that the site answers. */
export interface RouteEntry {
  readonly url: string;
  /** A regular expression: every address that it matches answers with this page, and its url only names the file. */
  readonly pattern?: string;
  readonly page: PageId;
  /** The slug of the article that it shows. */
  readonly article?: string;
  readonly locale: Locale;
  /** The path of the page's own address in this language. */
  readonly canonical: string;
  /** The page's own address in each language. */
  readonly alternates: Readonly<Record<Locale, string>>;
  readonly status: 200 | 404;
  /** Whether search engines may list it. */
  readonly indexable: boolean;
  /** The day of what the page shows, where it has one. */
  readonly modified?: string;
  /** The page whose share image stands for it as well, where it has none of its own. */
  readonly shareImagePage?: PageId;
  /** Origins whose scripts and frames the page embeds. */
  readonly scriptSources?: readonly string[];
  /** Origins that the page's scripts connect to. */
  readonly connectSources?: readonly string[];
}

${articleRoutes(localesOf(spec), articles)}/** Every address that answers with a page, aliases included. */
export const routes: readonly RouteEntry[] = ${articles.length > 0 ? code(routes).replace(/\n\]$/, ',\n...articles.flatMap(articleRoutes)]') : code(routes)};

/** Addresses that lead to another one. */
export const redirects: readonly { readonly from: string; readonly to: string; readonly status: 301 | 302 | 308 }[] = ${code(compileRedirects(spec))};

/** Declared addresses that answer with the not-found page, because their page is not built or does not exist. */
export const missing: readonly string[] = ${code(compileMissing(spec))};

/** The page that answers for every unknown address. */
export const notFoundPage: PageId = ${code(spec.routes.notFound)};
`;
};

const noArticleRoutes = `/** The addresses of an article: the site has none. */
export const articleRoutes = (_: { readonly slug: string; readonly date: string }): readonly RouteEntry[] => [];

`;

/** The function that makes an article's addresses of its slug and day: written out, they would be the longest file. */
const articleRoutes = (locales: readonly Locale[], routes: readonly RouteEntry[]): string => {
  const [first] = routes;
  if (!first) return noArticleRoutes;
  const { url: _, locale: _locale, canonical: _canonical, alternates, article = '', modified: _modified, ...shared } = first;
  const path = (locale: Locale): string => `\`${alternates[locale].slice(0, -article.length)}\${slug}\``;
  const own = (locale: Locale): string => (/^[a-z]+$/.test(locale) ? `alternates.${locale}` : `alternates[${code(locale)}]`);
  return `/** The addresses of an article. */
export const articleRoutes = ({ slug, date }: { readonly slug: string; readonly date: string }): readonly RouteEntry[] => {
  const alternates = { ${locales.map((locale) => `${code(locale)}: ${path(locale)}`).join(', ')} };
  const shared = { ...(${code(shared)} as const), article: slug, alternates, modified: date };
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
