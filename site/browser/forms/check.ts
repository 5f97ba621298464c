import type { AnswerKinds, AnswerRule, FieldProblem, FormRules } from '#contract';
import { answers } from '#generated/forms/answers.ts';

type Values = Readonly<Record<string, string>>;
type Rules = Pick<FormRules, 'fields' | 'hidden'>;

const kinds: AnswerKinds = answers;

/** The cleaned values of a form's fields; those of hidden fields are empty. */
export function valuesOf({ fields, hidden }: Rules, data: FormData): Record<string, string> {
  const values = Object.fromEntries(
    fields.map((field) => {
      const { read, clean } = kinds[field.control] ?? {};
      const answer = read?.(field) ?? String(data.get(field.name) ?? '');
      // PostgreSQL does not accept the NUL character in texts.
      const storable = answer.replaceAll('\0', '');
      return [field.name, clean?.(storable) ?? storable];
    }),
  );
  for (const name of hidden?.(values as never) ?? []) values[name] = '';
  return values;
}

/** The problems of the answers: at most one per field, in the order of the fields. */
export function problemsOf({ fields, hidden }: Rules, values: Values): readonly FieldProblem[] {
  const skipped = hidden?.(values as never) ?? [];
  return fields.flatMap((field) => {
    const found = skipped.includes(field.name) ? undefined : problemOf(field, values[field.name] ?? '');
    return found ? [{ name: field.name, ...found }] : [];
  });
}

/** The first rule that an answer breaks. */
export function problemOf(rule: AnswerRule, text: string): Omit<FieldProblem, 'name'> | undefined {
  if (rule.required && text.trim() === '') return { problem: 'required' };
  if (text === '') return undefined;
  if (rule.options) return rule.options.includes(text) ? undefined : { problem: 'required' };
  const { isBounded, problem } = kinds[rule.control] ?? {};
  return !isBounded && text.length > rule.maxLength ? { problem: 'tooLong' } : problem?.(rule, text);
}
