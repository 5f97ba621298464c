import { z } from 'zod';

/** An event for analytics with its parameters. */
export const analyticsEventSchema = z.strictObject({
  /** The event's name, e.g. `form_submit`. */
  event: z.string().min(1),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type AnalyticsEvent = z.infer<typeof analyticsEventSchema>;

/** Everything the site may speak to outside its own origin. Nothing else is loaded. */
export const integrationsSchema = z.strictObject({
  /** Where the forms' rows go: paths of the backend at the site's own origin, and the key of the embedded one. */
  backend: z.strictObject({
    restPath: z.string(),
    embeddedAnonKey: z.string(),
    /** The longest body of a request. The columns' own limits hold besides. */
    maxBodyBytes: z.int().positive(),
    /**
     * How many messages one address may send in a minute, over all tables together. The database counts them, whatever
     * stands in front of it, and answers HTTP 429 beyond; a repeat of a stored message does not count. Offices share an
     * address, so leave room for several people. Another number makes a new migration.
     */
    insertsPerMinute: z.int().positive(),
  }),
  /**
   * Whom new rows are told to: one POST a row, as a Supabase database webhook sends it (`{ type: 'INSERT', schema, table,
   * record, old_record }`). Off without it. A hosted project calls the address by itself, if its Database Webhooks are on
   * when the migration is applied; otherwise the site's server does, again and again until the answer is a success. The
   * address is committed with the spec: it must not be a secret by itself.
   */
  notify: z.strictObject({ url: z.string(), tables: z.array(z.string()).min(1) }).optional(),
  /** gtag's measurement id; without one, events stay in `dataLayer`. */
  analytics: z.strictObject({ measurementId: z.string().optional(), origins: z.array(z.string()) }),
  /** The booking widget on the AI page. */
  bookingWidget: z.strictObject({ script: z.string() }),
  /** The IP-geolocation service of the promo page. */
  countryLookup: z.strictObject({ url: z.string(), field: z.string(), spanishCountries: z.array(z.string().length(2)) }),
});
export type Integrations = z.infer<typeof integrationsSchema>;

/** Declares the outside services. */
export const defineIntegrations = (integrations: Integrations): Integrations => integrations;
