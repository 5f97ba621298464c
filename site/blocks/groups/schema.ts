import { defineKind, listOf, section, textSchema } from '#schema/kind.ts';

/** Groups of services; each service explains itself in a tooltip. */
export const groups = defineKind('groups', {
  ...section,
  items: listOf({
    title: textSchema,
    text: textSchema,
    services: listOf({
      label: textSchema,
      /** The explanation in a few words, always in sight. */
      line: textSchema.optional(),
      /** One or two sentences that the tooltip shows. */
      tooltip: textSchema,
    }).min(1),
  }).min(1),
});
