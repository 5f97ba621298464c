import type { CompiledBookingWidget, CompiledFirm, CompiledService, TableRules } from '#contract';
import type { Firm, Integrations, SiteSpec } from '../schema/index.ts';
import { pageHref, telHref } from './links.ts';
import { eachLocale } from './locales.ts';
import { localizedTextOf, describeHours } from './text.ts';

/** Compiles the firm's data as the pages show it. */
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

/** Compiles the services, in the order of the spec. */
export function compileServices(spec: SiteSpec): CompiledService[] {
  return Object.entries(spec.services).map(([key, { motif, page, shortTitle }]) => ({
    key,
    title: `shared:services.${key}.title`,
    shortTitle: `shared:services.${key}.${shortTitle ? 'shortTitle' : 'title'}`,
    description: `shared:services.${key}.description`,
    ...(motif !== undefined && { motif }),
    href: pageHref(spec, page),
  }));
}

/** The booking calendar that is embedded in pages. */
export function compileBookingWidget(
  { bookings }: Firm,
  { bookingWidget, analytics }: Integrations,
): CompiledBookingWidget {
  const event = analytics?.clicks?.book;
  return { script: bookingWidget?.script ?? '', calendars: bookings, ...(event !== undefined && { event }) };
}

/** The columns and limits of the inserts that the backend accepts for each table. */
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
