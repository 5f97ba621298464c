import type { Locale, Localized } from '../../schema/index.ts';

/** Identifies an element of a page whose source is requested. */
export interface SourceQuestion {
  readonly locale: Locale;
  /** The page's id. */
  readonly page: string;
  /** The path of the page's address, `/en/blog/primer-cierre-fiscal`. */
  readonly path: string;
  /**
   * The element's `data-spec`: the key of its text with its namespace and, after a space, the action that the text
   * labels.
   */
  readonly origin?: string;
  /** A part of the text, and the index of this occurrence. */
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
  /** Its file and key, `pages/home.ts › hero.heading`. */
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
  /** The site-wide values that the text inserts. */
  readonly values: readonly SourceValue[];
  /** Other places that use the same text. */
  readonly uses: readonly SourcePlace[];
  /** Other texts with identical content. */
  readonly same: readonly SourcePlace[];
}

/** The destination of a link. */
export interface FoundTarget extends SourcePlace {
  /** The name of the route, or the address. */
  readonly name: string;
  /** The address in each language. */
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
  /** The link or button that the text labels, if the text is declared outside it. */
  readonly action?: SourcePlace;
  readonly target?: FoundTarget;
  readonly field?: FoundField;
  /** The title of the page. */
  readonly page?: SourcePlace;
}
