import { actionSchema, defineKind, listOf, section, textSchema, z } from '#schema/kind.ts';

/** Values, benefits or reasons, with highlights and what to do next. */
export const values = defineKind('values', {
  ...section,
  items: listOf({ title: textSchema, text: textSchema }).min(1),
  /** A figure or a short claim with its explanation. */
  highlights: listOf({ title: textSchema, text: textSchema }).optional(),
  actions: z.array(actionSchema).optional(),
});
