import type { Integrations } from '#schema';
import type { Immutable } from './text.ts';

/** The calendar that is shown on the page itself. */
export interface CompiledBookingWidget {
  /** Empty where the site has none. */
  readonly script: string;
  /** The addresses of the calendars, by their names. */
  readonly calendars: Readonly<Record<string, string>>;
  /** What a click on the link there reports. */
  readonly event?: string;
}

/** Where events go. */
export interface CompiledAnalytics {
  /** Without it, events stay on the page. */
  readonly measurementId?: string;
  /** Whether the visitor is asked first. */
  readonly consent?: boolean;
}

/** The service that tells a visitor's country, and which language visitors from there get. */
export interface CompiledCountryLookup {
  /** Empty where the site has none. */
  readonly url: string;
  /** Where its answer has the country's two letters. */
  readonly field: string;
  /** The countries whose visitors get a language, by the language. */
  readonly languages: Readonly<Record<string, readonly string[]>>;
  /** The language of visitors from all other countries. */
  readonly otherwise: string;
}

/** Where browsers and the server report what went wrong. */
export type CompiledReports = Immutable<NonNullable<Integrations['reports']>>;
