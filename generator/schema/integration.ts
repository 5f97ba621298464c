import { z } from 'zod';
import { countryCode, httpsOrigin, httpsUrl, httpsUrlOrPath } from './formats.ts';
import { localeName } from './names.ts';
import { nonBlank } from './text.ts';

/** gtag drops events with other names. */
const eventName = z
  .string()
  .regex(
    /^[A-Za-z]\w{0,39}$/,
    'The name of an event has at most 40 letters, digits and "_", and begins with a letter.',
  );

/** An event for analytics with its parameters. */
export const analyticsEventSchema = z.strictObject({
  /** The event's name, e.g. `form_submit`. */
  event: eventName,
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type AnalyticsEvent = z.infer<typeof analyticsEventSchema>;

/** The services outside the site's own origin. Nothing else is loaded. */
export const integrationsSchema = z.strictObject({
  /** Where the forms' rows go: paths of the backend at the site's own origin, and the key of the embedded one. */
  backend: z.strictObject({
    restPath: z
      .string()
      .regex(/^\/[^\s?#]*[^\s?#/]$/, 'Write it like /rest/v1: with a slash in front and none at the end.'),
    embeddedAnonKey: nonBlank,
    /** The longest body of a request. The columns' own limits hold besides. */
    maxBodyBytes: z.int().positive(),
    /**
     * How many messages one address may send in a minute, over all tables together. The database counts them, whatever
     * stands in front of it, and answers HTTP 429 beyond; a repeat of a stored message does not count. Offices share an
     * address, so leave room for several people. Another number makes a new migration.
     */
    insertsPerMinute: z.int().positive().max(10_000),
  }),
  /**
   * A webhook for new rows: one POST a row, as a Supabase database webhook sends it (`{ type: 'INSERT', schema, table,
   * record, old_record }`). Off without it. A hosted project calls the address by itself, if its Database Webhooks are on
   * when the migration is applied; otherwise the site's server does, again and again until the answer is a success. The
   * address is committed with the spec: it must not be a secret by itself.
   */
  notify: z.strictObject({ url: httpsUrl, tables: z.array(z.string()).min(1) }).optional(),
  /**
   * Where browsers and the server report problems: script errors, files that did not load, violations of the content
   * security policy, dead addresses, failures of the server; and, once a visit, web vitals. Off without it, and then no
   * page has code for it. See docs/guides/error-reporting.md.
   *
   * A report contains no personal data, but its receiver learns the visitor's internet address: name a third party in
   * the privacy notice (`spec/pages/privacy.ts`).
   *
   * @example reports: { url: '/reports', perPageView: 5, perMinute: 60 }
   */
  reports: z
    .strictObject({
      /**
       * A complete https address, which gets one POST a report with JSON in its body; or a path of the site, at which the
       * project's own server takes reports and writes each as a line of its log (a static host has nobody there).
       * It is in the pages: it must not be a secret.
       */
      url: httpsUrlOrPath,
      /** How many different reports one view of a page may send; the same thing is sent once. */
      perPageView: z.int().min(1).max(50),
      /**
       * How many different bad addresses and failures the server reports per minute, each with its count; of all others
       * it reports only the number. At a path of the site: how many reports it logs per minute.
       */
      perMinute: z.int().min(1).max(1000),
    })
    .optional(),
  /** Which events there are and where they go. Without a measurement id nothing is loaded, and they stay in the page's `dataLayer`. */
  analytics: z
    .strictObject({
      /** gtag's measurement id, e.g. `G-1A2B3C4D5E`. Visitors with Global Privacy Control are never measured. */
      measurementId: z
        .string()
        .regex(/^[A-Z]+-[A-Z0-9]+$/, 'A measurement id is written G-1A2B3C4D5E.')
        .optional(),
      /** `true` asks the visitor first; until they agree, consent is denied and nothing is loaded. Default `false`. */
      consent: z.boolean().optional(),
      /** How the names begin of the cookies that the script sets, and of what it keeps in local storage: all of it is deleted when a visitor withdraws the consent. */
      cookies: z
        .array(
          z
            .string()
            .regex(/^[\w!#$%&'+.^`|~-]+$/, 'Write how the name begins, without an asterisk: _ga covers _ga_ABC too.'),
        )
        .optional(),
      /** The address of gtag's script, to which the id is added. */
      script: httpsUrl,
      /** Where gtag comes from and sends to. */
      origins: z.array(httpsOrigin),
      /** The event that a click reports, by the kind of what is clicked: `{ book: 'booking_click' }`. Default: none. */
      clicks: z.partialRecord(z.enum(['page', 'book', 'chat', 'phone', 'email', 'url']), eventName).optional(),
    })
    .optional(),
  /** The calendar that a `bookingWidget` block shows on the page itself. */
  bookingWidget: z.strictObject({ script: httpsUrl }).optional(),
  /** The IP-geolocation service that pages with `languageByCountry` ask. */
  countryLookup: z
    .strictObject({
      url: httpsUrl,
      /** Where its answer has the country's two letters. */
      field: nonBlank,
      /** The countries whose visitors get a language, by the language. */
      languages: z.record(z.string(), z.array(countryCode)),
      /** The language that visitors from all other countries get. */
      otherwise: localeName,
    })
    .optional(),
});
export type Integrations = z.infer<typeof integrationsSchema>;

/** Declares the outside services. */
export function defineIntegrations(integrations: Integrations): Integrations {
  return integrations;
}
