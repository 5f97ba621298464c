import type { Locale, Localized } from '../schema/index.ts';

/** What somebody points at in the page. */
export interface SourceQuestion {
  readonly locale: Locale;
  /** The page's id. */
  readonly page: string;
  /** The path of its address, `/en/blog/primer-cierre-fiscal`. */
  readonly path: string;
  /** Where its text comes from, as the element says: the key of the text with its namespace and, after a space, the action that it labels. */
  readonly origin?: string;
  /** A part of that text, and which one it is of the parts that are the same. */
  readonly part?: { readonly text: string; readonly nth: number } | undefined;
  /** The form that it is in, and its field. */
  readonly form?: string;
  readonly field?: string;
  /** Where the link leads that it is in. */
  readonly href?: string;
}

/** A place in a file of the spec. Lines and columns count from 1. */
export interface SourcePlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Its name in the spec, `pages/home.ts › hero.heading`. */
  readonly key: string;
}

/** A value that texts take as `{{name}}`. */
export interface SourceValue extends SourcePlace {
  readonly name: string;
  readonly value: string;
}

/** Words of the spec. */
export interface FoundWords extends SourcePlace {
  readonly texts: Readonly<Localized>;
  /** The site-wide values in it. */
  readonly values: readonly SourceValue[];
  /** Where else the same entry is used. */
  readonly uses: readonly SourcePlace[];
  /** Other entries that say the same. */
  readonly same: readonly SourcePlace[];
}

/** Where a link leads. */
export interface FoundTarget extends SourcePlace {
  /** The route's name, or that of the address. */
  readonly name: string;
  /** Its address in each language. */
  readonly addresses: Readonly<Localized>;
  /** How many actions of the pages lead there. */
  readonly links: number;
}

/** A field of a form. */
export interface FoundField extends SourcePlace {
  readonly form: string;
  readonly field: string;
  readonly table: string;
  /** The columns that it goes to. */
  readonly columns: readonly string[];
}

/** What the spec has of it. */
export interface SourceAnswer {
  readonly words?: FoundWords;
  /** The link or button that is labelled with these words, where they stand elsewhere. */
  readonly action?: SourcePlace;
  readonly target?: FoundTarget;
  readonly field?: FoundField;
  /** The page itself, where there is nothing else. */
  readonly page?: SourcePlace;
}
