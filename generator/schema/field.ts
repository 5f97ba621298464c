import { z } from 'zod';
import * as fieldKinds from '../../site/fields/kinds.ts';
import type { FieldOption, FieldTraits, ShowIf } from './field-kind.ts';
import type { Text } from './text.ts';

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
