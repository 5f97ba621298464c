import { actionSchema, anchorId, defineKind, textSchema, z } from '#schema/kind.ts';

/** A band that asks for one thing. */
export const callToAction = defineKind(
  'callToAction',
  z.strictObject({
    id: anchorId.optional(),
    heading: textSchema,
    text: textSchema,
    actions: z.array(actionSchema).min(1),
  }),
);
