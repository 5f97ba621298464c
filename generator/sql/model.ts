import type { Column, SiteSpec, Table } from '../schema/index.ts';

/** The tables as the last migration left them. */
export type TableModel = Record<string, Table['columns']>;

/** What has been migrated so far; committed as `site/supabase/schema.json`. */
export interface MigrationLog {
  /** The tables after the last migration. */
  tables: TableModel;
  /**
   * Columns and tables that the spec no longer has. Their rows stay; nobody may insert into them. Columns with their
   * types, which they must have again if they ever return.
   */
  retired: { tables: string[]; columns: Record<string, Record<string, Column['type']>> };
  /** How long rows are kept. */
  retention?: SiteSpec['records']['retention'];
  /** By name, the SHA-256 of each part of the private schema that a migration can replace. */
  parts: Record<string, string>;
  /** The migrations in order, each with the SHA-256 of its text. */
  migrations: { file: string; sha256: string }[];
}

/** Nothing migrated yet. */
export function emptyLog(): MigrationLog {
  return { tables: {}, retired: { tables: [], columns: {} }, parts: {}, migrations: [] };
}

/** The tables of the spec. */
export function tableModel(spec: SiteSpec): TableModel {
  return Object.fromEntries(Object.entries(spec.tables).map(([name, table]) => [name, table.columns]));
}
