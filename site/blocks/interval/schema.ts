import { anchorId, defineKind, imageSchema, listOf, textSchema } from '#schema/kind.ts';

/**
 * A drawing across the page, between two sections, of 1248 by 360. A wider window shows what is beyond its left and
 * right edge: draw its ground and walls there too.
 * @example interval({ image: image({ file: 'intervals/street.svg', decorative: true }) })
 */
export const interval = defineKind('interval', {
  id: anchorId.optional(),
  /** A phone shows 491 by 360 of it, at its `focus`. */
  image: imageSchema,
  /** On the plinth below, each in the middle of as many equal columns: the drawing has what they name there. */
  labels: listOf({ name: textSchema, note: textSchema.optional() }).min(2).max(5).optional(),
}).with({ pictures: 'wide' });
