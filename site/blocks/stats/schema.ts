import { actionSchema, defineKind, listOf, section, textSchema, z } from '#schema/kind.ts';

/**
 * Figures with their labels.
 * @example stats({ heading: …, items: [{ value: …, label: … }] })
 */
export const stats = defineKind('stats', {
  ...section,
  items: listOf({
    /** The figure, e.g. `+{{companies}}`. */
    value: textSchema,
    label: textSchema,
  }).min(2),
  /** Links to further details. */
  actions: z.array(actionSchema).optional(),
});
