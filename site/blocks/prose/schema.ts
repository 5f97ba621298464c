import { actionSchema, defineKind, textSchema, titled, z } from '#schema/kind.ts';

/** Running text under a heading: a history, an explanation. */
export const prose = defineKind('prose', {
  ...titled,
  paragraphs: z.array(textSchema).min(1),
  /** A list after the paragraphs. */
  points: z.array(textSchema).optional(),
  actions: z.array(actionSchema).optional(),
});
