// Generated from pages.careers of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledPage } from '#contract';

export const page: CompiledPage = {
  id: 'careers',
  layout: 'company',
  title: 'title',
  description: 'description',
  breadcrumbs: [
    { label: 'shared:routes.home', href: { es: '/inicio', en: '/en/inicio' } },
    { label: 'shared:routes.company', href: { es: '/empresa', en: '/en/empresa' } },
    { label: 'shared:routes.careers', href: { es: '/empresa/careers', en: '/en/empresa/careers' } },
  ],
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'hero.eyebrow',
      heading: 'hero.heading',
      lead: 'hero.lead',
      actions: [
        { kind: 'dialog', label: 'hero.actions.0.label', dialog: 'postulacion' },
        {
          kind: 'link',
          label: 'hero.actions.1.label',
          link: {
            href: { es: 'https://agenda.cimiento.example/llamada', en: 'https://agenda.cimiento.example/llamada' },
            external: true,
            event: 'phone_call',
          },
        },
      ],
      note: 'hero.note',
      image: {
        kind: 'image',
        file: 'stair.svg',
        decorative: true,
        labels: [
          { text: 'hero.image.labels.0.text', x: 91, y: 508, size: 26, on: 'dark' },
          { text: 'hero.image.labels.1.text', x: 91, y: 532, size: 21, on: 'dark' },
          { text: 'hero.image.labels.2.text', x: 239, y: 428, size: 26, on: 'dark' },
          { text: 'hero.image.labels.3.text', x: 239, y: 452, size: 21, on: 'dark' },
          { text: 'hero.image.labels.4.text', x: 387, y: 348, size: 26, on: 'dark' },
          { text: 'hero.image.labels.5.text', x: 387, y: 372, size: 21, on: 'dark' },
          { text: 'hero.image.labels.6.text', x: 540, y: 268, size: 26, on: 'dark' },
          { text: 'hero.image.labels.7.text', x: 612, y: 292, size: 21, align: 'end', on: 'dark' },
        ],
      },
    },
    {
      kind: 'values',
      id: 'principios',
      heading: 'principios.heading',
      lead: 'principios.lead',
      items: [
        { title: 'principios.items.0.title', text: 'principios.items.0.text' },
        { title: 'principios.items.1.title', text: 'principios.items.1.text' },
        { title: 'principios.items.2.title', text: 'principios.items.2.text' },
        { title: 'principios.items.3.title', text: 'principios.items.3.text' },
      ],
    },
    {
      kind: 'steps',
      id: 'crecimiento',
      heading: 'crecimiento.heading',
      lead: 'crecimiento.lead',
      items: [
        {
          mark: 'crecimiento.items.0.mark',
          title: 'crecimiento.items.0.title',
          text: 'crecimiento.items.0.text',
          points: ['crecimiento.items.0.points.0', 'crecimiento.items.0.points.1'],
        },
        {
          mark: 'crecimiento.items.1.mark',
          title: 'crecimiento.items.1.title',
          text: 'crecimiento.items.1.text',
          points: ['crecimiento.items.1.points.0', 'crecimiento.items.1.points.1'],
        },
        {
          mark: 'crecimiento.items.2.mark',
          title: 'crecimiento.items.2.title',
          text: 'crecimiento.items.2.text',
          points: ['crecimiento.items.2.points.0', 'crecimiento.items.2.points.1'],
        },
        {
          mark: 'crecimiento.items.3.mark',
          title: 'crecimiento.items.3.title',
          text: 'crecimiento.items.3.text',
          points: ['crecimiento.items.3.points.0', 'crecimiento.items.3.points.1'],
        },
      ],
    },
    {
      kind: 'cards',
      id: 'acuerdo',
      heading: 'acuerdo.heading',
      items: [
        {
          title: 'acuerdo.items.0.title',
          text: 'acuerdo.items.0.text',
          points: [
            'acuerdo.items.0.points.0',
            'acuerdo.items.0.points.1',
            'acuerdo.items.0.points.2',
            'acuerdo.items.0.points.3',
          ],
        },
        {
          title: 'acuerdo.items.1.title',
          text: 'acuerdo.items.1.text',
          points: [
            'acuerdo.items.1.points.0',
            'acuerdo.items.1.points.1',
            'acuerdo.items.1.points.2',
            'acuerdo.items.1.points.3',
          ],
        },
      ],
    },
    {
      kind: 'steps',
      id: 'seleccion',
      heading: 'seleccion.heading',
      items: [
        { title: 'seleccion.items.0.title', text: 'seleccion.items.0.text' },
        { title: 'seleccion.items.1.title', text: 'seleccion.items.1.text' },
        { title: 'seleccion.items.2.title', text: 'seleccion.items.2.text' },
        { title: 'seleccion.items.3.title', text: 'seleccion.items.3.text' },
      ],
    },
    {
      kind: 'callToAction',
      heading: 'callToAction.heading',
      text: 'callToAction.text',
      actions: [
        { kind: 'dialog', label: 'callToAction.actions.0.label', dialog: 'postulacion' },
        {
          kind: 'link',
          label: 'callToAction.actions.1.label',
          link: {
            href: { es: 'https://agenda.cimiento.example/llamada', en: 'https://agenda.cimiento.example/llamada' },
            external: true,
            event: 'phone_call',
          },
        },
      ],
    },
    { kind: 'formDialog', id: 'postulacion', heading: 'postulacion.heading', lead: 'postulacion.lead', form: 'career' },
  ],
};
