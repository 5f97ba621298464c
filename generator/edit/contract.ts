import type { LocatedDiagnostic, Location, SpecPath } from '../diagnostics/diagnostic.ts';
import type { FileChange } from '../files.ts';
import type { Field, FieldTraits, SiteSpec } from '../schema/index.ts';

export type { LocatedDiagnostic, Location, SpecPath } from '../diagnostics/diagnostic.ts';
export type { FileChange } from '../files.ts';

/** A value of the spec as JSON. Blocks, actions and other results of helpers are objects with a `kind`. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export interface JsonObject {
  readonly [key: string]: Json;
}

/** An edit of the spec. Its paths refer to the spec after all earlier edits of the same request. */
export type Edit =
  /** Sets a text in some languages; a new one needs the default language. A shared message changes everywhere. */
  | { readonly kind: 'text'; readonly at: SpecPath; readonly texts: Readonly<Record<string, string>> }
  /** Sets any other value: a link, an option, a new property. Objects are merged: only differences are written. */
  | { readonly kind: 'value'; readonly at: SpecPath; readonly value: Json }
  /** Removes an optional property, or an entry of a record such as the services. */
  | { readonly kind: 'unset'; readonly at: SpecPath }
  /** Inserts an item into a list, which is created if necessary. `index` defaults to the end. */
  | { readonly kind: 'insert'; readonly list: SpecPath; readonly index?: number; readonly item: Json }
  | { readonly kind: 'remove'; readonly list: SpecPath; readonly index: number }
  /** `to` is the index after the move. */
  | { readonly kind: 'move'; readonly list: SpecPath; readonly from: number; readonly to: number }
  /** Adds an entry to a record: a service, a shared message, a value. */
  | { readonly kind: 'entry'; readonly of: SpecPath; readonly name: string; readonly value: Json }
  /** Moves an entry of a record with a visible order, such as form fields: last, or before the entry `before`. */
  | { readonly kind: 'moveEntry'; readonly of: SpecPath; readonly name: string; readonly before?: string | undefined }
  /** Adds a field to a form, named after its label, and a column that stores its answers. */
  | { readonly kind: 'field'; readonly form: string; readonly field: JsonObject }
  /** Changes a field. Its name and column stay; the column becomes nullable if the field becomes optional. */
  | { readonly kind: 'changeField'; readonly form: string; readonly name: string; readonly field: JsonObject }
  /** Removes a field. Its column stays and is null in new rows. */
  | { readonly kind: 'removeField'; readonly form: string; readonly name: string }
  /** Adds a page: its file, its entry in the list of pages and its route. */
  | { readonly kind: 'page'; readonly page: JsonObject & { readonly id: string }; readonly route: JsonObject }
  /** Removes a page with its route and the files and constants that only this page used. */
  | { readonly kind: 'removePage'; readonly page: string }
  /** Adds an article: its file and its entry in the list. */
  | { readonly kind: 'article'; readonly article: JsonObject & { readonly slug: string } }
  | { readonly kind: 'removeArticle'; readonly slug: string };

/** Sets many values in one pass, such as the texts of a whole site. Paths must be unique. */
export interface Values {
  readonly kind: 'values';
  readonly values: readonly { readonly at: SpecPath; readonly value: Json }[];
}

/** The result of planning edits. Nothing has been written yet. */
export interface EditResult {
  readonly ok: true;
  readonly files: readonly FileChange[];
  /** The spec after the edits. */
  readonly spec: SiteSpec;
  /** The paths of other places where the edited texts appear. */
  readonly also: readonly SpecPath[];
  /** The paths of other places that had the same value from a constant, and keep it. */
  readonly apart: readonly SpecPath[];
  /** New warnings, and addresses that no longer exist. */
  readonly warnings: readonly LocatedDiagnostic[];
  /** The SQL that the next migration runs because of the edits. */
  readonly sql?: string;
}

/** Why edits were rejected. */
export interface Rejection {
  readonly ok: false;
  /** A stable code for translation; absent if a rule rejected the edits. */
  readonly code?: string;
  /** A sentence for the user. */
  readonly why: string;
  /** The line to change by hand. */
  readonly place?: Location;
  /** Diagnostics of the rules. Their locations refer to the files after the edits; their paths match form fields. */
  readonly problems: readonly LocatedDiagnostic[];
}

/** The form input that edits a value of the spec. */
export type Input =
  /** A text in each language. `max` is a hint for the user: the rules decide. */
  | { readonly type: 'text'; readonly max?: number; readonly html?: true }
  /** A string that is the same in all languages. `pattern` is a regular expression; `message` explains a mismatch. */
  | { readonly type: 'string'; readonly pattern?: string; readonly message?: string; readonly max?: number }
  /** A picture: `{ kind: 'image', file, alt }`, or `decorative: true` in place of `alt`. */
  | { readonly type: 'image' }
  | { readonly type: 'date' }
  /** A time of day, `09:00`. */
  | { readonly type: 'time' }
  | { readonly type: 'number'; readonly whole?: true; readonly min?: number; readonly max?: number }
  | { readonly type: 'boolean' }
  /** One of several values. `of` is set if they are names that the spec declares. */
  | { readonly type: 'option'; readonly options: readonly Json[]; readonly of?: NameKind }
  | { readonly type: 'list'; readonly item: Input; readonly min?: number; readonly max?: number }
  | { readonly type: 'object'; readonly fields: readonly FieldInput[] }
  | { readonly type: 'record'; readonly item: Input }
  /** A union discriminated by the property `by`. Choices of blocks have no fields: request each kind separately. */
  | { readonly type: 'choice'; readonly by: string; readonly choices: readonly Choice[] }
  /** A constant, such as the `kind` of an action. */
  | { readonly type: 'constant'; readonly value: Json }
  /** A value that forms cannot edit. */
  | { readonly type: 'other' };

/** What a name refers to. */
export type NameKind =
  | 'page'
  | 'destination'
  | 'message'
  | 'form'
  | 'article'
  | 'calendar'
  | 'motif'
  | 'service'
  | 'error'
  | 'table'
  | 'language';

export interface Choice {
  readonly value: string;
  readonly fields: readonly FieldInput[];
  /** How the studio offers a kind of field; absent if it offers none. */
  readonly offer?: Omit<NonNullable<FieldTraits<Field>['studio']>, 'column' | 'settings'>;
}

/** A property of an object. */
export interface FieldInput {
  readonly name: string;
  readonly input: Input;
  readonly required: boolean;
}

/** Describes a form. */
export interface FormDescription {
  readonly input: Input;
  /** A valid block with placeholder text. */
  readonly sample?: Json;
}

/** What a form edits: a new block, a new entry, or the value at a path. */
export type FormSubject =
  | { readonly of: 'block'; readonly kind: string }
  | { readonly of: 'page' | 'route' | 'article' | 'redirect' | 'alias' }
  | { readonly of: 'place'; readonly at: SpecPath };

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
