import type { AnswerProblem, FormRules } from '#contract';
import type * as z from 'zod/mini';
import { fillIn } from '../fill-in.ts';
import { cleanAnswer } from './clean.ts';
import type { LocalForm } from './types.ts';

/** The error of one field, as a message for the visitor. */
export interface FieldError {
  readonly name: string;
  readonly message: string;
}
/** The result of checking a form before it is sent. */
export interface CheckResult {
  readonly errors: readonly FieldError[];
  /** Whether a required field is empty: then the form's own `invalid` message is shown. */
  readonly missing: boolean;
}

/** The cleaned values of a form's fields; those of hidden fields are empty. */
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

/** Checks a form's values with its generated rules. Returns one message per field, in the order of the fields. */
export function checkForm(
  form: LocalForm,
  rules: Pick<FormRules, 'schema' | 'hidden'>,
  values: Readonly<Record<string, string>>,
): CheckResult {
  const result = rules.schema.safeParse(values);
  if (result.success) return { errors: [], missing: false };
  // The message of an issue is an error code. The first error of a field is shown.
  const problems = new Map(result.error.issues.toReversed().map((issue) => [String(issue.path[0]), issue]));
  for (const name of rules.hidden?.(values as never) ?? []) problems.delete(name);
  const errors = form.fields.flatMap((field) => {
    const problem = problems.get(field.name);
    return problem === undefined ? [] : [{ name: field.name, message: explain(form, field, problem) }];
  });
  return { errors, missing: [...problems.values()].some(({ message }) => message === 'required') };
}

function explain({ texts }: LocalForm, field: LocalForm['fields'][number], issue: z.core.$ZodIssue): string {
  const problem = issue.message;
  const own = field.messages?.[problem as AnswerProblem];
  // Some issues have values for the message.
  if (own !== undefined) return fillIn(own, { field: field.label, ...('params' in issue && issue.params) });
  switch (problem) {
    case 'tooLong':
      return fillIn(texts.tooLong, { field: field.label, max: field.maxLength });
    case 'invalidEmail':
    case 'incompleteEmail':
    case 'invalidUrl':
      return texts[problem];
    default:
      return field.missing ?? fillIn(texts.fieldRequired, { field: field.label });
  }
}
