import { anchorId, defineKind, imageSchema, textSchema, z } from '#schema/kind.ts';

/** The marks of others: whom the firm belongs to, works with or is certified by. Here a picture may be a drawing (SVG). While `items` is empty, nothing shows. */
export const logos = defineKind(
  'logos',
  z.strictObject({
    id: anchorId.optional(),
    heading: textSchema,
    /** A sentence beside the heading that says what the marks stand for. */
    lead: textSchema.optional(),
    items: z.array(imageSchema),
  }),
  { pictures: 'logo' },
);
