import { serviceCards } from '#schema';
import { type Examples, words } from '../../gallery/example.ts';

/** The page layouts in which the block looks different. */
export const layouts = ['home', 'overview'] as const;

export const examples: Examples<'serviceCards'> = {
  smallest: {
    says: 'All services under a heading; what is in the cards comes from spec/services.ts.',
    block: serviceCards({ heading: words('Nuestros servicios') }),
  },
  full: {
    says: 'With a lead, and an id for links that jump here.',
    block: serviceCards({
      id: 'servicios',
      heading: words('Siete especialidades interdisciplinarias'),
      lead: words('Elija por dónde empezar y le diremos si conviene que participe alguien más.'),
    }),
  },
};
