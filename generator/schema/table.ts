import { z } from 'zod';
import { day, sqlName, storedValue } from './formats.ts';
import { nonBlank } from './text.ts';

/** Whether the column may be empty (null). */
const nullable = z.boolean().optional();
/** The counterpart of `showIf`: the column is filled only if another one holds this value, or one of these. */
const onlyIf = z
  .strictObject({ column: z.string(), is: z.union([z.string(), z.array(z.string()).min(1), z.boolean()]) })
  .optional();
const common = { nullable, onlyIf };

const textColumn = z.strictObject({
  type: z.literal('text'),
  /** The most characters that the database accepts. */
  max: z.int().positive().max(1_000_000),
  ...common,
  /** The only values that the anonymous role may write. */
  oneOf: z.array(storedValue).min(1).optional(),
});
const timestampColumn = z.strictObject({ type: z.literal('timestamp'), nullable });
const booleanColumn = z.strictObject({
  type: z.literal('boolean'),
  ...common,
  /** `true` accepts no other value than true: for a consent that is required to store the row. */
  onlyTrue: z.boolean().optional(),
});
const dateColumn = z.strictObject({
  type: z.literal('date'),
  ...common,
  /** The first and the last day that the database accepts. */
  min: day.optional(),
  max: day.optional(),
});
/** The range of PostgreSQL's `integer`. */
const whole = z.int().min(-2_147_483_648).max(2_147_483_647);
const integerColumn = z.strictObject({
  type: z.literal('integer'),
  ...common,
  /** The smallest and the largest number that the database takes. */
  min: whole,
  max: whole,
});
/** The range in which numbers with two decimals are exact in the browser too. */
const exact = z.number().min(-1e12).max(1e12);
const decimalColumn = z.strictObject({
  type: z.literal('decimal'),
  ...common,
  /** The smallest and the largest number that the database takes. */
  min: exact,
  max: exact,
  /** The number of decimals. */
  decimals: z.int().min(1).max(2),
});

export const columnSchema = z.discriminatedUnion('type', [
  textColumn,
  timestampColumn,
  booleanColumn,
  dateColumn,
  integerColumn,
  decimalColumn,
]);
/** The columns that the database adds to every table. */
export const addedColumns: readonly string[] = ['id', 'created_at'];
/** The system columns of every PostgreSQL table. */
const systemColumns: readonly string[] = ['tableoid', 'xmin', 'cmin', 'xmax', 'cmax', 'ctid'];

/** The name of a column of the spec. */
export const columnName = sqlName
  .refine((name) => !addedColumns.includes(name), 'Remove it: the database adds this column itself.')
  .refine(
    (name) => !systemColumns.includes(name),
    'Choose another name: PostgreSQL has a column of this name in each table.',
  );

export const tableSchema = z.strictObject({
  /** Meaning of a row, for maintainers; becomes the comment of the table. */
  description: nonBlank,
  /** The columns that the anonymous role may insert. The database adds `id` and `created_at`. */
  columns: z.record(columnName, columnSchema),
  /**
   * The column with the person's e-mail address, by which `npm run leads` finds a person's data and erases it on
   * request. Required if a form asks for an e-mail address.
   */
  email: z.string().optional(),
});
export type Column = z.infer<typeof columnSchema>;
export type Table = z.infer<typeof tableSchema>;
/** A column of one type. */
export type ColumnOf<T extends Column['type']> = Extract<Column, { type: T }>;
/** The types of columns. */
export const columnTypes: readonly Column['type'][] = columnSchema.options.map(({ shape }) => shape.type.value);

type Limits<T extends Column['type']> = Omit<ColumnOf<T>, 'type'>;

/** A text column. @example text({ max: 320 }) */
export function text(limits: Limits<'text'>): Column {
  return { type: 'text', ...limits };
}

/** A point in time with its zone (`timestamptz`). */
export function timestamp(limits: Limits<'timestamp'> = {}): Column {
  return { type: 'timestamp', ...limits };
}

/** True or false: the answer of a checkbox. @example boolean({ onlyTrue: true }) */
export function boolean(limits: Limits<'boolean'> = {}): Column {
  return { type: 'boolean', ...limits };
}

/** A day of the calendar, without time or zone. */
export function date(limits: Limits<'date'> = {}): Column {
  return { type: 'date', ...limits };
}

/** A whole number. @example integer({ min: 1, max: 500 }) */
export function integer(limits: Limits<'integer'>): Column {
  return { type: 'integer', ...limits };
}

/** A number with decimals, stored exactly (`numeric`). @example decimal({ min: 0, max: 1_000_000, decimals: 2 }) */
export function decimal(limits: Limits<'decimal'>): Column {
  return { type: 'decimal', ...limits };
}

/** Declares the tables that forms write to. */
export function defineTables<const T extends Record<string, Table>>(tables: T): T {
  return tables;
}
