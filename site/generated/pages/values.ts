// Generated from pages.values of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledPage } from '#contract';

export const page: CompiledPage = {
  id: 'values',
  layout: 'company',
  title: 'title',
  description: 'description',
  breadcrumbs: [
    { label: 'shared:routes.home', href: { es: '/inicio', en: '/en/inicio' } },
    { label: 'shared:routes.company', href: { es: '/empresa', en: '/en/empresa' } },
    { label: 'shared:routes.values', href: { es: '/empresa/valores', en: '/en/empresa/valores' } },
  ],
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'hero.eyebrow',
      heading: 'hero.heading',
      lead: 'hero.lead',
      actions: [
        { kind: 'link', label: 'hero.actions.0.label', link: { href: { es: '#valores', en: '#valores' } } },
        { kind: 'link', label: 'hero.actions.1.label', link: { href: { es: '#diversidad', en: '#diversidad' } } },
      ],
      note: 'hero.note',
      image: {
        kind: 'image',
        file: 'arch.svg',
        decorative: true,
        labels: [
          { text: 'hero.image.labels.0.text', x: 122, y: 268, size: 23, on: 'dark' },
          { text: 'hero.image.labels.1.text', x: 501, y: 268, size: 23, on: 'dark' },
          { text: 'hero.image.labels.2.text', x: 160, y: 160, size: 23, on: 'dark' },
          { text: 'hero.image.labels.3.text', x: 464, y: 160, size: 23, on: 'dark' },
        ],
      },
    },
    {
      kind: 'cards',
      id: 'valores',
      heading: 'valores.heading',
      form: 'rows',
      items: [
        {
          title: 'valores.items.0.title',
          text: 'valores.items.0.text',
          points: [
            'valores.items.0.points.0',
            'valores.items.0.points.1',
            'valores.items.0.points.2',
            'valores.items.0.points.3',
          ],
        },
        {
          title: 'valores.items.1.title',
          text: 'valores.items.1.text',
          points: [
            'valores.items.1.points.0',
            'valores.items.1.points.1',
            'valores.items.1.points.2',
            'valores.items.1.points.3',
          ],
        },
        {
          title: 'valores.items.2.title',
          text: 'valores.items.2.text',
          points: [
            'valores.items.2.points.0',
            'valores.items.2.points.1',
            'valores.items.2.points.2',
            'valores.items.2.points.3',
          ],
        },
        {
          title: 'valores.items.3.title',
          text: 'valores.items.3.text',
          points: [
            'valores.items.3.points.0',
            'valores.items.3.points.1',
            'valores.items.3.points.2',
            'valores.items.3.points.3',
          ],
        },
      ],
    },
    {
      kind: 'prose',
      id: 'diversidad',
      heading: 'diversidad.heading',
      paragraphs: ['diversidad.paragraphs.0', 'diversidad.paragraphs.1'],
      points: ['diversidad.points.0', 'diversidad.points.1', 'diversidad.points.2', 'diversidad.points.3'],
    },
    {
      kind: 'callToAction',
      heading: 'callToAction.heading',
      text: 'callToAction.text',
      actions: [
        {
          kind: 'link',
          label: 'callToAction.actions.0.label',
          link: { href: { es: '/empresa/careers', en: '/en/empresa/careers' } },
        },
      ],
    },
  ],
};
