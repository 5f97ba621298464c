/** What the studio's page asks of its server, and what it is answered. Both sides import this, and nothing here runs. */
import type { StudioTextKey } from '../../generator/schema/studio-texts.ts';
import type {
  Edit,
  FormDescription,
  FormSubject,
  Json,
  LocatedDiagnostic,
  Location,
  SpecPath,
} from '../../generator/edit/contract.ts';

export type * from '../../generator/edit/contract.ts';

/** An edit, and what stood at its place when the person decided on it. */
export interface SeenEdit {
  readonly edit: Edit;
  /** A text, a value or the item of a list; of an insertion the item that it comes before. Absent where nothing stood. */
  readonly seen?: Json;
}

/** A picture that was handed over and waits to be used. */
export interface Upload {
  readonly id: string;
  /** The name that it gets below `spec/media/`. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

export interface EditRequest {
  readonly edits: readonly SeenEdit[];
  /** Pictures that the edits name. */
  readonly uploads?: readonly string[];
}

/** The very place was changed by somebody else meanwhile. */
export interface Conflict {
  readonly mine: Json | null;
  readonly theirs: Json | null;
}

/** What edits would come to. */
export type PlanResult =
  /** `also`: the ways to other places that show the same words. */
  | {
      readonly ok: true;
      readonly also: readonly (readonly Piece[])[];
      readonly warnings: readonly LocatedDiagnostic[];
      /** What becomes of what visitors have sent. */
      readonly rows: readonly ChangeLine[];
      /** What the migration does in the database. */
      readonly sql?: string;
    }
  | Failure;

/** Why nothing was done. */
export interface Failure {
  readonly ok: false;
  /** Stable, such as `edit/text`: the words of the studio may say it in the person's language. */
  readonly code?: string;
  readonly why: string;
  readonly place?: Location;
  readonly problems: readonly LocatedDiagnostic[];
  readonly conflict?: Conflict;
}

/** Something that was done, or what kept it from being done. */
export type EditOutcome =
  | { readonly ok: true; readonly warnings: readonly LocatedDiagnostic[]; readonly overview: Overview }
  | Failure;

/** A part of a sentence on a change, said in the language of whoever reads it. */
export type Piece =
  | string
  /** What the studio calls a kind of block or a field of one, with its number where there are several. */
  | { readonly name: string; readonly of: 'kind' | 'field'; readonly within?: string; readonly number?: number }
  /** Words of the site. */
  | { readonly texts: Readonly<Record<string, string>> }
  /** Words of the studio. */
  | { readonly say: StudioTextKey };

/** A sentence on a change: words of the studio with values in their places. */
export interface ChangeLine {
  readonly key: StudioTextKey;
  readonly values: Readonly<Record<string, readonly Piece[]>>;
}

export interface ListedChange {
  readonly id: number;
  readonly when: string;
  readonly lines: readonly ChangeLine[];
}

export interface Overview {
  /** Those that are not saved, the oldest first. */
  readonly changes: readonly ListedChange[];
  readonly undo: ListedChange | undefined;
  readonly redo: ListedChange | undefined;
  readonly branch?: string;
}

export interface KnownPage {
  readonly id: string;
  readonly label: Readonly<Record<string, string>>;
  /** Its address in each language; absent for a pattern. */
  readonly paths: Readonly<Record<string, string>>;
  /** The places on it that an address can point to. */
  readonly anchors: readonly string[];
  /** Where its own content is. */
  readonly at?: SpecPath;
  readonly route: SpecPath;
  /** Its other addresses, without the prefix of a language. */
  readonly aliases?: readonly string[];
  /** The services whose page it is. */
  readonly services?: readonly string[];
}

/** What is the same on every page. */
export interface Site {
  /** The project's folder with a slash at its end, for the editor. */
  readonly root: string;
  readonly locales: readonly { readonly code: string; readonly name: string; readonly direction?: string }[];
  readonly pages: readonly KnownPage[];
  readonly kinds: readonly string[];
  readonly articles: readonly {
    readonly slug: string;
    readonly title: Readonly<Record<string, string>>;
    readonly author?: Json;
    readonly state?: 'draft' | 'future';
  }[];
  /** In the order in which the site shows them. */
  readonly services: readonly { readonly name: string; readonly title: Readonly<Record<string, string>> }[];
  /** The firm's data, the values that texts take and the colours, which belong to no page. */
  readonly firm: readonly Root[];
  /** The values that texts contain as `{{name}}`: what they show, where they are set, and the pages that show them. */
  readonly values: Readonly<
    Record<
      string,
      { readonly at: SpecPath; readonly texts: Readonly<Record<string, string>>; readonly usedOn: readonly Piece[] }
    >
  >;
  /** What stands in a browser's tab: `{{title}}` and the name of the firm. */
  readonly titlePattern: Readonly<Record<string, string>>;
  readonly origin: string;
  /** The pictures that the site shows, each as it was described last. */
  readonly pictures: readonly Json[];
  /** The words of the studio by language; the engine's own where the spec has none. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly overview: Overview;
}

/** What a page says of itself: the origins of its texts. */
export interface PageQuestion {
  readonly page: string;
  readonly path: string;
  readonly locale: string;
  readonly origins: readonly string[];
}

/** Where a text on the page stands in the spec. */
export interface FoundText {
  readonly text?: SpecPath;
  /** The link or button that it labels. */
  readonly action?: SpecPath;
}

/** A part of the spec that the page shows something of. */
export interface Root {
  readonly at: SpecPath;
  readonly value: Json;
}

export interface PageAnswer {
  /** By origin. */
  readonly texts: Readonly<Record<string, FoundText>>;
  readonly roots: readonly Root[];
  /** Where the page itself is, or the article. */
  readonly at?: SpecPath;
}

export interface SaveRequest {
  /** The first line of the message. */
  readonly title: string;
  /** The language of the list that follows. */
  readonly language: string;
  /** The author, if git has none configured (`studio/no-author`). Git remembers it for this project. */
  readonly author?: { readonly name: string; readonly email: string };
}

/** The operations of the server, by the last part of their address below `/__studio/`. */
export interface Operations {
  site: { request: Record<string, never>; response: Site | Failure };
  page: { request: PageQuestion; response: PageAnswer | Failure };
  form: { request: FormSubject; response: FormDescription | Failure };
  plan: { request: EditRequest; response: PlanResult };
  edit: { request: EditRequest; response: EditOutcome };
  /** Replaces a drawing that is a file beside the spec: the logo. */
  drawing: { request: { readonly at: SpecPath; readonly svg: string }; response: EditOutcome };
  undo: { request: Record<string, never>; response: EditOutcome };
  redo: { request: Record<string, never>; response: EditOutcome };
  discard: { request: Record<string, never>; response: EditOutcome };
  /** What to check before publishing: example text that was added, the warnings of the rules, and addresses that would no longer exist. */
  review: {
    request: Record<string, never>;
    response: { readonly ok: true; readonly warnings: readonly LocatedDiagnostic[] } | Failure;
  };
  save: {
    request: SaveRequest;
    response:
      | { readonly ok: true; readonly branch: string; readonly commit: string; readonly overview: Overview }
      | Failure;
  };
}
