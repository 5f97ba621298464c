import type {
  CompiledConstants,
  CompiledFailures,
  CompiledReports,
  CompiledValues,
  Coordinates,
  SecurityContact,
} from '#contract';
import { compileNavigation } from '../compile/navigation.ts';
import {
  compileAnalytics,
  compileBookingWidget,
  compileCountryLookup,
  compileFirm,
  compileServices,
  compileTables,
} from '../compile/site.ts';
import { localizedTextOf } from '../compile/text.ts';
import type { SiteSpec, Text } from '../schema/index.ts';
import { code, tsFile } from './file.ts';
import type { PlannedFile } from './file.ts';

function messageOf(spec: SiteSpec, name: string): Text {
  const entry = spec.errors[name];
  if (!entry) throw new Error(`Unknown error entry in a checked spec: ${name}`);
  return entry.message;
}

/** A value that may be missing, as TypeScript source. */
function optional<T>(value: T | undefined): string {
  return value === undefined ? 'undefined' : code(value);
}

/** What every page shares: the firm, its services, navigation, and what the backend takes. */
export function emitSite(spec: SiteSpec): PlannedFile[] {
  const { firm, constants, integrations } = spec;
  return [
    tsFile(
      'site/generated/site.ts',
      'firm',
      () => `import type { CompiledConstants, CompiledFirm, CompiledValues, Coordinates } from '#contract';

/** The firm, as the pages show it. */
export const firm: CompiledFirm = ${code(compileFirm(spec))};

/** Where the office is, in degrees; unknown without it. */
export const geo: Coordinates | undefined = ${optional<Coordinates>(firm.geo)};

/** How the interface behaves; times in milliseconds. */
export const constants: CompiledConstants = ${code(constants satisfies CompiledConstants)};

/** What the texts state; it has been filled into them. */
export const values: CompiledValues = ${code(spec.values satisfies CompiledValues)};
`,
    ),
    tsFile(
      'site/generated/security.ts',
      'firm.securityContact',
      () => `import type { SecurityContact } from '#contract';

/** Whom to tell of a security problem, for /.well-known/security.txt. A module of its own: no page needs it. */
export const securityContact: SecurityContact | undefined = ${optional<SecurityContact>(firm.securityContact)};
`,
    ),
    tsFile(
      'site/generated/preferences.ts',
      'constants',
      () => `/** Under which names a visitor's choices are kept; a module of its own, since every page loads it. */
export const themeKey = ${code(constants.themeStorageKey)};
export const languageHintKey = 'languageHint';
export const languageCookie = ${code(constants.languageCookie.name)};
/** For how many seconds the language is remembered. */
export const languageMaxAge = ${constants.languageCookie.maxAgeDays * 24 * 60 * 60};
`,
    ),
    tsFile(
      'site/generated/failures.ts',
      'failures',
      () => `import type { CompiledFailures } from '#contract';

/** What is said when something fails that nobody expects. */
export const failures: CompiledFailures = ${code({
        router: localizedTextOf(spec, messageOf(spec, spec.failures.router)),
      } satisfies CompiledFailures)};

/** What the page's script says where the page has no main element: by itself, since every page loads it. */
export const noRootElement = ${code(localizedTextOf(spec, messageOf(spec, spec.failures.root))[spec.locales.default])};
`,
    ),
    tsFile(
      'site/generated/services.ts',
      'services',
      () => `import type { CompiledService } from '#contract';

/** The services in their order; titles and descriptions are keys of the shared texts. */
export const services: readonly CompiledService[] = ${code(compileServices(spec))};
`,
    ),
    tsFile(
      'site/generated/navigation.ts',
      'header and footer',
      () => `import type { CompiledNavigation } from '#contract';

/** The links of header and footer; labels are keys of the shared texts. */
export const navigation: CompiledNavigation = ${code(compileNavigation(spec).navigation)};
`,
    ),
    tsFile(
      'site/generated/integrations.ts',
      'integrations',
      () => `import type { CompiledAnalytics, CompiledBookingWidget } from '#contract';

/** The calendar that is shown on the page itself: its script, the addresses of the calendars, and what a click on the link there reports. */
export const bookingWidget: CompiledBookingWidget = ${code(compileBookingWidget(spec))};

/** Where events go; without an id they stay on the page. */
export const analytics: CompiledAnalytics = ${code(compileAnalytics(spec))};
`,
    ),
    ...emitForBrowsers(spec),
    tsFile(
      'site/generated/notify.ts',
      'integrations.notify',
      () => `/** Where the server tells of new rows; nobody is told without it. Not for the pages: the address is nobody else's business. */
export const notifyUrl: string | undefined = ${optional<string>(integrations.notify?.url)};
`,
    ),
    tsFile(
      'site/generated/reports.ts',
      'integrations.reports',
      () => `import type { CompiledReports } from '#contract';

/** Where browsers and the server report what went wrong; nothing is reported without it. */
export const reports: CompiledReports | undefined = ${optional<CompiledReports>(integrations.reports)};
`,
    ),
    tsFile(
      'site/generated/backend.ts',
      'tables',
      () => `import type { TableName, TableRules } from '#contract';

/** The tables that visitors may insert into, and the columns of each. */
export const tables: TableRules<TableName> = ${code(compileTables(spec))};

/** Where the database's interface lives at the backend's origin. */
export const restPath = ${code(integrations.backend.restPath)};

/** The public key of the embedded backend. It guards nothing by itself: grants and policies do. */
export const defaultAnonKey = ${code(integrations.backend.embeddedAnonKey)};
`,
    ),
  ];
}

/** What single parts of a page need in the browser: a module for each, so that a visitor fetches nothing else along with it. */
function emitForBrowsers({ constants, firm, integrations, locales }: SiteSpec): PlannedFile[] {
  return [
    tsFile(
      'site/generated/browser/request-timeout.ts',
      'constants.requestTimeout',
      () => `/** For how many milliseconds an answer is waited for. */
export const requestTimeout = ${code(constants.requestTimeout)};
`,
    ),
    tsFile(
      'site/generated/browser/toasts.ts',
      'constants.toasts',
      () => `import type { CompiledConstants } from '#contract';

/** How toasts look and behave; times in milliseconds. */
export const toasts: CompiledConstants['toasts'] = ${code(constants.toasts)};
`,
    ),
    tsFile(
      'site/generated/browser/tooltips.ts',
      'constants.tooltips',
      () => `import type { CompiledConstants } from '#contract';

/** After how many milliseconds a tooltip opens, and for how long after another one it opens at once. */
export const tooltips: CompiledConstants['tooltips'] = ${code(constants.tooltips)};
`,
    ),
    tsFile(
      'site/generated/browser/reads.ts',
      'constants.reads',
      () => `import type { CompiledConstants } from '#contract';

/** How reads are repeated and kept; times in milliseconds. */
export const reads: CompiledConstants['reads'] = ${code(constants.reads)};

/** The site's own origin in production. */
export const productionOrigin = ${code(firm.origin)};
`,
    ),
    tsFile(
      'site/generated/browser/gtag.ts',
      'integrations.analytics',
      () => `/** Where gtag is fetched from. */
export const gtagScript = ${code(integrations.analytics?.script ?? '')};

/** How the names begin of the cookies that gtag sets. */
export const analyticsCookies: readonly string[] = ${code(integrations.analytics?.cookies ?? [])};
`,
    ),
    tsFile(
      'site/generated/browser/country-lookup.ts',
      'integrations.countryLookup',
      () => `import type { CompiledCountryLookup } from '#contract';

/** The service that tells a visitor's country, and which language visitors from there get. */
export const countryLookup: CompiledCountryLookup = ${code(compileCountryLookup({ integrations, locales }))};
`,
    ),
  ];
}
