import type { Diagnostic } from '../diagnostic.ts';
import { keyProblem, problem, unknownName } from './problem.ts';
import { reservedWords } from './reserved-words.ts';
import type { Rule } from './rule.ts';

const identifier = /^[a-z][a-z0-9_]{0,62}$/;
/** The columns that the database adds to every table. */
export const addedColumns: readonly string[] = ['id', 'created_at'];
const form = 'A name has lower-case letters, digits and "_", begins with a letter and has at most 63 characters.';

/** Refuses names that PostgreSQL would need quotes for, and columns that the database adds itself. */
export const sqlNames: Rule = (spec) =>
  Object.entries(spec.tables).flatMap(([table, { columns }]): Diagnostic[] => [
    ...(reservedWords.has(table)
      ? [keyProblem('table/name', ['tables', table], `"${table}" is a word of SQL and cannot be the name of a table.`, `Add to it what it is: ${table}_rows.`)]
      : []),
    ...(identifier.test(table) ? [] : [keyProblem('table/name', ['tables', table], `"${table}" cannot be the name of a table.`, form)]),
    ...Object.keys(columns).flatMap((column) => {
      const path = ['tables', table, 'columns', column];
      if (addedColumns.includes(column)) return [keyProblem('column/reserved', path, `The database adds the column "${column}" itself.`, 'Remove it.')];
      if (reservedWords.has(column))
        return [keyProblem('column/name', path, `"${column}" is a word of SQL and cannot be the name of a column.`, `Add to it what it is: ${column}_text.`)];
      return identifier.test(column) ? [] : [keyProblem('column/name', path, `"${column}" cannot be the name of a column.`, form)];
    }),
  ]);

/** Refuses values of a column's list that the column is too short for. */
export const columnValues: Rule = (spec) =>
  Object.entries(spec.tables).flatMap(([table, { columns }]) =>
    Object.entries(columns).flatMap(([name, column]) => {
      if (column.type !== 'text') return [];
      const path = ['tables', table, 'columns', name, 'oneOf'];
      return (column.oneOf ?? []).flatMap((value, index) =>
        [...value].length > column.max
          ? [problem('column/value-too-long', [...path, index], `"${value}" is longer than the column takes (${column.max}).`)]
          : [],
      );
    }),
  );

/** Refuses to tell of the rows of a table that does not exist. */
export const notifiedTables: Rule = (spec) =>
  (spec.integrations.notify?.tables ?? []).flatMap((name, index) =>
    unknownName('table/unknown', 'table', name, Object.keys(spec.tables), ['integrations', 'notify', 'tables', index]),
  );
