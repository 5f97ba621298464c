import type { FieldOf, Localized } from '#contract';
import {
  fieldTraits,
  settingsOf,
  type Column,
  type Field,
  type FieldContext,
  type Form,
  type SiteSpec,
  type Table,
} from '../schema/index.ts';
import { conditionClass } from './condition.ts';
import { linkOf } from './links.ts';
import { interfaceText, localizedTextOf } from './text.ts';

/** The names of the columns that store a field's value unchanged. */
export function columnNames({ payload }: Pick<Form, 'payload'>, field: string): string[] {
  return Object.entries(payload).flatMap(([column, source]) =>
    source.kind === 'from' && source.field === field ? [column] : [],
  );
}

/** The columns that store a field's answer and nothing else. */
export function columnsOf(form: Form, table: Table | undefined, field: string): Column[] {
  return columnNames(form, field).flatMap((column) => table?.columns[column] ?? []);
}

/** What the kind of a field may ask about its form and the site. */
export function fieldContext(spec: SiteSpec, form: Form, name: string): FieldContext {
  const table = spec.tables[form.table];
  const address = columnNames(form, name).find((column) => column === table?.email);
  return {
    name,
    columns: columnsOf(form, table, name),
    ...(address !== undefined && { address }),
    text: (text) => localizedTextOf(spec, text),
    message: (key) => interfaceText(spec, key),
    link: (link) => linkOf(spec, link),
  };
}

/** The maximum length of a field with neither a limit of its own nor a text column. */
const defaultMaxLength = 320;

/** The maximum length of a field: its own limit, or that of its columns. */
export function maxLength(field: Field, { columns }: Pick<FieldContext, 'columns'>): number {
  const limits = columns.flatMap((column) => (column.type === 'text' ? column.max : []));
  const { maxLength } = fieldTraits(field);
  if (maxLength) return maxLength(field, limits);
  if ('max' in field && typeof field.max === 'number') return field.max;
  return limits.length > 0 ? Math.min(...limits) : defaultMaxLength;
}

/** Compiles a field to what the form renders, with its texts in each language. */
export function compileField(spec: SiteSpec, form: Form, name: string, field: Field): FieldOf<Localized> {
  const { required = false, autocomplete, missing, help, options, showIf } = settingsOf(field);
  const { constant, compile } = fieldTraits(field);
  const context = fieldContext(spec, form, name);
  const initial = constant ? constant(field) : settingsOf(field).initial;
  return {
    name,
    control: field.control,
    required,
    maxLength: maxLength(field, context),
    ...(autocomplete !== undefined && { autocomplete }),
    label: context.text(field.label),
    ...(missing && { missing: context.text(missing) }),
    ...(help && { help: context.text(help) }),
    ...(options && { options: options.map(({ value, label }) => ({ value, label: context.text(label) })) }),
    ...(initial !== undefined && { initial }),
    ...compile?.(field, context),
    ...(showIf && { shownBy: conditionClass(form.id, name) }),
  };
}
