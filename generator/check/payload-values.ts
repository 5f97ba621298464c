import { columnsOf, maxLength } from '../compile/field.ts';
import type { Diagnostic, SpecPath } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/diagnose.ts';
import {
  fieldTraits,
  settingsOf,
  type Column,
  type ColumnOf,
  type Field,
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
  readonly hint: string;
}

/** The names of the types of columns in messages. */
export const columnKinds: Record<Column['type'], ColumnKind> = {
  text: {
    holds: 'a text',
    hint: 'now() needs a timestamp column.',
  },
  timestamp: { holds: 'a timestamp', hint: 'Write now().' },
  boolean: { holds: 'true or false', hint: 'Write from(…) with the name of a checkbox.' },
  date: { holds: 'a date', hint: 'Write from(…) with the name of a date field.' },
  integer: { holds: 'a whole number', hint: 'Write from(…) with the name of a number field.' },
  decimal: {
    holds: 'a number with decimals',
    hint: 'Write from(…) with the name of a number field.',
  },
};

/** Whether a column of a type can store the answer to a field. */
export function canStore(type: Column['type'], field: Field): boolean {
  return (fieldTraits(field).columns ?? ['text']).includes(type);
}

/** The most characters that a field can send. */
export function longest({ form, table }: PayloadEntry, name: string): number {
  const field = form.fields[name];
  if (!field) return 0;
  return 'options' in field
    ? Math.max(...field.options.map(({ value }) => characterCount(value)))
    : maxLength(field, { columns: columnsOf(form, table, name) });
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
  const { alwaysAnswered, constant } = fieldTraits(field);
  // A checkbox that is unticked or hidden sends false.
  if (alwaysAnswered && !(column.type === 'boolean' && column.onlyTrue && showIf)) return;
  if (constant?.(field) !== undefined) return;
  const isOptional = !required && initial === undefined && !(isNullable && column.type === 'text');
  if (showIf || isOptional) yield diagnose('payload/optional-field', path, { field: source.field, name, isNullable });
}

/** Refuses a field that accepts answers which the column does not. */
export function* valueFits(entry: PayloadEntry, name: string, field: Field): Iterable<Diagnostic> {
  const { column, path } = entry;
  if (column.type === 'boolean' && column.onlyTrue && !settingsOf(field).required)
    yield diagnose('payload/not-allowed#unticked', path, { name: entry.name, field: name });
  const columns = columnsOf(entry.form, entry.table, name);
  for (const { setting, can, takes } of fieldTraits(field).fits?.(field, column, { columns }) ?? [])
    yield diagnose('payload/out-of-range', settingAt(entry, name, setting), { can, name: entry.name, takes });
  if (column.type === 'text') yield* textFits(entry, column, name, field);
}

function* textFits(
  entry: PayloadEntry,
  { oneOf, max }: ColumnOf<'text'>,
  name: string,
  field: Field,
): Iterable<Diagnostic> {
  const values = 'options' in field ? field.options.map(({ value }) => value) : undefined;
  const fixed = fieldTraits(field).constant?.(field);
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
