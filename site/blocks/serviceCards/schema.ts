import { defineKind, section } from '#schema/kind.ts';

/** All services of `spec/services.ts` as cards that lead to their pages. */
export const serviceCards = defineKind('serviceCards', section).with({ messages: ['action.more'] });
