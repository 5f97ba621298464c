// Generated from pages.success-stories of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledPage } from '#contract';

export const page: CompiledPage = {
  id: 'success-stories',
  layout: 'company',
  title: 'title',
  description: 'description',
  breadcrumbs: [
    { label: 'shared:routes.home', href: { es: '/inicio', en: '/en/inicio' } },
    { label: 'shared:routes.company', href: { es: '/empresa', en: '/en/empresa' } },
    { label: 'shared:routes.success-stories', href: { es: '/casos-exito', en: '/en/casos-exito' } },
  ],
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'hero.eyebrow',
      heading: 'hero.heading',
      lead: 'hero.lead',
      actions: [
        { kind: 'link', label: 'hero.actions.0.label', link: { href: { es: '#casos', en: '#casos' } } },
        {
          kind: 'link',
          label: 'hero.actions.1.label',
          link: {
            href: {
              es: 'https://agenda.cimiento.example/nuevos-clientes',
              en: 'https://agenda.cimiento.example/nuevos-clientes',
            },
            external: true,
            event: 'phone_call',
          },
        },
      ],
      note: 'hero.note',
      image: {
        kind: 'image',
        file: 'archive.svg',
        decorative: true,
        labels: [
          { text: 'hero.image.labels.0.text', x: 180, y: 177, size: 24, on: 'paper' },
          { text: 'hero.image.labels.1.text', x: 444, y: 177, size: 24, on: 'paper' },
        ],
      },
    },
    {
      kind: 'stats',
      id: 'cifras',
      heading: 'cifras.heading',
      lead: 'cifras.lead',
      items: [
        { value: 'cifras.items.0.value', label: 'cifras.items.0.label' },
        { value: 'cifras.items.1.value', label: 'cifras.items.1.label' },
        { value: 'cifras.items.2.value', label: 'cifras.items.2.label' },
        { value: 'cifras.items.3.value', label: 'cifras.items.3.label' },
      ],
    },
    {
      kind: 'cases',
      id: 'casos',
      heading: 'casos.heading',
      lead: 'casos.lead',
      items: [
        {
          id: 'empresa-de-pagos',
          sector: 'casos.items.0.sector',
          title: 'casos.items.0.title',
          company: 'casos.items.0.company',
          description: 'casos.items.0.description',
          rating: 5,
          results: ['casos.items.0.results.0', 'casos.items.0.results.1', 'casos.items.0.results.2'],
        },
        {
          id: 'filial-de-software',
          sector: 'casos.items.1.sector',
          title: 'casos.items.1.title',
          company: 'casos.items.1.company',
          description: 'casos.items.1.description',
          rating: 5,
          results: ['casos.items.1.results.0', 'casos.items.1.results.1', 'casos.items.1.results.2'],
        },
        {
          id: 'startup-en-revision',
          sector: 'casos.items.2.sector',
          title: 'casos.items.2.title',
          company: 'casos.items.2.company',
          description: 'casos.items.2.description',
          rating: 5,
          results: ['casos.items.2.results.0', 'casos.items.2.results.1', 'casos.items.2.results.2'],
        },
      ],
    },
    {
      kind: 'interval',
      image: { kind: 'image', file: 'intervals/cases.svg', decorative: true, focus: { x: 70, y: 50 } },
      labels: [
        { name: 'interval.labels.0.name', note: 'interval.labels.0.note' },
        { name: 'interval.labels.1.name', note: 'interval.labels.1.note' },
        { name: 'interval.labels.2.name', note: 'interval.labels.2.note' },
      ],
    },
    {
      kind: 'specimen',
      id: 'carpeta',
      title: 'carpeta.title',
      drawing: {
        form: 'index',
        before: {
          label: 'carpeta.drawing.before.label',
          files: [
            'carpeta.drawing.before.files.0',
            'carpeta.drawing.before.files.1',
            'carpeta.drawing.before.files.2',
            'carpeta.drawing.before.files.3',
            'carpeta.drawing.before.files.4',
            'carpeta.drawing.before.files.5',
          ],
        },
        after: {
          label: 'carpeta.drawing.after.label',
          sections: [
            {
              name: 'carpeta.drawing.after.sections.0.name',
              files: [
                { name: 'carpeta.drawing.after.sections.0.files.0.name' },
                { name: 'carpeta.drawing.after.sections.0.files.1.name', ringed: true },
              ],
            },
            {
              name: 'carpeta.drawing.after.sections.1.name',
              files: [
                { name: 'carpeta.drawing.after.sections.1.files.0.name' },
                { name: 'carpeta.drawing.after.sections.1.files.1.name' },
              ],
            },
            {
              name: 'carpeta.drawing.after.sections.2.name',
              files: [
                { name: 'carpeta.drawing.after.sections.2.files.0.name' },
                { name: 'carpeta.drawing.after.sections.2.files.1.name' },
              ],
            },
          ],
        },
      },
      note: 'carpeta.note',
    },
    {
      kind: 'statement',
      id: 'confidencialidad',
      heading: 'confidencialidad.heading',
      paragraphs: ['confidencialidad.paragraphs.0'],
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
            href: {
              es: 'https://agenda.cimiento.example/nuevos-clientes',
              en: 'https://agenda.cimiento.example/nuevos-clientes',
            },
            external: true,
            event: 'phone_call',
          },
        },
        { kind: 'link', label: 'callToAction.actions.1.label', link: { href: { es: '/empresa', en: '/en/empresa' } } },
      ],
    },
  ],
};
