import { actionSchema, anchorId, defineKind, textSchema, z } from '#schema/kind.ts';

/** Small print at the foot of a page. */
export const disclaimer = defineKind(
  'disclaimer',
  z.strictObject({
    id: anchorId.optional(),
    heading: textSchema,
    paragraphs: z.array(textSchema).min(1),
    /** Links, such as to the privacy notice and the terms. */
    links: z.array(actionSchema).optional(),
  }),
);
