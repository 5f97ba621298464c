// Generated from pages.privacy of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledPage } from '#contract';

export const page: CompiledPage = {
  id: 'privacy',
  layout: 'legal',
  title: 'title',
  description: 'description',
  breadcrumbs: [
    { label: 'shared:routes.home', href: { es: '/inicio', en: '/en/inicio' } },
    { label: 'shared:routes.privacy', href: { es: '/privacidad', en: '/en/privacidad' } },
  ],
  blocks: [
    {
      kind: 'legalText',
      heading: 'legalText.heading',
      updated: 'legalText.updated',
      image: { kind: 'image', file: 'drawers.svg', decorative: true },
      intro: 'legalText.intro',
      sections: [
        {
          id: 'responsable',
          title: 'legalText.sections.0.title',
          paragraphs: ['legalText.sections.0.paragraphs.0', 'legalText.sections.0.paragraphs.1'],
        },
        {
          id: 'datos',
          title: 'legalText.sections.1.title',
          paragraphs: ['legalText.sections.1.paragraphs.0'],
          list: [
            'legalText.sections.1.list.0',
            'legalText.sections.1.list.1',
            'legalText.sections.1.list.2',
            'legalText.sections.1.list.3',
            'legalText.sections.1.list.4',
          ],
          closing: ['legalText.sections.1.closing.0', 'legalText.sections.1.closing.1'],
        },
        {
          id: 'finalidades',
          title: 'legalText.sections.2.title',
          paragraphs: ['legalText.sections.2.paragraphs.0'],
          list: [
            'legalText.sections.2.list.0',
            'legalText.sections.2.list.1',
            'legalText.sections.2.list.2',
            'legalText.sections.2.list.3',
          ],
          closing: ['legalText.sections.2.closing.0', 'legalText.sections.2.closing.1'],
        },
        {
          id: 'transferencias',
          title: 'legalText.sections.3.title',
          paragraphs: [
            'legalText.sections.3.paragraphs.0',
            'legalText.sections.3.paragraphs.1',
            'legalText.sections.3.paragraphs.2',
            'legalText.sections.3.paragraphs.3',
          ],
        },
        {
          id: 'derechos-arco',
          title: 'legalText.sections.4.title',
          paragraphs: ['legalText.sections.4.paragraphs.0', 'legalText.sections.4.paragraphs.1'],
          list: [
            'legalText.sections.4.list.0',
            'legalText.sections.4.list.1',
            'legalText.sections.4.list.2',
            'legalText.sections.4.list.3',
          ],
          closing: ['legalText.sections.4.closing.0', 'legalText.sections.4.closing.1'],
        },
        {
          id: 'seguridad',
          title: 'legalText.sections.5.title',
          paragraphs: [
            'legalText.sections.5.paragraphs.0',
            'legalText.sections.5.paragraphs.1',
            'legalText.sections.5.paragraphs.2',
            'legalText.sections.5.paragraphs.3',
          ],
        },
        {
          id: 'cambios',
          title: 'legalText.sections.6.title',
          paragraphs: ['legalText.sections.6.paragraphs.0', 'legalText.sections.6.paragraphs.1'],
        },
      ],
    },
  ],
};
