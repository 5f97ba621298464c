import type { CompiledForm, FormRules, Locale } from '#contract';
import type { LocalForm } from './types.ts';

/** Reduces a form to one language. */
export function localizeForm(form: CompiledForm, locale: Locale): LocalForm {
  return pick(form, locale, Object.keys(form.texts.submit)) as LocalForm;
}

/** Reduces the rules of a form to one language. */
export function localizeRules(rules: FormRules, locale: Locale): FormRules<string> {
  return pick(rules, locale, Object.keys(rules.submitting)) as FormRules<string>;
}

function pick(value: unknown, locale: Locale, locales: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => pick(item, locale, locales));
  if (typeof value !== 'object' || value === null) return value;
  const record = value as Record<string, unknown>;
  const keys = Object.keys(record);
  if (keys.length === locales.length && locales.every((one) => one in record)) return record[locale];
  return Object.fromEntries(Object.entries(record).map(([key, inner]) => [key, pick(inner, locale, locales)]));
}
