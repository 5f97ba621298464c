/** What the backend accepts for one table. The generated `tables` of `#generated/backend.ts` have this shape. */
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

/** The tables that a visitor may write to, by name. */
export type TableRules = Readonly<Record<string, TableRule>>;

/** The rules of a table, if visitors may write to it. Names come from the URL, so `constructor` must find nothing. */
export function ruleOf(tables: TableRules, table: string): TableRule | undefined {
  return Object.hasOwn(tables, table) ? tables[table] : undefined;
}
