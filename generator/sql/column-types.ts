import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { SiteSpec } from '../schema/index.ts';
import type { MigrationLog } from './model.ts';

/** Refuses a column that changes its type: its rows could be lost. */
export function checkColumnTypes(spec: SiteSpec, log: MigrationLog): Diagnostic[] {
  return Object.entries(spec.tables).flatMap(([table, { columns }]) =>
    Object.entries(columns).flatMap(([name, column]): Diagnostic[] => {
      // A retired column is still in the database, and takes its old type with it when it returns.
      const before = log.tables[table]?.[name]?.type ?? log.retired.columns[table]?.[name];
      if (before === undefined || before === column.type) return [];
      return [
        {
          code: 'table/column-type-changed',
          path: ['tables', table, 'columns', name],
          message: `The column "${name}" of ${table} was ${before} in the last migration that had it and is ${column.type} now.`,
          hint: 'Rows could be lost. Add a column with another name instead, and drop this one from the spec.',
        },
      ];
    }),
  );
}
