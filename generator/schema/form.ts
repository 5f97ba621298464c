import { z } from 'zod';
import { wordName } from './formats.ts';
import { fieldSchema, type Field } from './field.ts';
import { analyticsEventSchema, type AnalyticsEvent } from './integration.ts';
import { errorName, pageName, tableName } from './names.ts';
import type { ColumnName, ErrorName, PageName, TableName } from './register.ts';
import { textSchema, type Text } from './text.ts';

export const payloadSourceSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('from'), field: z.string(), emptyAsNull: z.boolean().optional() }),
  z.strictObject({ kind: z.literal('template'), template: z.string() }),
  z.strictObject({ kind: z.literal('literal'), value: z.string() }),
  z.strictObject({ kind: z.literal('now') }),
]);

/**
 * What happens after success: the form clears its fields, navigates to a page, or shows the success message in place of
 * itself for some milliseconds, then clears its fields and closes its dialog.
 */
export const thenSchema = z.union([
  z.literal('clear'),
  z.strictObject({ navigate: pageName }),
  z.strictObject({
    confirmFor: z.int().min(1000, 'Times are in milliseconds, at least 1000: 4000 is four seconds.').max(60_000),
  }),
]);

export const formSchema = z.strictObject({
  /** The `<form>`'s id and the form's name in the spec. */
  id: z.string(),
  table: tableName,
  /** The fields in order; the key is the control's `name`. */
  fields: z.record(wordName, fieldSchema),
  /** The source of each column's value. */
  payload: z.record(z.string(), payloadSourceSchema),
  /** The text of the send button. Default: the message `form.submit`. */
  submit: textSchema.optional(),
  /** A short privacy note above the send button. Default: the message `form.privacy`. */
  privacy: textSchema.optional(),
  /** Entries of the error catalogue. */
  outcomes: z.strictObject({
    invalid: errorName,
    success: errorName,
    databaseError: errorName,
    connectionError: errorName,
    /** The visitor's IP address exceeded the rate limit. */
    rateLimited: errorName,
  }),
  /** What happens after success. */
  then: thenSchema,
  /** Events sent on success. */
  analytics: z.array(analyticsEventSchema),
});

export type PayloadSource = z.infer<typeof payloadSourceSchema>;
export type Form = z.infer<typeof formSchema>;

type From<F extends string> = { kind: 'from'; field: F; emptyAsNull?: boolean };
type OtherSource = Exclude<PayloadSource, { kind: 'from' }>;

/** The value of a field. @example from('email') */
export function from<const F extends string>(field: F): From<F> {
  return { kind: 'from', field };
}

/** The value of a field, or null if the visitor left it empty. */
export function fromOrNull<const F extends string>(field: F): From<F> {
  return { kind: 'from', field, emptyAsNull: true };
}

/** A text that contains the values of fields. @example template('Callback - {{description}}') */
export function template(template: string): OtherSource {
  return { kind: 'template', template };
}

/** Always the same value. @example literal('pendiente') */
export function literal(value: string): OtherSource {
  return { kind: 'literal', value };
}

/** The moment of sending, as an ISO timestamp. */
export function now(): OtherSource {
  return { kind: 'now' };
}

interface FormDefinition<T extends TableName, F extends Record<string, Field>> {
  /** The form's key in `spec/forms/index.ts` and the `<form>`'s id. */
  id: string;
  table: T;
  fields: F & { [K in keyof F]: { showIf?: { field: keyof F & string } | undefined } };
  payload: { [C in ColumnName<T>]?: From<keyof F & string> | OtherSource };
  submit?: Text;
  privacy?: Text;
  outcomes: Record<keyof Form['outcomes'], ErrorName>;
  then: 'clear' | { navigate: PageName } | { confirmFor: number };
  analytics: AnalyticsEvent[];
}

/** Declares a form: its fields, the stored row, and the outcomes. */
export function defineForm<T extends TableName, F extends Record<string, Field>>(form: FormDefinition<T, F>): Form {
  return form as Form;
}
