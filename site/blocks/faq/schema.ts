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
          /** A link to what the answer cites: the text of a law, the website of an authority. */
          source: actionSchema.optional(),
        }),
      )
      .min(1),
  }),
);
