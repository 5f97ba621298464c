import { placeholder, singleBraces } from '../compile/text.ts';
import type { Diagnostic, SpecPath } from '../diagnostics/diagnostic.ts';
import { diagnose, unknownName } from '../diagnostics/diagnose.ts';
import {
  addedColumns,
  fieldTraits,
  type ColumnOf,
  type Form,
  type PayloadSource,
  type SiteSpec,
  type Table,
  settingsOf,
  type Column,
  type Field,
} from '../schema/index.ts';
import { columnsOf, maxLength } from '../compile/form.ts';
import { characterCount, fieldsOfTemplate } from './forms.ts';

/** An entry of a form's payload, with its column. */
interface PayloadEntry {
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
const columnKinds: Record<Column['type'], ColumnKind> = {
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

/** Refuses payloads that the table would reject at run time. */
export function* payloads(spec: SiteSpec): Iterable<Diagnostic> {
  for (const [key, form] of Object.entries(spec.forms)) {
    const table = spec.tables[form.table];
    yield* unknownName('table/unknown', form.table, Object.keys(spec.tables), ['forms', key, 'table']);
    if (!table) continue;
    yield* filled(key, form, table);
    yield* missing(key, form, table);
  }
}

function* filled(key: string, form: Form, table: Table): Iterable<Diagnostic> {
  const known = Object.keys(table.columns);
  for (const [name, source] of Object.entries(form.payload)) {
    const column = table.columns[name];
    const path = ['forms', key, 'payload', name];
    if (column) yield* entryFits({ form, table, name, column, source, path });
    else yield diagnose('payload/unknown-column', path, { table: form.table, name, known }, { at: 'key' });
  }
}

/** Reports the required columns that the payload does not fill, all in one diagnostic. */
function* missing(key: string, form: Form, table: Table): Iterable<Diagnostic> {
  // `payload/unknown-column` reports a misspelt column; its value is not missing as well.
  if (Object.keys(form.payload).some((name) => !table.columns[name])) return;
  const columns = Object.keys(table.columns).filter(
    (name) => !table.columns[name]?.nullable && !(name in form.payload) && !addedColumns.includes(name),
  );
  const related = columns.map((name) => ({
    path: ['tables', form.table, 'columns', name],
    message: 'The column is here.',
  }));
  if (columns.length > 0)
    yield diagnose('payload/missing-column', ['forms', key, 'payload'], { columns }, { at: 'key', related });
}

function* entryFits(entry: PayloadEntry): Iterable<Diagnostic> {
  const { column, source, path, name } = entry;
  if (source.kind === 'from') yield* fieldFits(entry, source);
  else if (
    (column.type === 'timestamp') !== (source.kind === 'now') ||
    (source.kind !== 'now' && column.type !== 'text')
  )
    yield diagnose('payload/type', path, { name, ...columnKinds[column.type] });
  else if (column.type === 'text' && source.kind === 'literal') yield* literalFits(entry, column, source.value);
  else if (column.type === 'text' && source.kind === 'template') yield* templateFits(entry, column, source.template);
}

function* literalFits(
  { path, name }: PayloadEntry,
  { oneOf, max }: ColumnOf<'text'>,
  value: string,
): Iterable<Diagnostic> {
  const length = characterCount(value);
  if (oneOf && !oneOf.includes(value)) yield diagnose('payload/not-allowed', [...path, 'value'], { name, oneOf });
  else if (length > max) yield diagnose('payload/too-long', path, { length, name, max });
}

function* templateFits(entry: PayloadEntry, { max }: ColumnOf<'text'>, template: string): Iterable<Diagnostic> {
  const { form, path, name: column } = entry;
  const at = [...path, 'template'];
  const names = fieldsOfTemplate(template);
  const known = Object.keys(form.fields);
  const rest = template.replaceAll(placeholder, '');
  for (const name of names) {
    yield* unknownName('payload/unknown-field', name, known, at);
    const field = form.fields[name];
    if (field && fieldTraits(field).alwaysAnswered) yield diagnose('payload/checkbox-in-text', at, { name });
  }
  for (const { 0: found, 1: name = '', index: offset } of template.matchAll(singleBraces))
    if (known.includes(name)) yield diagnose('payload/malformed-template#single', at, { name, found }, { offset });
  const length = names.reduce((sum, name) => sum + longest(entry, name), characterCount(rest));
  if (/\{\{|\}\}/.test(rest)) yield diagnose('payload/malformed-template', at, {});
  else if (length > max) yield diagnose('payload/too-long', at, { length, name: column, max });
}

function* fieldFits(entry: PayloadEntry, source: PayloadSource & { kind: 'from' }): Iterable<Diagnostic> {
  const { form, column, path, name } = entry;
  const field = form.fields[source.field];
  if (!field) {
    yield* unknownName('payload/unknown-field', source.field, Object.keys(form.fields), [...path, 'field']);
    return;
  }
  const related = [{ path: ['forms', form.id, 'fields', source.field], message: 'The field is here.' }];
  if (!canStore(column.type, field)) {
    yield diagnose('payload/type', path, { name, ...columnKinds[column.type] }, { related });
    return;
  }
  const inPayload = [{ path, message: 'The payload stores it here.' }];
  for (const found of [...emptyFits(entry, source, field), ...valueFits(entry, source.field, field)])
    yield found.code === 'payload/null' ? found : { ...found, related: found.path === path ? related : inPayload };
}

/** Whether a column of a type can store the answer to a field. */
function canStore(type: Column['type'], field: Field): boolean {
  return (fieldTraits(field).columns ?? ['text']).includes(type);
}

/** The most characters that a field can send. */
function longest({ form, table }: PayloadEntry, name: string): number {
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
function* emptyFits(
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
function* valueFits(entry: PayloadEntry, name: string, field: Field): Iterable<Diagnostic> {
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
