import { actionSchema, defineKind, listOf, section, textSchema } from '#schema/kind.ts';

/** Questions with their answers. */
export const faq = defineKind('faq', {
  ...section,
  items: listOf({
    question: textSchema,
    answer: textSchema,
    /** A link to what the answer cites: the text of a law, the website of an authority. */
    source: actionSchema.optional(),
  }).min(1),
});
