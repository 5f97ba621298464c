import type { AnswerProblem } from '#contract';

/** What is wrong with an answer, with the values that its text takes: the message of a rule is all that reaches the form. */
export function withValues(problem: AnswerProblem, values: Readonly<Record<string, string | number>>): string {
  return `${problem} ${JSON.stringify(values)}`;
}
