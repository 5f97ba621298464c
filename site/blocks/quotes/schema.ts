import { defineKind, listOf, section, textSchema, z } from '#schema/kind.ts';

/** Quotations of clients. */
export const quotes = defineKind('quotes', {
  ...section,
  /** A label for each quotation, e.g. that it is a representative example. */
  flag: textSchema,
  items: listOf({
    text: textSchema,
    /** The author: a role and a kind of company, not an invented name. */
    author: textSchema,
    rating: z.int().min(1).max(5),
  }).min(1),
}).with({ messages: ['rating'] });
