import type { Location } from '../diagnostics/diagnostic.ts';

/** Why an edit is rejected. The studio translates these codes (`problem.edit/…`). */
export type EditErrorCode =
  /** Code makes the value. */
  | 'edit/code'
  | 'edit/helper'
  /** Several places share the source. */
  | 'edit/shared'
  | 'edit/comment'
  | 'edit/encoding'
  /** The path does not exist. */
  | 'edit/gone'
  /** The name is taken or invalid. */
  | 'edit/taken'
  | 'edit/page-name'
  | 'edit/slug'
  | 'edit/languages'
  | 'edit/no-list'
  | 'edit/no-articles'
  | 'edit/last-article'
  /** The form needs the field. */
  | 'edit/field-email'
  | 'edit/field-person'
  | 'edit/field-consent'
  | 'edit/field-condition'
  | 'edit/field-part'
  | 'edit/field-last'
  | 'edit/broken'
  | 'edit/stored';

/** A rejected edit. The message says what to do by hand instead. */
export class EditError extends Error {
  readonly code: EditErrorCode;
  readonly place: Location | undefined;

  constructor(code: EditErrorCode, why: string, place?: Location) {
    super(why);
    this.code = code;
    this.place = place;
  }
}
