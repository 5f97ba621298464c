import type { FieldProblem, FormOf, OutcomeOf, CompiledForm, FormRules, Locale } from '#contract';

/** A form in one language. */
export type LocalForm = FormOf<string>;

/** One outcome in the visitor's language. */
export type FormOutcome = OutcomeOf<string>;

/** The props of a form's island, which are part of the page. The rest is loaded when the form is touched. */
export interface FormProps {
  readonly form: string;
  /** The alert that is shown if the code of the form fails to load. */
  readonly failure: Pick<FormOutcome, 'title' | 'message'>;
  /** The button of that alert. */
  readonly close: string;
}

/** What the form shows after an attempt to send it. */
export interface FormResult {
  readonly problems?: readonly FieldProblem[];
  readonly outcome?: FormOutcome | undefined;
}

/** A form that React has taken over. */
export interface DrawnForm {
  readonly form: LocalForm;
  draw(result: FormResult): void;
}

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
