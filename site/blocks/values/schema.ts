import { actionSchema, defineKind, section, textSchema, z } from '#schema/kind.ts';

/** Values, benefits or reasons, with highlights and what to do next. */
export const values = defineKind(
  'values',
  z.strictObject({
    ...section,
    items: z.array(z.strictObject({ title: textSchema, text: textSchema })).min(1),
    /** A figure or a short claim with its explanation. */
    highlights: z.array(z.strictObject({ title: textSchema, text: textSchema })).optional(),
    actions: z.array(actionSchema).optional(),
  }),
);
