import {
  actionSchema,
  anchorId,
  defineKind,
  imageSchema,
  listOf,
  nonBlank,
  section,
  spokenLanguage,
  textSchema,
  z,
} from '#schema/kind.ts';

/**
 * The people of the firm, each with a portrait and what visitors should know. While `items` is empty, nothing shows.
 */
export const team = defineKind('team', {
  ...section,
  items: listOf({
    /** Its fragment in the address, for links to this person. */
    id: anchorId.optional(),
    image: imageSchema,
    /** The same in all languages. */
    name: nonBlank,
    role: textSchema,
    /** The languages that they speak, by their codes: `['es', 'fr']`. */
    languages: z.array(spokenLanguage).min(1).optional(),
    /** The number of their professional licence. */
    licence: nonBlank.optional(),
    text: textSchema.optional(),
    action: actionSchema.optional(),
  }),
}).with({ anchors: 'items', pictures: 'portrait', messages: ['team.languages', 'team.licence'] });
