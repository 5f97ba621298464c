import { z } from 'zod';
import { anyLocale, pageName } from './names.ts';
import type { PageName } from './register.ts';
import { textSchema } from './text.ts';

/** A path of the site in the default language: absolute, without trailing slash. The other languages have the same path below their prefix. */
const path = z.string();

export const routeSchema = z.strictObject({
  /** The page's own path, e.g. `/services`. A last segment that may be anything is written `{slug}`. */
  path,
  /**
   * For a path with a parameter: the value at which search engines find the page. Every other value of lower-case
   * letters, digits and hyphens answers with the same page, which they do not list. Where the route shows articles, each
   * is found at its own slug; while there is one article alone, all other values show it too, and this is its slug.
   */
  canonicalParameter: z
    .string()
    .regex(/^[a-z0-9-]+$/, "Write it like 'a-slug', in lower-case letters, digits and hyphens.")
    .optional(),
  /** `articles`: the parameter is the slug of an article of `spec/articles/`, and there is no file in `spec/pages/`. */
  shows: z.literal('articles').optional(),
  /** The page's short name: breadcrumbs, footer and links without a label of their own. */
  label: textSchema,
  /** The languages in which the page exists. Its texts need no others: `only({ es: '…' })`. Default: all. */
  languages: z.array(anyLocale).min(1).optional(),
  /** Other paths that answer with this page and name `path` as canonical. */
  aliases: z.array(path).optional(),
  /**
   * The page that this one belongs under, for the way to it that search engines show. Without it, the page whose path
   * is above this one's (`/about` for `/about/team`), or else the home page.
   */
  parent: z.string().optional(),
  /** `false` keeps the page out of search engines and the site map. Default `true`. */
  indexable: z.boolean().optional(),
  /** `true` while the page is not built: the path answers with the not-found page. */
  planned: z.boolean().optional(),
});
export const redirectSchema = z.strictObject({
  /** The path that redirects. */
  from: path,
  /** The page that it leads to. */
  to: pageName,
  /** 302 while it may change, 308 for good. Default 302. */
  status: z.union([z.literal(301), z.literal(302), z.literal(308)]).optional(),
});
export const unavailableSchema = z.strictObject({
  /** A path that is linked to and answers with the not-found page. */
  path,
  label: textSchema,
});

/** Rules for crawlers in robots.txt. */
export const robotsSchema = z.strictObject({
  /** Crawlers that may not visit the site, by name, e.g. `GPTBot`. Default: none. */
  refused: z
    .array(z.string().regex(/^[A-Za-z0-9_.-]+$/, 'A crawler is written by the name that it goes by, like GPTBot.'))
    .optional(),
  /**
   * Path prefixes that no crawler may fetch. Not for pages: crawlers must fetch a page to see that it is not indexable.
   * Default: none.
   */
  disallow: z.array(z.string().regex(/^\/[^\s?#*$\\]*$/, 'Write the beginning of a path, like /reports/.')).optional(),
});

export type Robots = z.infer<typeof robotsSchema>;
export type Route = z.infer<typeof routeSchema>;
export type Redirect = z.infer<typeof redirectSchema>;
export type UnavailableRoute = z.infer<typeof unavailableSchema>;

/** Declares the pages' paths. The keys are the page ids used everywhere else. */
export function definePaths<const T extends Record<string, Route>>(
  pages: T & { [K in keyof T]: { parent?: keyof T } },
): { [K in keyof T]: Route } {
  return pages;
}

/** Declares redirects. The other languages have the same ones below their prefix. Without one from `/`, the root leads to the home page. */
export function defineRedirects(redirects: { from: string; to: PageName; status?: 301 | 302 | 308 }[]): Redirect[] {
  return redirects;
}

/** Declares destinations that are linked to but do not exist yet; they answer with the not-found page. */
export function defineUnavailable<const T extends Record<string, UnavailableRoute>>(
  unavailable: T,
): { [K in keyof T]: UnavailableRoute } {
  return unavailable;
}

/** Declares rules for crawlers. @example defineRobots({ refused: ['GPTBot'] }) */
export function defineRobots(robots: Robots): Robots {
  return robots;
}
