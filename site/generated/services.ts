// Generated from services of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledService } from '#contract';

/** The services in their order; titles and descriptions are keys of the shared texts. */
export const services: readonly CompiledService[] = [
  {
    key: 'legal',
    title: 'shared:services.legal.title',
    shortTitle: 'shared:services.legal.shortTitle',
    description: 'shared:services.legal.description',
    motif: 'legal',
    href: { es: '/servicios/asesoria-legal', en: '/en/servicios/asesoria-legal' },
  },
  {
    key: 'accounting',
    title: 'shared:services.accounting.title',
    shortTitle: 'shared:services.accounting.shortTitle',
    description: 'shared:services.accounting.description',
    motif: 'accounting',
    href: { es: '/servicios/contabilidad-fiscal', en: '/en/servicios/contabilidad-fiscal' },
  },
  {
    key: 'fintech',
    title: 'shared:services.fintech.title',
    shortTitle: 'shared:services.fintech.shortTitle',
    description: 'shared:services.fintech.description',
    motif: 'fintech',
    href: { es: '/servicios/cumplimiento-financiero-y-fintech', en: '/en/servicios/cumplimiento-financiero-y-fintech' },
  },
  {
    key: 'pld-vulnerables',
    title: 'shared:services.pld-vulnerables.title',
    shortTitle: 'shared:services.pld-vulnerables.shortTitle',
    description: 'shared:services.pld-vulnerables.description',
    motif: 'pld-vulnerables',
    href: { es: '/servicios/pld-actividades-vulnerables', en: '/en/servicios/pld-actividades-vulnerables' },
  },
  {
    key: 'treasury',
    title: 'shared:services.treasury.title',
    shortTitle: 'shared:services.treasury.shortTitle',
    description: 'shared:services.treasury.description',
    motif: 'treasury',
    href: { es: '/servicios/tesoreria', en: '/en/servicios/tesoreria' },
  },
  {
    key: 'softlanding',
    title: 'shared:services.softlanding.title',
    shortTitle: 'shared:services.softlanding.shortTitle',
    description: 'shared:services.softlanding.description',
    motif: 'softlanding',
    href: { es: '/servicios/softlanding-mexico', en: '/en/servicios/softlanding-mexico' },
  },
  {
    key: 'ai',
    title: 'shared:services.ai.title',
    shortTitle: 'shared:services.ai.shortTitle',
    description: 'shared:services.ai.description',
    motif: 'ai',
    href: { es: '/servicios/asesoria-ia', en: '/en/servicios/asesoria-ia' },
  },
];
