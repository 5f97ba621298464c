import type { CompiledAnalytics, CompiledBookingWidget, CompiledCountryLookup } from '#contract';
import type { SiteSpec } from '../schema/index.ts';

/** The calendar that is shown on the page itself. */
export const compileBookingWidget = ({
  firm,
  integrations: { analytics, bookingWidget },
}: SiteSpec): CompiledBookingWidget => ({
  script: bookingWidget?.script ?? '',
  calendars: firm.bookings,
  ...(analytics?.clicks?.book !== undefined && { event: analytics.clicks.book }),
});

/** Where events go. */
export const compileAnalytics = ({ integrations: { analytics } }: SiteSpec): CompiledAnalytics => ({
  ...(analytics?.measurementId !== undefined && { measurementId: analytics.measurementId }),
  ...(analytics?.consent && { consent: true }),
});

/** The service that tells a visitor's country. */
export const compileCountryLookup = ({
  integrations,
  locales,
}: Pick<SiteSpec, 'integrations' | 'locales'>): CompiledCountryLookup =>
  integrations.countryLookup ?? { url: '', field: '', languages: {}, otherwise: locales.default };
