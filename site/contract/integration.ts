import type { Integrations } from '#schema';
import type { Immutable } from './text.ts';

/** The embedded booking calendar. */
export interface CompiledBookingWidget {
  /** Its address; empty if the site has no calendar. */
  readonly script: string;
  /** The addresses of the calendars, by their names. */
  readonly calendars: Readonly<Record<string, string>>;
  /** The analytics event of a click on the fallback link. */
  readonly event?: string;
}

/** The analytics settings that pages need. */
export type CompiledAnalytics = Readonly<Pick<NonNullable<Integrations['analytics']>, 'measurementId' | 'consent'>>;

/** The service that looks up a visitor's country. Its `url` is empty if the site does not look up countries. */
export type CompiledCountryLookup = Immutable<NonNullable<Integrations['countryLookup']>>;

/** Where browsers and the server report errors. */
export type CompiledReports = Immutable<NonNullable<Integrations['reports']>>;
