import { diagnose } from '../diagnostics/diagnose.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { SiteSpec } from '../schema/index.ts';
import type { MigrationLog } from './model.ts';

/** Refuses a column that changes its type: its rows could be lost. */
export function checkColumnTypes(spec: SiteSpec, log: MigrationLog): Diagnostic[] {
  return Object.entries(spec.tables).flatMap(([table, { columns }]) =>
    Object.entries(columns).flatMap(([name, { type }]): Diagnostic[] => {
      // A retired column is still in the database, and returns with its old type.
      const before = log.tables[table]?.[name]?.type ?? log.retired.columns[table]?.[name];
      if (before === undefined || before === type) return [];
      return [diagnose('table/column-type-changed', ['tables', table, 'columns', name], { table, name, before, type })];
    }),
  );
}
