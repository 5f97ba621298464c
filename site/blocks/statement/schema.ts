import { defineKind, textSchema, titled, z } from '#schema/kind.ts';

/** A quotation-like statement of how the firm works. */
export const statement = defineKind('statement', {
  ...titled,
  /** The last one is a note in the margin. */
  paragraphs: z.array(textSchema).min(1),
});
