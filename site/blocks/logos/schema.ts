import { defineKind, imageSchema, section, z } from '#schema/kind.ts';

/**
 * The logos of others: associations, partners, certifiers. Here a picture may be a drawing (SVG). While `items` is
 * empty, nothing shows.
 */
export const logos = defineKind('logos', {
  ...section,
  items: z.array(imageSchema),
}).with({ pictures: 'logo' });
