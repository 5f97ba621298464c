import { defineKind, imageSchema, section, textSchema, z } from '#schema/kind.ts';

/** Pictures side by side, each with a caption if it needs one. */
export const gallery = defineKind(
  'gallery',
  z.strictObject({
    ...section,
    items: z.array(z.strictObject({ image: imageSchema, caption: textSchema.optional() })).min(2),
  }),
  { pictures: 'gallery' },
);
