/** A row for display: all values are text. */
export type LeadRow = Readonly<Record<string, string | null>>;

/** The rows of one table, newest first. */
export interface LeadTable {
  readonly table: string;
  readonly rows: readonly LeadRow[];
}

/** An entry of a row's history. */
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
  /** The form, page and campaign it came from, as reported by the visitor's browser. */
  readonly origin: LeadRow | null;
}

/** The rows of a person, and other people's rows whose texts contain the address. */
export interface PersonRows {
  readonly held: readonly StoredRow[];
  readonly mentions: readonly { readonly table: string; readonly id: string }[];
}

/** Row counts by table; omits tables without rows. */
export type Counts = Readonly<Record<string, number>>;

/** Formats row counts by table: `leads 2, applications 1`. */
export function describeCounts(counts: Counts): string {
  return Object.entries(counts)
    .map(([table, count]) => `${table} ${count}`)
    .join(', ');
}

/** The record of an erasure: either of a person or of one row. */
export interface Erasure {
  readonly id: string;
  readonly erasedAt: string;
  /** The salted digest of the address, in hexadecimal digits. */
  readonly person: string | null;
  readonly row: string | null;
  readonly removed: Counts;
}

/** The erasures of a database, with the digest of its salt, which identifies the database they belong to. */
export interface Erasures {
  readonly salt: string;
  readonly erasures: readonly Erasure[];
}

interface Removal {
  readonly removed: Counts;
  /** Whether the deleted rows were also removed from the database's files. */
  readonly tidied: boolean;
}

/** The requests of `npm run leads` and their answers. Erasures carry an operation id, so that a retry is safe. */
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
