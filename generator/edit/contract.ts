import type { LocatedDiagnostic, Location, SpecPath } from '../diagnostics/diagnostic.ts';
import type { SiteSpec } from '../schema/index.ts';

export type { LocatedDiagnostic, Location, SpecPath } from '../diagnostics/diagnostic.ts';

/** A value as the spec has it: blocks, actions and all else that helpers make are objects with a `kind`. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** An object of the spec. */
export interface JsonObject {
  readonly [key: string]: Json;
}

/**
 * A change of what the spec says. Places are those of the spec's value, as it is when the edit's turn comes: of several edits, each finds
 * what those before it have left.
 */
export type Edit =
  /** A text in some of its languages; in all of them, if it is not there yet. One that is a shared message is changed where all share it. */
  | { readonly kind: 'text'; readonly at: SpecPath; readonly texts: Readonly<Record<string, string>> }
  /** Whatever else stands at a place: a link, an option, a number, a property that is not there yet. Of an object, only what differs is touched. */
  | { readonly kind: 'value'; readonly at: SpecPath; readonly value: Json }
  /** An optional property goes, or an entry of a named list such as the services. */
  | { readonly kind: 'unset'; readonly at: SpecPath }
  /** A new item of a list. A list that is not there yet is made. */
  | { readonly kind: 'insert'; readonly list: SpecPath; readonly index: number; readonly item: Json }
  | { readonly kind: 'remove'; readonly list: SpecPath; readonly index: number }
  /** `to` is the index that the item has afterwards. */
  | { readonly kind: 'move'; readonly list: SpecPath; readonly from: number; readonly to: number }
  /** A new entry of what the spec lists by name: a service, a shared message, a value. Last, unless it says before which one. */
  | {
      readonly kind: 'entry';
      readonly of: SpecPath;
      readonly name: string;
      readonly value: Json;
      readonly before?: string;
    }
  /** A new page: its file, its line in the list of pages, its route. Last in both, unless it says after which page. */
  | {
      readonly kind: 'page';
      readonly page: JsonObject & { readonly id: string };
      readonly route: JsonObject;
      readonly after?: string;
    }
  /** A page goes, with its route and what only it has used. */
  | { readonly kind: 'removePage'; readonly page: string }
  /** A new article: its file and its line in the list. Last, unless it says where. */
  | { readonly kind: 'article'; readonly article: JsonObject & { readonly slug: string }; readonly index?: number }
  | { readonly kind: 'removeArticle'; readonly slug: string };

/** Many values at once, such as the texts of a whole site: written in one pass, in which no place may be given twice. */
export interface Values {
  readonly kind: 'values';
  readonly values: readonly { readonly at: SpecPath; readonly value: Json }[];
}

/** A file of the spec before and after, relative to the project. `null`: it is not there. */
export interface FileChange {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Another place that an edit changes, since both show the same words. */
export interface Shown {
  readonly at: SpecPath;
  /** Its name in the spec, `hero.heading`. */
  readonly key: string;
  /** The page that it is on, if it is on one. */
  readonly page?: string;
}

/** What edits come to. Nothing has been written. */
export interface Made {
  readonly ok: true;
  readonly files: readonly FileChange[];
  /** The spec as it becomes. */
  readonly spec: SiteSpec;
  /** Where else the changed words show. */
  readonly also: readonly Shown[];
  /** What is right and probably not meant, or breaks links that others have set, and was not so before. */
  readonly warnings: readonly LocatedDiagnostic[];
}

/** Why edits cannot be made. */
export interface Refused {
  readonly ok: false;
  /** Stable, to say it in another language; absent where a rule says why. */
  readonly code?: string;
  /** A sentence for the person who wanted it. */
  readonly why: string;
  /** The line to change by hand. */
  readonly place?: Location;
  /** What the rules say; each path tells which field of a form it is about. Locations are those in the files as they would have become. */
  readonly problems: readonly LocatedDiagnostic[];
}

/** What a form asks for. */
export type Asked =
  /** A text in each language. `most` is told as one types; the rules decide. `long`: several lines, as the body of an article. */
  | {
      readonly type: 'text';
      readonly most?: number;
      readonly least?: number;
      readonly long?: true;
      readonly html?: true;
    }
  /** A string without languages. `pattern` is a regular expression, and `says` what it means. */
  | { readonly type: 'string'; readonly pattern?: string; readonly says?: string; readonly most?: number }
  /** A picture: `{ kind: 'image', file, alt }`, or `decorative: true` in place of `alt`. */
  | { readonly type: 'image' }
  | { readonly type: 'date' }
  | { readonly type: 'number'; readonly whole?: true; readonly least?: number; readonly most?: number }
  | { readonly type: 'boolean' }
  /** One of several; `of` says of what. Names that the spec may add to are those that it has now. */
  | { readonly type: 'option'; readonly options: readonly Json[]; readonly of?: NameKind }
  | { readonly type: 'list'; readonly item: Asked; readonly least?: number; readonly most?: number }
  | { readonly type: 'object'; readonly fields: readonly FieldAsked[] }
  /** Entries by name. */
  | { readonly type: 'record'; readonly item: Asked }
  /** One of several shapes, told apart by the property `by`: actions, blocks. Those of blocks leave out their fields: ask for each kind. */
  | { readonly type: 'choice'; readonly by: string; readonly choices: readonly Choice[] }
  /** A value that is always the same, as the `kind` of an action: it is no field, and is written as it is. */
  | { readonly type: 'constant'; readonly value: Json }
  /** Nothing that a form can ask for: only an editor. */
  | { readonly type: 'other' };

/** What names stand for. */
export type NameKind =
  | 'page'
  | 'destination'
  | 'service'
  | 'message'
  | 'form'
  | 'article'
  | 'category'
  | 'calendar'
  | 'motif'
  | 'error'
  | 'table'
  | 'language';

export interface Choice {
  readonly value: string;
  /** The first sentence of its docstring. */
  readonly says?: string;
  readonly fields: readonly FieldAsked[];
}

/** A property of an object. */
export interface FieldAsked {
  readonly name: string;
  readonly asks: Asked;
  readonly required: boolean;
  /** The first sentence of its docstring. */
  readonly says?: string;
}

/** What a form describes. */
export interface FormDescription {
  readonly asks: Asked;
  readonly says?: string;
  /** A value to begin with, right in its shape; its words are made up, and are to be replaced. */
  readonly sample?: Json;
}

/** What to describe: a kind of block, an entry of its own, or whatever stands at a place. */
export type FormQuestion =
  | { readonly of: 'block'; readonly kind: string }
  | { readonly of: 'page' | 'route' | 'article' | 'redirect' | 'service' | 'action' | 'question' | 'alias' }
  | { readonly of: 'place'; readonly at: SpecPath };
