import { z } from 'zod';
import { navigationLinkSchema, type NavigationLink } from './action.ts';
import { autofillName, day, storedValue } from './formats.ts';
import { textSchema, type Text } from './text.ts';

const optionSchema = z.strictObject({
  /** The stored value, the same in every language. */
  value: storedValue,
  label: textSchema,
});

/** A condition: shows a field only while another field of the form has this answer, or one of these. */
const showIfSchema = z.strictObject({
  /** A field with options, or a checkbox. */
  field: z.string(),
  /** A value of an option, several of them, or whether a checkbox is ticked. */
  is: z.union([z.string(), z.array(z.string()).min(1), z.boolean()]),
});

/** `false` marks a field whose answer is not sent. Default `true`. */
const persist = z.boolean().optional();
const asked = {
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
const completed = {
  ...asked,
  /** The HTML autocomplete token, e.g. `name`, `email`, `organization`. */
  autocomplete: autofillName.optional(),
};
const common = {
  ...completed,
  persist,
  /** The initial value, also stored when the visitor empties an optional field. */
  initial: z.string().optional(),
};
const written = {
  ...common,
  /** The most characters that the field accepts. Default: the limit of the column. */
  max: z.int().positive().optional(),
  /** `true` removes spaces around the answer. Default `false`. */
  trim: z.boolean().optional(),
};

/** A calendar day, or a number of days after the visitor's current day. */
const dayBoundSchema = z.union([day, z.strictObject({ fromToday: z.int().min(-36_525).max(36_525) })]);

/** The longest value that a hidden field can have. */
export const longestHidden = 200;

export const fieldSchema = z.discriminatedUnion('control', [
  z.strictObject({ control: z.literal('text'), ...written }),
  z.strictObject({ control: z.literal('email'), ...written }),
  z.strictObject({ control: z.literal('tel'), ...written }),
  z.strictObject({ control: z.literal('url'), ...written }),
  z.strictObject({ control: z.literal('textarea'), ...written, rows: z.int().positive().max(40) }),
  z.strictObject({ control: z.literal('select'), ...common, options: z.array(optionSchema).min(1) }),
  z.strictObject({
    control: z.literal('radio'),
    ...asked,
    persist,
    /** The option chosen initially. */
    initial: z.string().optional(),
    options: z.array(optionSchema).min(1),
  }),
  z.strictObject({
    control: z.literal('checkbox'),
    ...asked,
    persist,
    /** A link in the label. The link's own label is its text within the label, in each language. */
    link: navigationLinkSchema.optional(),
  }),
  z.strictObject({
    control: z.literal('date'),
    ...completed,
    persist,
    /** The first day that can be chosen. */
    min: dayBoundSchema.optional(),
    /** The last day that can be chosen. */
    max: dayBoundSchema.optional(),
  }),
  z.strictObject({
    control: z.literal('number'),
    ...asked,
    persist,
    /** The smallest number. Default: the column's. */
    min: z.number().optional(),
    /** The largest number. Default: the column's. */
    max: z.number().optional(),
    /** The most decimals that it may have. Default 0: a whole number. */
    decimals: z.int().min(0).max(2).optional(),
  }),
  z.strictObject({
    control: z.literal('hidden'),
    label: textSchema,
    persist,
    /** A constant value. */
    value: z.string().min(1).max(longestHidden).optional(),
    /** The URL parameter whose value is sent, from the first address of the visit. */
    parameter: z
      .string()
      .regex(
        /^[A-Za-z][A-Za-z0-9_.-]{0,39}$/,
        'A parameter has at most 40 letters, digits, "_", "-" and ".", and begins with a letter.',
      )
      .optional(),
    /** The most characters of the parameter's value; the rest is cut off. Default 100. */
    max: z.int().positive().max(longestHidden).optional(),
    /** The value when the address has no such parameter. */
    initial: z.string().optional(),
  }),
]);

export type Field = z.infer<typeof fieldSchema>;
export type FieldOption = z.infer<typeof optionSchema>;
export type ShowIf = z.infer<typeof showIfSchema>;
/** The first or last day that a date field takes. */
export type DayBound = z.infer<typeof dayBoundSchema>;
/** A field of one kind. */
export type FieldOf<C extends Field['control']> = Extract<Field, { control: C }>;

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

/** A condition on the field `N`. */
interface Condition<N extends string> {
  showIf?: { field: N; is: ShowIf['is'] } | undefined;
}
/** A field whose condition names the field `N`, which `defineForm` looks for in the form. */
export type FieldIf<N extends string> = Field & Condition<N>;
/** The settings of a kind of field, without the separate arguments of its helper. */
type Settings<C extends Field['control'], N extends string> = Omit<FieldOf<C>, 'control' | 'label' | 'showIf'> &
  Condition<N>;
/** Settings with options, one of which may be chosen initially. */
type Choice<C extends 'select' | 'radio', N extends string, V extends string> = Omit<
  Settings<C, N>,
  'options' | 'initial'
> & { options: (FieldOption & { value: V })[]; initial?: NoInfer<V> };

/** Makes the helper for a kind of field without required settings. */
function helper<C extends 'text' | 'email' | 'tel' | 'url' | 'date' | 'number'>(control: C, usual: object = {}) {
  return <N extends string = never>(label: Text, settings?: Settings<C, N>) =>
    ({ control, label, ...usual, ...settings }) as unknown as FieldIf<NoInfer<N>>;
}

/** A one-line text. @example textField({ es: 'Nombre', en: 'Name' }, { required: true, autocomplete: 'name' }) */
export const textField = helper('text');

/** An e-mail address. */
export const emailField = helper('email', { autocomplete: 'email' });

/** A telephone number. */
export const telField = helper('tel', { autocomplete: 'tel' });

/** A web address. */
export const urlField = helper('url');

/** A day. @example dateField({ es: 'Día', en: 'Day' }, { required: true, min: today(1), max: today(90) }) */
export const dateField = helper('date');

/** A number. @example numberField({ es: 'Empleados', en: 'Employees' }, { min: 1, max: 500 }) */
export const numberField = helper('number');

/** A text of several lines. `rows` is the height in lines. */
export function textareaField<N extends string = never>(
  label: Text,
  settings: Settings<'textarea', N>,
): FieldIf<NoInfer<N>> {
  return { control: 'textarea', label, ...settings };
}

/** A drop-down list. */
export function selectField<V extends string, N extends string = never>(
  label: Text,
  settings: Choice<'select', N, V>,
): FieldIf<NoInfer<N>> {
  return { control: 'select', label, ...settings };
}

/** Radio buttons. The label is the question above them. */
export function radioField<V extends string, N extends string = never>(
  label: Text,
  settings: Choice<'radio', N, V>,
): FieldIf<NoInfer<N>> {
  return { control: 'radio', label, ...settings };
}

/** An option of a select or of radio buttons. @example option('usa', { es: 'Estados Unidos', en: 'United States' }) */
export function option<const V extends string>(value: V, label: Text): FieldOption & { value: V } {
  return { value, label };
}

/**
 * A checkbox. With `required: true` the form cannot be sent until it is ticked, as for consent.
 * @example checkboxField({ es: 'Acepto el aviso de privacidad', en: 'I accept the privacy notice' },
 *   { required: true, link: linkTo('privacy', { es: 'aviso de privacidad', en: 'privacy notice' }) })
 */
export function checkboxField<N extends string = never>(
  label: Text,
  settings: Omit<Settings<'checkbox', N>, 'link'> & { link?: NavigationLink } = {},
): FieldIf<NoInfer<N>> {
  return { control: 'checkbox', label, ...settings };
}

/** A number of days after the visitor's current day, as a limit of a date field. @example today(1) */
export function today(days = 0): DayBound {
  return { fromToday: days };
}

/**
 * An invisible value: a constant, or a URL parameter of the visit's first address. The label is for the firm. Never use
 * it for personal data: URLs end up in the logs of third parties.
 * @example hiddenField({ es: 'Campaña', en: 'Campaign' }, { parameter: 'campaign' })
 */
export function hiddenField(
  label: Text,
  settings: Pick<FieldOf<'hidden'>, 'persist'> &
    ({ value: string } | { parameter: string; max?: number; initial?: string }),
): FieldIf<never> {
  return { control: 'hidden', label, ...settings };
}
