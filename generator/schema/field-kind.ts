/** The building blocks of kinds of form fields: each kind's `schema.ts` in `site/fields/` imports from here. */
import { z } from 'zod';
import type { NavigationLink } from './action.ts';
import { autofillName, storedValue } from './formats.ts';
import type { InterfaceKey } from './message.ts';
import type { Column } from './table.ts';
import type { Locale, PartialLocale } from './register.ts';
import { textSchema, type Text } from './text.ts';

export { z } from 'zod';
export { navigationLinkSchema, type NavigationLink } from './action.ts';
export { day } from './formats.ts';
export type { Column, ColumnOf } from './table.ts';
export { textSchema, type Text } from './text.ts';

const optionSchema = z.strictObject({
  /** The stored value, the same in every language. */
  value: storedValue,
  label: textSchema,
});
export type FieldOption = z.infer<typeof optionSchema>;

/** An option of a select or of radio buttons. @example option('usa', { es: 'Estados Unidos', en: 'United States' }) */
export function option<const V extends string>(value: V, label: Text): FieldOption & { value: V } {
  return { value, label };
}

/** A condition: shows a field only while another field of the form has this answer, or one of these. */
const showIfSchema = z.strictObject({
  /** A field with options, or a checkbox. */
  field: z.string(),
  /** A value of an option, several of them, or whether a checkbox is ticked. */
  is: z.union([z.string(), z.array(z.string()).min(1), z.boolean()]),
});
export type ShowIf = z.infer<typeof showIfSchema>;

/** `false` marks a field whose answer is not sent. Default `true`. */
export const persist = z.boolean().optional();
/** The settings of a field that a visitor answers. */
export const asked = {
  label: textSchema,
  /** Whether the visitor must fill it in. Default `false`. */
  required: z.boolean().optional(),
  /**
   * The message for a required field left empty: `Enter your name.` Default: the message `form.fieldRequired` with the
   * label.
   */
  missing: textSchema.optional(),
  /** A sentence under the label. */
  help: textSchema.optional(),
  /**
   * Shows the field only for a certain answer of another one; otherwise it is hidden, may be empty and is stored as
   * null.
   */
  showIf: showIfSchema.optional(),
};
/** The settings of a field that browsers can fill in. */
export const completed = {
  ...asked,
  /** The HTML autocomplete token, e.g. `name`, `email`, `organization`. */
  autocomplete: autofillName.optional(),
};
/** The initial value, also stored when the visitor empties an optional field. */
const initial = z.string().optional();
/** The settings of a field for a text. */
export const written = {
  ...completed,
  persist,
  initial,
  /** The most characters that the field accepts. Default: the limit of the column. */
  max: z.int().positive().optional(),
  /** `true` removes spaces around the answer. Default `false`. */
  trim: z.boolean().optional(),
};
/** The settings of a choice among options, one of which may be chosen initially. */
export const chosen = { persist, initial, options: z.array(optionSchema).min(1) };

/** A compiled text: in each language of the site, also in those that the spec may leave out. */
type Localized = Readonly<Record<Locale | PartialLocale, string>>;

/** What a kind of field may ask about the form and the site when it is checked or compiled. */
export interface FieldContext {
  readonly name: string;
  /** The columns that store the answer and nothing else. */
  readonly columns: readonly Column[];
  /** The column of the person's e-mail address, if it stores the answer. */
  readonly address?: string;
  /** A text in each language, with its values filled in. */
  text(text: Text): Localized;
  /** A text of the interface in each language. */
  message(key: InterfaceKey): Localized;
  link(link: NavigationLink): { readonly href: Localized; readonly external?: true | undefined };
}

/** A mistake in the settings of a field: an entry of `generator/diagnostics/catalogue/forms.ts` with its parameters. */
export interface Fault {
  readonly code: string;
  /** The setting that is wrong. Default: the field. */
  readonly at?: string;
  readonly values?: object;
}

/** An answer that a field accepts and its column does not: `setting` allows what `can` says. */
export interface Misfit {
  readonly setting: string;
  readonly can: string;
  readonly takes: string;
}

/** The parts of a selector that matches while a field has an answer. */
export interface ConditionParts {
  /** Selects the controls with the field's name: `[name="topic"]`. */
  readonly control: string;
  /** Selects what has the answer as its value: `[value="other"]`. */
  readonly option: string;
  readonly answer: string;
}

/** Properties of a compiled field that several kinds have. */
interface CompiledCommon {
  readonly inputmode?: 'email' | 'tel' | 'url' | 'numeric' | 'decimal';
}

/** What is special about a kind of field. `F` is a field of this kind. */
export interface FieldTraits<F> {
  /** Settings that its helper adds, unless the spec gives others. */
  readonly usual?: object;
  /** The types of columns that can store its answer. Default: `text`. */
  readonly columns?: readonly Column['type'][];
  /** Its `answer.ts` has `stored`, which turns the visitor's text into the value of a column. */
  readonly converts?: true;
  /** How the desk shows a text column that stores this answer and nothing else. Default: `text`. */
  readonly shownAs?: 'longText' | 'email' | 'phone' | 'url' | 'option';
  /** How the studio adds such a field. Without it, fields of this kind are only added in an editor. */
  readonly studio?: {
    /** The place in the list of kinds. */
    readonly place: number;
    /** The column for the answers of a new field. */
    readonly column: Column | ((field: F) => Column);
    /** Settings that the user does not choose, in addition to the usual ones. */
    readonly settings?: object;
    /** Settings that the user chooses together, by name; the studio's texts `<of>.<name>` describe them. */
    readonly presets?: { readonly of: string; readonly settings: Readonly<Record<string, object>> };
  };
  /** An answer is never missing: a checkbox that nobody ticks says no. */
  readonly alwaysAnswered?: true;
  /** The answers on which other fields may depend, and a selector of the control while it has one of them. */
  readonly condition?: {
    answers(field: F): readonly (string | boolean)[];
    selector(parts: ConditionParts): string;
  };
  /** The most characters of an answer. Default: the setting `max`, or else the limit of the columns. */
  readonly maxLength?: (field: F, ofColumns: readonly number[]) => number;
  /** The value of a field that the browser does not read. */
  readonly constant?: (field: F) => string | undefined;
  /** The texts of the interface that it shows, each with the words for such a field. */
  readonly messages?: (field: F) => Partial<Record<InterfaceKey, string>>;
  /** Finds settings that contradict each other. */
  readonly check?: (field: F, context: FieldContext) => Iterable<Fault>;
  /** Finds answers that a column would refuse. Texts are compared without it. */
  readonly fits?: (field: F, column: Column, context: Pick<FieldContext, 'columns'>) => Iterable<Misfit>;
  /** The properties of the compiled field that only this kind has, for `control.tsx`. */
  readonly compile?: (field: F, context: FieldContext) => CompiledCommon & object;
  /** The properties of the rule that only this kind has, for `answer.ts`. */
  readonly rule?: (field: F, context: FieldContext) => object;
}

type SchemaOf<C extends string, Shape extends z.core.$ZodLooseShape> = z.ZodObject<
  { control: z.ZodLiteral<C> } & Shape,
  z.core.$strict
>;

/** A kind of field: its schema, and what is special about it. */
export interface FieldKind<C extends string, Shape extends z.core.$ZodLooseShape, T> {
  readonly control: C;
  readonly schema: SchemaOf<C, Shape>;
  readonly traits: T;
}

/** A field of a kind. */
export type Made<K extends { readonly schema: z.ZodType }> = z.infer<K['schema']>;

/** A condition on the field `N`, which `defineForm` looks for in the form. */
interface Condition<N extends string> {
  showIf?: { field: N; is: ShowIf['is'] } | undefined;
}
/** A field whose condition names the field `N`. */
export type MadeIf<K extends { readonly schema: z.ZodType }, N extends string> = Made<K> & Condition<N>;
/** The settings of a kind of field, without the separate arguments of its helper. */
export type Settings<K extends { readonly schema: z.ZodType }, N extends string> = Omit<
  Made<K>,
  'control' | 'label' | 'showIf'
> &
  Condition<N>;
/** Settings with options, one of which may be chosen initially. */
export type Choice<K extends { readonly schema: z.ZodType }, N extends string, V extends string> = Omit<
  Settings<K, N>,
  'options' | 'initial'
> & { options: (FieldOption & { value: V })[]; initial?: NoInfer<V> };

/**
 * A kind of field whose helper is a function of its own, which requires settings or infers their types.
 *
 * @example export const rankField = Object.assign(makeRank, fieldKind('rank', { ...asked, of: z.int() }).with({}));
 * @param control the name of the kind's folder in `site/fields/`
 * @param shape its settings
 */
export function fieldKind<const C extends string, Shape extends z.core.$ZodLooseShape>(control: C, shape: Shape) {
  const schema = z.strictObject({ control: z.literal(control), ...shape }) as SchemaOf<C, Shape>;
  return {
    /** Says what is special about the kind. */
    with<const T extends FieldTraits<z.infer<SchemaOf<C, Shape>>>>(traits: T): FieldKind<C, Shape, T> {
      return { control, schema, traits };
    },
  };
}

/** The helper of a kind of field without required settings. */
interface Helper<K extends { readonly schema: z.ZodType }> {
  <N extends string = never>(label: Text, settings?: Settings<K, N>): MadeIf<K, NoInfer<N>>;
}

/**
 * Defines a kind of field, in `site/fields/<control>/schema.ts`. `site/fields/kinds.ts` lists it.
 *
 * @example export const cityField = defineField('city', { ...written, zip: z.boolean().optional() }).with({});
 * @param control the name of the kind's folder
 * @param shape its settings
 * @returns `with`, which says what is special about the kind and returns the helper that forms call
 */
export function defineField<const C extends string, Shape extends z.core.$ZodLooseShape>(control: C, shape: Shape) {
  return {
    with<const T extends FieldTraits<z.infer<SchemaOf<C, Shape>>>>(
      traits: T,
    ): Helper<FieldKind<C, Shape, T>> & FieldKind<C, Shape, T> {
      const kind = fieldKind(control, shape).with(traits);
      const make = (label: Text, settings?: object): object => ({ control, label, ...traits.usual, ...settings });
      return Object.assign(make as unknown as Helper<typeof kind>, kind);
    },
  };
}
