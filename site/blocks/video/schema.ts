import { httpsUrl } from '#schema/formats.ts';
import { defineKind, imageSchema, section, textSchema, z } from '#schema/kind.ts';

/** A video that is elsewhere: a still that leads there in a new tab. Nothing is asked of others before a visitor goes there. */
export const video = defineKind(
  'video',
  z.strictObject({
    ...section,
    /** Where it is watched; https only. */
    url: httpsUrl,
    /** A picture out of it. */
    still: imageSchema,
    /** What the video is called, and what the link says. */
    title: textSchema,
    /** How long it takes, or what else a visitor wants to know before. */
    note: textSchema.optional(),
  }),
  { pictures: 'wide' },
);
