/** The language in which `spec/` is written: the whole site, and all of its parts. */
import { z } from 'zod';
import { articlesSchema } from './article.ts';
import { deskSchema, studioSchema } from './desk.ts';
import { brandSchema } from './brand.ts';
import { calendarSchema, constantsSchema, firmSchema, nextStepsSchema, serviceSchema } from './firm.ts';
import { fileSlug, sqlName } from './formats.ts';
import { formSchema } from './form.ts';
import { integrationsSchema, serverSchema } from './integration.ts';
import { localesSchema, type Locales } from './locale.ts';
import { errorSchema, messagesSchema, siteValuesSchema } from './message.ts';
import { errorName, pageName } from './names.ts';
import { footerSchema, headerSchema, redirectSchema, robotsSchema, routeSchema, unavailableSchema } from './route.ts';
import { pageSchema } from './page.ts';
import { recordsSchema, tableSchema } from './table.ts';

export * from './action.ts';
export * from './article.ts';
export * from './brand.ts';
export * from './desk.ts';
export * from './firm.ts';
export * from './form.ts';
export { openingHoursSchema, timeOfDay } from './formats.ts';
export type { OpeningHours } from './formats.ts';
export * from './image.ts';
export * from './integration.ts';
export { contentOf, customKinds, customSchema, defineBlock, z } from './kind.ts';
export type { Custom, CustomBlock } from './kind.ts';
export * from './locale.ts';
export * from './message.ts';
export * from './page.ts';
export type * from './register.ts';
export * from './route.ts';
export * from './svg.ts';
export * from './table.ts';
export * from './text.ts';

/** The whole site as one value. */
export const siteSchema = z.strictObject({
  locales: localesSchema,
  firm: firmSchema,
  brand: brandSchema,
  constants: constantsSchema,
  /** Values for texts, `{{name}}`, in addition to those derived from the spec. Default: none. */
  values: siteValuesSchema.default({}),
  routes: z.strictObject({
    pages: z.record(fileSlug('shared'), routeSchema),
    /** Default: none. */
    redirects: z.array(redirectSchema).default([]),
    /** Default: none. */
    unavailable: z.record(z.string(), unavailableSchema).default({}),
    /**
     * Public addresses removed for good, which `npm run generate` no longer warns about: paths in the default language,
     * with `#id` for a fragment. Default: none.
     */
    removed: z.array(z.string()).optional(),
    robots: robotsSchema.optional(),
    /** The page that is shown for every unknown path. */
    notFound: pageName,
    /** The page that the logo links to. */
    home: pageName,
    /** The privacy notice, which forms link to. */
    privacy: pageName,
  }),
  /** Default: none. */
  services: z.record(z.string(), serviceSchema).default({}),
  tables: z.record(sqlName, tableSchema),
  errors: z.record(z.string(), errorSchema),
  /** Entries of the error catalogue for unexpected failures. */
  failures: z.strictObject({
    /** A failure of the server. */
    router: errorName,
    /** A page without the main element that the scripts need. */
    root: errorName,
  }),
  messages: messagesSchema,
  /** Texts for later features. Default: none. */
  reserved: messagesSchema.default({}),
  integrations: integrationsSchema,
  server: serverSchema,
  records: recordsSchema,
  /** The working days of the papers that count them. Default: none, so no paper may. */
  calendar: calendarSchema.optional(),
  header: headerSchema,
  footer: footerSchema,
  /** The steps listed beside forms and on pages with `nextSteps: true`. Default: none are shown. */
  nextSteps: nextStepsSchema.optional(),
  forms: z.record(fileSlug('controls', 'index', 'rules', 'texts'), formSchema),
  pages: z.array(pageSchema),
  /** The articles of the blog, at the route with `shows: 'articles'`. */
  articles: articlesSchema.optional(),
  /** The desk. Without one, rows are handled with `npm run leads`. */
  desk: deskSchema.optional(),
  /** Texts of the studio. Default: the engine's. */
  studio: studioSchema.optional(),
});
export type SiteSpec = Omit<z.infer<typeof siteSchema>, 'locales'> & { locales: Locales };

/** The whole site as declared: settings with a default may be omitted. */
export type SiteInput = z.input<typeof siteSchema>;

/** Declares the whole site; the default export of `spec/index.ts`. */
export function defineSite(site: SiteInput): SiteSpec {
  return {
    values: {},
    services: {},
    reserved: {},
    ...site,
    brand: { motifs: {}, ...site.brand },
    firm: { bookings: {}, social: [], ...site.firm },
    routes: { redirects: [], unavailable: {}, ...site.routes },
  } as SiteSpec;
}
