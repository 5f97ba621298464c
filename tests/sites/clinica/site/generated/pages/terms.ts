// Generated from pages.terms of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledPage } from '#contract';

export const page: CompiledPage = {
  id: 'terms',
  layout: 'legal',
  title: 'title',
  description: 'description',
  breadcrumbs: [
    { label: 'shared:routes.home', href: { es: '/inicio', en: '/en/inicio', fr: '/fr/inicio' } },
    { label: 'shared:routes.terms', href: { es: '/terminos', en: '/en/terminos', fr: '/terminos' } },
  ],
  blocks: [
    {
      kind: 'legalText',
      heading: 'legalText.heading',
      updated: 'legalText.updated',
      sections: [
        {
          id: 'uso',
          title: 'legalText.sections.0.title',
          paragraphs: ['legalText.sections.0.paragraphs.0'],
          list: ['legalText.sections.0.list.0', 'legalText.sections.0.list.1'],
        },
        { id: 'ley-aplicable', title: 'legalText.sections.1.title', paragraphs: ['legalText.sections.1.paragraphs.0'] },
      ],
    },
  ],
};
