import { z } from 'zod';
import { day, slugName, sqlName, storedValue } from './formats.ts';
import { localizedTextSchema, nonBlank } from './text.ts';
import type { TableName } from './register.ts';

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

/** How long something is kept, in whole days or months. */
export const periodSchema = z.strictObject({ unit: z.enum(['days', 'months']), count: z.int().positive().max(1200) });
export type Period = z.infer<typeof periodSchema>;

/**
 * The stage of the work on a row: `open` rows wait for the firm, `waiting` ones for the visitor; `spam` is hidden from
 * lists.
 */
const statusTones = ['open', 'waiting', 'done', 'closed', 'spam'] as const;

/** Statuses by key, in the order in which a row passes through them. */
const statusesSchema = z.record(slugName, z.strictObject({ label: localizedTextSchema, tone: z.enum(statusTones) }));

/** The period to answer requests of rights over personal data (ARCO: access, rectification, cancellation, opposition). */
const rightsSchema = z.strictObject({
  /**
   * In working days, counted from the day after the message arrived: without Saturdays, Sundays and the holidays of the
   * spec's `calendar`.
   */
  workingDays: z.int().min(1).max(120),
  /** The law that sets the period, as the desk names it. */
  source: localizedTextSchema,
});

/** Follow-up and retention of rows. */
export const recordsSchema = z.strictObject({
  followUp: z.strictObject({
    /** The status of a new row. */
    initial: z.string(),
    /** The statuses of rows, in the order of the work. */
    statuses: statusesSchema,
    /** Tables with their own statuses, which must include the initial one. */
    tables: z.record(z.string(), statusesSchema).optional(),
  }),
  /** With it, people mark a message at the desk as a request of rights, which then has a deadline. */
  rights: rightsSchema.optional(),
  /**
   * Retention periods; older data is deleted once a day. Texts contain a period as `{{kept_leads_months}}`, which stops
   * compiling when its unit changes. A shorter period takes effect at the next start of the server.
   */
  retention: z.strictObject({
    /** Every table of `spec/tables.ts`, counted from the creation of the row. */
    tables: z.record(z.string(), periodSchema),
    /** How long a repeated message is recognised as such and not stored again. */
    idempotencyKeys: periodSchema,
    /** Salted digests of IP addresses, which limit the messages per minute. */
    addresses: periodSchema,
    /** Proofs of erasures on request: a time, a digest and numbers of rows. */
    erasures: periodSchema,
  }),
});
export type Records = z.infer<typeof recordsSchema>;
type Statuses = z.infer<typeof statusesSchema>;

/** @example days(30) */
export function days(count: number): Period {
  return { unit: 'days', count };
}

/** @example months(24) */
export function months(count: number): Period {
  return { unit: 'months', count };
}

/** Declares follow-up and retention of rows. */
export function defineRecords<S extends Statuses, T extends { [K in TableName]?: Statuses } = {}>(
  records: Omit<Records, 'followUp'> & {
    followUp: { initial: NoInfer<keyof S & string>; statuses: S; tables?: T };
    retention: { tables: Record<TableName, Period> };
  },
): Omit<Records, 'followUp'> & { followUp: { initial: keyof S & string; statuses: S; tables?: T } } {
  return records;
}
