// Generated from pages.legal-data of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledPage } from '#contract';

export const page: CompiledPage = {
  id: 'legal-data',
  layout: 'legal',
  title: 'title',
  description: 'description',
  breadcrumbs: [
    { label: 'shared:routes.home', href: { es: '/inicio', en: '/en/inicio' } },
    { label: 'shared:routes.legal-data', href: { es: '/datos-legales', en: '/en/datos-legales' } },
  ],
  structuredData: 'organisation',
  blocks: [
    {
      kind: 'legalText',
      heading: 'legalText.heading',
      image: { kind: 'image', file: 'plate.svg', decorative: true },
      intro: 'legalText.intro',
      sections: [
        {
          id: 'identidad',
          title: 'legalText.sections.0.title',
          paragraphs: ['legalText.sections.0.paragraphs.0'],
          list: ['legalText.sections.0.list.0', 'legalText.sections.0.list.1', 'legalText.sections.0.list.2'],
          closing: ['legalText.sections.0.closing.0'],
        },
        {
          id: 'contacto',
          title: 'legalText.sections.1.title',
          paragraphs: ['legalText.sections.1.paragraphs.0'],
          list: ['legalText.sections.1.list.0', 'legalText.sections.1.list.1', 'legalText.sections.1.list.2'],
          closing: ['legalText.sections.1.closing.0'],
        },
        {
          id: 'actividad',
          title: 'legalText.sections.2.title',
          paragraphs: ['legalText.sections.2.paragraphs.0', 'legalText.sections.2.paragraphs.1'],
        },
      ],
    },
    {
      kind: 'cards',
      id: 'documentos',
      heading: 'documentos.heading',
      items: [
        {
          title: 'documentos.items.0.title',
          text: 'documentos.items.0.text',
          action: {
            kind: 'link',
            label: 'documentos.items.0.action.label',
            link: { href: { es: '/legal/privacidad', en: '/en/legal/privacidad' } },
          },
        },
        {
          title: 'documentos.items.1.title',
          text: 'documentos.items.1.text',
          action: {
            kind: 'link',
            label: 'documentos.items.1.action.label',
            link: { href: { es: '/legal/terminos', en: '/en/legal/terminos' } },
          },
        },
      ],
    },
  ],
};
