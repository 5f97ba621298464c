import { compileMissing, compileRedirects, compileRoutes } from '../compile/routes.ts';
import type { SiteSpec } from '../schema/index.ts';
import { code, tsFile } from './file.ts';
import type { PlannedFile } from './file.ts';

/** The table of addresses that renderer, server and tests share. */
export const emitRoutes = (spec: SiteSpec): PlannedFile[] => [
  tsFile(
    'site/generated/routes.ts',
    'routes',
    `import type { Locale } from '#schema';

/** The pages that are built. */
export const pageIds = ${code(spec.pages.map((page) => page.id))} as const;
export type PageId = (typeof pageIds)[number];

/** An address that the site answers. */
export interface RouteEntry {
  readonly url: string;
  /** A regular expression: every address that it matches answers with this page, and its url only names the file. */
  readonly pattern?: string;
  readonly page: PageId;
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
  /** Origins whose scripts and frames the page embeds. */
  readonly embeds?: readonly string[];
  /** Origins that the page's scripts ask for something. */
  readonly asks?: readonly string[];
}

/** Every address that answers with a page, aliases included. */
export const routes: readonly RouteEntry[] = ${code(compileRoutes(spec))};

/** Addresses that lead to another one. */
export const redirects: readonly { readonly from: string; readonly to: string; readonly status: 301 | 302 | 308 }[] = ${code(compileRedirects(spec))};

/** Declared addresses that answer with the not-found page, because their page is not built or does not exist. */
export const missing: readonly string[] = ${code(compileMissing(spec))};

/** The page that answers for every unknown address. */
export const notFoundPage: PageId = ${code(spec.routes.notFound)};
`,
  ),
  tsFile(
    'site/generated/robots.ts',
    'routes.robots',
    `/** Crawlers that shall stay away from the whole site. */
export const refused: readonly string[] = ${code(spec.routes.robots?.refused ?? [])};

/** Beginnings of paths that no crawler shall fetch. */
export const disallow: readonly string[] = ${code(spec.routes.robots?.disallow ?? [])};
`,
  ),
];
