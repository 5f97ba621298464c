import type { CompiledForm, Locale } from '#contract';
import { locales } from '#generated/languages.ts';
import type { LocalForm } from './types.ts';

/** Reduces a form to one language. */
export function localizeForm(form: CompiledForm, locale: Locale): LocalForm {
  return pick(form, locale) as LocalForm;
}

function pick(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((item) => pick(item, locale));
  if (typeof value !== 'object' || value === null) return value;
  const record = value as Record<string, unknown>;
  const keys = Object.keys(record);
  if (keys.length === locales.length && locales.every((one) => one in record)) return record[locale];
  return Object.fromEntries(Object.entries(record).map(([key, inner]) => [key, pick(inner, locale)]));
}
