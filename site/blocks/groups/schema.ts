import { defineKind, section, textSchema, z } from '#schema/kind.ts';

/** Groups of services; each service explains itself in a tooltip. */
export const groups = defineKind(
  'groups',
  z.strictObject({
    ...section,
    items: z
      .array(
        z.strictObject({
          title: textSchema,
          text: textSchema,
          services: z
            .array(
              z.strictObject({
                label: textSchema,
                /** The explanation in a few words, always in sight. */
                line: textSchema.optional(),
                /** One or two sentences that the tooltip shows. */
                tooltip: textSchema,
              }),
            )
            .min(1),
        }),
      )
      .min(1),
  }),
);
