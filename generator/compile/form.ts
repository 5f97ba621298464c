import type { AfterSuccess, CompiledForm, FieldOf, OutcomeOf, SharedFormTexts } from '#contract';
import type { Column, Field, Form, InterfaceKey, Localized, MessageName, SiteSpec, Table, Text } from '../schema/index.ts';
import { pageHref } from './links.ts';
import { eachLocale } from './locales.ts';
import { localizedTextOf } from './text.ts';

const outcomeOf = (spec: SiteSpec, name: string): OutcomeOf<Localized> => {
  const entry = spec.errors[name];
  if (!entry) throw new Error(`Unknown error entry in a checked spec: ${name}`);
  return {
    channel: entry.channel,
    tone: entry.tone,
    ...(entry.title && { title: localizedTextOf(spec, entry.title) }),
    message: localizedTextOf(spec, entry.message),
  };
};

/** The columns that take a field's value unchanged. */
const columnsOf = (form: Form, table: Table, field: string): Column[] =>
  Object.entries(form.payload)
    .filter(([, source]) => source.kind === 'from' && source.field === field)
    .flatMap(([column]) => table.columns[column] ?? []);

/** The most characters of a field that has neither a limit of its own nor a column behind it. */
const defaultMaxLength = 320;

/** The most characters of a field: its own limit, or that of the column that it goes to. */
export const maxLength = (table: Table | undefined, form: Form, name: string, field: Field): number => {
  if ('max' in field && field.max !== undefined) return field.max;
  const limits = table ? columnsOf(form, table, name).flatMap((column) => (column.type === 'text' ? column.max : [])) : [];
  return limits.length > 0 ? Math.min(...limits) : defaultMaxLength;
};

const inputModes: Partial<Record<Field['control'], string>> = { email: 'email', tel: 'tel', url: 'url' };

/** The texts that all forms have in common. */
export const formTexts = (spec: SiteSpec): SharedFormTexts => {
  const shared = (name: InterfaceKey & MessageName): Localized => localizedTextOf(spec, { kind: 'message', name });
  return {
    submit: shared('form.submit'),
    submitting: shared('form.submitting'),
    requiredHint: shared('form.requiredHint'),
    invalidEmail: shared('form.invalidEmail'),
    invalidUrl: shared('form.invalidUrl'),
    tooLong: shared('form.tooLong'),
    summaryTitle: shared('form.summaryTitle'),
    fieldRequired: shared('form.fieldRequired'),
    errorTitlePrefix: shared('form.titlePrefix'),
    privacy: shared('form.privacy'),
    privacyLink: shared('form.privacyLink'),
    noScript: shared('noScript.form'),
    optional: shared('form.optional'),
    choose: shared('form.choose'),
    close: shared('dialog.close'),
    toasts: shared('toasts.region'),
    honeypot: shared('form.honeypot'),
  };
};

/** What follows success, with the addresses of the page that it leads to. */
const afterSuccess = (spec: SiteSpec, { then }: Form): AfterSuccess<Localized> =>
  typeof then === 'object' && 'navigate' in then ? { navigate: pageHref(spec, then.navigate) } : then;

const fieldOf = (spec: SiteSpec, form: Form, name: string, field: Field): FieldOf<Localized> => {
  const inputmode = inputModes[field.control];
  return {
    name,
    control: field.control,
    required: field.required ?? false,
    maxLength: maxLength(spec.tables[form.table], form, name, field),
    ...(field.control === 'textarea' && { rows: field.rows }),
    ...(field.autocomplete !== undefined && { autocomplete: field.autocomplete }),
    ...(inputmode !== undefined && { inputmode }),
    label: localizedTextOf(spec, field.label),
    ...(field.missing && { missing: localizedTextOf(spec, field.missing) }),
    ...(field.help && { help: localizedTextOf(spec, field.help) }),
    ...(field.control === 'select' && {
      options: field.options.map((option) => ({ value: option.value, label: localizedTextOf(spec, option.label) })),
    }),
    ...(field.initial !== undefined && { initial: field.initial }),
  };
};

/** A form but for the texts that all forms have in common. */
export type CompiledOwnForm = Omit<CompiledForm, 'texts'> & { readonly texts: Partial<CompiledForm['texts']> & Pick<CompiledForm['texts'], 'required'> };

/** What a form has of its own, with the texts in each language. */
export const compileOwnForm = (spec: SiteSpec, form: Form): CompiledOwnForm => {
  const text = (value: Text): Localized => localizedTextOf(spec, value);
  return {
    id: form.id,
    table: form.table,
    fields: Object.entries(form.fields).map(([name, field]) => fieldOf(spec, form, name, field)),
    texts: {
      ...(form.submit && { submit: text(form.submit) }),
      ...(form.privacy && { privacy: text(form.privacy) }),
      required: text(spec.errors[form.outcomes.invalid]?.message ?? eachLocale(spec, () => '')),
    },
    honeypot: spec.constants.honeypot,
    privacyHref: pageHref(spec, spec.routes.privacy),
    outcomes: {
      invalid: outcomeOf(spec, form.outcomes.invalid),
      success: {
        ...outcomeOf(spec, form.outcomes.success),
        then: afterSuccess(spec, form),
      },
      databaseError: outcomeOf(spec, form.outcomes.databaseError),
      connectionError: outcomeOf(spec, form.outcomes.connectionError),
      rateLimited: outcomeOf(spec, form.outcomes.rateLimited),
    },
    analytics: form.analytics,
  };
};

/** What the server needs to draw a form, with the texts in each language. */
export const compileForm = (spec: SiteSpec, form: Form): CompiledForm => {
  const own = compileOwnForm(spec, form);
  return { ...own, texts: { ...formTexts(spec), ...own.texts } };
};
