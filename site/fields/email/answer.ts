import type { AnswerKind } from '#contract';
import { cleanEmail, EMAIL } from '../../shared/email.ts';

export const answer: AnswerKind = {
  clean: cleanEmail,
  problem(_rule, text) {
    if (!EMAIL.test(text)) return { problem: 'invalidEmail' };
    // Addresses whose domain has no dot exist, and the database accepts them, but here they are typing errors:
    // `ana@gmail`.
    return /@.*\./.test(text) ? undefined : { problem: 'incompleteEmail' };
  },
};
