import { pageHref, telHref } from '../compile/links.ts';
import { compileNavigation } from '../compile/navigation.ts';
import { eachLocale } from '../compile/locales.ts';
import { localizedTextOf } from '../compile/text.ts';
import { describeHours } from '../compile/hours.ts';
import type { CompiledFirm, CompiledService, SiteSpec, Text } from '../schema/index.ts';
import { emitForBrowsers } from './browser.ts';
import { code, tsFile } from './file.ts';
import type { PlannedFile } from './file.ts';

const messageOf = (spec: SiteSpec, name: string): Text => {
  const entry = spec.errors[name];
  if (!entry) throw new Error(`Unknown error entry in a checked spec: ${name}`);
  return entry.message;
};

/** What every page shares: the firm, its services, navigation, and what the backend takes. */
export const emitSite = (spec: SiteSpec): PlannedFile[] => {
  const { firm, constants, integrations } = spec;
  const { analytics } = integrations;
  return [
    tsFile(
      'site/generated/site.ts',
      'firm',
      () => `import type { CompiledFirm } from '#schema';

/** The firm, as the pages show it. */
export const firm: CompiledFirm = ${code({
        name: firm.name,
        legalName: firm.legalName,
        types: firm.types,
        tagline: localizedTextOf(spec, firm.tagline),
        origin: firm.origin,
        email: firm.email,
        phone: { display: firm.phone, href: telHref(firm.phone) },
        address: firm.address,
        hours: firm.hours,
        hoursInWords: eachLocale(spec, (locale) => describeHours(spec, firm.hours, locale)),
        social: firm.social,
      } satisfies CompiledFirm)};

/** Where the office is, in degrees; unknown without it. */
export const geo: { readonly latitude: number; readonly longitude: number } | undefined = ${firm.geo ? code(firm.geo) : 'undefined'};

/** How the interface behaves; times in milliseconds. */
export const constants = ${code(constants)} as const;

/** What the texts state; it has been filled into them. */
export const values = ${code(spec.values)} as const;
`,
    ),
    tsFile(
      'site/generated/security.ts',
      'firm.securityContact',
      () => `/** Whom to tell of a security problem, for /.well-known/security.txt. A module of its own: no page needs it. */
export const securityContact: SecurityContact | undefined = ${firm.securityContact ? code(firm.securityContact) : 'undefined'};

/** The fields of the file. */
export interface SecurityContact {
  readonly contact: string;
  /** \`2027-10-31\` */
  readonly expires: string;
  readonly languages: readonly string[];
  readonly policy?: string;
}
`,
    ),
    tsFile(
      'site/generated/preferences.ts',
      'constants',
      () => `/** Under which names a visitor's choices are kept; a module of its own, since every page loads it. */
export const themeKey = ${code(constants.themeStorageKey)};
export const languageCookie = ${code(constants.languageCookie.name)};
/** For how many seconds the language is remembered. */
export const languageMaxAge = ${constants.languageCookie.maxAgeDays * 24 * 60 * 60};
`,
    ),
    tsFile(
      'site/generated/failures.ts',
      'failures',
      () => `/** What is said when something fails that nobody expects. */
export const failures = ${code({
        router: localizedTextOf(spec, messageOf(spec, spec.failures.router)),
      })} as const;

/** What the page's script says where the page has no main element: by itself, since every page loads it. */
export const noRootElement = ${code(localizedTextOf(spec, messageOf(spec, spec.failures.root))[spec.locales.default])};
`,
    ),
    tsFile(
      'site/generated/services.ts',
      'services',
      () => `import type { CompiledService } from '#schema';

/** The services in their order; titles and descriptions are keys of the shared texts. */
export const services: readonly CompiledService[] = ${code(
        Object.entries(spec.services).map(([key, service]): CompiledService => ({
          key,
          title: `shared:services.${key}.title`,
          description: `shared:services.${key}.description`,
          ...(service.motif !== undefined && { motif: service.motif }),
          href: pageHref(spec, service.page),
        })),
      )};
`,
    ),
    tsFile(
      'site/generated/navigation.ts',
      'header and footer',
      () => `import type { CompiledNavigation } from '#schema';

/** The links of header and footer; labels are keys of the shared texts. */
export const navigation: CompiledNavigation = ${code(compileNavigation(spec).navigation)};
`,
    ),
    tsFile(
      'site/generated/integrations.ts',
      'integrations',
      () => `/** The calendar that is shown on the page itself: its script, the addresses of the calendars, and what a click on the link there reports. */
export const bookingWidget: { readonly script: string; readonly calendars: Readonly<Record<string, string>>; readonly event?: string } = ${code({
        script: integrations.bookingWidget?.script ?? '',
        calendars: firm.bookings,
        ...(analytics?.clicks?.book !== undefined && { event: analytics.clicks.book }),
      })};

/** Where events go; without an id they stay on the page. */
export const analytics: { readonly measurementId?: string; readonly consent?: boolean; readonly script: string } = ${code({
        ...(analytics?.measurementId !== undefined && { measurementId: analytics.measurementId }),
        ...(analytics?.consent && { consent: true }),
        script: analytics?.script ?? '',
      })};
`,
    ),
    ...emitForBrowsers(spec),
    tsFile(
      'site/generated/notify.ts',
      'integrations.notify',
      () => `/** Where the server tells of new rows; nobody is told without it. Not for the pages: the address is nobody else's business. */
export const notifyUrl: string | undefined = ${integrations.notify ? code(integrations.notify.url) : 'undefined'};
`,
    ),
    tsFile(
      'site/generated/reports.ts',
      'integrations.reports',
      () => `/** Where browsers and the server report what went wrong; nothing is reported without it. */
export const reports: { readonly url: string; readonly perPageView: number; readonly perMinute: number } | undefined = ${
        integrations.reports ? code(integrations.reports) : 'undefined'
      };
`,
    ),
    tsFile(
      'site/generated/backend.ts',
      'tables',
      () => `/** The tables that visitors may insert into, and the columns of each. */
export const tables = ${code(
        Object.fromEntries(
          Object.entries(spec.tables).map(([name, table]) => [
            name,
            { columns: Object.keys(table.columns), ...(table.email !== undefined && { email: table.email }), maxRows: 1, maxBytes: integrations.backend.maxBodyBytes },
          ]),
        ),
      )} as const;

/** Where the database's interface lives at the backend's origin. */
export const restPath = ${code(integrations.backend.restPath)};

/** The public key of the embedded backend. It guards nothing by itself: grants and policies do. */
export const defaultAnonKey = ${code(integrations.backend.embeddedAnonKey)};
`,
    ),
  ];
};
