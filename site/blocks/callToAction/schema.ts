import { actionSchema, defineKind, textSchema, titled, z } from '#schema/kind.ts';

/** A band that asks for one thing. */
export const callToAction = defineKind('callToAction', {
  ...titled,
  text: textSchema,
  actions: z.array(actionSchema).min(1),
});
