// Generated from pages.about of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledPage } from '#contract';

export const page: CompiledPage = {
  id: 'about',
  layout: 'company',
  title: 'title',
  description: 'description',
  breadcrumbs: [
    { label: 'shared:routes.home', href: { es: '/inicio', en: '/en/inicio' } },
    { label: 'shared:routes.company', href: { es: '/empresa', en: '/en/empresa' } },
    { label: 'shared:routes.about', href: { es: '/empresa/acerca', en: '/en/empresa/acerca' } },
  ],
  structuredData: 'about',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'hero.eyebrow',
      heading: 'hero.heading',
      lead: 'hero.lead',
      points: ['hero.points.0', 'hero.points.1', 'hero.points.2'],
      image: {
        kind: 'image',
        file: 'foundation.svg',
        decorative: true,
        labels: [
          { text: 'hero.image.labels.0.text', x: 222, y: 546, size: 30, align: 'end', on: 'dark' },
          { text: 'hero.image.labels.1.text', x: 236, y: 544, size: 23, align: 'start', on: 'dark' },
          { text: 'hero.image.labels.2.text', x: 222, y: 478, size: 30, align: 'end', on: 'dark' },
          { text: 'hero.image.labels.3.text', x: 236, y: 476, size: 23, align: 'start', on: 'dark' },
          { text: 'hero.image.labels.4.text', x: 222, y: 410, size: 30, align: 'end', on: 'dark' },
          { text: 'hero.image.labels.5.text', x: 236, y: 408, size: 23, align: 'start', on: 'dark' },
          { text: 'hero.image.labels.6.text', x: 222, y: 342, size: 30, align: 'end', on: 'dark' },
          { text: 'hero.image.labels.7.text', x: 236, y: 340, size: 23, align: 'start', on: 'dark' },
        ],
      },
    },
    {
      kind: 'prose',
      id: 'historia',
      heading: 'historia.heading',
      paragraphs: ['historia.paragraphs.0', 'historia.paragraphs.1', 'historia.paragraphs.2', 'historia.paragraphs.3'],
    },
    {
      kind: 'cards',
      id: 'diferencia',
      heading: 'diferencia.heading',
      lead: 'diferencia.lead',
      form: 'windows',
      items: [
        { title: 'diferencia.items.0.title', text: 'diferencia.items.0.text', details: 'diferencia.items.0.details' },
        { title: 'diferencia.items.1.title', text: 'diferencia.items.1.text', details: 'diferencia.items.1.details' },
        { title: 'diferencia.items.2.title', text: 'diferencia.items.2.text', details: 'diferencia.items.2.details' },
      ],
    },
    {
      kind: 'interval',
      image: { kind: 'image', file: 'intervals/about.svg', decorative: true, focus: { x: 56, y: 50 } },
    },
    {
      kind: 'statement',
      id: 'limites',
      heading: 'limites.heading',
      paragraphs: ['limites.paragraphs.0', 'limites.paragraphs.1', 'limites.paragraphs.2'],
    },
    {
      kind: 'callToAction',
      heading: 'callToAction.heading',
      text: 'callToAction.text',
      actions: [
        {
          kind: 'link',
          label: 'callToAction.actions.0.label',
          link: {
            href: { es: 'https://agenda.cimiento.example/llamada', en: 'https://agenda.cimiento.example/llamada' },
            external: true,
            event: 'phone_call',
          },
        },
        {
          kind: 'link',
          label: 'callToAction.actions.1.label',
          link: { href: { es: '/empresa/valores', en: '/en/empresa/valores' } },
        },
      ],
    },
  ],
};
