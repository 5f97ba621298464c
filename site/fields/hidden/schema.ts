import { fieldKind, persist, textSchema, z, type Made, type MadeIf, type Text } from '#schema/field-kind.ts';

/** The longest value that a hidden field can have. */
const longest = 200;
/** The maximum length of a value from the address, unless the spec gives another. */
const usualLength = 100;

const kind = fieldKind('hidden', {
  label: textSchema,
  persist,
  /** A constant value. */
  value: z.string().min(1).max(longest).optional(),
  /** The URL parameter whose value is sent, from the first address of the visit. */
  parameter: z
    .string()
    .regex(
      /^[A-Za-z][A-Za-z0-9_.-]{0,39}$/,
      'A parameter has at most 40 letters, digits, "_", "-" and ".", and begins with a letter.',
    )
    .optional(),
  /** The most characters of the parameter's value; the rest is cut off. Default 100. */
  max: z.int().positive().max(longest).optional(),
  /** The value when the address has no such parameter. */
  initial: z.string().optional(),
}).with({
  maxLength: ({ value, max }, ofColumns) =>
    value === undefined ? (max ?? Math.min(usualLength, ...ofColumns)) : [...value].length,
  // A field without a source is reported once, by `check`.
  constant: ({ value, parameter }) => value ?? (parameter === undefined ? '' : undefined),
  // It has one source, and never fills in an e-mail address.
  *check({ value, parameter }, { name, address }) {
    if ((value === undefined) === (parameter === undefined))
      yield {
        code: 'hidden/source',
        values: { name, has: value === undefined ? 'neither a value nor' : 'both a value and' },
      };
    else if (address !== undefined) yield { code: 'hidden/personal', values: { email: address } };
  },
  compile: ({ parameter }) => ({ ...(parameter !== undefined && { parameter }) }),
  rule: ({ parameter }) => ({ ...(parameter !== undefined && { parameter }) }),
});

function makeHidden(
  label: Text,
  settings: Pick<Made<typeof kind>, 'persist'> &
    ({ value: string } | { parameter: string; max?: number; initial?: string }),
): MadeIf<typeof kind, never> {
  return { control: 'hidden', label, ...settings };
}

/**
 * An invisible value: a constant, or a URL parameter of the visit's first address. The label is for the firm. Never use
 * it for personal data: URLs end up in the logs of third parties.
 * @example hiddenField({ es: 'Campaña', en: 'Campaign' }, { parameter: 'campaign' })
 */
export const hiddenField = Object.assign(makeHidden, kind);
