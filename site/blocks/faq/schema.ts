import { actionSchema, defineKind, section, textSchema, z } from '#schema/kind.ts';

/** Questions with their answers. */
export const faq = defineKind(
  'faq',
  z.strictObject({
    ...section,
    items: z
      .array(
        z.strictObject({
          question: textSchema,
          answer: textSchema,
          /** Where what the answer cites can be read: the text of a law, an authority's own page. */
          source: actionSchema.optional(),
        }),
      )
      .min(1),
  }),
);
