import type { Location } from '../diagnostics/diagnostic.ts';

/** What kinds of refusals there are; the studio has words for each. */
export type RefusalCode =
  /** Code makes it: a value, a list, a text, or all of it. */
  | 'edit/code'
  | 'edit/list'
  | 'edit/text'
  | 'edit/value'
  | 'edit/helper'
  /** Spread from elsewhere, or written once for several places. */
  | 'edit/spread'
  | 'edit/shared'
  | 'edit/comment'
  | 'edit/encoding'
  /** Not there: the page may have changed meanwhile. */
  | 'edit/gone'
  /** The name belongs to something else, or is none. */
  | 'edit/taken'
  | 'edit/page-name'
  | 'edit/slug'
  | 'edit/languages'
  | 'edit/no-list'
  | 'edit/no-articles'
  | 'edit/last-article'
  | 'edit/broken'
  | 'edit/stored';

/** An edit that cannot be made safely, with what to do by hand instead. */
export class CannotEdit extends Error {
  readonly code: RefusalCode;
  readonly place: Location | undefined;

  constructor(code: RefusalCode, why: string, place?: Location) {
    super(why);
    this.code = code;
    this.place = place;
  }
}
