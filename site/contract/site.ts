/** The firm, its brand and its services, and how the site behaves, after compilation. */
import type {
  Brand,
  Constants,
  Firm,
  HeadingFont,
  Integrations,
  Language,
  Room,
  ServerSpec,
  Service,
  TableName,
  TextFont,
  Value,
} from '#schema';
import type { Box, Compiled, Immutable, Localized, TextKey } from './page.ts';

export type { TableName };

/** The firm after compilation. Its type does not depend on the values in the spec, so lists may be empty. */
export interface CompiledFirm extends Immutable<
  Pick<Firm, 'name' | 'legalName' | 'types' | 'origin' | 'email' | 'address' | 'hours' | 'social'>
> {
  readonly tagline: Localized;
  readonly phone: { readonly display: string; readonly href: string };
  /** The opening hours as text, one line each: days, then times. */
  readonly hoursInWords: Localized<readonly string[]>;
}

/** The coordinates of the office, in degrees. */
export type Coordinates = Immutable<NonNullable<Firm['geo']>>;

/** The fields of `/.well-known/security.txt`. */
export interface SecurityContact extends Immutable<Omit<NonNullable<Firm['securityContact']>, 'languages'>> {
  readonly languages: readonly string[];
}

/** A service after compilation. */
export interface CompiledService extends Compiled<Pick<Service, 'title' | 'description' | 'motif'>> {
  readonly key: string;
  /** The label of its window in the house. */
  readonly shortTitle: TextKey;
  readonly href: Localized;
}

/** An SVG drawing, parsed. */
export interface CompiledDrawing {
  readonly viewBox: string;
  readonly box: Box;
  /** The y coordinate of its lower edge, in the drawing's units. */
  readonly foot: number;
  /** Attributes of the `<svg>`, such as `fill` and `stroke-width`. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The markup inside the `<svg>`. */
  readonly markup: string;
}

/** One file of a font. */
export interface CompiledFace {
  /** Its path in the font's package. */
  readonly file: string;
  /** A weight, or the range of a variable font: `400 600`. */
  readonly weight: string;
  readonly italic: boolean;
  /** The subset, if the package has several. */
  readonly subset?: string;
  /** The axes to keep: a range, or a fixed value. */
  readonly axes: Readonly<Record<string, { readonly min: number; readonly max: number } | number>>;
}

/** The parts of a logo. */
export interface CompiledLogo {
  readonly mark?: CompiledDrawing;
  readonly wordmark?: CompiledDrawing;
}

/** The room of a service. `file`: that of its picture. */
export type CompiledRoom = Immutable<Omit<Room, 'picture'>> & { readonly file: string };

/** The brand after compilation. */
export interface CompiledBrand extends Readonly<Pick<Brand, 'colours' | 'tones'>> {
  readonly headingFont: Omit<HeadingFont, 'substitutes'> & {
    /** Each with its name in the style sheets. */
    readonly substitutes: readonly (HeadingFont['substitutes'][number] & { readonly name: string })[];
  };
  readonly textFont?: Pick<TextFont, 'family' | 'package' | 'metrics'> & {
    readonly faces: readonly CompiledFace[];
    /** Each with its name in the style sheets. */
    readonly substitutes: readonly (TextFont['substitutes'][number] & { readonly name: string })[];
  };
  readonly logo: CompiledLogo & {
    /** The logo for dark backgrounds; `plinth`: whether the plinth is dark in both themes. */
    readonly onDark?: CompiledLogo & { readonly plinth: boolean };
  };
  readonly motifs: Readonly<Record<string, CompiledDrawing>>;
  /** The file of the house's picture. */
  readonly house?: string;
  /** The rooms of the house, by service. */
  readonly rooms?: Readonly<Record<string, CompiledRoom>>;
  /** The files of the wall's parts. */
  readonly wall?: { readonly frame: string; readonly door: string };
  /** The file of the bench beside forms. */
  readonly bench?: string;
  readonly ornament?: CompiledDrawing;
  readonly bandOrnament?: CompiledDrawing;
}

/** A language of the site after compilation. */
export interface CompiledLanguage extends Readonly<Pick<Language, 'name'>> {
  /** Its code in Open Graph: `es_MX`. */
  readonly openGraph: string;
  /** The locale in which dates and numbers are formatted: `es-MX`. */
  readonly formats: string;
  /** Absent for left to right. */
  readonly direction?: 'rtl';
}

/** The line that offers a page in another language to visitors who may prefer it. */
export interface CompiledLanguageHint {
  readonly text: string;
  readonly dismiss: string;
}

/** Words that stay on one line with the number before or after them. */
export type KeptTogether = Immutable<NonNullable<Language['together']>>;

/** The languages of a site, as `#generated/languages.ts` has them. */
export interface Languages<L extends string = string> {
  readonly locales: readonly L[];
  /** The one whose addresses have no prefix. */
  readonly defaultLocale: L;
}

/** How the interface behaves; times in milliseconds. */
export type CompiledConstants = Immutable<Constants>;

/** The domains of e-mail providers, each with its misspellings. */
export type CompiledEmailProviders = NonNullable<CompiledConstants['emailProviders']>;

/** The statutory holidays, and the first and last day for which they are known; without a calendar both are empty. */
export interface CompiledCalendar {
  readonly from: string;
  readonly until: string;
  readonly holidays: readonly string[];
}

/** The texts of working papers in one language. */
export interface CompiledPaperTexts {
  /** The tag for numbers and dates. */
  readonly formats: string;
  /** The answer to a value out of range: `{{from}}` and `{{to}}` are its limits. */
  readonly outside: string;
  /** The sentence below a printed paper. */
  readonly printed: string;
}

/** The values that texts refer to, by name. */
export type CompiledValues = Readonly<Record<string, Immutable<Value>>>;

/** The messages for unexpected errors. */
export interface CompiledFailures {
  readonly router: Localized;
}

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

/** The limits on requests from the public; times in milliseconds. */
export type ServerLimits = Immutable<ServerSpec['limits']>;

/** The settings for the nginx configuration. */
export type NginxSettings = Immutable<ServerSpec['nginx']>;
