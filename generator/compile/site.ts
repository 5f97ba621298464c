import type {
  CompiledAnalytics,
  CompiledBookingWidget,
  CompiledCountryLookup,
  CompiledFirm,
  CompiledService,
  TableRules,
} from '#contract';
import type { SiteSpec } from '../schema/index.ts';
import { describeHours } from './hours.ts';
import { pageHref, telHref } from './links.ts';
import { eachLocale } from './locales.ts';
import { localizedTextOf } from './text.ts';

/** The firm, as the pages show it. */
export function compileFirm(spec: SiteSpec): CompiledFirm {
  const { name, legalName, types, tagline, origin, email, phone, address, hours, social } = spec.firm;
  return {
    name,
    legalName,
    types,
    tagline: localizedTextOf(spec, tagline),
    origin,
    email,
    phone: { display: phone, href: telHref(phone) },
    address,
    hours,
    hoursInWords: eachLocale(spec, (locale) => describeHours(spec, hours, locale)),
    social,
  };
}

/** The services in their order. */
export function compileServices(spec: SiteSpec): CompiledService[] {
  return Object.entries(spec.services).map(([key, { motif, page }]) => ({
    key,
    title: `shared:services.${key}.title`,
    description: `shared:services.${key}.description`,
    ...(motif !== undefined && { motif }),
    href: pageHref(spec, page),
  }));
}

/** The calendar that is shown on the page itself. */
export function compileBookingWidget({
  firm,
  integrations: { analytics, bookingWidget },
}: SiteSpec): CompiledBookingWidget {
  return {
    script: bookingWidget?.script ?? '',
    calendars: firm.bookings,
    ...(analytics?.clicks?.book !== undefined && { event: analytics.clicks.book }),
  };
}

/** The analytics service that receives events. */
export function compileAnalytics({ integrations: { analytics } }: SiteSpec): CompiledAnalytics {
  return {
    ...(analytics?.measurementId !== undefined && { measurementId: analytics.measurementId }),
    ...(analytics?.consent && { consent: true }),
  };
}

/** The service that finds a visitor's country. */
export function compileCountryLookup({
  integrations,
  locales,
}: Pick<SiteSpec, 'integrations' | 'locales'>): CompiledCountryLookup {
  return integrations.countryLookup ?? { url: '', field: '', languages: {}, otherwise: locales.default };
}

/** What the backend accepts for each table. */
export function compileTables({ tables, integrations }: SiteSpec): TableRules {
  return Object.fromEntries(
    Object.entries(tables).map(([name, { columns, email }]) => [
      name,
      {
        columns: Object.keys(columns),
        ...(email !== undefined && { email }),
        maxRows: 1,
        maxBytes: integrations.backend.maxBodyBytes,
      },
    ]),
  );
}
