import { anchorId, defineKind, listOf, section, textSchema, z } from '#schema/kind.ts';

/** Case studies: what the firm did for a client, and the results. */
export const cases = defineKind('cases', {
  ...section,
  items: listOf({
    /** The case's key and its fragment in the address. */
    id: anchorId,
    sector: textSchema,
    title: textSchema,
    company: textSchema,
    description: textSchema,
    /** One to five stars. */
    rating: z.int().min(1).max(5),
    results: z.array(textSchema).min(1),
  }).min(1),
}).with({ anchors: 'items', messages: ['cases.results', 'rating'] });
