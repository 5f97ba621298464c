import type * as schema from '#schema';

/** A language of the site. */
export type Locale = schema.Locale | schema.PartialLocale;

/** A value in each language. */
export type Localized<T = string> = Readonly<Record<Locale, T>>;

/** A key into the texts of a page, or with `shared:` before it into the shared texts. */
export type TextKey = string;

/** Texts by their keys, nested as i18next reads them: `#generated/locales/<language>/<page>.json`. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/** A value of the spec, deeply read-only. */
export type Immutable<T> = T extends object ? { readonly [K in keyof T]: Immutable<T[K]> } : T;
