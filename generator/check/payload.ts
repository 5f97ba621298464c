import { placeholder, singleBraces } from '../compile/text.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnose, unknownName } from '../diagnostics/diagnose.ts';
import {
  addedColumns,
  fieldTraits,
  type ColumnOf,
  type Form,
  type PayloadSource,
  type SiteSpec,
  type Table,
} from '../schema/index.ts';
import { characterCount, fieldsOfTemplate } from './forms.ts';
import { canStore, columnKinds, emptyFits, longest, valueFits, type PayloadEntry } from './payload-values.ts';

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
