import type { CompiledLanguage } from '#contract';
import { compileDesk } from '../compile/desk.ts';
import { eachLocale, isRightToLeft, localesOf, errorEntry, interfaceText, localizedTextOf } from '../compile/text.ts';
import { compileTables } from '../compile/form.ts';
import { compileBookingWidget, compileFirm, compileServices, compileNavigation } from '../compile/site.ts';
import type { InterfaceKey, Language, Locale, Localized, SiteSpec } from '../schema/index.ts';
import { code, constantsFile, type PlannedFile } from './file.ts';

function errorMessage(spec: SiteSpec, name: string): Localized {
  return localizedTextOf(spec, errorEntry(spec, name).message);
}

/** The data that all pages share, such as the firm and the navigation, and the settings of server and desk. */
export function emitSite(spec: SiteSpec): PlannedFile[] {
  const { firm, constants, integrations } = spec;
  const { languageCookie } = constants;
  return [
    ...emitLanguages(spec),
    constantsFile(
      'site/generated/site.ts',
      'firm',
      ['The firm, as the pages show it.', 'firm: CompiledFirm', compileFirm(spec)],
      ['Coordinates of the office, in degrees, if known.', 'geo: Coordinates | undefined', firm.geo],
      ['Behaviour of the interface; times in milliseconds.', 'constants: CompiledConstants', constants],
      ['Values that are already filled into the texts.', 'values: CompiledValues', spec.values],
    ),
    constantsFile('site/generated/security.ts', 'firm.securityContact', [
      'Contact for security reports, for /.well-known/security.txt. A module of its own, because no page needs it.',
      'securityContact: SecurityContact | undefined',
      firm.securityContact,
    ]),
    constantsFile(
      'site/generated/preferences.ts',
      'constants',
      [
        'Storage key of the theme. A module of its own, because every page loads it.',
        'themeKey',
        constants.themeStorageKey,
      ],
      ['Storage key that remembers a dismissed language hint.', 'languageHintKey', 'languageHint'],
      ['Cookie with the chosen language.', 'languageCookie', languageCookie.name],
      ['How long the language is remembered, in seconds.', 'languageMaxAge', languageCookie.maxAgeDays * 24 * 60 * 60],
    ),
    constantsFile(
      'site/generated/failures.ts',
      'failures',
      [
        'Messages for unexpected failures.',
        'failures: CompiledFailures',
        { router: errorMessage(spec, spec.failures.router) },
      ],
      [
        'Thrown by the script of a page without a main element. Separate from the rest, because every page loads it.',
        'noRootElement',
        errorMessage(spec, spec.failures.root)[spec.locales.default],
      ],
    ),
    constantsFile('site/generated/services.ts', 'services', [
      'The services in their order; titles and descriptions are keys of the shared texts.',
      'services: readonly CompiledService[]',
      compileServices(spec),
    ]),
    constantsFile('site/generated/navigation.ts', 'header and footer', [
      'The links of header and footer; labels are keys of the shared texts.',
      'navigation: CompiledNavigation',
      compileNavigation(spec).navigation,
    ]),
    ...emitIntegrations(spec),
    ...emitForBrowsers(spec),
    emitPapers(spec),
    ...emitServer(spec),
    constantsFile(
      'site/generated/backend.ts',
      'tables',
      [
        'The tables that visitors may insert into, with their columns.',
        'tables: TableRules<TableName>',
        compileTables(spec),
      ],
      ["Path of the database's API at the backend's origin.", 'restPath', integrations.backend.restPath],
      [
        'Public key of the embedded backend. It protects nothing; grants and policies do.',
        'defaultAnonKey',
        integrations.backend.embeddedAnonKey,
      ],
    ),
    emitDesk(spec),
  ];
}

function compileLanguage(id: Locale, { name, tag, formats = tag }: Language): CompiledLanguage {
  return { name, openGraph: tag.replaceAll('-', '_'), formats, ...(isRightToLeft(id) && { direction: 'rtl' }) };
}

/** The languages, in a module of their own: everything that handles addresses needs them. */
function emitLanguages(spec: SiteSpec): PlannedFile[] {
  const { all, default: main } = spec.locales;
  const [text, dismiss] = [interfaceText(spec, 'languageHint.text'), interfaceText(spec, 'languageHint.dismiss')];
  return [
    constantsFile(
      'site/generated/languages.ts',
      'locales',
      ['The languages, in the order of the language selector.', 'locales: readonly Locale[]', localesOf(spec)],
      ['The language whose addresses have no prefix.', 'defaultLocale: Locale', main],
      [
        'Name and formats of each language.',
        'languages: Localized<CompiledLanguage>',
        eachLocale(spec, (locale) => compileLanguage(locale, all[locale])),
      ],
      [
        'Words that stay on the same line as their number, and short words that end no line.',
        'keptTogether: Localized<KeptTogether>',
        eachLocale(spec, (locale) => all[locale].together ?? {}),
      ],
    ),
    constantsFile('site/generated/language-hint.ts', 'messages', [
      'The hint that offers a page in another language, in that language.',
      'languageHint: Localized<CompiledLanguageHint>',
      eachLocale(spec, (locale) => ({ text: text[locale], dismiss: dismiss[locale] })),
    ]),
  ];
}

function emitIntegrations({ firm, integrations }: SiteSpec): PlannedFile[] {
  const { analytics, notify, reports } = integrations;
  return [
    constantsFile(
      'site/generated/integrations.ts',
      'integrations',
      [
        'The embedded booking calendar: its script, the addresses of the calendars, and the event that a click reports.',
        'bookingWidget: CompiledBookingWidget',
        compileBookingWidget(firm, integrations),
      ],
      [
        'Where events go; without it they stay on the page.',
        'analytics: CompiledAnalytics | undefined',
        // Undefined, so that pages contain no code for it.
        analytics?.measurementId && { measurementId: analytics.measurementId, consent: analytics.consent || undefined },
      ],
    ),
    constantsFile('site/generated/notify.ts', 'integrations.notify', [
      'The webhook for new rows, if any. Only the server imports it: the address is not public.',
      'notifyUrl: string | undefined',
      notify?.url,
    ]),
    constantsFile('site/generated/reports.ts', 'integrations.reports', [
      'Where browsers and the server report errors; without it they report nothing.',
      'reports: CompiledReports | undefined',
      reports,
    ]),
  ];
}

/** The settings of single features in the browser, a module each, so that a page loads only those that it uses. */
function emitForBrowsers({ constants, firm, integrations, locales }: SiteSpec): PlannedFile[] {
  const { analytics, countryLookup } = integrations;
  return [
    constantsFile('site/generated/browser/request-timeout.ts', 'constants.requestTimeout', [
      'How long to wait for an answer, in milliseconds.',
      'requestTimeout',
      constants.requestTimeout,
    ]),
    constantsFile('site/generated/browser/email-providers.ts', 'constants.emailProviders', [
      'The domains of frequent e-mail providers, each with its misspellings.',
      'emailProviders: CompiledEmailProviders',
      constants.emailProviders ?? {},
    ]),
    constantsFile('site/generated/browser/toasts.ts', 'constants.toasts', [
      'Appearance and timing of toasts; times in milliseconds.',
      "toasts: CompiledConstants['toasts']",
      constants.toasts,
    ]),
    constantsFile('site/generated/browser/tooltips.ts', 'constants.tooltips', [
      'Delay before a tooltip opens, and how long after another one it opens at once; in milliseconds.',
      "tooltips: CompiledConstants['tooltips']",
      constants.tooltips,
    ]),
    constantsFile(
      'site/generated/browser/reads.ts',
      'constants.reads',
      ['Retries and caching of reads; times in milliseconds.', "reads: CompiledConstants['reads']", constants.reads],
      ["The site's own origin in production.", 'productionOrigin', firm.origin],
    ),
    constantsFile(
      'site/generated/browser/gtag.ts',
      'integrations.analytics',
      ['Where gtag is loaded from.', 'gtagScript', analytics?.script ?? ''],
      ['Name prefixes of the cookies that gtag sets.', 'analyticsCookies: readonly string[]', analytics?.cookies ?? []],
    ),
    constantsFile('site/generated/browser/country-lookup.ts', 'integrations.countryLookup', [
      "The service that finds a visitor's country, and the language for each country.",
      'countryLookup: CompiledCountryLookup',
      countryLookup ?? { url: '', field: '', languages: {}, otherwise: locales.default },
    ]),
  ];
}

/** The data that papers need in the browser. */
function emitPapers(spec: SiteSpec): PlannedFile {
  const { calendar, locales, messages } = spec;
  const texts = eachLocale(spec, (locale) => {
    const text = (key: InterfaceKey): string => (key in messages ? interfaceText(spec, key)[locale] : '');
    const { tag, formats = tag } = locales.all[locale];
    return { formats, outside: text('specimen.outside'), printed: text('specimen.printed') };
  });
  return constantsFile(
    'site/generated/browser/papers.ts',
    'calendar',
    [
      'The statutory holidays, and the days between which they are known.',
      'calendar: CompiledCalendar',
      {
        from: calendar?.from ?? '',
        until: calendar?.until ?? '',
        holidays: calendar?.holidays ?? [],
      },
    ],
    ['The texts that papers show once a visitor uses them.', 'paperTexts: Localized<CompiledPaperTexts>', texts],
  );
}

/** The settings of the site's own server. No page loads them. */
function emitServer({ server, firm, records }: SiteSpec): PlannedFile[] {
  return [
    constantsFile(
      'site/generated/server.ts',
      'server',
      ['Path of the health check.', 'healthPath', server.healthPath],
      ['Path of the metrics; requests need the token.', 'metricsPath', server.metricsPath],
      ['Where nginx finds the server.', 'nginx: NginxSettings', server.nginx],
      ['How many days the assets of earlier builds are kept.', 'keepAssetsDays', server.keepAssetsDays],
      ['Limits of requests and connections; times in milliseconds.', 'limits: ServerLimits', server.limits],
    ),
    constantsFile(
      'site/generated/records.ts',
      'records',
      ["The firm's time zone, in which days begin and end.", 'timeZone', firm.timeZone],
      ['The status of a new row.', 'initialStatus', records.followUp.initial],
    ),
  ];
}

/** The configuration of the desk, which the public site does not contain. */
function emitDesk(spec: SiteSpec): PlannedFile {
  const content = `import type { DeskConfig } from '#site/desk/contract/config.ts';

/** Roles, tables, settings and own texts of the desk, if the site has one. */
export const desk: DeskConfig | undefined = ${code(compileDesk(spec))};
`;
  return { path: 'site/generated/desk.ts', source: 'desk', content };
}
