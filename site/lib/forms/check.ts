import type { AnswerProblem, FormRules } from '#contract';
import { fillIn } from '../fill-in.ts';
import { cleanAnswer } from './clean.ts';
import type { LocalForm } from './types.ts';

/** What is wrong with one field, in the visitor's words. */
export interface FieldError {
  readonly name: string;
  readonly message: string;
}
/** The result of checking a form before it is sent. */
export interface CheckResult {
  readonly errors: readonly FieldError[];
  /** Whether at least one required field is empty: then the form's own `invalid` message is shown. */
  readonly missing: boolean;
}

/** The values of a form's fields as the visitor means them; those that are not asked for are empty. */
export function valuesOf(
  { fields }: LocalForm,
  data: FormData,
  { hidden }: Pick<FormRules, 'hidden'> = {},
): Record<string, string> {
  const values = Object.fromEntries(
    fields.map(({ name, control }) => [name, cleanAnswer(control, String(data.get(name) ?? ''))]),
  );
  for (const name of hidden?.(values as never) ?? []) values[name] = '';
  return values;
}

/** Checks a form's values by its generated rules and says what is wrong, one message a field, in field order. */
export function checkForm(
  form: LocalForm,
  rules: Pick<FormRules, 'schema' | 'hidden'>,
  values: Readonly<Record<string, string>>,
): CheckResult {
  const result = rules.schema.safeParse(values);
  if (result.success) return { errors: [], missing: false };
  // The rules name what is wrong; the first thing wrong with a field is the one to tell.
  const wrong = new Map<string, string>();
  for (const { path, message } of result.error.issues.toReversed()) wrong.set(String(path[0]), message);
  for (const name of rules.hidden?.(values as never) ?? []) wrong.delete(name);
  const errors = form.fields.flatMap((field) => {
    const problem = wrong.get(field.name);
    return problem === undefined ? [] : [{ name: field.name, message: explain(form, field, problem) }];
  });
  return { errors, missing: [...wrong.values()].includes('required') };
}

function explain({ texts }: LocalForm, field: LocalForm['fields'][number], problem: string): string {
  // Some rules say besides what would do: `problem.ts`.
  const [, what = '', values = '{}'] = /^(\w+) ?(.+)?/.exec(problem) ?? [];
  const own = field.messages?.[what as AnswerProblem];
  if (own !== undefined) return fillIn(own, { field: field.label, ...(JSON.parse(values) as object) });
  switch (problem) {
    case 'tooLong':
      return fillIn(texts.tooLong, { field: field.label, max: field.maxLength });
    case 'invalidEmail':
    case 'invalidUrl':
      return texts[problem];
    default:
      return field.missing ?? fillIn(texts.fieldRequired, { field: field.label });
  }
}
