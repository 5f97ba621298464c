/** Requests and responses between the studio's client and server. Types only: both sides import this file. */
import type { TextsByLanguage } from '../texts/engine-texts.ts';
import type { StudioTextKey } from '../texts/studio.ts';
import type { Edit, Json, LocatedDiagnostic, Rejection, SpecPath } from '../../generator/edit/contract.ts';

export type * from '../../generator/edit/contract.ts';

/** An edit, with the value that the user saw when making it. */
export interface SeenEdit {
  readonly edit: Edit;
  /** The text, value or list item; for an insertion, the item after it. Absent if there was none. */
  readonly seen?: Json | undefined;
}

/** What an operation returns, or why it changed nothing. */
export type Result<Value> = ({ readonly ok: true } & Value) | Failure;

/** The future file name of an uploaded picture in `spec/media/`. */
export type UploadResult = Result<{ readonly file: string }>;

/** Somebody else has changed the same value in the meantime. */
export interface Conflict {
  readonly mine: Json | null;
  readonly theirs: Json | null;
}

/** A page's token for the present start of the studio, and for whom: their e-mail, encoded as in the page. */
export interface Renewal {
  readonly token: string;
  readonly person: string;
}

/** The result of planning edits. Nothing has been written. */
export type PlanResult = Result<{
  /** The breadcrumbs of other places that show the same text. */
  readonly also: readonly (readonly Piece[])[];
  /** The breadcrumbs of other places that shared the edited value, and keep it as it was. */
  readonly apart: readonly (readonly Piece[])[];
  readonly warnings: readonly LocatedDiagnostic[];
  /** How the edits affect stored submissions. */
  readonly rows: readonly ChangeLine[];
  /** The SQL of the next migration. */
  readonly sql?: string;
}>;

/** A place where what somebody published or committed differs from what was edited here, with both versions. */
export interface Divergence extends Conflict {
  readonly where: readonly Piece[];
}

/** Why an operation changed nothing. The studio may have a translated text for its code. */
export interface Failure extends Rejection {
  readonly conflict?: Conflict;
  /** Of a save: where it conflicts with newer versions of the site. `keep` in the next request decides. */
  readonly diverged?: readonly Divergence[];
}

/** The result of an operation that changes the site. */
export type EditOutcome = Result<{
  /** As in {@link PlanResult}, if there are any. */
  readonly apart?: readonly (readonly Piece[])[];
  readonly warnings: readonly LocatedDiagnostic[];
  readonly overview: Overview;
}>;

/** A part of a change's description, rendered in the reader's language. */
export type Piece =
  | string
  /** The name of a block kind or field, with a number if there are several. */
  | { readonly name: string; readonly of: 'kind' | 'field'; readonly within?: string; readonly number?: number }
  /** A text of the site. */
  | { readonly texts: Readonly<Record<string, string>> }
  /** A text of the studio. */
  | { readonly say: StudioTextKey };

/** The description of a change: a text of the studio and the values to insert. */
export interface ChangeLine {
  readonly key: StudioTextKey;
  readonly values: Readonly<Record<string, readonly Piece[]>>;
}

export interface ListedChange {
  /** When it was made, to the millisecond. Identifies the change. */
  readonly when: string;
  readonly lines: readonly ChangeLine[];
  /** Who made it; absent without sign-in. */
  readonly by?: Person;
  /** Whether the user may undo it and save it without naming its author: it is theirs, or nobody's. */
  readonly isOwn: boolean;
  /** The colleagues on whose unsaved changes it builds. Saving it saves those too. */
  readonly needs?: readonly Person[];
}

export interface Person {
  readonly name: string;
  readonly email: string;
}

export interface Overview {
  /** The unsaved changes, the oldest first. */
  readonly changes: readonly ListedChange[];
  /** The user's change to redo next. */
  readonly redo: ListedChange | undefined;
}

export interface KnownPage {
  readonly id: string;
  readonly label: Readonly<Record<string, string>>;
  /** Its address in each language; a pattern such as `/blog/{slug}` for the page of all articles. */
  readonly paths: Readonly<Record<string, string>>;
  /** The ids on the page that a link can point to. */
  readonly anchors: readonly string[];
  /** The path of the page in the spec; absent for an address that is declared without a page. */
  readonly at?: SpecPath;
  readonly route: SpecPath;
  /** Its other addresses, without a language prefix. */
  readonly aliases?: readonly string[];
  /** The services that this page describes. */
  readonly services?: readonly string[];
}

/** Facts about the site that the client needs on every page. */
export interface Site {
  readonly locales: readonly { readonly code: string; readonly name: string }[];
  readonly pages: readonly KnownPage[];
  readonly kinds: readonly string[];
  readonly articles: readonly {
    readonly slug: string;
    readonly title: Readonly<Record<string, string>>;
    readonly author?: Json;
    readonly state?: 'draft' | 'future';
  }[];
  /** In display order. */
  readonly services: readonly { readonly name: string; readonly title: Readonly<Record<string, string>> }[];
  /** Parts of the spec that do not belong to a page: the firm's data, the values that texts insert, the colours. */
  readonly firm: readonly Root[];
  /** The values that texts insert as `{{name}}`: their content, where they are set, and the pages that show them. */
  readonly values: Readonly<
    Record<
      string,
      { readonly at: SpecPath; readonly texts: Readonly<Record<string, string>>; readonly usedOn: readonly Piece[] }
    >
  >;
  /** The pattern of page titles: `{{title}}` and the name of the firm. */
  readonly titlePattern: Readonly<Record<string, string>>;
  readonly origin: string;
  /** The pictures of the site. If the spec describes one several times, the last description. */
  readonly pictures: readonly Json[];
  /** The addresses of their files, by name. */
  readonly addresses: Readonly<Record<string, string>>;
  /** Texts of the spec by language, which replace those of the studio. */
  readonly texts: TextsByLanguage;
  readonly overview: Overview;
  /** Where what was edited conflicts with newer versions of the site. The next save decides. */
  readonly conflict?: Failure;
}

/** Identifies the open page and the origins of its texts. */
export interface PageQuestion {
  readonly page: string;
  readonly path: string;
  readonly origins: readonly string[];
}

/** The paths in the spec behind an element of the page. */
export interface FoundText {
  readonly text?: SpecPath;
  /** The link or button that the text labels. */
  readonly action?: SpecPath;
}

/** A part of the spec of which the page shows something: a page, an article, a form. */
export interface Root {
  readonly at: SpecPath;
  readonly value: Json;
}

export interface PageAnswer {
  /** The paths of each origin. */
  readonly texts: Readonly<Record<string, FoundText>>;
  readonly roots: readonly Root[];
  /** The path of the page, or of the article that it shows. */
  readonly at?: SpecPath;
}

export interface SaveRequest {
  /** The subject of the commit message. */
  readonly title: string;
  /** The language of the list of changes in the commit message. */
  readonly language: string;
  /** The author, if git has none configured (`studio/no-author`). Stored in the project's git configuration. */
  readonly author?: Person | undefined;
  /** The e-mails of the colleagues whose changes to save too. By default, only what the user's own changes build on. */
  readonly others?: readonly string[];
  /** Whose version to keep where the last request has failed with `diverged`. */
  readonly keep?: 'mine' | 'theirs' | undefined;
}

/** The last commit of a save. */
export type SaveResult = Result<{ readonly branch: string; readonly commit: string; readonly overview: Overview }>;

/** What to check before publishing: added example text, warnings, and addresses that would no longer exist. */
export type ReviewResult = Result<{ readonly warnings: readonly LocatedDiagnostic[] }>;
