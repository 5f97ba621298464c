import { createHash } from 'node:crypto';
import { compileDeskTable } from '../compile/desk-table.ts';
import type { Column, Desk, SiteSpec } from '../schema/index.ts';

/** PostgreSQL refuses a row with a longer key: 2,704 bytes, and a character takes up to four. */
const longestKey = 650;

/** Whether an index takes all that a column can hold. */
function fitsIndex(column: Column | undefined): boolean {
  return column !== undefined && (column.type !== 'text' || column.max <= longestKey);
}

/** PostgreSQL would cut a long name, and take it for that of another index which begins like it. */
function indexName(name: string): string {
  return name.length <= 63
    ? name
    : `${name.slice(0, 50)}_${createHash('sha256').update(name).digest('hex').slice(0, 12)}`;
}

/** Finds the few rows with a rare answer at once. Nothing where no list is filtered by what columns hold. */
export function deskFilters(spec: SiteSpec, desk: Desk): string {
  return Object.entries(spec.tables)
    .flatMap(([table, { columns }]) =>
      compileDeskTable(spec, desk, table)
        .filters.filter((name) => fitsIndex(columns[name]))
        .map(
          (name) => `create index if not exists ${indexName(`${table}_${name}_filter`)} on public.${table} (${name});`,
        ),
    )
    .join('\n');
}
