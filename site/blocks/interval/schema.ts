import { anchorId, boxSchema, defineKind, imageSchema, listOf, textSchema, z } from '#schema/kind.ts';

/**
 * A drawing across the page, between two sections, of 1248 by 360: a street, or a hall. Beside it, the ground continues
 * to the edges of the window.
 * @example interval({ image: image({ file: 'intervals/street.svg', decorative: true }), ground: 'street', part: … })
 */
export const interval = defineKind('interval', {
  id: anchorId.optional(),
  image: imageSchema,
  /** What continues beside the drawing: the sky above a street, or the wall of a hall with its dado. */
  ground: z.enum(['street', 'hall']),
  /** The part that a phone shows: 15 by 11, such as 491 by 360. */
  part: boxSchema,
  /** On the plinth below, each in the middle of as many equal columns: the drawing has what they name there. */
  labels: listOf({ name: textSchema, note: textSchema.optional() }).min(2).max(5).optional(),
}).with({ pictures: 'wide' });
