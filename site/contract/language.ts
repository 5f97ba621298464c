/** A language of the site after compilation. */
export interface CompiledLanguage {
  /** What it calls itself. */
  readonly name: string;
  /** What networks call it: `es_MX`. */
  readonly openGraph: string;
  /** By whose rules dates are written: `es-MX`. */
  readonly formats: string;
  /** Absent where it is written from left to right. */
  readonly direction?: 'rtl';
}

/** How a language offers itself to visitors who read it, and not the one of the page. */
export interface CompiledLanguageHint {
  readonly text: string;
  readonly dismiss: string;
}

/** Words that no line separates from a number. */
export interface KeptTogether {
  readonly before?: readonly string[];
  readonly after?: readonly string[];
}

/** The languages of a site, as `#generated/languages.ts` has them. */
export interface Languages<L extends string = string> {
  readonly locales: readonly L[];
  /** The one whose addresses have no prefix. */
  readonly defaultLocale: L;
}
