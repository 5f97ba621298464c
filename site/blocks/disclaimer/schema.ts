import { actionSchema, defineKind, textSchema, titled, z } from '#schema/kind.ts';

/** Small print at the foot of a page. */
export const disclaimer = defineKind('disclaimer', {
  ...titled,
  paragraphs: z.array(textSchema).min(1),
  /** Links, such as to the privacy notice and the terms. */
  links: z.array(actionSchema).optional(),
});
