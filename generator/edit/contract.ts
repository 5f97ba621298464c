import type { LocatedDiagnostic, Location, SpecPath } from '../diagnostics/diagnostic.ts';
import type { FileChange } from '../files.ts';
import type { SiteSpec } from '../schema/index.ts';

export type { LocatedDiagnostic, Location, SpecPath } from '../diagnostics/diagnostic.ts';
export type { FileChange } from '../files.ts';

/** A value of the spec as JSON: blocks, actions and other results of helpers are objects with a `kind`. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** An object of the spec. */
export interface JsonObject {
  readonly [key: string]: Json;
}

/** An edit of the spec. Paths refer to the spec's value after the edits before it. */
export type Edit =
  /** Sets a text in some of its languages; a new text needs all of them. A shared message changes everywhere. */
  | { readonly kind: 'text'; readonly at: SpecPath; readonly texts: Readonly<Record<string, string>> }
  /** Sets any other value: a link, an option, a number, a new property. Of an object, only the properties that differ change. */
  | { readonly kind: 'value'; readonly at: SpecPath; readonly value: Json }
  /** Removes an optional property, or an entry of a record such as the services. */
  | { readonly kind: 'unset'; readonly at: SpecPath }
  /** Inserts an item into a list, which is created if necessary. */
  | { readonly kind: 'insert'; readonly list: SpecPath; readonly index: number; readonly item: Json }
  | { readonly kind: 'remove'; readonly list: SpecPath; readonly index: number }
  /** `to` is the index after the move. */
  | { readonly kind: 'move'; readonly list: SpecPath; readonly from: number; readonly to: number }
  /** Adds an entry to a record: a service, a shared message, a value. Last, unless `before` names another entry. */
  | {
      readonly kind: 'entry';
      readonly of: SpecPath;
      readonly name: string;
      readonly value: Json;
      readonly before?: string;
    }
  /** Moves an entry of a record whose order shows, such as the fields of a form. Last, unless `before` names another entry. */
  | { readonly kind: 'moveEntry'; readonly of: SpecPath; readonly name: string; readonly before?: string }
  /**
   * Adds a field to a form, with a name after its label, and the column that stores its answers. Last, unless `before` names
   * another field.
   */
  | { readonly kind: 'field'; readonly form: string; readonly field: JsonObject; readonly before?: string }
  /** Changes a field. Its name and its column stay; a column whose field becomes optional may be empty. */
  | { readonly kind: 'changeField'; readonly form: string; readonly name: string; readonly field: JsonObject }
  /** Removes a field. Its column stays, and is empty in new rows. */
  | { readonly kind: 'removeField'; readonly form: string; readonly name: string }
  /** Adds a page: its file, its entry in the list of pages, its route. Last in both, unless `after` names another page. */
  | {
      readonly kind: 'page';
      readonly page: JsonObject & { readonly id: string };
      readonly route: JsonObject;
      readonly after?: string;
    }
  /** Removes a page, its route, and the files and constants that only it used. */
  | { readonly kind: 'removePage'; readonly page: string }
  /** Adds an article: its file and its entry in the list. Last, unless `index` is given. */
  | { readonly kind: 'article'; readonly article: JsonObject & { readonly slug: string }; readonly index?: number }
  | { readonly kind: 'removeArticle'; readonly slug: string };

/** Many values at once, such as the texts of a whole site: written in one pass, in which no place may be given twice. */
export interface Values {
  readonly kind: 'values';
  readonly values: readonly { readonly at: SpecPath; readonly value: Json }[];
}

/** Another place where an edited text appears. */
export interface Usage {
  readonly at: SpecPath;
  /** Its name in the spec, `hero.heading`. */
  readonly key: string;
  readonly page?: string;
}

/** The result of edits. Nothing has been written. */
export interface EditResult {
  readonly ok: true;
  readonly files: readonly FileChange[];
  /** The spec after the edits. */
  readonly spec: SiteSpec;
  /** Other places where the edited texts appear. */
  readonly also: readonly Usage[];
  /** New warnings, and addresses that disappear. */
  readonly warnings: readonly LocatedDiagnostic[];
  /** What the next migration does in the database because of the edits. */
  readonly sql?: string;
}

/** The reason why edits were refused. */
export interface Rejection {
  readonly ok: false;
  /** A stable code for translation; absent if a rule refused the edits. */
  readonly code?: string;
  /** A sentence for the user. */
  readonly why: string;
  /** The line to change by hand. */
  readonly place?: Location;
  /** Diagnostics of the rules. Locations refer to the files after the edits; paths match the fields of forms. */
  readonly problems: readonly LocatedDiagnostic[];
}

/** The input for a value of the spec. */
export type Input =
  /** A text in each language. `most` is a hint: the rules decide. `long`: several lines, as the body of an article. */
  | {
      readonly type: 'text';
      readonly max?: number;
      readonly min?: number;
      readonly long?: true;
      readonly html?: true;
    }
  /** A string without languages. `pattern` is a regular expression; `says` is the message if it does not match. */
  | { readonly type: 'string'; readonly pattern?: string; readonly message?: string; readonly max?: number }
  /** A picture: `{ kind: 'image', file, alt }`, or `decorative: true` in place of `alt`. */
  | { readonly type: 'image' }
  | { readonly type: 'date' }
  /** A time of day, `09:00`. */
  | { readonly type: 'time' }
  | { readonly type: 'number'; readonly whole?: true; readonly min?: number; readonly max?: number }
  | { readonly type: 'boolean' }
  /** One of several values. `of`: they are names that the spec declares. */
  | { readonly type: 'option'; readonly options: readonly Json[]; readonly of?: NameKind }
  | { readonly type: 'list'; readonly item: Input; readonly min?: number; readonly max?: number }
  | { readonly type: 'object'; readonly fields: readonly FieldInput[] }
  /** A record. */
  | { readonly type: 'record'; readonly item: Input }
  /** A discriminated union by the property `by`: actions, blocks. The choices of blocks have no fields: describe each kind. */
  | { readonly type: 'choice'; readonly by: string; readonly choices: readonly Choice[] }
  /** A constant, as the `kind` of an action. */
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
}

/** A property of an object. */
export interface FieldInput {
  readonly name: string;
  readonly input: Input;
  readonly required: boolean;
}

/** The description of a form. */
export interface FormDescription {
  readonly input: Input;
  /** A valid value with placeholder words. */
  readonly sample?: Json;
}

/** What a form edits: a new block, a new entry, or the value at a path. */
export type FormSubject =
  | { readonly of: 'block'; readonly kind: string }
  | { readonly of: 'page' | 'route' | 'article' | 'redirect' | 'service' | 'action' | 'question' | 'alias' }
  | { readonly of: 'place'; readonly at: SpecPath };
