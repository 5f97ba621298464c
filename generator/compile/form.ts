import type { CompiledForm, FormMarks, Localized, OutcomeOf, SharedFormTexts } from '#contract';
import type { Form, InterfaceKey, SiteSpec, Text } from '../schema/index.ts';
import { compileField } from './field.ts';
import { pageHref } from './links.ts';
import { eachLocale } from './locales.ts';
import { errorEntry, interfaceText, localizedTextOf } from './text.ts';

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
