import type { DeskColumn, DeskTable } from './contract/config.ts';

/** A column that lists can be filtered by. */
export type FilterColumn = DeskColumn & Required<Pick<DeskColumn, 'options'>>;

/** The columns of a table that lists can be filtered by. */
export function filterColumns({ columns, filters }: DeskTable): readonly FilterColumn[] {
  return columns.flatMap((column) =>
    column.options && filters.includes(column.name) ? [{ ...column, options: column.options }] : [],
  );
}

/** The query parameter that filters by a column. The prefix avoids clashes with other parameters, such as `status`. */
export function parameterOf(column: string): string {
  return `column.${column}`;
}
