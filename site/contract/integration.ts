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

/** The analytics settings. */
export interface CompiledAnalytics {
  /** Without it, events stay on the page. */
  readonly measurementId?: string;
  /** Whether analytics requires the consent of the visitor. */
  readonly consent?: boolean;
}

/** The service that looks up a visitor's country, and the language for each country. */
export interface CompiledCountryLookup {
  /** Empty if the site does not look up countries. */
  readonly url: string;
  /** The field of its response with the two-letter country code. */
  readonly field: string;
  /** Country codes by language. */
  readonly languages: Readonly<Record<string, readonly string[]>>;
  /** The language of visitors from all other countries. */
  readonly otherwise: string;
}

/** Where browsers and the server report errors. */
export type CompiledReports = Immutable<NonNullable<Integrations['reports']>>;
