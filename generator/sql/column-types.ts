import type { Diagnostic } from '../diagnostic.ts';
import type { SiteSpec } from '../schema/index.ts';
import type { MigrationLog } from './model.ts';

/** Refuses a column that changes its type: its rows could be lost. */
export const checkColumnTypes = (spec: SiteSpec, log: MigrationLog): Diagnostic[] =>
  Object.entries(spec.tables).flatMap(([table, { columns }]) =>
    Object.entries(columns).flatMap(([name, column]): Diagnostic[] => {
      const before = log.tables[table]?.[name];
      if (!before || before.type === column.type) return [];
      return [
        {
          code: 'table/column-type-changed',
          path: ['tables', table, 'columns', name],
          message: `The column "${name}" of ${table} was ${before.type} in the last migration and is ${column.type} now.`,
          hint: 'Rows could be lost. Add a column with another name instead, and drop this one from the spec.',
        },
      ];
    }),
  );
