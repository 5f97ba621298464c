import type { Locale, Localized } from '../../schema/index.ts';

/** The element of a page whose source is in question. */
export interface SourceQuestion {
  readonly locale: Locale;
  /** The page's id. */
  readonly page: string;
  /** The path of its address, `/en/blog/primer-cierre-fiscal`. */
  readonly path: string;
  /** The element's `data-spec`: the key of its text with its namespace and, after a space, the action that the text labels. */
  readonly origin?: string;
  /** A part of that text, and its number among equal parts. */
  readonly part?: { readonly text: string; readonly nth: number } | undefined;
  /** The form around the element, and its field. */
  readonly form?: string;
  readonly field?: string;
  /** The address of the link around the element. */
  readonly href?: string;
}

/** A location in a file of the spec. Lines and columns count from 1. */
export interface SourcePlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Its name in the spec, `pages/home.ts › hero.heading`. */
  readonly key: string;
}

/** A value that texts insert as `{{name}}`. */
export interface SourceValue extends SourcePlace {
  readonly name: string;
  readonly value: string;
}

/** A text of the spec. */
export interface FoundWords extends SourcePlace {
  readonly texts: Readonly<Localized>;
  /** The site-wide values that it inserts. */
  readonly values: readonly SourceValue[];
  /** Other places that use the same text. */
  readonly uses: readonly SourcePlace[];
  /** Other texts with the same words. */
  readonly same: readonly SourcePlace[];
}

/** The destination of a link. */
export interface FoundTarget extends SourcePlace {
  /** The route's name, or that of the address. */
  readonly name: string;
  /** Its address in each language. */
  readonly addresses: Readonly<Localized>;
  /** The number of actions with this destination. */
  readonly links: number;
}

/** A field of a form. */
export interface FoundField extends SourcePlace {
  readonly form: string;
  readonly field: string;
  readonly table: string;
  /** The columns that store it. */
  readonly columns: readonly string[];
}

/** The source of an element. */
export interface SourceAnswer {
  readonly words?: FoundWords;
  /** The link or button that these words label, if they are declared outside it. */
  readonly action?: SourcePlace;
  readonly target?: FoundTarget;
  readonly field?: FoundField;
  /** The title of the page. */
  readonly page?: SourcePlace;
}
