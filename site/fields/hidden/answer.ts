import type { AnswerKind } from '#contract';
import { parameterOf } from '../../browser/forms/send-message.ts';

export const answer: AnswerKind = {
  read: ({ parameter, maxLength }) => parameter && parameterOf(parameter, maxLength),
};
