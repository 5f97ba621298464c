import { anchorId, defineKind, listOf, section, textSchema, z } from '#schema/kind.ts';

/** Areas of work with a quick navigation, each with a list of frequent requests. */
export const topics = defineKind('topics', {
  ...section,
  /** The label of the quick navigation. */
  navigation: textSchema,
  /** The heading above each area's list. */
  listHeading: textSchema,
  items: listOf({ id: anchorId, title: textSchema, text: textSchema, services: z.array(textSchema).min(1) }).min(1),
}).with({ anchors: 'items' });
