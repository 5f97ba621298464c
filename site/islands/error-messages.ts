import type { FieldProblem, LocalForm } from '#contract';
import { fillIn } from '../shared/text.ts';

/** The messages of a form's problems, by the names of the fields. */
export function errorMessages(form: LocalForm, problems: readonly FieldProblem[]): ReadonlyMap<string, string> {
  return new Map(
    problems.flatMap((problem) => {
      const field = form.fields.find(({ name }) => name === problem.name);
      return field ? [[field.name, messageOf(form, field, problem)] as const] : [];
    }),
  );
}

function messageOf({ texts }: LocalForm, field: LocalForm['fields'][number], given: FieldProblem): string {
  const { problem, details = {} } = given;
  const values = { ...details, field: field.label };
  switch (problem) {
    case 'tooLong':
      return fillIn(texts.tooLong, { ...values, max: field.maxLength });
    case 'invalidEmail':
    case 'incompleteEmail':
    case 'invalidUrl':
      return texts[problem];
    case 'required':
      return field.missing ?? fillIn(texts.fieldRequired, values);
    default:
      return fillIn(field.messages?.[problem] ?? texts.fieldRequired, values);
  }
}
