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

const count = z.int().positive();
const milliseconds = z.int().min(100, 'Times are in milliseconds, at least 100.');
const path = z.string().regex(/^\/[a-z0-9/_-]+$/, 'Write a path of lower-case letters, digits, "/", "_" and "-".');

/** A host and a port, as nginx reads them: `127.0.0.1:3000`, `[::1]:3000`, `site:3000`. */
export const backendAddress = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\]):[1-9]\d{0,4}$/;

/** The project's own server: its paths for operators, and its limits. */
export const serverSchema = z
  .strictObject({
    /** Answers 200 while the server and its database are healthy, 503 otherwise: for load balancers and supervisors. */
    healthPath: path,
    /** Serves metrics in Prometheus' format, if `METRICS_TOKEN` is set, to requests with that token. */
    metricsPath: path,
    /** The configuration that the build writes for nginx in front of the server. */
    nginx: z.strictObject({
      /**
       * The address of `npm run serve`: its `HOST` and `PORT`. A second site on the machine needs another port. The
       * setting `NGINX_BACKEND` of a build overrides it.
       */
      backend: z
        .string()
        .regex(backendAddress, 'Write an address with its port, like 127.0.0.1:3000.')
        .refine((address) => Number(/:(\d+)$/.exec(address)?.[1] ?? 0) <= 65_535, 'A port is at most 65535.'),
    }),
    /**
     * How many days a build keeps the scripts, styles and pictures of earlier builds, so that pages that were open
     * during a deployment continue to work. 0 keeps none.
     */
    keepAssetsDays: z.int().min(0).max(365),
    limits: z.strictObject({
      /** The most bytes of request line and headers; beyond it the answer is 431. */
      headerBytes: z.int().min(2048, 'At least 2048: browsers send more than that with each request.').max(1_048_576),
      /** How long the headers of a request may take to arrive; then the answer is 408. */
      headersTimeout: milliseconds,
      /** How long a whole request may take to arrive, body included; then the answer is 408. */
      requestTimeout: milliseconds,
      /** How long a connection stays open for another request. Must be longer than on the load balancer. */
      keepAliveTimeout: milliseconds,
      /** How long a client may pause reading a response. */
      stalledTimeout: milliseconds,
      /** How often the server looks for overdue requests. */
      checkInterval: milliseconds,
      /** The most open connections; more are refused. */
      connections: count,
      /** The most open connections of one IP address, which an office may share. Not applied behind your own proxy. */
      connectionsPerAddress: count,
      /** How long open requests may take to finish once the server is stopping. */
      shutdownTimeout: milliseconds.max(30_000, 'Containers are killed 30 seconds after the stop signal.'),
      /** How long the database may take to answer before the server counts as unhealthy. */
      healthTimeout: milliseconds,
      /**
       * How long a request may wait for a connection to the PostgreSQL of `DATABASE_URL`, and for each of its answers.
       * After that, the response is 503 and the connection is replaced. Migrations, exports and purges may take longer.
       */
      databaseTimeout: milliseconds,
      /** The longest delay before a failed mail or webhook is retried. */
      retryDelay: milliseconds,
    }),
  })
  .refine(({ healthPath, metricsPath }) => healthPath !== metricsPath, {
    path: ['metricsPath'],
    message: 'The health check already has this path. Choose another one for the metrics.',
  })
  .refine(({ limits }) => limits.headersTimeout <= limits.requestTimeout, {
    path: ['limits', 'headersTimeout'],
    message: 'headersTimeout cannot be longer than requestTimeout, which includes it.',
  })
  .refine(({ limits }) => limits.connectionsPerAddress <= limits.connections, {
    path: ['limits', 'connectionsPerAddress'],
    message: 'connectionsPerAddress cannot be greater than connections.',
  });
export type ServerSpec = z.infer<typeof serverSchema>;

/** Declares how the project's own server behaves. */
export function defineServer(server: ServerSpec): ServerSpec {
  return server;
}
