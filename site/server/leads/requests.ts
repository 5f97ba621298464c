import type { Beginning } from '#contract';

/** Which rows are listed. Everything is optional; what is given has to hold together. */
export interface LeadFilters {
  readonly table?: string;
  /** From this day or time on, `2026-11-01` or `2026-11-01T09:30`, in {@link timeZone}. */
  readonly since?: string;
  /** Up to the end of this day, or before this time. */
  readonly until?: string;
  /** Of late: an interval as PostgreSQL reads it, `7 days`. */
  readonly last?: string;
  readonly email?: string;
  /** The rows of one form, as far as they are told apart. */
  readonly source?: { readonly table: string; readonly begins?: Beginning; readonly notBegins: readonly Beginning[] };
  /** Words that all have to occur, in whatever column. */
  readonly search?: readonly string[];
  readonly status?: string;
  readonly limit?: number;
  readonly timeZone?: string;
  /** The status of a row that nobody has followed up. */
  readonly initialStatus?: string;
}

/** A row as it is shown: everything is text. */
export type LeadRow = Readonly<Record<string, string | null>>;

/** The rows of one table, newest first. */
export interface LeadTable {
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: readonly LeadRow[];
}

/** A line of a row's history. */
export interface FollowUp {
  readonly notedAt: string;
  readonly status: string | null;
  readonly note: string | null;
}

/** A row with everything that the database has in it, and its history, oldest first. */
export interface Held {
  readonly table: string;
  readonly id: string;
  readonly createdAt: string;
  readonly row: Readonly<Record<string, unknown>>;
  readonly followUps: readonly FollowUp[];
  /** Where it came from, as far as the visitor's browser said so. */
  readonly origin: LeadRow | null;
}

/** What is held on a person, and other people's rows in whose texts the address occurs. */
export interface HeldOnPerson {
  readonly held: readonly Held[];
  readonly mentions: readonly { readonly table: string; readonly id: string }[];
}

/** How many rows of which table; a table without any is left out. */
export type Counts = Readonly<Record<string, number>>;

/** The proof of an erasure. */
export interface Erasure {
  readonly id: string;
  readonly erasedAt: string;
  /** The salted digest of the address, in hexadecimal digits; or the row's id. */
  readonly person: string | null;
  readonly row: string | null;
  readonly removed: Counts;
}

/** The erasures of a database, with the digest of its salt: elsewhere theirs mean nothing. */
export interface Erasures {
  readonly salt: string;
  readonly erasures: readonly Erasure[];
}

/** Everything that can be asked of the database, and what comes of it. What changes something has an id, so that asking twice is asking once. */
export interface LeadsActions {
  list: { ask: { filters: LeadFilters }; answer: LeadTable[] };
  show: { ask: { id: string }; answer: Held };
  followUp: { ask: { id: string; operation: string; status: string | null; note: string | null }; answer: Held };
  person: { ask: { email: string }; answer: HeldOnPerson };
  erasePerson: { ask: { email: string; operation: string }; answer: { removed: Counts; tidied: boolean } };
  eraseRow: { ask: { id: string; operation: string }; answer: { removed: Counts; tidied: boolean } };
  erasures: { ask: object; answer: Erasures };
  replay: { ask: Erasures; answer: { removed: Counts; tidied: boolean } };
  purge: { ask: { counting: boolean }; answer: { removed: Counts; tidied: boolean } };
  missing: { ask: object; answer: readonly string[] };
}

/** The name of something that can be asked. */
export type LeadsAction = keyof LeadsActions;

/** A question as it travels to the server that holds the database. */
export type LeadsRequest = {
  [Action in LeadsAction]: { readonly action: Action; readonly ask: LeadsActions[Action]['ask'] };
}[LeadsAction];
