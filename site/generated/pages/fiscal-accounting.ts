// Generated from pages.fiscal-accounting of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledPage } from '#contract';

export const page: CompiledPage = {
  id: 'fiscal-accounting',
  layout: 'service',
  title: 'title',
  description: 'description',
  breadcrumbs: [
    { label: 'shared:routes.home', href: { es: '/inicio', en: '/en/inicio' } },
    { label: 'shared:routes.services', href: { es: '/servicios', en: '/en/servicios' } },
    {
      label: 'shared:routes.fiscal-accounting',
      href: { es: '/servicios/contabilidad-fiscal', en: '/en/servicios/contabilidad-fiscal' },
    },
  ],
  structuredData: 'service',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'hero.eyebrow',
      heading: 'hero.heading',
      lead: 'hero.lead',
      actions: [
        {
          kind: 'link',
          label: 'hero.actions.0.label',
          link: {
            href: {
              es: 'https://agenda.cimiento.example/nuevos-clientes',
              en: 'https://agenda.cimiento.example/nuevos-clientes',
            },
            external: true,
            event: 'phone_call',
          },
        },
        { kind: 'link', label: 'hero.actions.1.label', link: { href: { es: '#incluye', en: '#incluye' } } },
      ],
      offer: 'hero.offer',
      note: 'hero.note',
      motif: 'accounting',
      room: 'accounting',
      specimen: {
        kind: 'specimen',
        title: 'hero.specimen.title',
        drawing: {
          form: 'trace',
          base: {
            label: 'hero.specimen.drawing.base.label',
            example: 100000,
            result: { label: 'hero.specimen.drawing.base.result.label', amount: 116000 },
          },
          currency: 'MXN',
          stations: [
            {
              place: 'hero.specimen.drawing.stations.0.place',
              detail: 'hero.specimen.drawing.stations.0.detail',
              lines: [
                { label: 'hero.specimen.drawing.stations.0.lines.0.label', amount: 100000 },
                { label: 'hero.specimen.drawing.stations.0.lines.1.label', amount: 16000 },
              ],
            },
            {
              place: 'hero.specimen.drawing.stations.1.place',
              detail: 'hero.specimen.drawing.stations.1.detail',
              lines: [
                { label: 'hero.specimen.drawing.stations.1.lines.0.label', amount: 116000 },
                { label: 'hero.specimen.drawing.stations.1.lines.1.label', amount: 100000 },
                { label: 'hero.specimen.drawing.stations.1.lines.2.label', amount: 16000 },
              ],
            },
            {
              place: 'hero.specimen.drawing.stations.2.place',
              lines: [
                { label: 'hero.specimen.drawing.stations.2.lines.0.label', amount: 100000 },
                { label: 'hero.specimen.drawing.stations.2.lines.1.label', amount: 16000 },
              ],
            },
            {
              place: 'hero.specimen.drawing.stations.3.place',
              detail: 'hero.specimen.drawing.stations.3.detail',
              lines: [
                { label: 'hero.specimen.drawing.stations.3.lines.0.label', amount: 116000 },
                { label: 'hero.specimen.drawing.stations.3.lines.1.label', amount: 16000 },
              ],
            },
          ],
          check: { label: 'hero.specimen.drawing.check.label', amount: 0 },
        },
        note: 'hero.specimen.note',
      },
    },
    { kind: 'statement', heading: 'statement.heading', paragraphs: ['statement.paragraphs.0'] },
    {
      kind: 'cards',
      id: 'servicios',
      heading: 'servicios.heading',
      lead: 'servicios.lead',
      items: [
        {
          title: 'servicios.items.0.title',
          text: 'servicios.items.0.text',
          points: ['servicios.items.0.points.0', 'servicios.items.0.points.1', 'servicios.items.0.points.2'],
        },
        {
          title: 'servicios.items.1.title',
          text: 'servicios.items.1.text',
          points: ['servicios.items.1.points.0', 'servicios.items.1.points.1', 'servicios.items.1.points.2'],
        },
        {
          title: 'servicios.items.2.title',
          text: 'servicios.items.2.text',
          points: ['servicios.items.2.points.0', 'servicios.items.2.points.1', 'servicios.items.2.points.2'],
        },
        {
          title: 'servicios.items.3.title',
          text: 'servicios.items.3.text',
          points: ['servicios.items.3.points.0', 'servicios.items.3.points.1', 'servicios.items.3.points.2'],
        },
      ],
    },
    {
      kind: 'interval',
      image: { kind: 'image', file: 'intervals/accounting.svg', decorative: true, focus: { x: 100, y: 50 } },
      labels: [
        { name: 'interval.labels.0.name', note: 'interval.labels.0.note' },
        { name: 'interval.labels.1.name', note: 'interval.labels.1.note' },
        { name: 'interval.labels.2.name', note: 'interval.labels.2.note' },
        { name: 'interval.labels.3.name', note: 'interval.labels.3.note' },
        { name: 'interval.labels.4.name', note: 'interval.labels.4.note' },
      ],
    },
    {
      kind: 'checklist',
      id: 'incluye',
      heading: 'incluye.heading',
      items: [
        'incluye.items.0',
        'incluye.items.1',
        'incluye.items.2',
        'incluye.items.3',
        'incluye.items.4',
        'incluye.items.5',
        'incluye.items.6',
        'incluye.items.7',
      ],
    },
    {
      kind: 'cards',
      id: 'honorarios',
      heading: 'honorarios.heading',
      form: 'band',
      items: [
        { title: 'honorarios.items.0.title', text: 'honorarios.items.0.text' },
        { title: 'honorarios.items.1.title', text: 'honorarios.items.1.text' },
        { title: 'honorarios.items.2.title', text: 'honorarios.items.2.text' },
      ],
    },
    {
      kind: 'faq',
      id: 'preguntas',
      heading: 'preguntas.heading',
      items: [
        {
          question: 'preguntas.items.0.question',
          answer: 'preguntas.items.0.answer',
          source: {
            kind: 'link',
            label: 'preguntas.items.0.source.label',
            link: { href: { es: 'https://www.sat.gob.mx/', en: 'https://www.sat.gob.mx/' }, external: true },
          },
        },
        {
          question: 'preguntas.items.1.question',
          answer: 'preguntas.items.1.answer',
          source: {
            kind: 'link',
            label: 'preguntas.items.1.source.label',
            link: { href: { es: 'https://www.sat.gob.mx/', en: 'https://www.sat.gob.mx/' }, external: true },
          },
        },
        {
          question: 'preguntas.items.2.question',
          answer: 'preguntas.items.2.answer',
          source: {
            kind: 'link',
            label: 'preguntas.items.2.source.label',
            link: {
              href: {
                es: 'https://www.diputados.gob.mx/LeyesBiblio/',
                en: 'https://www.diputados.gob.mx/LeyesBiblio/',
              },
              external: true,
            },
          },
        },
        { question: 'preguntas.items.3.question', answer: 'preguntas.items.3.answer' },
        { question: 'preguntas.items.4.question', answer: 'preguntas.items.4.answer' },
      ],
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
        {
          kind: 'link',
          label: 'callToAction.actions.1.label',
          link: { href: { es: '/servicios', en: '/en/servicios' } },
        },
      ],
    },
  ],
};
