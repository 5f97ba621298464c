import type { AnswerKind } from '#contract';
import { withoutInvisible } from '../../lib/email.ts';

export const answer: AnswerKind = { clean: withoutInvisible };
