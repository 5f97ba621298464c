import type { CompiledForm, FieldOf, FormMarks, Localized, OutcomeOf, SharedFormTexts, TableRules } from '#contract';
import {
  type Form,
  type InterfaceKey,
  type SiteSpec,
  type Text,
  fieldTraits,
  settingsOf,
  type Column,
  type Field,
  type FieldContext,
  type Table,
  type ColumnOf,
  type ShowIf,
} from '../schema/index.ts';
import { pageHref, linkOf } from './links.ts';
import { eachLocale, errorEntry, interfaceText, localizedTextOf } from './text.ts';

function outcomeOf(spec: SiteSpec, name: string): OutcomeOf<Localized> {
  const entry = errorEntry(spec, name);
  return {
    channel: entry.channel,
    tone: entry.tone,
    ...(entry.title && { title: localizedTextOf(spec, entry.title) }),
    message: localizedTextOf(spec, entry.message),
  };
}

/** The message after success, with what happens then. */
export function successOf(spec: SiteSpec, { then, outcomes }: Form): OutcomeOf<Localized> {
  return {
    ...outcomeOf(spec, outcomes.success),
    then: typeof then === 'object' && 'navigate' in then ? { navigate: pageHref(spec, then.navigate) } : then,
  };
}

/** The texts that all forms share. */
export function formTexts(spec: SiteSpec): SharedFormTexts {
  const shared = (key: InterfaceKey): Localized => interfaceText(spec, key);
  return {
    submit: shared('form.submit'),
    submitting: shared('form.submitting'),
    requiredHint: shared('form.requiredHint'),
    invalidEmail: shared('form.invalidEmail'),
    incompleteEmail: shared('form.incompleteEmail'),
    emailSuggestion: shared('form.emailSuggestion'),
    invalidUrl: shared('form.invalidUrl'),
    tooLong: shared('form.tooLong'),
    summaryTitle: shared('form.summaryTitle'),
    fieldRequired: shared('form.fieldRequired'),
    errorTitlePrefix: shared('form.titlePrefix'),
    privacy: shared('form.privacy'),
    privacyLink: shared('form.privacyLink'),
    noScript: shared('noScript.form'),
    notLoaded: shared('form.notLoaded'),
    optional: shared('form.optional'),
    choose: shared('form.choose'),
    close: shared('dialog.close'),
    toasts: shared('toasts.region'),
    honeypot: shared('form.honeypot'),
  };
}

/** A compiled form without the texts that all forms share. */
export type CompiledOwnForm = Omit<CompiledForm, 'texts'> & {
  readonly texts: Partial<CompiledForm['texts']> & Pick<CompiledForm['texts'], 'required'>;
};

/** Compiles a form without the texts that all forms share; its own texts are in each language. */
export function compileOwnForm(spec: SiteSpec, form: Form): CompiledOwnForm {
  const text = (value: Text): Localized => localizedTextOf(spec, value);
  const { outcomes } = form;
  return {
    id: form.id,
    fields: Object.entries(form.fields).map(([name, field]) => compileField(spec, form, name, field)),
    texts: {
      ...(form.submit && { submit: text(form.submit) }),
      ...(form.privacy && { privacy: text(form.privacy) }),
      required: text(spec.errors[form.outcomes.invalid]?.message ?? eachLocale(spec, () => '')),
    },
    honeypot: spec.constants.honeypot,
    privacyHref: pageHref(spec, spec.routes.privacy),
    outcomes: {
      invalid: outcomeOf(spec, outcomes.invalid),
      success: successOf(spec, form),
      databaseError: outcomeOf(spec, outcomes.databaseError),
      connectionError: outcomeOf(spec, outcomes.connectionError),
      rateLimited: outcomeOf(spec, outcomes.rateLimited),
    },
  };
}

/** Compiles a form to what the server renders, with its texts in each language. */
export function compileForm(spec: SiteSpec, form: Form): CompiledForm {
  const own = compileOwnForm(spec, form);
  return { ...own, texts: { ...formTexts(spec), ...own.texts } };
}

/** How to tell the rows of each form from others in its table: by the fixed text that a template begins with. */
export function formMarks(forms: Readonly<Record<string, Pick<Form, 'table' | 'payload'>>>): FormMarks {
  return Object.fromEntries(
    Object.entries(forms).map(([id, { table, payload }]) => {
      const [begins] = Object.entries(payload).flatMap(([column, source]) => {
        const prefix = source.kind === 'template' ? (source.template.split('{{', 1)[0] ?? '') : '';
        return prefix === '' ? [] : [{ column, with: prefix }];
      });
      return [id, { table, ...(begins && { begins }) }];
    }),
  );
}

/** The columns and limits of the inserts that the backend accepts for each table. */
export function compileTables({ tables, integrations }: SiteSpec): TableRules {
  return Object.fromEntries(
    Object.entries(tables).map(([name, { columns, email }]) => [
      name,
      {
        columns: Object.keys(columns),
        ...(email !== undefined && { email }),
        maxRows: 1,
        maxBytes: integrations.backend.maxBodyBytes,
      },
    ]),
  );
}

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
function compileField(spec: SiteSpec, form: Form, name: string, field: Field): FieldOf<Localized> {
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

/** A condition, compiled: CSS, browser, database and tests read it. */
export interface Condition {
  /** The field, or the column, whose value decides. */
  readonly of: string;
  /** The values that meet it: those of options, or whether a checkbox is ticked. */
  readonly is: readonly (string | boolean)[];
}

/** Compiles `showIf` of a field. */
function fieldCondition({ field, is }: ShowIf): Condition {
  return { of: field, is: [is].flat() };
}

/** Compiles `onlyIf` of a column. */
export function columnCondition({ column, is }: NonNullable<ColumnOf<'text'>['onlyIf']>): Condition {
  return { of: column, is: [is].flat() };
}

/** The conditions under which a field is shown: those of the field that it depends on, and its own. */
export function conditionsOf(form: Form, name: string, seen: readonly string[] = []): Condition[] {
  const field = form.fields[name];
  const showIf = field && settingsOf(field).showIf;
  // A diagnostic reports circular conditions; here they only have to end.
  if (!showIf || !form.fields[showIf.field] || seen.includes(name)) return [];
  return [...conditionsOf(form, showIf.field, [...seen, name]), fieldCondition(showIf)];
}

/** The answers that meet a condition, as the browser sends them: a checkbox sends `on` or nothing. */
export function answersTo({ is }: Condition): string[] {
  return is.map((answer) => (typeof answer === 'boolean' ? (answer ? 'on' : '') : answer));
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
function conditionSelector(condition: Condition, field: Field | undefined): string {
  const control = `[name=${cssString(condition.of)}]`;
  const selector = field && fieldTraits(field).condition?.selector;
  return answersTo(condition)
    .map((answer) => selector?.({ control, option: `[value=${cssString(answer)}]`, answer }))
    .join(', ');
}

/** The CSS rules that hide a form's conditional fields. Browsers without `:has()` show them all. */
export function conditionStyles(form: Form): string[] {
  return Object.keys(form.fields).flatMap((name) => {
    const conditions = conditionsOf(form, name);
    if (conditions.length === 0) return [];
    const unmet = conditions.map(
      (condition) =>
        `.form:not(:has(${conditionSelector(condition, form.fields[condition.of])})) .${conditionClass(form.id, name)}`,
    );
    return [`${unmet.join(',\n')} { display: none; }`];
  });
}
