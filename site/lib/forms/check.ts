import type { FormRules } from '#contract';
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

/** Fills `{{name}}` in a text. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/{{\s*(\w+)\s*}}/g, (whole, name: string) => String(values[name] ?? whole));

/** The values of a form's fields as the visitor typed them. */
export const valuesOf = ({ fields }: LocalForm, data: FormData): Record<string, string> =>
  Object.fromEntries(fields.map(({ name }) => [name, String(data.get(name) ?? '')]));

/** Checks a form's values by its generated rules and says what is wrong, one message a field, in field order. */
export function checkForm(
  form: LocalForm,
  rules: Pick<FormRules, 'schema'>,
  values: Readonly<Record<string, string>>,
): CheckResult {
  const result = rules.schema.safeParse(values);
  if (result.success) return { errors: [], missing: false };
  // The rules name what is wrong; the first thing wrong with a field is the one to tell.
  const wrong = new Map<string, string>();
  for (const { path, message } of result.error.issues.toReversed()) wrong.set(String(path[0]), message);
  const errors = form.fields.flatMap((field) => {
    const problem = wrong.get(field.name);
    return problem === undefined ? [] : [{ name: field.name, message: explain(form, field, problem) }];
  });
  return { errors, missing: [...wrong.values()].includes('required') };
}

function explain({ texts }: LocalForm, field: LocalForm['fields'][number], problem: string): string {
  switch (problem) {
    case 'tooLong':
      return fill(texts.tooLong, { field: field.label, max: field.maxLength });
    case 'invalidEmail':
    case 'invalidUrl':
      return texts[problem];
    default:
      return field.missing ?? fill(texts.fieldRequired, { field: field.label });
  }
}
