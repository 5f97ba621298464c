import type { TableName } from '#schema';

export type { TableName };

/** What the backend accepts for one table. */
export interface TableRule {
  /** The columns that a visitor may fill. */
  readonly columns: readonly string[];
  /** The column with the person's e-mail address, if there is one. */
  readonly email?: string;
  /** How many rows one request may insert. */
  readonly maxRows: number;
  /** How long the body of a request may be, in bytes. */
  readonly maxBytes: number;
}

/** The tables that a visitor may write to, by name: `tables` of `#generated/backend.ts`. */
export type TableRules<Table extends string = string> = Readonly<Record<Table, TableRule>>;
