import { actionSchema, anchorId, defineKind, imageSchema, section, spokenLanguage, textSchema, z } from '#schema/kind.ts';

/** The people of the firm, each with a portrait, and what a visitor has to know of them. */
export const team = defineKind(
  'team',
  z.strictObject({
    ...section,
    items: z
      .array(
        z.strictObject({
          /** For links to this person. */
          id: anchorId.optional(),
          image: imageSchema,
          /** The same in all languages. */
          name: z.string().min(1),
          role: textSchema,
          /** The languages that they speak, by their codes: `['es', 'fr']`. */
          languages: z.array(spokenLanguage).min(1).optional(),
          /** The number of their professional licence. */
          licence: z.string().min(1).optional(),
          text: textSchema.optional(),
          action: actionSchema.optional(),
        }),
      )
      .min(1),
  }),
  { pictures: 'portrait', messages: ['team.languages', 'team.licence'] },
);
