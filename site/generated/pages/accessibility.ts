// Generated from pages.accessibility of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledPage } from '#contract';

export const page: CompiledPage = {
  id: 'accessibility',
  layout: 'legal',
  title: 'title',
  description: 'description',
  breadcrumbs: [
    { label: 'shared:routes.home', href: { es: '/inicio', en: '/en/inicio' } },
    { label: 'shared:routes.accessibility', href: { es: '/accesibilidad', en: '/en/accesibilidad' } },
  ],
  blocks: [
    {
      kind: 'legalText',
      heading: 'legalText.heading',
      updated: 'legalText.updated',
      image: { kind: 'image', file: 'ramp.svg', decorative: true },
      intro: 'legalText.intro',
      sections: [
        {
          id: 'compromiso',
          title: 'legalText.sections.0.title',
          paragraphs: ['legalText.sections.0.paragraphs.0'],
          list: [
            'legalText.sections.0.list.0',
            'legalText.sections.0.list.1',
            'legalText.sections.0.list.2',
            'legalText.sections.0.list.3',
            'legalText.sections.0.list.4',
            'legalText.sections.0.list.5',
          ],
        },
        {
          id: 'pruebas',
          title: 'legalText.sections.1.title',
          paragraphs: ['legalText.sections.1.paragraphs.0'],
          list: ['legalText.sections.1.list.0', 'legalText.sections.1.list.1', 'legalText.sections.1.list.2'],
        },
        {
          id: 'limitaciones',
          title: 'legalText.sections.2.title',
          paragraphs: ['legalText.sections.2.paragraphs.0'],
          list: ['legalText.sections.2.list.0', 'legalText.sections.2.list.1', 'legalText.sections.2.list.2'],
        },
        { id: 'contacto', title: 'legalText.sections.3.title', paragraphs: ['legalText.sections.3.paragraphs.0'] },
      ],
    },
  ],
};
