import type { CompiledAnalytics, CompiledBookingWidget, CompiledCountryLookup } from '#contract';
import type { SiteSpec } from '../schema/index.ts';

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

/** Where events go. */
export function compileAnalytics({ integrations: { analytics } }: SiteSpec): CompiledAnalytics {
  return {
    ...(analytics?.measurementId !== undefined && { measurementId: analytics.measurementId }),
    ...(analytics?.consent && { consent: true }),
  };
}

/** The service that tells a visitor's country. */
export function compileCountryLookup({
  integrations,
  locales,
}: Pick<SiteSpec, 'integrations' | 'locales'>): CompiledCountryLookup {
  return integrations.countryLookup ?? { url: '', field: '', languages: {}, otherwise: locales.default };
}
