import type { Diagnostic, SpecPath } from '../diagnostic.ts';
import type { ColumnOf, Table } from '../schema/index.ts';
import { suggestion } from '../suggest.ts';
import { keyProblem, problem, unknownName } from './problem.ts';
import { reservedWords, systemColumns } from './reserved-words.ts';
import type { Rule } from './rule.ts';

const identifier = /^[a-z][a-z0-9_]{0,62}$/;
/** The columns that the database adds to every table. */
export const addedColumns: readonly string[] = ['id', 'created_at'];
const form = 'A name has lower-case letters, digits and "_", begins with a letter and has at most 63 characters.';

/** Refuses names that PostgreSQL would need quotes for, and columns that the database adds itself. */
export const sqlNames: Rule = (spec) =>
  Object.entries(spec.tables).flatMap(([table, { columns }]): Diagnostic[] => [
    ...(reservedWords.has(table)
      ? [
          keyProblem(
            'table/name',
            ['tables', table],
            `"${table}" is a word of SQL and cannot be the name of a table.`,
            `Add to it what it is: ${table}_rows.`,
          ),
        ]
      : []),
    ...(identifier.test(table)
      ? []
      : [keyProblem('table/name', ['tables', table], `"${table}" cannot be the name of a table.`, form)]),
    ...Object.keys(columns).flatMap((column) => {
      const path = ['tables', table, 'columns', column];
      if (addedColumns.includes(column))
        return [keyProblem('column/reserved', path, `The database adds the column "${column}" itself.`, 'Remove it.')];
      if (systemColumns.has(column))
        return [
          keyProblem(
            'column/name',
            path,
            `PostgreSQL has a column "${column}" of its own in each table.`,
            'Choose another name.',
          ),
        ];
      if (reservedWords.has(column))
        return [
          keyProblem(
            'column/name',
            path,
            `"${column}" is a word of SQL and cannot be the name of a column.`,
            `Add to it what it is: ${column}_text.`,
          ),
        ];
      return identifier.test(column)
        ? []
        : [keyProblem('column/name', path, `"${column}" cannot be the name of a column.`, form)];
    }),
  ]);

/** Refuses values of a column's list that the column is too short for. */
export const columnValues: Rule = (spec) =>
  Object.entries(spec.tables).flatMap(([table, { columns }]) =>
    Object.entries(columns).flatMap(([name, column]) => {
      if (column.type !== 'text') return [];
      const path = ['tables', table, 'columns', name, 'oneOf'];
      return (column.oneOf ?? []).flatMap((value, index) =>
        value !== value.trim()
          ? [
              problem(
                'column/value-spaces',
                [...path, index],
                `The value "${value}" has space around it, or is nothing else: nobody would find it again.`,
                'Write it without.',
              ),
            ]
          : [...value].length > column.max
            ? [
                problem(
                  'column/value-too-long',
                  [...path, index],
                  `"${value}" is longer than the column takes (${column.max}).`,
                ),
              ]
            : [],
      );
    }),
  );

/** Refuses columns that no value would fit, and conditions on columns that are not there yet when the database checks them. */
export const columnLimits: Rule = (spec) =>
  Object.entries(spec.tables).flatMap(([table, { columns }]) =>
    Object.entries(columns).flatMap(([name, column]): Diagnostic[] => {
      const path = ['tables', table, 'columns', name];
      const reversed =
        'min' in column && column.min !== undefined && column.max !== undefined && column.min > column.max;
      return [
        ...(reversed
          ? [
              problem(
                'column/limits',
                [...path, 'max'],
                `No value is at least ${column.min} and at most ${column.max}.`,
                'Exchange min and max.',
              ),
            ]
          : []),
        ...('onlyIf' in column && column.onlyIf
          ? checkOnlyIf(columns, name, column.onlyIf, column.nullable ?? false, path)
          : []),
      ];
    }),
  );

function checkOnlyIf(
  columns: Table['columns'],
  name: string,
  { column, is }: NonNullable<ColumnOf<'text'>['onlyIf']>,
  nullable: boolean,
  path: SpecPath,
): Diagnostic[] {
  const names = Object.keys(columns);
  const earlier = names.slice(0, names.indexOf(name));
  const other = columns[column];
  if (!other) return unknownName('column/unknown', 'column', column, names, [...path, 'onlyIf', 'column']);
  if (!earlier.includes(column))
    return [
      problem(
        'column/only-if',
        [...path, 'onlyIf', 'column'],
        `The column "${column}" does not stand above "${name}".`,
        'A condition names a column above its own.',
      ),
    ];
  if (!nullable)
    return [
      problem(
        'column/only-if',
        path,
        `The column "${name}" is filled only sometimes, and may not be empty.`,
        'Add nullable: true.',
      ),
    ];
  const fits = other.type === 'boolean' ? typeof is === 'boolean' : other.type === 'text' && typeof is !== 'boolean';
  if (!fits)
    return [
      problem(
        'column/only-if',
        [...path, 'onlyIf', 'is'],
        `The column "${column}" never holds that: it is ${other.type === 'boolean' ? 'true or false' : `a ${other.type}`}.`,
      ),
    ];
  const oneOf = other.type === 'text' ? other.oneOf : undefined;
  return [is]
    .flat()
    .flatMap((value) =>
      oneOf === undefined || typeof value === 'boolean' || oneOf.includes(value)
        ? []
        : [
            problem(
              'column/only-if',
              [...path, 'onlyIf', 'is'],
              `The column "${column}" does not take "${value}".`,
              suggestion(value, oneOf),
            ),
          ],
    );
}

/** Refuses to tell of the rows of a table that does not exist. */
export const notifiedTables: Rule = (spec) =>
  (spec.integrations.notify?.tables ?? []).flatMap((name, index) =>
    unknownName('table/unknown', 'table', name, Object.keys(spec.tables), ['integrations', 'notify', 'tables', index]),
  );
