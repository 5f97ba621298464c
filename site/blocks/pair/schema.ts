import { anchorId, defineKind, listOf, textSchema, z } from '#schema/kind.ts';

/** Two texts side by side, such as vision and mission. */
export const pair = defineKind('pair', {
  id: anchorId.optional(),
  items: listOf({ heading: textSchema, paragraphs: z.array(textSchema).min(1) }).length(2),
});
