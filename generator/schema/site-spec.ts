import { z } from 'zod';
import { articlesSchema } from './article.ts';
import { errorSchema } from './error.ts';
import { constantsSchema, firmSchema } from './firm.ts';
import { formSchema } from './form.ts';
import { integrationsSchema } from './integration.ts';
import { messagesSchema } from './message.ts';
import { destinationName, errorName, pageName } from './names.ts';
import { pageSchema } from './page.ts';
import { nowhereSchema, redirectSchema, robotsSchema, routeSchema } from './route.ts';
import { recordsSchema } from './records.ts';
import { serverSchema } from './server.ts';
import { serviceSchema } from './service.ts';
import { tableSchema } from './table.ts';
import { siteValuesSchema } from './values.ts';

/** The whole site as one value. */
export const siteSchema = z.strictObject({
  firm: firmSchema,
  constants: constantsSchema,
  values: siteValuesSchema,
  routes: z.strictObject({
    pages: z.record(z.string(), routeSchema),
    redirects: z.array(redirectSchema),
    nowhere: z.record(z.string(), nowhereSchema),
    robots: robotsSchema.optional(),
    /** The page that answers for every unknown path. */
    notFound: pageName,
    /** The page that the logo leads to. */
    home: pageName,
    /** The page that forms link to where they collect data. */
    privacy: pageName,
    /** Where a visitor arrives after signing out. */
    afterSignOut: pageName,
    /** The overview that the header's button leads to. */
    services: pageName,
  }),
  services: z.record(z.string(), serviceSchema),
  tables: z.record(z.string(), tableSchema),
  errors: z.record(z.string(), errorSchema),
  /** Entries of the error catalogue for what nobody expects. */
  failures: z.strictObject({
    /** What the server answers when it fails itself. */
    router: errorName,
    /** What is thrown when a page has no main element for the scripts to start on. */
    root: errorName,
  }),
  messages: messagesSchema,
  reserved: messagesSchema,
  integrations: integrationsSchema,
  server: serverSchema,
  records: recordsSchema,
  /** The links of the footer, by column. */
  footer: z.strictObject({
    company: z.array(destinationName),
    resources: z.array(destinationName),
    legal: z.array(destinationName),
    /** The calendar of the footer's booking button. */
    calendar: z.string(),
  }),
  forms: z.record(z.string(), formSchema),
  pages: z.array(pageSchema),
  /** The blog's articles. A route with `shows: 'articles'` is where they are. */
  articles: articlesSchema.optional(),
});
export type SiteSpec = z.infer<typeof siteSchema>;

/** Declares the whole site; the default export of `spec/index.ts`. */
export const defineSite = (site: SiteSpec): SiteSpec => site;
