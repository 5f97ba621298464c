import { anchorId, defineKind, imageSchema, listOf, textSchema, z } from '#schema/kind.ts';

/** A legal text for reading: table of contents and numbered clauses. */
export const legalText = defineKind('legalText', {
  heading: textSchema,
  /** The date of the text, as people read it. */
  updated: textSchema.optional(),
  /** A drawing beside the heading, about twice as wide as high. */
  image: imageSchema.optional(),
  intro: textSchema.optional(),
  sections: listOf({
    id: anchorId,
    title: textSchema,
    paragraphs: z.array(textSchema).min(1),
    /** A list after the paragraphs. */
    list: z.array(textSchema).optional(),
    /** Paragraphs after the list. */
    closing: z.array(textSchema).optional(),
  }).min(1),
}).with({ pictures: 'hero', anchors: 'sections', messages: ['toc.heading'] });
