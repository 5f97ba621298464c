// Generated from services of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledService } from '#contract';

/** The services in their order; titles and descriptions are keys of the shared texts. */
export const services: readonly CompiledService[] = [
  {
    key: 'treatments',
    title: 'shared:services.treatments.title',
    shortTitle: 'shared:services.treatments.title',
    description: 'shared:services.treatments.description',
    motif: 'treatments',
    href: { es: '/servicios/tratamientos', en: '/en/servicios/tratamientos', fr: '/servicios/tratamientos' },
  },
  {
    key: 'assessment',
    title: 'shared:services.assessment.title',
    shortTitle: 'shared:services.assessment.shortTitle',
    description: 'shared:services.assessment.description',
    href: { es: '/precios', en: '/en/precios', fr: '/precios' },
  },
  {
    key: 'softlanding',
    title: 'shared:services.softlanding.title',
    shortTitle: 'shared:services.softlanding.title',
    description: 'shared:services.softlanding.description',
    motif: 'softlanding',
    href: {
      es: '/servicios/softlanding-mexico',
      en: '/en/servicios/softlanding-mexico',
      fr: '/servicios/softlanding-mexico',
    },
  },
];
