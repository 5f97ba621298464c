import type { AnswerProblem } from '#contract';

/** Encodes an error code with the values for its message, since the form gets nothing but a string from a rule. */
export function withValues(problem: AnswerProblem, values: Readonly<Record<string, string | number>>): string {
  return `${problem} ${JSON.stringify(values)}`;
}
