import { defineKind, imageSchema, section, textSchema, urlActionSchema, z } from '#schema/kind.ts';

/** Where something is: a map as a picture, the address in words, and a link to a map that moves, in a new tab. */
export const map = defineKind(
  'map',
  z.strictObject({
    ...section,
    /** A picture of the map. What it says to those who do not see it is the address. */
    image: imageSchema,
    /** The address, and how to get there. @example { es: '{{address}}', en: '{{address}}' } */
    address: textSchema,
    /** Where the map can be moved. @example url('https://maps.example/clinic', { es: 'Abrir el mapa', en: 'Open the map' }) */
    link: urlActionSchema,
  }),
  { pictures: 'wide' },
);
