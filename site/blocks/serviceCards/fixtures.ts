import { serviceCards } from '#schema';
import { type Example, words } from '../../gallery/example.ts';

/** The page layouts in which the block looks different. */
export const layouts = ['home', 'overview'] as const;

export const examples: readonly Example<'serviceCards'>[] = [
  {
    name: 'smallest',
    says: 'All services under a heading; what is in the cards comes from spec/services.ts.',
    block: serviceCards({ heading: words('Nuestros servicios') }),
  },
  {
    name: 'full',
    says: 'With a lead, and an id for links that jump here.',
    block: serviceCards({
      id: 'servicios',
      heading: words('Siete especialidades interdisciplinarias'),
      lead: words('Elija por dónde empezar y le diremos si conviene que participe alguien más.'),
    }),
  },
];
