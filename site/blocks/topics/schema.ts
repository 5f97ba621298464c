import { anchorId, defineKind, section, textSchema, z } from '#schema/kind.ts';

/** Areas with a quick navigation to each and a list of what is often asked for. */
export const topics = defineKind(
  'topics',
  z.strictObject({
    ...section,
    /** What the quick navigation is called. */
    navigation: textSchema,
    /** The heading above each area's list. */
    listHeading: textSchema,
    items: z
      .array(
        z.strictObject({ id: anchorId, title: textSchema, text: textSchema, services: z.array(textSchema).min(1) }),
      )
      .min(1),
  }),
  { anchors: 'items' },
);
