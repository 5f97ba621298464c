import type { TableRules } from '#contract';
import type { SiteSpec } from '../schema/index.ts';

/** What the backend accepts for each table. */
export function compileTables({ tables, integrations }: SiteSpec): TableRules {
  return Object.fromEntries(
    Object.entries(tables).map(([name, { columns, email }]) => [
      name,
      {
        columns: Object.keys(columns),
        ...(email !== undefined && { email }),
        maxRows: 1,
        maxBytes: integrations.backend.maxBodyBytes,
      },
    ]),
  );
}
