import type { AnswerRule, FieldProblem, FormRules } from '#contract';
import { EMAIL } from '../email.ts';
import { cleanAnswer } from './clean.ts';
import { dayAt } from './day.ts';
import { numberOrNull } from './number.ts';
import { parameterOf } from './submission-context.ts';

type Values = Readonly<Record<string, string>>;
type Rules = Pick<FormRules, 'fields' | 'hidden'>;

/** The cleaned values of a form's fields; those of hidden fields are empty. */
export function valuesOf({ fields, hidden }: Rules, data: FormData): Record<string, string> {
  const values = Object.fromEntries(
    fields.map((field) => {
      const { name, control, parameter, maxLength } = field;
      const answer = parameter === undefined ? String(data.get(name) ?? '') : parameterOf(parameter, maxLength);
      return [name, cleanAnswer(control, answer)];
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

type Problem = Omit<FieldProblem, 'name'>;

/** The first rule that an answer breaks. */
export function problemOf(rule: AnswerRule, text: string): Problem | undefined {
  if (rule.required && text.trim() === '') return { problem: 'required' };
  if (text === '') return undefined;
  if (rule.options) return rule.options.includes(text) ? undefined : { problem: 'required' };
  if (rule.control === 'date') return dayProblem(rule, text);
  if (rule.limits) return numberProblem(rule.limits, text);
  if (text.length > rule.maxLength) return { problem: 'tooLong' };
  if (rule.control === 'email') return emailProblem(text);
  return rule.control === 'url' && !URL.canParse(text) ? { problem: 'invalidUrl' } : undefined;
}

// Addresses whose domain has no dot exist, and the database accepts them, but here they are typing errors: `ana@gmail`.
function emailProblem(text: string): Problem | undefined {
  if (!EMAIL.test(text)) return { problem: 'invalidEmail' };
  return /@.*\./.test(text) ? undefined : { problem: 'incompleteEmail' };
}

// Readable, within the limits, and without further decimals.
function numberProblem(limits: NonNullable<AnswerRule['limits']>, text: string): Problem | undefined {
  const { min, max, decimals } = limits;
  const value = numberOrNull(text) ?? Number.NaN;
  const fits = value >= min && value <= max && Number(value.toFixed(decimals)) === value;
  return fits ? undefined : { problem: 'invalid', details: { ...limits } };
}

// The day exists and lies within the limits. The details have the nearest allowed day.
function dayProblem({ from, until }: AnswerRule, text: string): Problem | undefined {
  const day = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text) return { problem: 'invalid' };
  const [first = text, last = text] = [dayAt(from), dayAt(until)];
  if (text < first) return { problem: 'tooEarly', details: { day: first } };
  return text > last ? { problem: 'tooLate', details: { day: last } } : undefined;
}
