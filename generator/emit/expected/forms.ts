import type { ExpectedField, ExpectedForm, ExpectedOutcome } from '#contract';
import { answersTo, conditionsOf } from '../../compile/condition.ts';
import { settingsOf, type Column, type Field, type Form, type Locale, type SiteSpec } from '../../schema/index.ts';
import { addressOf, languagesOfPage, pageAddress, pathOf, words } from './spec-words.ts';

/** The forms of the pages, with the page's address in each language. */
export function expectedForms(spec: SiteSpec): ExpectedForm[] {
  return spec.pages.flatMap((page) =>
    page.blocks.flatMap((block) => {
      if (block.kind !== 'formSection' && block.kind !== 'formDialog') return [];
      const form = spec.forms[block.form];
      const route = spec.routes.pages[page.id];
      if (!form || !route) return [];
      return languagesOfPage(spec, page.id).map((locale) => ({
        url: addressOf(spec, pathOf(route), locale),
        ...(block.kind === 'formDialog' && { dialog: block.id }),
        ...expectedForm(spec, form, locale),
      }));
    }),
  );
}

function expectedForm(spec: SiteSpec, form: Form, locale: Locale): Omit<ExpectedForm, 'url'> {
  const { outcomes, then } = form;
  const outcome = (name: keyof Form['outcomes']): ExpectedOutcome => {
    const entry = spec.errors[outcomes[name]];
    if (!entry) throw new Error(`Unknown error entry in a checked spec: ${outcomes[name]}`);
    const { channel, title, message } = entry;
    return {
      channel,
      ...(title && { title: words(spec, title, locale) }),
      message: words(spec, message, locale),
    };
  };
  return {
    locale,
    form: form.id,
    table: form.table,
    fields: Object.entries(form.fields).map(([name, field]) => expectedField(spec, form, name, field, locale)),
    payload: form.payload,
    outcomes: {
      invalid: outcome('invalid'),
      success: outcome('success'),
      databaseError: outcome('databaseError'),
      connectionError: outcome('connectionError'),
      rateLimited: outcome('rateLimited'),
    },
    analytics: form.analytics,
    submit: words(spec, form.submit ?? 'form.submit', locale),
    submitting: words(spec, 'form.submitting', locale),
    close: words(spec, 'dialog.close', locale),
    summaryTitle: words(spec, 'form.summaryTitle', locale),
    errorTitlePrefix: words(spec, 'form.titlePrefix', locale),
    honeypot: spec.constants.honeypot,
    then:
      typeof then === 'object' && 'navigate' in then ? { navigate: pageAddress(spec, then.navigate, locale) } : then,
  };
}

/** A field with its messages for missing, too long and malformed answers. */
function expectedField(spec: SiteSpec, form: Form, name: string, field: Field, locale: Locale): ExpectedField {
  const { control } = field;
  const { required = false, options, missing, initial } = settingsOf(field);
  const columns = columnsOf(spec, form, name);
  const maxLength = longest(field, columns);
  const numbers = control === 'number' ? range(field, columns) : undefined;
  const value = control === 'hidden' ? (field.value ?? field.initial) : initial;
  const values = { field: words(spec, field.label, locale), max: maxLength, ...numbers };
  const say = (message: string): string => words(spec, message, locale, values);
  const conditions = conditionsOf(form, name).map((one) => ({ field: one.of, values: answersTo(one) }));
  return {
    name,
    control,
    required,
    maxLength,
    ...('trim' in field && field.trim && { trim: true }),
    ...(field.persist === false && { persist: false }),
    ...(value !== undefined && { initial: value }),
    ...(options && { options: options.map((option) => option.value) }),
    missing: missing ? words(spec, missing, locale) : say('form.fieldRequired'),
    tooLong: words(spec, 'form.tooLong', locale, { ...values, max: maxLength }),
    ...(control === 'email' && { malformed: say('form.invalidEmail') }),
    ...(control === 'url' && { malformed: say('form.invalidUrl') }),
    ...(control === 'number' && {
      messages: { invalid: say(field.decimals ? 'form.decimalNumber' : 'form.wholeNumber') },
    }),
    ...(control === 'date' && {
      messages: {
        invalid: say('form.invalidDate'),
        ...(field.min !== undefined && { tooEarly: say('form.tooEarly') }),
        ...(field.max !== undefined && { tooLate: say('form.tooLate') }),
      },
    }),
    ...(numbers && { numbers }),
    ...(control === 'date' && field.min !== undefined && { from: limit(field.min) }),
    ...(control === 'date' && field.max !== undefined && { until: limit(field.max) }),
    ...(control === 'hidden' && field.parameter !== undefined && { parameter: field.parameter }),
    ...(conditions.length > 0 && { conditions }),
  };
}

/** The columns that store a field's answer and nothing else. */
function columnsOf(spec: SiteSpec, form: Form, name: string): Column[] {
  const columns = spec.tables[form.table]?.columns ?? {};
  return Object.entries(form.payload).flatMap(([column, source]) =>
    source.kind === 'from' && source.field === name ? (columns[column] ?? []) : [],
  );
}

/** The most characters of an answer: the field's limit, or else that of its columns. */
function longest(field: Field, columns: readonly Column[]): number {
  const limits = columns.flatMap((column) => (column.type === 'text' ? column.max : []));
  switch (field.control) {
    case 'date':
      return 10;
    case 'number':
      return 24;
    case 'hidden':
      return field.value === undefined ? (field.max ?? Math.min(100, ...limits)) : [...field.value].length;
    default:
      return ('max' in field ? field.max : undefined) ?? (limits.length > 0 ? Math.min(...limits) : 320);
  }
}

/** The range of a number: the field's, or else that of its columns. */
function range(
  { min, max, decimals = 0 }: Extract<Field, { control: 'number' }>,
  columns: readonly Column[],
): NonNullable<ExpectedField['numbers']> {
  const numbers = columns.filter((column) => column.type === 'integer' || column.type === 'decimal');
  const ofColumns = numbers.length > 0;
  return {
    min: min ?? (ofColumns ? Math.max(...numbers.map((column) => column.min)) : 0),
    max: max ?? (ofColumns ? Math.min(...numbers.map((column) => column.max)) : 999_999_999),
    decimals,
  };
}

/** A day, or a number of days from now. */
function limit(bound: string | { fromToday: number }): string | number {
  return typeof bound === 'string' ? bound : bound.fromToday;
}
