import { maxLength, numberLimits } from '../compile/field.ts';
import type { Diagnostic, SpecPath } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/diagnose.ts';
import {
  settingsOf,
  type Column,
  type ColumnOf,
  type Field,
  type FieldOf,
  type Form,
  type PayloadSource,
  type Table,
} from '../schema/index.ts';
import { characterCount } from './forms.ts';

/** An entry of a form's payload, with its column. */
export interface PayloadEntry {
  readonly form: Form;
  readonly table: Table;
  readonly name: string;
  readonly column: Column;
  readonly source: PayloadSource;
  readonly path: SpecPath;
}

interface ColumnKind {
  readonly holds: string;
  readonly filledBy: readonly Field['control'][];
  readonly hint: string;
}

/** The names of the types of columns in messages, and the controls that can fill them. */
export const columnKinds: Record<Column['type'], ColumnKind> = {
  text: {
    holds: 'a text',
    filledBy: ['text', 'email', 'tel', 'url', 'textarea', 'select', 'radio', 'hidden'],
    hint: 'now() needs a timestamp column.',
  },
  timestamp: { holds: 'a timestamp', filledBy: [], hint: 'Write now().' },
  boolean: { holds: 'true or false', filledBy: ['checkbox'], hint: 'Write from(…) with the name of a checkbox.' },
  date: { holds: 'a date', filledBy: ['date'], hint: 'Write from(…) with the name of a date field.' },
  integer: { holds: 'a whole number', filledBy: ['number'], hint: 'Write from(…) with the name of a number field.' },
  decimal: {
    holds: 'a number with decimals',
    filledBy: ['number'],
    hint: 'Write from(…) with the name of a number field.',
  },
};

/** The most characters that a field can send. */
export function longest({ form, table }: PayloadEntry, name: string): number {
  const field = form.fields[name];
  if (!field) return 0;
  return 'options' in field
    ? Math.max(...field.options.map(({ value }) => characterCount(value)))
    : maxLength(table, form, name, field);
}

/** The path of a field's setting if the field has it, or else of the payload entry. */
function settingAt({ form, path }: PayloadEntry, name: string, setting: string): SpecPath {
  const field = form.fields[name] as unknown as Readonly<Record<string, unknown>>;
  return field[setting] === undefined ? path : ['forms', form.id, 'fields', name, setting];
}

function optionAt({ form }: PayloadEntry, name: string, option: number): SpecPath {
  return ['forms', form.id, 'fields', name, 'options', option, 'value'];
}

/** Refuses a field that may be empty or hidden where the column cannot store that. */
export function* emptyFits(
  { column, path, name }: PayloadEntry,
  source: PayloadSource & { kind: 'from' },
  field: Field,
): Iterable<Diagnostic> {
  const { required, initial, showIf } = settingsOf(field);
  const isNullable = column.nullable === true;
  if (source.emptyAsNull) {
    if (!isNullable) yield diagnose('payload/null', path, { name });
    return;
  }
  // A checkbox that is unticked or hidden sends false.
  if (field.control === 'checkbox' && !(column.type === 'boolean' && column.onlyTrue && showIf)) return;
  if (field.control === 'hidden' && (field.value !== undefined || field.parameter === undefined)) return;
  const isOptional = !required && initial === undefined && !(isNullable && column.type === 'text');
  if (showIf || isOptional) yield diagnose('payload/optional-field', path, { field: source.field, name, isNullable });
}

/** Refuses a field that accepts answers which the column does not. */
export function* valueFits(entry: PayloadEntry, name: string, field: Field): Iterable<Diagnostic> {
  const { column, path } = entry;
  if (column.type === 'boolean' && column.onlyTrue && !settingsOf(field).required)
    yield diagnose('payload/not-allowed#unticked', path, { name: entry.name, field: name });
  if (column.type === 'date' && field.control === 'date') yield* daysFit(entry, column, name, field);
  if ((column.type === 'integer' || column.type === 'decimal') && field.control === 'number')
    yield* numbersFit(entry, column, name, field);
  if (column.type === 'text') yield* textFits(entry, column, name, field);
}

function* textFits(
  entry: PayloadEntry,
  { oneOf, max }: ColumnOf<'text'>,
  name: string,
  field: Field,
): Iterable<Diagnostic> {
  const values = 'options' in field ? field.options.map(({ value }) => value) : undefined;
  const fixed = field.control === 'hidden' ? field.value : undefined;
  const wrong = (values ?? [fixed]).findIndex((value) => value === undefined || !oneOf?.includes(value));
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

function outOfRange(entry: PayloadEntry, field: string, setting: string, can: string, takes: string): Diagnostic {
  return diagnose('payload/out-of-range', settingAt(entry, field, setting), { can, name: entry.name, takes });
}

// Only the browser checks limits that are relative to today.
function* daysFit(
  entry: PayloadEntry,
  column: ColumnOf<'date'>,
  name: string,
  field: FieldOf<'date'>,
): Iterable<Diagnostic> {
  const { min, max } = column;
  if (min !== undefined && typeof field.min !== 'object' && (field.min ?? '') < min)
    yield outOfRange(entry, name, 'min', field.min ?? 'any day', `${min} at the earliest`);
  if (max !== undefined && typeof field.max !== 'object' && (field.max ?? '~') > max)
    yield outOfRange(entry, name, 'max', field.max ?? 'any day', `${max} at the latest`);
}

function* numbersFit(
  entry: PayloadEntry,
  column: ColumnOf<'integer' | 'decimal'>,
  name: string,
  field: FieldOf<'number'>,
): Iterable<Diagnostic> {
  const { min, max, decimals } = numberLimits(entry.table, entry.form, name, field);
  const places = column.type === 'decimal' ? column.decimals : 0;
  const setting = min < column.min ? 'min' : 'max';
  const takes = places === 0 ? 'whole numbers' : `${places} decimals`;
  if (min < column.min || max > column.max)
    yield outOfRange(entry, name, setting, `${min} to ${max}`, `${column.min} to ${column.max}`);
  else if (decimals > places) yield outOfRange(entry, name, 'decimals', `a number with ${decimals} decimals`, takes);
}
