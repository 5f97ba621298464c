import type { DeskColumn, DeskTable } from './contract/config.ts';

/** A column that lists are filtered by. */
export type FilterColumn = DeskColumn & Required<Pick<DeskColumn, 'options'>>;

/** The columns of a table that lists are filtered by. */
export function filterColumns({ columns, filters }: DeskTable): readonly FilterColumn[] {
  return columns.flatMap((column) =>
    column.options && filters.includes(column.name) ? [{ ...column, options: column.options }] : [],
  );
}

/** How the address of a list says what a column holds: a column may be called like anything else that stands there. */
export function parameterOf(column: string): string {
  return `column.${column}`;
}
