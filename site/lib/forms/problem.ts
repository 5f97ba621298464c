import type { AnswerProblem } from '#contract';

/** What is wrong with an answer, with the values that its text takes: the message of a rule is all that reaches the form. */
export const withValues = (problem: AnswerProblem, values: Readonly<Record<string, string | number>>): string =>
  `${problem} ${JSON.stringify(values)}`;
