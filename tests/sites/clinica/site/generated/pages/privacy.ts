// Generated from pages.privacy of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledPage } from '#contract';

export const page: CompiledPage = {
  id: 'privacy',
  layout: 'legal',
  title: 'title',
  description: 'description',
  breadcrumbs: [
    { label: 'shared:routes.home', href: { es: '/inicio', en: '/en/inicio', fr: '/fr/inicio' } },
    { label: 'shared:routes.privacy', href: { es: '/privacidad', en: '/en/privacidad', fr: '/fr/privacidad' } },
  ],
  blocks: [
    {
      kind: 'legalText',
      heading: 'legalText.heading',
      updated: 'legalText.updated',
      sections: [
        { id: 'responsable', title: 'legalText.sections.0.title', paragraphs: ['legalText.sections.0.paragraphs.0'] },
        { id: 'datos', title: 'legalText.sections.1.title', paragraphs: ['legalText.sections.1.paragraphs.0'] },
        { id: 'plazos', title: 'legalText.sections.2.title', paragraphs: ['legalText.sections.2.paragraphs.0'] },
        { id: 'derechos', title: 'legalText.sections.3.title', paragraphs: ['legalText.sections.3.paragraphs.0'] },
      ],
    },
  ],
};
