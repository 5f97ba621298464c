import type { Locale } from '../../schema/index.ts';

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
