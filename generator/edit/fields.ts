import { plainWords } from '../../site/shared/file-name.ts';
import { columnNames } from '../compile/form.ts';
import type { SpecPath } from '../diagnostics/diagnostic.ts';
import { columnName } from '../schema/table.ts';
import {
  fieldTraits,
  settingsOf,
  type Column,
  type Field,
  type FieldOption,
  type Form,
  type PayloadSource,
  type SiteSpec,
} from '../schema/index.ts';
import { type Edit, type Json, type JsonObject, EditError, type EditErrorCode } from './contract.ts';
import { gone, withEntry, withoutProperty, withProperty } from './values.ts';

function formAt(spec: unknown, id: string): Form {
  const form = (spec as SiteSpec).forms[id as never] as Form | undefined;
  if (!form) throw gone('form');
  return form;
}

/** Turns words into a name that is not taken: `pais_de_origen`, `pais_de_origen_2`. */
function freeName(words: string, fallback: string, separator: string, isFree: (name: string) => boolean): string {
  const plain = plainWords(words).slice(0, 40).replace(/-$/, '').replaceAll('-', separator);
  const start = /^[a-z]/.test(plain) ? plain : [fallback, plain].filter(Boolean).join(separator);
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? start : `${start}${separator}${number}`;
    if (isFree(name)) return name;
  }
}

/**
 * Completes a field for the spec: gives new options a value to store, and drops `required: false` and the initial
 * option if it was removed.
 */
function completed(field: JsonObject, [locale = '']: readonly string[]): JsonObject {
  const settings = Object.fromEntries(
    Object.entries(field).filter(([name, value]) => name !== 'required' || value === true),
  );
  if (!Array.isArray(field['options'])) return settings;
  const current = field['options'] as readonly (Partial<FieldOption> & JsonObject)[];
  const taken = new Set(current.map(({ value }) => value));
  const options = current.map(({ value, label }): Json => {
    const words = (label as Readonly<Record<string, string>> | undefined)?.[locale] ?? '';
    const stored = value ?? freeName(words, 'option', '-', (name) => !taken.has(name));
    taken.add(stored);
    return { value: stored, label: label as Json };
  });
  const { initial, ...others } = settings;
  return initial === undefined || taken.has(initial as string) ? { ...settings, options } : { ...others, options };
}

/** Adds a field to a form, and a nullable column for its answers, since existing rows have none. */
export function addField(
  spec: unknown,
  { form: id, field }: Extract<Edit, { kind: 'field' }>,
  locales: readonly string[],
): unknown {
  const form = formAt(spec, id);
  const { tables, constants } = spec as SiteSpec;
  const { usual, studio, alwaysAnswered } = fieldTraits(field as unknown as Field);
  const column = typeof studio?.column === 'function' ? studio.column(field as unknown as Field) : studio?.column;
  const columns = tables[form.table]?.columns;
  if (!column || !columns) throw gone('kind of field');
  // Another form may already fill a column of this name; reuse it if it can store the answers.
  const fits = (found: Column): boolean =>
    found.type === column.type && !('oneOf' in found && found.oneOf) && !('onlyIf' in found && found.onlyIf);
  const isFree = (name: string): boolean => {
    const found = columns[name];
    const isTaken = name in form.fields || name in form.payload || name === constants?.honeypot;
    return !isTaken && columnName.safeParse(name).success && (!found || fits(found));
  };
  const words = (field['label'] as Readonly<Record<string, string>> | undefined)?.[locales[0] ?? ''] ?? '';
  const name = freeName(words, 'field', '_', isFree);
  const isAlwaysSent = field['required'] === true || alwaysAnswered === true;
  const value = completed({ control: field['control'] as Json, ...field, ...usual, ...studio?.settings }, locales);
  const source = { kind: 'from', field: name, ...(!isAlwaysSent && { emptyAsNull: true }) };
  const withField = withEntry(spec, { of: ['forms', id, 'fields'], name, value });
  const withPayload = withEntry(withField, { of: ['forms', id, 'payload'], name, value: source });
  if (columns[name]) return withPayload;
  const stored = { ...column, nullable: true } as JsonObject;
  return withEntry(withPayload, { of: ['tables', form.table, 'columns'], name, value: stored });
}

/** Why a field cannot be removed or become optional; `undefined` if it can. */
function needFor({ tables }: SiteSpec, form: Form, name: string): readonly [EditErrorCode, string] | undefined {
  const field = form.fields[name];
  const table = tables[form.table];
  const columns = columnNames(form, name);
  if (table?.email !== undefined && columns.includes(table.email))
    return ['edit/field-email', 'The firm answers to this address, so the form has to ask for it.'];
  if (field && settingsOf(field).autocomplete === 'name')
    return ['edit/field-person', 'The desk shows who has written by this name, so the form has to ask for it.'];
  const isConsent = columns.some((column) => {
    const found = table?.columns[column];
    return found?.type === 'boolean' && found.onlyTrue;
  });
  if (isConsent || (field && 'link' in field && field.link && field.required))
    return ['edit/field-consent', 'Without this consent the firm may not store what the form asks for.'];
  return undefined;
}

/** Makes a column nullable, for rows without an answer. */
function withNullable(spec: unknown, { table }: Form, column: string): unknown {
  return withProperty(spec, ['tables', table, 'columns', column, 'nullable'], true);
}

/** Changes a field. Its column and the stored answers stay. */
export function changeField(
  spec: unknown,
  { form: id, name, field }: Extract<Edit, { kind: 'changeField' }>,
  locales: readonly string[],
): unknown {
  const form = formAt(spec, id);
  const before = form.fields[name];
  if (!before) throw gone('field');
  const changed = withProperty(spec, ['forms', id, 'fields', name], completed(field, locales));
  if (!settingsOf(before).required || field['required'] === true) return changed;
  const need = needFor(spec as SiteSpec, form, name);
  if (need) throw new EditError(...need);
  if (fieldTraits(before).alwaysAnswered) return changed;
  return columnNames(form, name).reduce(
    (result, column) =>
      withProperty(withNullable(result, form, column), ['forms', id, 'payload', column, 'emptyAsNull'], true),
    changed,
  );
}

/** Removes a field. Its column stays, keeps its label at the desk, and is null in new rows. */
export function removeField(spec: unknown, { form: id, name }: Extract<Edit, { kind: 'removeField' }>): unknown {
  const form = formAt(spec, id);
  const field = form.fields[name];
  if (!field) throw gone('field');
  const need = needFor(spec as SiteSpec, form, name);
  if (need) throw new EditError(...need);
  if (Object.keys(form.fields).length === 1)
    throw new EditError('edit/field-last', 'A form needs at least one field. Add another one first.');
  if (Object.values(form.fields).some((other) => settingsOf(other).showIf?.field === name))
    throw new EditError('edit/field-condition', 'Another field is only asked for after certain answers to this one.');
  return Object.entries(form.payload).reduce(
    (result, [column, source]) => withoutAnswer(result, form, { name, field, column, source }),
    withoutProperty(spec, ['forms', id, 'fields', name]),
  );
}

interface Answer {
  readonly name: string;
  readonly field: Field;
  readonly column: string;
  readonly source: PayloadSource;
}

/** Removes the answer to a field from the payload of a column. */
function withoutAnswer(spec: unknown, form: Form, { name, field, column, source }: Answer): unknown {
  const at: SpecPath = ['forms', form.id, 'payload', column];
  if (source.kind === 'template' && source.template.includes(`{{${name}}}`)) {
    const rest = source.template.replaceAll(`{{${name}}}`, '');
    if (!/\p{L}/u.test(rest))
      throw new EditError('edit/field-part', 'Nothing else is sent to its column, which may not be empty.');
    return withProperty(spec, [...at, 'template'], rest);
  }
  if (source.kind !== 'from' || source.field !== name) return spec;
  return withLabel(withNullable(withoutProperty(spec, at), form, column), form.table, column, field);
}

/** Gives a column that no field fills any more the label of its last field, so that the desk still shows it. */
function withLabel(spec: unknown, table: string, column: string, { label }: Field): unknown {
  const { desk, forms } = spec as SiteSpec;
  const own = desk?.tables?.[table as never] as { readonly columns?: JsonObject } | undefined;
  const isFilled = Object.values(forms).some((form) => form.table === table && column in form.payload);
  if (!own || own.columns?.[column] || isFilled) return spec;
  const at: SpecPath = ['desk', 'tables', table, 'columns'];
  return own.columns ? withProperty(spec, [...at, column], label) : withProperty(spec, at, { [column]: label });
}
