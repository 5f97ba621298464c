import type { DayLimit, FieldOf } from '#contract';
import { settingsOf } from '../schema/index.ts';
import type {
  Column,
  ColumnOf,
  DayBound,
  Field,
  FieldOf as FieldOfKind,
  Form,
  InterfaceKey,
  Localized,
  MessageName,
  SiteSpec,
  Table,
} from '../schema/index.ts';
import { linkOf } from './links.ts';
import { conditionClass, conditionsOf } from './show-if.ts';
import { localizedTextOf } from './text.ts';

/** The columns that take a field's value unchanged. */
function columnsOf(form: Form, table: Table, field: string): Column[] {
  return Object.entries(form.payload)
    .filter(([, source]) => source.kind === 'from' && source.field === field)
    .flatMap(([column]) => table.columns[column] ?? []);
}

/** The most characters of a field that has neither a limit of its own nor a column behind it. */
const defaultMaxLength = 320;
/** The most characters of a parameter of the address. */
const defaultHiddenLength = 100;
/** What somebody may write for a number: digits with signs and spaces between them. */
const numberLength = 24;
const dayLength = '2026-11-30'.length;

/** The most characters of a field: its own limit, or that of the column that it goes to. */
export function maxLength(table: Table | undefined, form: Form, name: string, field: Field): number {
  const limits = table
    ? columnsOf(form, table, name).flatMap((column) => (column.type === 'text' ? column.max : []))
    : [];
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

/** What a number may be. */
export interface NumberLimits {
  readonly min: number;
  readonly max: number;
  readonly decimals: number;
}

/** What a number may be that no column limits. */
const defaultLimits = { min: 0, max: 999_999_999 };

/** What a number may be: by the field's own limits, or by those of the columns that it goes to. */
export function numberLimits(
  table: Table | undefined,
  form: Form,
  name: string,
  field: FieldOfKind<'number'>,
): NumberLimits {
  const columns = table
    ? columnsOf(form, table, name).filter(
        (column): column is ColumnOf<'integer' | 'decimal'> => column.type === 'integer' || column.type === 'decimal',
      )
    : [];
  return {
    min: field.min ?? (columns.length > 0 ? Math.max(...columns.map(({ min }) => min)) : defaultLimits.min),
    max: field.max ?? (columns.length > 0 ? Math.min(...columns.map(({ max }) => max)) : defaultLimits.max),
    decimals: field.decimals ?? 0,
  };
}

const inputModes: Partial<Record<Field['control'], NonNullable<FieldOf<Localized>['inputmode']>>> = {
  email: 'email',
  tel: 'tel',
  url: 'url',
};

/** A limit of days as the browser reads it. */
export function dayLimit(bound: DayBound): DayLimit {
  return typeof bound === 'string' ? bound : bound.fromToday;
}

/** The messages for a wrong answer that depend on the field. */
function messagesOf(spec: SiteSpec, field: Field): FieldOf<Localized>['told'] {
  const words = (key: InterfaceKey): Localized => localizedTextOf(spec, { kind: 'message', name: key as MessageName });
  if (field.control === 'number') return { invalid: words(field.decimals ? 'form.decimalNumber' : 'form.wholeNumber') };
  if (field.control !== 'date') return undefined;
  return {
    invalid: words('form.invalidDate'),
    ...(field.min !== undefined && { tooEarly: words('form.tooEarly') }),
    ...(field.max !== undefined && { tooLate: words('form.tooLate') }),
  };
}

function linkIn(spec: SiteSpec, field: Field): FieldOf<Localized>['link'] {
  if (field.control !== 'checkbox' || !field.link?.label) return undefined;
  const { href, external } = linkOf(spec, field.link);
  return { text: localizedTextOf(spec, field.link.label), href, ...(external && { external }) };
}

/** A field as the form draws it, with its texts in each language. */
export function compileField(spec: SiteSpec, form: Form, name: string, field: Field): FieldOf<Localized> {
  const { required = false, autocomplete, missing, help, options } = settingsOf(field);
  const inputmode =
    field.control === 'number' ? ((field.decimals ?? 0) > 0 ? 'decimal' : 'numeric') : inputModes[field.control];
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
    ...(messages && { told: messages }),
    ...(field.control === 'hidden' && field.parameter !== undefined && { parameter: field.parameter }),
    ...(conditionsOf(form, name).length > 0 && { shownBy: conditionClass(form.id, name) }),
  };
}
