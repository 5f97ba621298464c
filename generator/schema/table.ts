import { z } from 'zod';

const textColumn = z.strictObject({
  type: z.literal('text'),
  /** The most characters that the database takes. */
  max: z.int().positive(),
  /** `true` lets the column stay empty (null). */
  nullable: z.boolean().optional(),
  /** The only values that the anonymous role may write. */
  oneOf: z.array(z.string()).min(1).optional(),
});
const timestampColumn = z.strictObject({ type: z.literal('timestamp'), nullable: z.boolean().optional() });

export const columnSchema = z.discriminatedUnion('type', [textColumn, timestampColumn]);
export const tableSchema = z.strictObject({
  /** What a row is, for maintainers; becomes the table's comment. */
  description: z.string(),
  /** The columns that the anonymous role may insert. `id` and `created_at` are added by the database. */
  columns: z.record(z.string(), columnSchema),
  /**
   * The column with the person's e-mail address, by which `npm run leads` finds what is held on somebody and erases it on
   * request. Required where a form asks for one.
   */
  email: z.string().optional(),
});
export type Column = z.infer<typeof columnSchema>;
export type Table = z.infer<typeof tableSchema>;

/** A text column. @example text({ max: 320 }) */
export const text = (limits: { max: number; nullable?: boolean; oneOf?: string[] }): Column => ({
  type: 'text',
  ...limits,
});
/** A point in time with its zone (`timestamptz`). */
export const timestamp = (limits: { nullable?: boolean } = {}): Column => ({ type: 'timestamp', ...limits });

/** Declares the tables that forms write to. */
export const defineTables = <const T extends Record<string, Table>>(tables: T): T => tables;
