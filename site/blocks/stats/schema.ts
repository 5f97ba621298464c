import { actionSchema, defineKind, section, textSchema, z } from '#schema/kind.ts';

/**
 * Figures with what they mean.
 * @example stats({ heading: …, items: [{ value: …, label: … }] })
 */
export const stats = defineKind(
  'stats',
  z.strictObject({
    ...section,
    items: z
      .array(
        z.strictObject({
          /** The figure, e.g. `+{{companies}}`. */
          value: textSchema,
          label: textSchema,
        }),
      )
      .min(2),
    /** Where there is more about them. */
    actions: z.array(actionSchema).optional(),
  }),
);
