import type { Language } from '#schema';
import type { Immutable } from './text.ts';

/** A language of the site after compilation. */
export interface CompiledLanguage {
  /** Its own name: `español`. */
  readonly name: string;
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
