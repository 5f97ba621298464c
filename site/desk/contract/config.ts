/**
 * What the desk is compiled to from the spec: `spec/desk.ts`, tables, forms, records and messages. The generator writes it
 * to `site/generated/desk.ts` (`#generated/desk.ts`); the desk's server and pages read nothing else of the spec.
 */

/** A text in each language of the desk. */
export type DeskText = Readonly<Record<string, string>>;

/** What a role may do besides reading, following up and exporting the rows of its tables. */
export type DeskPower = 'erase' | 'people' | 'audit' | 'edit' | 'publish';

/** A role that people of the firm can hold. */
export interface DeskRole {
  readonly name: string;
  readonly label: DeskText;
  /** Keys of the tables that it sees. All others do not exist for it. */
  readonly tables: readonly string[];
  readonly powers: readonly DeskPower[];
}

/** A column of a table as the desk shows it. */
export interface DeskColumn {
  readonly name: string;
  readonly label: DeskText;
  readonly kind: 'text' | 'longText' | 'email' | 'phone' | 'url' | 'timestamp' | 'date' | 'number' | 'option';
  /** For `option`: the stored values with their labels. A stored value that is not listed is shown as it is. */
  readonly options?: readonly { readonly value: string; readonly label: DeskText }[];
  /** For `number`: how many decimals are always shown. Default: none. */
  readonly decimals?: number;
  /** Whether visitors are asked for it only where another answer calls for it: a row without it is not shown to lack something. */
  readonly conditional?: true;
}

/** A form that writes to a table, as far as its rows can be told from others. */
export interface DeskForm {
  readonly id: string;
  readonly label: DeskText;
  readonly page: string;
  /** The form's own words, with which a column begins: by them its rows are known where nothing else says where they came from. */
  readonly begins?: { readonly column: string; readonly with: string };
}

/** A way of looking at a table that many people need, kept in the spec. */
export interface DeskView {
  readonly id: string;
  readonly label: DeskText;
  /** As in the address: `{ status: 'new', assignee: 'me' }`. */
  readonly query: Readonly<Record<string, string>>;
  /** What its columns hold: `{ plan: 'monthly' }`. */
  readonly columns?: Readonly<Record<string, string>>;
}

/** A status of a row: `open` rows wait for the firm, `waiting` ones for the visitor. */
export interface DeskStatus {
  readonly key: string;
  readonly label: DeskText;
  readonly tone: 'open' | 'waiting' | 'done' | 'closed' | 'spam';
}

/** An inbox. */
export interface DeskTable {
  readonly key: string;
  readonly label: DeskText;
  /** All columns of the table, in the order of the spec; the database's own `id` and `created_at` are not among them. */
  readonly columns: readonly DeskColumn[];
  /** Names of the columns that the list shows, besides id, date, status and assignee. */
  readonly list: readonly string[];
  /** Names of the columns with options that lists are filtered by. */
  readonly filters: readonly string[];
  /** The column with the person's name, e-mail address, telephone number and company, where there is one. */
  readonly person: {
    readonly name?: string;
    readonly email?: string;
    readonly phone?: string;
    readonly company?: string;
  };
  readonly forms: readonly DeskForm[];
  readonly views: readonly DeskView[];
  /** Roles that are told of a new row by mail. */
  readonly notify: readonly string[];
  /** In the order in which a row goes through them. */
  readonly statuses: readonly DeskStatus[];
}

/** A template for replies. Placeholders such as `{{name}}` are filled in from the row. */
export interface DeskTemplate {
  readonly id: string;
  readonly label: DeskText;
  /** The tables whose rows it answers; all tables if absent. */
  readonly tables?: readonly string[];
  readonly subject?: DeskText;
  readonly body: DeskText;
}

/** The whole desk after compilation. */
export interface DeskConfig {
  readonly firm: string;
  /** The public site's origin: replies link there; the desk never accepts changes from it. */
  readonly siteOrigin: string;
  readonly locales: readonly {
    readonly code: string;
    readonly name: string;
    readonly formats: string;
    readonly direction?: 'rtl';
  }[];
  readonly defaultLocale: string;
  /** IANA name: days in addresses, lists and charts are days there. */
  readonly timeZone: string;
  readonly roles: readonly DeskRole[];
  readonly tables: readonly DeskTable[];
  readonly templates: readonly DeskTemplate[];
  /** The status of a new row, in each table. */
  readonly initialStatus: string;
  /** Hours within which a new row is to be answered. */
  readonly responseHours: number;
  /** How long somebody stays signed in, in hours; how long a sign-in link works, in minutes. */
  readonly session: { readonly hours: number; readonly linkMinutes: number };
  /** Sign-in mails an hour, to one person and in all. */
  readonly signInMails: { readonly perPerson: number; readonly inAll: number };
  /** Rows on a page of a list. */
  readonly pageSize: number;
  /** How long a change of several rows can be undone, in seconds. */
  readonly undoSeconds: number;
}
