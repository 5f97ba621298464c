// Generated from pages.terms of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledPage } from '#contract';

export const page: CompiledPage = {
  id: 'terms',
  layout: 'legal',
  title: 'title',
  description: 'description',
  breadcrumbs: [
    { label: 'shared:routes.home', href: { es: '/inicio', en: '/en/inicio' } },
    { label: 'shared:routes.terms', href: { es: '/terminos', en: '/en/terminos' } },
  ],
  blocks: [
    {
      kind: 'legalText',
      heading: 'legalText.heading',
      updated: 'legalText.updated',
      image: { kind: 'image', file: 'contract.svg', decorative: true },
      intro: 'legalText.intro',
      sections: [
        {
          id: 'titular',
          title: 'legalText.sections.0.title',
          paragraphs: [
            'legalText.sections.0.paragraphs.0',
            'legalText.sections.0.paragraphs.1',
            'legalText.sections.0.paragraphs.2',
          ],
        },
        {
          id: 'informacion',
          title: 'legalText.sections.1.title',
          paragraphs: [
            'legalText.sections.1.paragraphs.0',
            'legalText.sections.1.paragraphs.1',
            'legalText.sections.1.paragraphs.2',
          ],
        },
        {
          id: 'solicitudes',
          title: 'legalText.sections.2.title',
          paragraphs: ['legalText.sections.2.paragraphs.0'],
          list: [
            'legalText.sections.2.list.0',
            'legalText.sections.2.list.1',
            'legalText.sections.2.list.2',
            'legalText.sections.2.list.3',
          ],
          closing: ['legalText.sections.2.closing.0'],
        },
        {
          id: 'uso',
          title: 'legalText.sections.3.title',
          paragraphs: ['legalText.sections.3.paragraphs.0'],
          list: [
            'legalText.sections.3.list.0',
            'legalText.sections.3.list.1',
            'legalText.sections.3.list.2',
            'legalText.sections.3.list.3',
          ],
          closing: ['legalText.sections.3.closing.0'],
        },
        {
          id: 'propiedad-intelectual',
          title: 'legalText.sections.4.title',
          paragraphs: [
            'legalText.sections.4.paragraphs.0',
            'legalText.sections.4.paragraphs.1',
            'legalText.sections.4.paragraphs.2',
          ],
        },
        {
          id: 'responsabilidad',
          title: 'legalText.sections.5.title',
          paragraphs: [
            'legalText.sections.5.paragraphs.0',
            'legalText.sections.5.paragraphs.1',
            'legalText.sections.5.paragraphs.2',
            'legalText.sections.5.paragraphs.3',
          ],
        },
        {
          id: 'ley-aplicable',
          title: 'legalText.sections.6.title',
          paragraphs: [
            'legalText.sections.6.paragraphs.0',
            'legalText.sections.6.paragraphs.1',
            'legalText.sections.6.paragraphs.2',
            'legalText.sections.6.paragraphs.3',
          ],
        },
      ],
    },
  ],
};
