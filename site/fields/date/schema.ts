import { completed, day, defineField, persist, z, type ColumnOf, type Misfit } from '#schema/field-kind.ts';

/** A calendar day, or a number of days after the visitor's current day. */
const dayBoundSchema = z.union([day, z.strictObject({ fromToday: z.int().min(-36_525).max(36_525) })]);
/** The first or last day that a date field takes. */
type DayBound = z.infer<typeof dayBoundSchema>;
type Limits = { readonly min?: DayBound | undefined; readonly max?: DayBound | undefined };

/** A number of days after the visitor's current day, as a limit of a date field. @example today(1) */
export function today(days = 0): DayBound {
  return { fromToday: days };
}

/**
 * The first and the last day as the browser takes them: `2026-11-30`, or a number of days after the visitor's today.
 */
function limitsOf({ min, max }: Limits): { from?: string | number; until?: string | number } {
  const limit = (bound: DayBound): string | number => (typeof bound === 'string' ? bound : bound.fromToday);
  return { ...(min !== undefined && { from: limit(min) }), ...(max !== undefined && { until: limit(max) }) };
}

// Only the browser checks limits that are relative to today.
function* misfits(field: Limits, { min, max }: ColumnOf<'date'>): Iterable<Misfit> {
  if (min !== undefined && typeof field.min !== 'object' && (field.min ?? '') < min)
    yield { setting: 'min', can: field.min ?? 'any day', takes: `${min} at the earliest` };
  if (max !== undefined && typeof field.max !== 'object' && (field.max ?? '~') > max)
    yield { setting: 'max', can: field.max ?? 'any day', takes: `${max} at the latest` };
}

/** A day. @example dateField({ es: 'Día', en: 'Day' }, { required: true, min: today(1), max: today(90) }) */
export const dateField = defineField('date', {
  ...completed,
  persist,
  /** The first day that can be chosen. */
  min: dayBoundSchema.optional(),
  /** The last day that can be chosen. */
  max: dayBoundSchema.optional(),
}).with({
  columns: ['date'],
  studio: {
    place: 9,
    column: { type: 'date' },
    presets: { of: 'days', settings: { any: {}, future: { min: today() }, past: { max: today() } } },
  },
  maxLength: () => '2026-11-30'.length,
  messages: ({ min, max }) => ({
    'form.invalidDate': 'a date field',
    ...(min !== undefined && { 'form.tooEarly': 'a date field with a first day' }),
    ...(max !== undefined && { 'form.tooLate': 'a date field with a last day' }),
  }),
  *check({ min, max }) {
    const isReversed =
      typeof min === 'string' && typeof max === 'string'
        ? min > max
        : typeof min === 'object' && typeof max === 'object' && min.fromToday > max.fromToday;
    if (isReversed) yield { code: 'date/limits', at: 'max' };
  },
  *fits(field, column) {
    if (column.type === 'date') yield* misfits(field, column);
  },
  compile: (field, { message }) => ({
    ...limitsOf(field),
    messages: {
      invalid: message('form.invalidDate'),
      ...(field.min !== undefined && { tooEarly: message('form.tooEarly') }),
      ...(field.max !== undefined && { tooLate: message('form.tooLate') }),
    },
  }),
  rule: limitsOf,
});
