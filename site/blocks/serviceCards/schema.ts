import { actionSchema, defineKind, section, textSchema, z } from '#schema/kind.ts';

/** All services of `spec/services.ts` as cards that lead to their pages. */
export const serviceCards = defineKind('serviceCards', {
  ...section,
  /** The door beside the windows of the house's wall, for visitors who do not know which service they need. */
  door: z.strictObject({ heading: textSchema, actions: z.array(actionSchema).min(1) }).optional(),
}).with({ messages: ['action.more'] });
