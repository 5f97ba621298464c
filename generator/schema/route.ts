import { z } from 'zod';
import { anchorId, anyLocale, iconName, pageName } from './names.ts';
import type { PageName } from './register.ts';
import { textSchema, type Text } from './text.ts';
import { navigationLinkSchema, type NavigationLink } from './action.ts';

/** A path without a trailing slash. Other languages than the default have the same path below their prefix. */
const path = z.string();

export const routeSchema = z.strictObject({
  /** The page's own path, such as `/services`. The last segment may be a parameter, `{slug}`. */
  path,
  /**
   * For a path with a parameter: the value of the canonical address, which search engines list. All other values of
   * lower-case letters, digits and hyphens show the same page, unlisted. On a route that shows articles, each article
   * is listed at its own slug; while there is only one article, all other values show it too, and this is its slug.
   */
  canonicalParameter: z
    .string()
    .regex(/^[a-z0-9-]+$/, "Write it like 'a-slug', in lower-case letters, digits and hyphens.")
    .optional(),
  /** `articles`: the parameter is the slug of an article of `spec/articles/`, and there is no file in `spec/pages/`. */
  shows: z.literal('articles').optional(),
  /** The page's short name, for breadcrumbs, the footer and links without their own label. */
  label: textSchema,
  /** The languages in which the page exists. Its texts need no others: `only({ es: '…' })`. Default: all. */
  languages: z.array(anyLocale).min(1).optional(),
  /** Other paths that show this page, with `path` as the canonical one. */
  aliases: z.array(path).optional(),
  /**
   * The parent page, for the breadcrumbs that search engines show. Default: the page whose path
   * is above this one's (`/about` for `/about/team`), or else the home page.
   */
  parent: z.string().optional(),
  /** `false` keeps the page out of search engines and the site map. Default `true`. */
  indexable: z.boolean().optional(),
  /** `true` while the page does not exist yet: the path shows the not-found page. */
  planned: z.boolean().optional(),
});
export const redirectSchema = z.strictObject({
  /** The path that redirects. */
  from: path,
  /** The target page. */
  to: pageName,
  /** 302 for a temporary redirect, 301 or 308 for a permanent one. Default 302. */
  status: z.union([z.literal(301), z.literal(302), z.literal(308)]).optional(),
});
export const unavailableSchema = z.strictObject({
  /** A path that is linked to but shows the not-found page. */
  path,
  label: textSchema,
});

/** Rules for crawlers in robots.txt. */
export const robotsSchema = z.strictObject({
  /** Crawlers that must not visit the site, by name, such as `GPTBot`. Default: none. */
  refused: z.array(z.string().regex(/^[A-Za-z0-9_.-]+$/, 'Write the name of a crawler, like GPTBot.')).optional(),
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

/** Declares the paths of the pages. The keys are the page ids used everywhere else. */
export function definePaths<const T extends Record<string, Route>>(
  pages: T & { [K in keyof T]: { parent?: keyof T } },
): { [K in keyof T]: Route } {
  return pages;
}

/** Declares redirects. Other languages get the same below their prefix. By default, `/` redirects to the home page. */
export function defineRedirects(redirects: { from: string; to: PageName; status?: 301 | 302 | 308 }[]): Redirect[] {
  return redirects;
}

/** Declares destinations that are linked to but do not exist yet; they show the not-found page. */
export function defineUnavailable<const T extends Record<string, UnavailableRoute>>(
  unavailable: T,
): { [K in keyof T]: UnavailableRoute } {
  return unavailable;
}

/** Declares rules for crawlers. @example defineRobots({ refused: ['GPTBot'] }) */
export function defineRobots(robots: Robots): Robots {
  return robots;
}

const headerEntrySchema = z.strictObject({
  link: navigationLinkSchema,
  /** An icon before the words. */
  icon: iconName.optional(),
});

/** The header of every page. */
export const headerSchema = z.strictObject({
  /** The links, from left to right. */
  entries: z.array(headerEntrySchema),
  /** Contact links at the bottom of the screen on phones. The `headerAction` of a page replaces the first. */
  bar: z.array(headerEntrySchema).min(2).max(4).optional(),
  /** On larger screens, a button on every page without a `headerAction` of its own. */
  action: navigationLinkSchema.optional(),
});

const footerSectionSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('links'),
    id: anchorId,
    heading: textSchema,
    links: z.array(navigationLinkSchema).min(1),
  }),
  z.strictObject({ kind: z.literal('services'), id: anchorId, heading: textSchema }),
  z.strictObject({ kind: z.literal('contact'), heading: textSchema }),
  z.strictObject({ kind: z.literal('consent') }),
]);

/** The footer of every page. */
export const footerSchema = z.strictObject({
  /** A few words at the top of the plinth, such as the year of foundation. Default: none. */
  inscription: textSchema.optional(),
  /** Buttons under the logo and the tagline. */
  actions: z.array(navigationLinkSchema).optional(),
  /** The columns, from left to right; on narrow screens they are stacked. */
  columns: z.array(
    z.strictObject({
      /** The relative width of the column. Default 1. */
      width: z.number().positive().max(10).optional(),
      sections: z.array(footerSectionSchema).min(1),
    }),
  ),
});

export type Header = z.infer<typeof headerSchema>;
export type HeaderEntry = Header['entries'][number];
export type Footer = z.infer<typeof footerSchema>;
export type FooterSection = z.infer<typeof footerSectionSchema>;

/** Declares the header. @example defineHeader({ entries: [{ link: linkTo('home'), icon: 'house' }] }) */
export function defineHeader(header: Header): Header {
  return header;
}

/**
 * Declares the footer.
 * @example defineFooter({ actions: [book('newClients')], columns: [{ sections: [contactSection(…)] }] })
 */
export function defineFooter(footer: Footer): Footer {
  return footer;
}

/**
 * A list of links with a heading. The id is unique in the footer.
 * @example linkSection('company', { es: 'Empresa', en: 'Company' }, [linkTo('about'), linkTo('careers')])
 */
export function linkSection(id: string, heading: Text, links: NavigationLink[]): FooterSection {
  return { kind: 'links', id, heading, links };
}

/** A list of all services, each leading to its page. */
export function servicesSection(heading: Text, id = 'services'): FooterSection {
  return { kind: 'services', id, heading };
}

/** The firm's e-mail address, telephone number and location. */
export function contactSection(heading: Text): FooterSection {
  return { kind: 'contact', heading };
}

/** The button to change the answer about consent; shown only with `integrations.analytics.consent`. */
export function consentSection(): FooterSection {
  return { kind: 'consent' };
}
