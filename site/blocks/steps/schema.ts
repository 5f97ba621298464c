import { defineKind, listOf, section, textSchema, z } from '#schema/kind.ts';

/** Steps, one after the other; numbered unless they carry marks of their own. */
export const steps = defineKind('steps', {
  ...section,
  items: listOf({
    /** Replaces the number, such as a grade: `G1`. */
    mark: textSchema.optional(),
    title: textSchema,
    text: textSchema,
    points: z.array(textSchema).optional(),
  }).min(2),
});
