/**
 * The desk's configuration, compiled from the spec: `spec/desk.ts`, tables, forms, records and messages. The generator
 * writes it to `site/generated/desk.ts` (`#generated/desk.ts`). The desk's server and pages read nothing else of the
 * spec.
 */
import type { TextsByLanguage } from '../../texts/engine-texts.ts';

/** A text in each language of the desk. */
export type DeskText = Readonly<Record<string, string>>;

/** A permission in addition to reading, following up and exporting the rows of a role's tables. */
export type DeskPower = 'erase' | 'people' | 'audit' | 'edit' | 'publish' | 'templates';

/** A role of the firm's people. */
export interface DeskRole {
  readonly name: string;
  readonly label: DeskText;
  /** Keys of the tables that it sees. For it, other tables do not exist. */
  readonly tables: readonly string[];
  readonly powers: readonly DeskPower[];
}

/** A column of a table as the desk shows it. */
export interface DeskColumn {
  readonly name: string;
  readonly label: DeskText;
  readonly kind: 'text' | 'longText' | 'email' | 'phone' | 'url' | 'timestamp' | 'date' | 'number' | 'option' | 'yesNo';
  /** For `option`: the stored values with their labels. The desk shows a stored value without a label as it is. */
  readonly options?: readonly { readonly value: string; readonly label: DeskText }[];
  /** For `number`: the minimum number of decimals. Default: 0. */
  readonly decimals?: number;
  /** The form asks for it only after certain other answers. The row's page omits it when empty. */
  readonly conditional?: true;
}

/** A form that writes to a table. */
export interface DeskForm {
  readonly id: string;
  readonly label: DeskText;
  readonly page: string;
  /** The text that the form writes at the start of a column. It identifies rows without a recorded origin. */
  readonly begins?: { readonly column: string; readonly with: string };
}

/** A predefined filter of a table's list. */
export interface DeskView {
  readonly id: string;
  readonly label: DeskText;
  /** Query parameters of the list: `{ status: 'new', assignee: 'me' }`. */
  readonly query: Readonly<Record<string, string>>;
  /** Filters by column: `{ plan: 'monthly' }`. */
  readonly columns?: Readonly<Record<string, string>>;
}

/** A status of a row. `open` rows wait for the firm, `waiting` ones for the visitor. */
export interface DeskStatus {
  readonly key: string;
  readonly label: DeskText;
  readonly tone: 'open' | 'waiting' | 'done' | 'closed' | 'spam';
}

/** A table of the database, shown as an inbox. */
export interface DeskTable {
  readonly key: string;
  readonly label: DeskText;
  /** All columns in the order of the spec, except `id` and `created_at`. */
  readonly columns: readonly DeskColumn[];
  /** Names of the columns that the list shows in addition to id, date, status and assignee. */
  readonly list: readonly string[];
  /** Names of the columns with options that lists can be filtered by. */
  readonly filters: readonly string[];
  /** The columns with the person's name, e-mail address, telephone number and company, if the table has them. */
  readonly person: Readonly<Partial<Record<'name' | 'email' | 'phone' | 'company', string>>>;
  readonly forms: readonly DeskForm[];
  readonly views: readonly DeskView[];
  /** Roles that the desk notifies of a new row by mail. */
  readonly notify: readonly string[];
  /** In the order in which a row passes through them. */
  readonly statuses: readonly DeskStatus[];
}

/** A template for replies. The desk fills in placeholders such as `{{name}}` from the row. */
export interface DeskTemplate {
  readonly id: string;
  readonly label: DeskText;
  /** The tables that it is offered for; all tables if absent. */
  readonly tables?: readonly string[];
  readonly subject?: DeskText;
  readonly body: DeskText;
}

/** The whole desk after compilation. */
export interface DeskConfig {
  readonly firm: string;
  /** The firm's country, `MX`: telephone numbers without a country code are from there. */
  readonly country: string;
  /** The public site's origin, whose hostname appears in mails. The desk rejects changes that come from it. */
  readonly siteOrigin: string;
  readonly locales: readonly {
    readonly code: string;
    readonly name: string;
    readonly formats: string;
    readonly direction?: 'rtl';
  }[];
  readonly defaultLocale: string;
  /** IANA name. Days in addresses, lists and charts are days in this time zone. */
  readonly timeZone: string;
  readonly roles: readonly DeskRole[];
  readonly tables: readonly DeskTable[];
  readonly templates: readonly DeskTemplate[];
  /** The text below the replies of people without a signature of their own. It can contain the values of a template. */
  readonly signature?: DeskText;
  /** The period to answer requests of rights, and the law that sets it; without it, rows are not marked as such. */
  readonly rights?: {
    readonly workingDays: number;
    readonly source: DeskText;
    /** Days on which nobody works, besides Saturdays and Sundays: `2026-12-25`. */
    readonly holidays: readonly string[];
  };
  /** The status of a new row, in each table. */
  readonly initialStatus: string;
  /** Hours after which an open row is overdue. */
  readonly responseHours: number;
  /** The lifetime of a session, in hours, and of a sign-in link, in minutes. */
  readonly session: { readonly hours: number; readonly linkMinutes: number };
  /** The maximum number of sign-in mails per hour, to one person and in total. */
  readonly signInMails: { readonly perPerson: number; readonly inAll: number };
  /** Rows on a page of a list. */
  readonly pageSize: number;
  /** How long a bulk change can be undone, in seconds. */
  readonly undoSeconds: number;
  /** Texts of the spec by language, which replace those of the desk. */
  readonly texts?: TextsByLanguage;
}
