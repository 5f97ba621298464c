import type { ExpectedField, ExpectedForm, ExpectedOutcome } from '#contract';
import { answersTo, conditionsOf } from '../compile/form.ts';
import {
  fieldTraits,
  settingsOf,
  type Column,
  type Field,
  type Form,
  type Locale,
  type SiteSpec,
} from '../schema/index.ts';
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

/** Settings that the fields of several kinds have, and the texts that say how they look. */
const commonSettings = new Set(
  'control label required missing help showIf autocomplete persist initial trim options link rows'.split(' '),
);

/** A field with its texts, and the settings that only its kind has, as in the spec. */
function expectedField(spec: SiteSpec, form: Form, name: string, field: Field, locale: Locale): ExpectedField {
  const { required = false, options, missing, initial } = settingsOf(field);
  const columns = columnsOf(spec, form, name);
  const maxLength = longest(field, columns);
  const settings = Object.entries(field).filter(([setting]) => !commonSettings.has(setting));
  const range = rangeOf(columns);
  const label = words(spec, field.label, locale);
  const say = (message: string): string => words(spec, message, locale, { field: label, max: maxLength });
  const says = Object.keys(fieldTraits(field).messages?.(field) ?? {});
  const conditions = conditionsOf(form, name).map((one) => ({ field: one.of, values: answersTo(one) }));
  return {
    name,
    control: field.control,
    required,
    maxLength,
    ...('trim' in field && field.trim && { trim: true }),
    ...(field.persist === false && { persist: false }),
    ...(initial !== undefined && { initial }),
    ...(options && { options: options.map((option) => option.value) }),
    missing: missing ? words(spec, missing, locale) : say('form.fieldRequired'),
    tooLong: say('form.tooLong'),
    ...(settings.length > 0 && { settings: Object.fromEntries(settings) }),
    ...(range && { range }),
    ...(says.length > 0 && {
      says: Object.fromEntries(says.map((key) => [key, words(spec, key, locale, { field: label })])),
    }),
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

/** The most characters of a text: the field's limit, or else that of its columns. */
function longest(field: Field, columns: readonly Column[]): number {
  const limits = columns.flatMap((column) => (column.type === 'text' ? column.max : []));
  if ('max' in field && typeof field.max === 'number') return field.max;
  return limits.length > 0 ? Math.min(...limits) : 320;
}

/** The numbers that all numeric columns take. */
function rangeOf(columns: readonly Column[]): ExpectedField['range'] {
  const numeric = columns.filter((column) => column.type === 'integer' || column.type === 'decimal');
  if (numeric.length === 0) return undefined;
  return {
    min: Math.max(...numeric.map((column) => column.min)),
    max: Math.min(...numeric.map((column) => column.max)),
  };
}
