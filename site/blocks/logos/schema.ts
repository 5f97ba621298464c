import { anchorId, defineKind, imageSchema, textSchema, z } from '#schema/kind.ts';

/**
 * The logos of others: associations, partners, certifiers. Here a picture may be a drawing (SVG). While `items` is
 * empty, nothing shows.
 */
export const logos = defineKind(
  'logos',
  z.strictObject({
    id: anchorId.optional(),
    heading: textSchema,
    /** A sentence beside the heading that explains the logos. */
    lead: textSchema.optional(),
    items: z.array(imageSchema),
  }),
  { pictures: 'logo' },
);
