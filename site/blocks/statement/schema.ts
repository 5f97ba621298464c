import { anchorId, defineKind, textSchema, z } from '#schema/kind.ts';

/** A quotation-like statement of how the firm works. */
export const statement = defineKind(
  'statement',
  z.strictObject({
    id: anchorId.optional(),
    heading: textSchema,
    paragraphs: z.array(textSchema).min(1),
  }),
);
