import type { AnswerKind } from '#contract';

export const answer = { stored: (text: string) => text === 'on' } satisfies AnswerKind;
