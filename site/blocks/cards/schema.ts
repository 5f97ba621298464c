import { actionSchema, defineKind, imageSchema, listOf, motifName, section, textSchema, z } from '#schema/kind.ts';

/** Cards with a title and a text, and optionally points and a link each. */
export const cards = defineKind('cards', {
  ...section,
  /**
   * How the cards are set. `columns`: two to four columns under a line each (default). `rows`: one line each, the
   * title at the left. `windows`: a grid of panes, four columns for an odd number of cards, three for an even one;
   * the heading takes the panes that the cards leave. `doors`: few large panels side by side, each a choice that
   * leads somewhere; of two the second is a step lower. `band`: three short cards beside the heading, in one low band.
   */
  form: z.enum(['columns', 'rows', 'windows', 'doors', 'band']).optional(),
  items: listOf({
    /** A few letters above the title, such as an authority's initials. */
    mark: textSchema.optional(),
    title: textSchema,
    text: textSchema,
    /** A second paragraph, with further details. */
    details: textSchema.optional(),
    points: z.array(textSchema).optional(),
    motif: motifName.optional(),
    /** A picture at the top of the card. */
    image: imageSchema.optional(),
    action: actionSchema.optional(),
  }).min(1),
  /** The actions below the cards. */
  actions: z.array(actionSchema).optional(),
}).with({ pictures: 'card' });
