import { maxLength, numberLimits } from '../compile/field.ts';
import type { Diagnostic, SpecPath } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/diagnose.ts';
import { settingsOf } from '../schema/index.ts';
import type { Column, ColumnOf, Field, FieldOf, Form, PayloadSource, Table } from '../schema/index.ts';
import { characterCount } from './forms.ts';

/** A column's source, and where it is. */
export interface Entry {
  readonly form: Form;
  readonly table: Table;
  readonly name: string;
  readonly column: Column;
  readonly source: PayloadSource;
  readonly path: SpecPath;
}

interface ColumnKind {
  readonly is: string;
  readonly filledBy: readonly Field['control'][];
  readonly hint: string;
}

/** What the types of columns are called, and what fills them. */
export const columnKinds: Record<Column['type'], ColumnKind> = {
  text: {
    is: 'a text',
    filledBy: ['text', 'email', 'tel', 'url', 'textarea', 'select', 'radio', 'hidden'],
    hint: 'now() goes to a timestamp column.',
  },
  timestamp: { is: 'a point in time', filledBy: [], hint: 'Write now().' },
  boolean: { is: 'yes or no', filledBy: ['checkbox'], hint: 'Write from(…) with the name of a checkbox.' },
  date: { is: 'a day', filledBy: ['date'], hint: 'Write from(…) with the name of a date field.' },
  integer: { is: 'a whole number', filledBy: ['number'], hint: 'Write from(…) with the name of a number field.' },
  decimal: {
    is: 'a number with decimals',
    filledBy: ['number'],
    hint: 'Write from(…) with the name of a number field.',
  },
};

/** The most characters that a field can send. */
export function longest({ form, table }: Entry, name: string): number {
  const field = form.fields[name];
  if (!field) return 0;
  return 'options' in field
    ? Math.max(...field.options.map(({ value }) => characterCount(value)))
    : maxLength(table, form, name, field);
}

/** Where a field says what a column does not take: its own setting, or else the entry of the payload. */
function settingAt({ form, path }: Entry, name: string, setting: string): SpecPath {
  const field = form.fields[name] as unknown as Readonly<Record<string, unknown>>;
  return field[setting] === undefined ? path : ['forms', form.id, 'fields', name, setting];
}

function optionAt({ form }: Entry, name: string, option: number): SpecPath {
  return ['forms', form.id, 'fields', name, 'options', option, 'value'];
}

/** Whether an answer that is empty, or was not asked for, can be stored. */
export function* emptyFits(
  { column, path, name }: Entry,
  source: PayloadSource & { kind: 'from' },
  field: Field,
): Iterable<Diagnostic> {
  const { required, initial, showIf } = settingsOf(field);
  const isNullable = column.nullable === true;
  if (source.emptyAsNull) {
    if (!isNullable) yield diagnose('payload/null', path, { name });
    return;
  }
  // A box that is not ticked, or not shown, says no.
  if (field.control === 'checkbox' && !(column.type === 'boolean' && column.onlyTrue && showIf)) return;
  if (field.control === 'hidden' && (field.value !== undefined || field.parameter === undefined)) return;
  if (showIf) yield diagnose('payload/optional-field#condition', path, { field: source.field, name, isNullable });
  else if (!required && initial === undefined && !(isNullable && column.type === 'text'))
    yield diagnose(field.control === 'hidden' ? 'payload/optional-field#parameter' : 'payload/optional-field', path, {
      field: source.field,
      name,
      isNullable,
    });
}

/** Whether the column takes every answer that the field does. */
export function* valueFits(entry: Entry, name: string, field: Field): Iterable<Diagnostic> {
  const { column, path } = entry;
  if (column.type === 'boolean' && column.onlyTrue && !settingsOf(field).required)
    yield diagnose('payload/not-allowed#unticked', path, { name: entry.name, field: name });
  if (column.type === 'date' && field.control === 'date') yield* daysFit(entry, column, name, field);
  if ((column.type === 'integer' || column.type === 'decimal') && field.control === 'number')
    yield* numbersFit(entry, column, name, field);
  if (column.type === 'text') yield* textFits(entry, column, name, field);
}

function* textFits(entry: Entry, { oneOf, max }: ColumnOf<'text'>, name: string, field: Field): Iterable<Diagnostic> {
  const values = 'options' in field ? field.options.map(({ value }) => value) : undefined;
  const fixed = field.control === 'hidden' ? field.value : undefined;
  // A hidden field without a value is wrong in itself.
  const isEmpty = field.control === 'hidden' && fixed === undefined && field.parameter === undefined;
  const wrong = isEmpty ? -1 : (values ?? [fixed]).findIndex((value) => value === undefined || !oneOf?.includes(value));
  if (oneOf && wrong >= 0) {
    const at = values ? optionAt(entry, name, wrong) : settingAt(entry, name, 'value');
    yield diagnose('payload/not-allowed', at, { name: entry.name, oneOf });
    return;
  }
  const length = longest(entry, name);
  const at = values
    ? optionAt(
        entry,
        name,
        values.findIndex((value) => characterCount(value) === length),
      )
    : settingAt(entry, name, fixed === undefined ? 'max' : 'value');
  if (length > max) yield diagnose('payload/too-long', at, { length, name: entry.name, max });
}

// What is relative to today is for the browser alone to check.
function* daysFit(entry: Entry, column: ColumnOf<'date'>, name: string, field: FieldOf<'date'>): Iterable<Diagnostic> {
  const { min, max } = column;
  if (min !== undefined && typeof field.min !== 'object' && (field.min ?? '') < min)
    yield diagnose('payload/out-of-range', settingAt(entry, name, 'min'), {
      can: field.min ?? 'any day',
      name: entry.name,
      takes: `${min} at the earliest`,
    });
  if (max !== undefined && typeof field.max !== 'object' && (field.max ?? '~') > max)
    yield diagnose('payload/out-of-range', settingAt(entry, name, 'max'), {
      can: field.max ?? 'any day',
      name: entry.name,
      takes: `${max} at the latest`,
    });
}

function* numbersFit(
  entry: Entry,
  column: ColumnOf<'integer' | 'decimal'>,
  name: string,
  field: FieldOf<'number'>,
): Iterable<Diagnostic> {
  const { min, max, decimals } = numberLimits(entry.table, entry.form, name, field);
  const places = column.type === 'decimal' ? column.decimals : 0;
  // An empty range has a rule of its own.
  if (min > max) return;
  if (min < column.min || max > column.max)
    yield diagnose('payload/out-of-range', settingAt(entry, name, min < column.min ? 'min' : 'max'), {
      can: `${min} to ${max}`,
      name: entry.name,
      takes: `${column.min} to ${column.max}`,
    });
  else if (decimals > places)
    yield diagnose('payload/out-of-range', settingAt(entry, name, 'decimals'), {
      can: `a number with ${decimals} decimals`,
      name: entry.name,
      takes: places === 0 ? 'whole numbers' : `${places} decimals`,
    });
}
