import type { AnswerKind } from '#contract';
import { withoutInvisible } from '../../shared/email.ts';

export const answer: AnswerKind = { clean: withoutInvisible };
