import { z } from 'zod';
import * as fieldKinds from '../../site/fields/kinds.ts';
import { wordName } from './formats.ts';
import { analyticsEventSchema, type AnalyticsEvent } from './integration.ts';
import { errorName, pageName, tableName } from './names.ts';
import type { ColumnName, ErrorName, PageName, TableName } from './register.ts';
import { textSchema, type Text } from './text.ts';
import type { FieldOption, FieldTraits, ShowIf } from './field-kind.ts';

export * from '../../site/fields/kinds.ts';
export { today } from '../../site/fields/date/schema.ts';
export { option, type FieldContext, type FieldOption, type FieldTraits, type ShowIf } from './field-kind.ts';

/** Every kind of field, by the name of its helper. */
export { fieldKinds };

type Kinds = (typeof fieldKinds)[keyof typeof fieldKinds];
const kinds: readonly Kinds[] = Object.values(fieldKinds);

/** A field of a form. */
export const fieldSchema = z.discriminatedUnion(
  'control',
  kinds.map(({ schema }) => schema) as [Kinds['schema'], ...Kinds['schema'][]],
);
export type Field = z.infer<typeof fieldSchema>;
/** A field of one kind. */
export type FieldOf<C extends Field['control']> = Extract<Field, { control: C }>;

type Returned<T, Name extends string> = T extends { readonly [K in Name]: (...given: never) => infer R } ? R : never;
type KeyOf<T> = T extends unknown ? keyof T : never;
type ValueOf<T, K extends PropertyKey> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;
/** All properties of a union of objects. */
type Merged<T> = { readonly [K in KeyOf<T>]?: Exclude<ValueOf<T, K>, undefined> };
type Compiled = Returned<Kinds['traits'], 'compile'>;
/** The properties that kinds add to a compiled field, among them messages for invalid answers. */
export type CompiledSettings = Omit<Merged<Compiled>, 'messages'> & {
  readonly messages?: Merged<NonNullable<ValueOf<Compiled, 'messages'>>>;
};
/** The properties that kinds add to the rule by which the browser checks an answer. */
export type RuleSettings = Merged<Returned<Kinds['traits'], 'rule'>>;

const traits = new Map<string, FieldTraits<Field>>(kinds.map((kind) => [kind.control, kind.traits as never]));

/** What is special about the kind of a field. */
export function fieldTraits({ control }: Pick<Field, 'control'>): FieldTraits<Field> {
  return traits.get(control) ?? {};
}

/** Settings that only some kinds of fields have. */
export interface FieldSettings {
  required?: boolean | undefined;
  missing?: Text | undefined;
  help?: Text | undefined;
  autocomplete?: string | undefined;
  initial?: string | undefined;
  showIf?: ShowIf | undefined;
  options?: FieldOption[] | undefined;
}

/** Reads these settings from a field of any kind. */
export function settingsOf(field: Field): FieldSettings {
  return field;
}

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
