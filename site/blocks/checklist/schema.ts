import { defineKind, section, textSchema, z } from '#schema/kind.ts';

/** A list of what is included, each item with a tick. */
export const checklist = defineKind('checklist', {
  ...section,
  items: z.array(textSchema).min(1),
});
