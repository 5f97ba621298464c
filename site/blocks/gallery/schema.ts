import { defineKind, imageSchema, listOf, section, textSchema } from '#schema/kind.ts';

/** Pictures side by side, each with a caption if it needs one. While `items` is empty, nothing shows. */
export const gallery = defineKind('gallery', {
  ...section,
  items: listOf({ image: imageSchema, caption: textSchema.optional() }).refine(
    ({ length }) => length !== 1,
    'A gallery needs at least two pictures. Add another one.',
  ),
}).with({ pictures: 'gallery' });
