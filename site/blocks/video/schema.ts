import { httpsUrl } from '#schema/formats.ts';
import { defineKind, imageSchema, section, textSchema } from '#schema/kind.ts';

/**
 * A video on another site: a still that links to it, in a new tab. The page requests nothing from other sites before a
 * visitor follows the link.
 */
export const video = defineKind('video', {
  ...section,
  /** The address of the video; https only. */
  url: httpsUrl,
  /** A still of the video. */
  still: imageSchema,
  /** The title of the video, which is the text of the link. */
  title: textSchema,
  /** Its length, or what else visitors want to know before. */
  note: textSchema.optional(),
}).with({ pictures: 'wide' });
