import { z } from 'zod';
import { countryCode, httpsOrigin, httpsUrl, httpsUrlOrPath } from './formats.ts';
import { localeName } from './names.ts';
import { nonBlank } from './text.ts';

/** gtag drops events with other names. */
const eventName = z
  .string()
  .regex(
    /^[A-Za-z]\w{0,39}$/,
    'The name of an event consists of at most 40 letters, digits and "_", and begins with a letter.',
  );

/** An event for analytics with its parameters. */
export const analyticsEventSchema = z.strictObject({
  /** The event's name, e.g. `form_submit`. */
  event: eventName,
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type AnalyticsEvent = z.infer<typeof analyticsEventSchema>;

/** The external services. Nothing else is loaded from other origins. */
export const integrationsSchema = z.strictObject({
  /** The backend that stores the forms' rows: its path at the site's own origin, and the key of the embedded one. */
  backend: z.strictObject({
    restPath: z
      .string()
      .regex(/^\/[^\s?#]*[^\s?#/]$/, 'Write it like /rest/v1, with a leading slash and no trailing one.'),
    embeddedAnonKey: nonBlank,
    /** The longest body of a request, in bytes. The limits of the columns apply as well. */
    maxBodyBytes: z.int().positive(),
    /**
     * How many messages one IP address may send per minute, over all tables together. The database counts them,
     * regardless of proxies, and answers HTTP 429 beyond the limit; a repeat of a stored message does not count.
     * Offices share an address, so leave room for several people. A change of the number makes a new migration.
     */
    insertsPerMinute: z.int().positive().max(10_000),
  }),
  /**
   * A webhook for new rows: one POST per row, in the format of a Supabase database webhook (`{ type: 'INSERT', schema,
   * table, record, old_record }`). Default: off. A hosted project calls the address itself if its Database Webhooks are
   * enabled when the migration is applied; otherwise the site's server calls it and retries until it succeeds. The
   * address is committed with the spec, so it must not contain a secret.
   */
  notify: z.strictObject({ url: httpsUrl, tables: z.array(z.string()).min(1) }).optional(),
  /**
   * The receiver of reports from browsers and the server: script errors, files that failed to load, violations of the
   * content security policy, broken links and server failures. Default: off, and no page contains code for it. See docs/guides/error-reporting.md.
   *
   * A report contains no personal data, but its receiver learns the visitor's IP address: name a third party in
   * the privacy notice (`spec/pages/privacy.ts`).
   *
   * @example reports: { url: '/reports', perPageView: 5, perMinute: 60 }
   */
  reports: z
    .strictObject({
      /**
       * A complete https address, which gets one POST with JSON per report; or a path of the site, at which the
       * project's own server accepts reports and logs each as a line (a static host cannot receive them). Pages contain
       * it, so it must not be a secret.
       */
      url: httpsUrlOrPath,
      /** How many different reports one page view may send; the same report is sent once. */
      perPageView: z.int().min(1).max(50),
      /**
       * How many different broken links and failures the server reports per minute, each with its count; it reports
       * only the number of any others. At a path of the site: how many reports it logs per minute.
       */
      perMinute: z.int().min(1).max(1000),
    })
    .optional(),
  /** The analytics service. Without a measurement id nothing is loaded, and events stay in the page's `dataLayer`. */
  analytics: z
    .strictObject({
      /** gtag's measurement id, e.g. `G-1A2B3C4D5E`. Visitors with Global Privacy Control are never measured. */
      measurementId: z
        .string()
        .regex(/^[A-Z]+-[A-Z0-9]+$/, 'Write a measurement id like G-1A2B3C4D5E.')
        .optional(),
      /** `true` asks the visitor first; until they agree, consent is denied and nothing is loaded. Default `false`. */
      consent: z.boolean().optional(),
      /** Prefixes of the script's cookies and local storage keys, which the site deletes when consent is withdrawn. */
      cookies: z
        .array(
          z
            .string()
            .regex(
              /^[\w!#$%&'+.^`|~-]+$/,
              'Write the beginning of the name, without an asterisk: _ga covers _ga_ABC too.',
            ),
        )
        .optional(),
      /** The address of gtag's script, to which the id is added. */
      script: httpsUrl,
      /** The origins that gtag is loaded from and sends to. */
      origins: z.array(httpsOrigin),
      /** The event that a click reports, by the kind of action: `{ book: 'booking_click' }`. Default: none. */
      clicks: z.partialRecord(z.enum(['page', 'book', 'chat', 'phone', 'email', 'url']), eventName).optional(),
    })
    .optional(),
  /** The calendar that a `bookingWidget` block shows on the page itself. */
  bookingWidget: z.strictObject({ script: httpsUrl }).optional(),
  /** The IP-geolocation service that pages with `languageByCountry` use. */
  countryLookup: z
    .strictObject({
      url: httpsUrl,
      /** The field of its answer with the two-letter code of the country. */
      field: nonBlank,
      /** The countries whose visitors get a language, by language. */
      languages: z.record(z.string(), z.array(countryCode)),
      /** The language that visitors from all other countries get. */
      otherwise: localeName,
    })
    .optional(),
});
export type Integrations = z.infer<typeof integrationsSchema>;

/** Declares the external services. */
export function defineIntegrations(integrations: Integrations): Integrations {
  return integrations;
}
