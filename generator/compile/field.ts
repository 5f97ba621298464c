import type { DayLimit, FieldOf, Localized } from '#contract';
import {
  settingsOf,
  type Column,
  type ColumnOf,
  type DayBound,
  type Field,
  type FieldOf as FieldOfKind,
  type Form,
  type ShowIf,
  type SiteSpec,
  type Table,
} from '../schema/index.ts';
import { linkOf } from './links.ts';
import { interfaceText, localizedTextOf } from './text.ts';

/** The names of the columns that store a field's value unchanged. */
export function columnNames({ payload }: Pick<Form, 'payload'>, field: string): string[] {
  return Object.entries(payload).flatMap(([column, source]) =>
    source.kind === 'from' && source.field === field ? [column] : [],
  );
}

function columnsOf(form: Form, table: Table | undefined, field: string): Column[] {
  return columnNames(form, field).flatMap((column) => table?.columns[column] ?? []);
}

/** The maximum length of a field with neither a limit of its own nor a text column. */
const defaultMaxLength = 320;
/** The maximum length of a hidden field that takes its value from the address. */
const defaultHiddenLength = 100;
/** The maximum length of a typed number, with signs and spaces. */
const numberLength = 24;
const dayLength = '2026-11-30'.length;

/** The maximum length of a field: its own limit, or that of its columns. */
export function maxLength(table: Table | undefined, form: Form, name: string, field: Field): number {
  const limits = columnsOf(form, table, name).flatMap((column) => (column.type === 'text' ? column.max : []));
  switch (field.control) {
    case 'date':
      return dayLength;
    case 'number':
      return numberLength;
    case 'hidden':
      return field.value === undefined
        ? (field.max ?? Math.min(defaultHiddenLength, ...limits))
        : [...field.value].length;
    case 'select':
    case 'radio':
    case 'checkbox':
      break;
    default:
      if (field.max !== undefined) return field.max;
  }
  return limits.length > 0 ? Math.min(...limits) : defaultMaxLength;
}

export interface NumberLimits {
  readonly min: number;
  readonly max: number;
  readonly decimals: number;
}

const defaultLimits = { min: 0, max: 999_999_999 };

/** The limits of a number: the field's own, or those of its columns. */
export function numberLimits(
  table: Table | undefined,
  form: Form,
  name: string,
  field: FieldOfKind<'number'>,
): NumberLimits {
  const columns = columnsOf(form, table, name).filter(
    (column): column is ColumnOf<'integer' | 'decimal'> => column.type === 'integer' || column.type === 'decimal',
  );
  return {
    min: field.min ?? (columns.length > 0 ? Math.max(...columns.map(({ min }) => min)) : defaultLimits.min),
    max: field.max ?? (columns.length > 0 ? Math.min(...columns.map(({ max }) => max)) : defaultLimits.max),
    decimals: field.decimals ?? 0,
  };
}

/** A bound of a date field as the browser's validation takes it. */
export function dayLimit(bound: DayBound): DayLimit {
  return typeof bound === 'string' ? bound : bound.fromToday;
}

/** The messages for invalid answers that only number and date fields have. */
function messagesOf(spec: SiteSpec, field: Field): FieldOf<Localized>['messages'] {
  if (field.control === 'number')
    return { invalid: interfaceText(spec, field.decimals ? 'form.decimalNumber' : 'form.wholeNumber') };
  if (field.control !== 'date') return undefined;
  return {
    invalid: interfaceText(spec, 'form.invalidDate'),
    ...(field.min !== undefined && { tooEarly: interfaceText(spec, 'form.tooEarly') }),
    ...(field.max !== undefined && { tooLate: interfaceText(spec, 'form.tooLate') }),
  };
}

function inputModeOf({ control, ...field }: Field): FieldOf<Localized>['inputmode'] {
  if (control === 'number') return 'decimals' in field && field.decimals ? 'decimal' : 'numeric';
  return control === 'email' || control === 'tel' || control === 'url' ? control : undefined;
}

function linkIn(spec: SiteSpec, field: Field): FieldOf<Localized>['link'] {
  if (field.control !== 'checkbox' || !field.link?.label) return undefined;
  const { href, external } = linkOf(spec, field.link);
  return { text: localizedTextOf(spec, field.link.label), href, ...(external && { external }) };
}

/** Compiles a field to what the form renders, with its texts in each language. */
export function compileField(spec: SiteSpec, form: Form, name: string, field: Field): FieldOf<Localized> {
  const { required = false, autocomplete, missing, help, options } = settingsOf(field);
  const inputmode = inputModeOf(field);
  const initial = field.control === 'hidden' ? field.value : settingsOf(field).initial;
  const messages = messagesOf(spec, field);
  const link = linkIn(spec, field);
  return {
    name,
    control: field.control,
    required,
    maxLength: maxLength(spec.tables[form.table], form, name, field),
    ...(field.control === 'textarea' && { rows: field.rows }),
    ...(autocomplete !== undefined && { autocomplete }),
    ...(inputmode !== undefined && { inputmode }),
    label: localizedTextOf(spec, field.label),
    ...(missing && { missing: localizedTextOf(spec, missing) }),
    ...(help && { help: localizedTextOf(spec, help) }),
    ...(options && {
      options: options.map((option) => ({ value: option.value, label: localizedTextOf(spec, option.label) })),
    }),
    ...(initial !== undefined && { initial }),
    ...(link && { link }),
    ...(field.control === 'date' && field.min !== undefined && { from: dayLimit(field.min) }),
    ...(field.control === 'date' && field.max !== undefined && { until: dayLimit(field.max) }),
    ...(messages && { messages }),
    ...(field.control === 'hidden' && field.parameter !== undefined && { parameter: field.parameter }),
    ...(conditionsOf(form, name).length > 0 && { shownBy: conditionClass(form.id, name) }),
  };
}

/** A condition on the answer of another field. */
export interface Condition {
  readonly field: string;
  readonly control: Field['control'];
  /** The values of options, or of the checkbox, that meet the condition. */
  readonly values: readonly string[];
}

/** The form value of a checkbox. */
export const checkboxValue = { ticked: 'on', unticked: '' } as const;

function valuesOf({ is }: ShowIf): readonly string[] {
  return typeof is === 'boolean' ? [is ? checkboxValue.ticked : checkboxValue.unticked] : [is].flat();
}

/** The conditions under which a field is shown: its own, and those of the field that it depends on. */
export function conditionsOf(form: Form, name: string, seen: readonly string[] = []): Condition[] {
  const field = form.fields[name];
  const showIf = field && settingsOf(field).showIf;
  const other = showIf && form.fields[showIf.field];
  // A diagnostic reports circular conditions; here they only have to end.
  if (!showIf || !other || seen.includes(name)) return [];
  return [
    ...conditionsOf(form, showIf.field, [...seen, name]),
    { field: showIf.field, control: other.control, values: valuesOf(showIf) },
  ];
}

/** The CSS class of a field that depends on another. */
function conditionClass(form: string, field: string): string {
  return `only-${form}-${field}`;
}

/** A CSS string literal. */
function cssString(value: string): string {
  return `"${value.replaceAll(/["\\]/g, String.raw`\$&`).replaceAll('\n', String.raw`\a `)}"`;
}

/** A selector that matches the control while the condition is met. */
function conditionSelector({ field, control, values }: Condition): string {
  const name = `[name=${cssString(field)}]`;
  if (control === 'checkbox')
    return values.includes(checkboxValue.unticked) ? `${name}:not(:checked)` : `${name}:checked`;
  return values
    .map((value) => `${name}${control === 'select' ? ' ' : ''}[value=${cssString(value)}]:checked`)
    .join(', ');
}

/** The CSS rules that hide a form's conditional fields. Browsers without `:has()` show them all. */
export function conditionStyles(form: Form): string[] {
  return Object.keys(form.fields).flatMap((name) => {
    const conditions = conditionsOf(form, name);
    if (conditions.length === 0) return [];
    const unmet = conditions.map(
      (condition) => `.form:not(:has(${conditionSelector(condition)})) .${conditionClass(form.id, name)}`,
    );
    return [`${unmet.join(',\n')} { display: none; }`];
  });
}
