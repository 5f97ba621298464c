import { defineKind, imageSchema, section, textSchema, urlActionSchema } from '#schema/kind.ts';

/** A location: a map as a picture, the address as text, and a link to an interactive map, in a new tab. */
export const map = defineKind('map', {
  ...section,
  /** A picture of the map. Its text alternative is the address. */
  image: imageSchema,
  /** The address, and how to get there. @example { es: '{{address}}', en: '{{address}}' } */
  address: textSchema,
  /** The interactive map. @example url('https://maps.example/clinic', { es: 'Abrir el mapa', en: 'Open the map' }) */
  link: urlActionSchema,
}).with({ pictures: 'wide' });
