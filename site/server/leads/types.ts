/** A row as it is listed: everything is text. */
export type LeadRow = Readonly<Record<string, string | null>>;

/** The rows of one table, newest first. */
export interface LeadTable {
  readonly table: string;
  readonly rows: readonly LeadRow[];
}

/** A line of a row's history. */
export interface FollowUp {
  readonly notedAt: string;
  readonly status: string | null;
  readonly note: string | null;
}

/** Everything stored about a row, with its history, oldest first. */
export interface StoredRow {
  readonly table: string;
  readonly id: string;
  readonly createdAt: string;
  readonly row: Readonly<Record<string, unknown>>;
  readonly followUps: readonly FollowUp[];
  /** Where it came from, as reported by the visitor's browser. */
  readonly origin: LeadRow | null;
}

/** The rows of a person, and other people's rows whose texts contain the address. */
export interface PersonRows {
  readonly held: readonly StoredRow[];
  readonly mentions: readonly { readonly table: string; readonly id: string }[];
}

/** Row counts by table; a table without rows is left out. */
export type Counts = Readonly<Record<string, number>>;

export interface Erasure {
  readonly id: string;
  readonly erasedAt: string;
  /** The salted digest of the address, in hexadecimal digits; or the row's id. */
  readonly person: string | null;
  readonly row: string | null;
  readonly removed: Counts;
}

/** The erasures of a database, with the digest of its salt: in another database their digests mean nothing. */
export interface Erasures {
  readonly salt: string;
  readonly erasures: readonly Erasure[];
}

interface Removal {
  readonly removed: Counts;
  /** Whether the deleted rows were also cleared out of the database's files. */
  readonly tidied: boolean;
}

/** The requests of `npm run leads` and their answers. Those that change something carry an id, so that repeating one is safe. */
export interface LeadsActions {
  list: { ask: { table?: string; initialStatus: string }; answer: LeadTable[] };
  row: { ask: { id: string }; answer: StoredRow };
  person: { ask: { email: string }; answer: PersonRows };
  erasePerson: { ask: { email: string; operation: string }; answer: Removal };
  eraseRow: { ask: { id: string; operation: string }; answer: Removal };
  erasures: { ask: object; answer: Erasures };
  replay: { ask: Erasures; answer: Removal };
  purge: { ask: { counting: boolean }; answer: Removal };
  missing: { ask: object; answer: readonly string[] };
}

export type LeadsAction = keyof LeadsActions;
