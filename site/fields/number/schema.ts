import { asked, defineField, persist, z, type Column, type ColumnOf, type Misfit } from '#schema/field-kind.ts';

interface Settings {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly decimals?: number | undefined;
}

/** The range of a number without columns. */
const widest = { min: 0, max: 999_999_999 };

function isNumeric(column: Column): column is ColumnOf<'integer' | 'decimal'> {
  return column.type === 'integer' || column.type === 'decimal';
}

/** The limits of a number: the field's own, or those of its columns. */
function limitsOf({ min, max, decimals = 0 }: Settings, columns: readonly Column[]) {
  const numeric = columns.filter(isNumeric);
  const [least, most] =
    numeric.length > 0
      ? [numeric.map((column) => column.min), numeric.map((column) => column.max)]
      : [[widest.min], [widest.max]];
  return { min: min ?? Math.max(...least), max: max ?? Math.min(...most), decimals };
}

function* misfits(
  field: Settings,
  column: ColumnOf<'integer' | 'decimal'>,
  columns: readonly Column[],
): Iterable<Misfit> {
  const { min, max, decimals } = limitsOf(field, columns);
  const places = column.type === 'decimal' ? column.decimals : 0;
  const takes = places === 0 ? 'whole numbers' : `${places} decimals`;
  if (min < column.min || max > column.max)
    yield {
      setting: min < column.min ? 'min' : 'max',
      can: `${min} to ${max}`,
      takes: `${column.min} to ${column.max}`,
    };
  else if (decimals > places) yield { setting: 'decimals', can: `a number with ${decimals} decimals`, takes };
}

/** A column for numbers that also takes answers beyond the limits of the field, so that these can be changed later. */
function columnFor({ min = 0, max = 0, decimals }: Settings): Column {
  const range = { min: Math.min(widest.min, min), max: Math.max(widest.max, max) };
  return decimals ? { type: 'decimal', ...range, decimals: 2 } : { type: 'integer', ...range };
}

/** A number. @example numberField({ es: 'Empleados', en: 'Employees' }, { min: 1, max: 500 }) */
export const numberField = defineField('number', {
  ...asked,
  persist,
  /** The smallest number. Default: the column's. */
  min: z.number().optional(),
  /** The largest number. Default: the column's. */
  max: z.number().optional(),
  /** The most decimals that it may have. Default 0: a whole number. */
  decimals: z.int().min(0).max(2).optional(),
}).with({
  columns: ['integer', 'decimal'],
  converts: true,
  studio: { place: 10, column: columnFor },
  // With signs and spaces.
  maxLength: () => 24,
  messages: ({ decimals }) =>
    decimals
      ? { 'form.decimalNumber': 'a field for a number with decimals' }
      : { 'form.wholeNumber': 'a field for a whole number' },
  *check(field, { columns }) {
    const { min, max } = limitsOf(field, columns);
    const at = (['min', 'max'] as const).find((limit) => field[limit] !== undefined);
    if (min > max) yield { code: 'number/limits', ...(at && { at }), values: { min, max } };
  },
  *fits(field, column, { columns }) {
    if (isNumeric(column)) yield* misfits(field, column, columns);
  },
  compile: ({ decimals }, { message }) => ({
    inputmode: decimals ? 'decimal' : 'numeric',
    messages: { invalid: message(decimals ? 'form.decimalNumber' : 'form.wholeNumber') },
  }),
  rule: (field, { columns }) => ({ limits: limitsOf(field, columns) }),
});
