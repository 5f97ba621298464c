import { defineKind, section, textSchema, z } from '#schema/kind.ts';

/** What clients say. */
export const quotes = defineKind(
  'quotes',
  z.strictObject({
    ...section,
    /** Said of each quotation, e.g. that it is a representative example. */
    flag: textSchema,
    items: z
      .array(
        z.strictObject({
          text: textSchema,
          /** Who says it: a role and a kind of company, no invented name. */
          author: textSchema,
          rating: z.int().min(1).max(5),
        }),
      )
      .min(1),
  }),
  { messages: ['rating'] },
);
