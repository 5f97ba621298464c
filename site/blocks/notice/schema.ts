import { actionSchema, defineKind, imageSchema, textSchema, z } from '#schema/kind.ts';

/** A page that says one thing: thanks, confirmation, not found. */
export const notice = defineKind('notice', {
  /** A short line or number above the heading, such as 404. */
  mark: textSchema.optional(),
  heading: textSchema,
  paragraphs: z.array(textSchema).min(1),
  actions: z.array(actionSchema).min(1),
  /** Whether it lists the next steps, as forms do. */
  nextSteps: z.literal(true).optional(),
  /** A picture beside the text, in place of the brand's ornament. */
  image: imageSchema.optional(),
}).with({ pictures: 'hero' });
