import { anchorId, defineKind, textSchema, z } from '#schema/kind.ts';

/** Two texts side by side, such as vision and mission. */
export const pair = defineKind(
  'pair',
  z.strictObject({
    id: anchorId.optional(),
    items: z.array(z.strictObject({ heading: textSchema, paragraphs: z.array(textSchema).min(1) })).length(2),
  }),
);
