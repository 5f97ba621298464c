import { z } from 'zod';
import { slugName } from './formats.ts';
import type { TableName } from './register.ts';
import { localizedTextSchema } from './text.ts';

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
