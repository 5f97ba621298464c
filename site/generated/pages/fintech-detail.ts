// Generated from pages.fintech-detail of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledPage } from '#contract';

export const page: CompiledPage = {
  id: 'fintech-detail',
  layout: 'service',
  title: 'title',
  description: 'description',
  breadcrumbs: [
    { label: 'shared:routes.home', href: { es: '/inicio', en: '/en/inicio' } },
    { label: 'shared:routes.services', href: { es: '/servicios', en: '/en/servicios' } },
    {
      label: 'shared:routes.fintech-selector',
      href: {
        es: '/servicios/cumplimiento-financiero-y-fintech',
        en: '/en/servicios/cumplimiento-financiero-y-fintech',
      },
    },
    {
      label: 'shared:routes.fintech-detail',
      href: { es: '/servicios/cumplimiento-fintech-detalle', en: '/en/servicios/cumplimiento-fintech-detalle' },
    },
  ],
  structuredData: 'service',
  blocks: [
    {
      kind: 'hero',
      back: {
        kind: 'link',
        label: 'hero.back.label',
        link: {
          href: {
            es: '/servicios/cumplimiento-financiero-y-fintech',
            en: '/en/servicios/cumplimiento-financiero-y-fintech',
          },
        },
      },
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
        { kind: 'link', label: 'hero.actions.1.label', link: { href: { es: '#servicios', en: '#servicios' } } },
      ],
      offer: 'hero.offer',
      note: 'hero.note',
      motif: 'fintech',
      room: 'fintech',
      specimen: {
        kind: 'specimen',
        title: 'hero.specimen.title',
        drawing: {
          form: 'year',
          kinds: {
            label: 'hero.specimen.drawing.kinds.label',
            options: ['hero.specimen.drawing.kinds.options.0', 'hero.specimen.drawing.kinds.options.1'],
            result: 'hero.specimen.drawing.kinds.result',
          },
          heading: 'hero.specimen.drawing.heading',
          quarter: 'hero.specimen.drawing.quarter',
          rows: [
            {
              what: 'hero.specimen.drawing.rows.0.what',
              who: 'hero.specimen.drawing.rows.0.who',
              months: [1, 4, 7, 10],
            },
            {
              what: 'hero.specimen.drawing.rows.1.what',
              who: 'hero.specimen.drawing.rows.1.who',
              months: [1, 4, 7, 10],
            },
            { what: 'hero.specimen.drawing.rows.2.what', who: 'hero.specimen.drawing.rows.2.who', months: [2] },
            {
              what: 'hero.specimen.drawing.rows.3.what',
              who: 'hero.specimen.drawing.rows.3.who',
              months: [3],
              ringed: 3,
            },
            {
              what: 'hero.specimen.drawing.rows.4.what',
              who: 'hero.specimen.drawing.rows.4.who',
              for: [1],
              months: [6, 12],
            },
            {
              what: 'hero.specimen.drawing.rows.5.what',
              who: 'hero.specimen.drawing.rows.5.who',
              for: [2],
              months: [6, 12],
            },
          ],
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
      form: 'windows',
      items: [
        { title: 'servicios.items.0.title', text: 'servicios.items.0.text' },
        { title: 'servicios.items.1.title', text: 'servicios.items.1.text' },
        { title: 'servicios.items.2.title', text: 'servicios.items.2.text' },
        { title: 'servicios.items.3.title', text: 'servicios.items.3.text' },
        { title: 'servicios.items.4.title', text: 'servicios.items.4.text' },
        { title: 'servicios.items.5.title', text: 'servicios.items.5.text' },
      ],
    },
    {
      kind: 'interval',
      image: { kind: 'image', file: 'intervals/fintech.svg', decorative: true },
      labels: [
        { name: 'interval.labels.0.name', note: 'interval.labels.0.note' },
        { name: 'interval.labels.1.name', note: 'interval.labels.1.note' },
        { name: 'interval.labels.2.name', note: 'interval.labels.2.note' },
        { name: 'interval.labels.3.name', note: 'interval.labels.3.note' },
      ],
    },
    {
      kind: 'steps',
      id: 'autorizacion',
      heading: 'autorizacion.heading',
      items: [
        { title: 'autorizacion.items.0.title', text: 'autorizacion.items.0.text' },
        { title: 'autorizacion.items.1.title', text: 'autorizacion.items.1.text' },
        { title: 'autorizacion.items.2.title', text: 'autorizacion.items.2.text' },
        { title: 'autorizacion.items.3.title', text: 'autorizacion.items.3.text' },
      ],
    },
    {
      kind: 'checklist',
      id: 'razones',
      heading: 'razones.heading',
      items: [
        'razones.items.0',
        'razones.items.1',
        'razones.items.2',
        'razones.items.3',
        'razones.items.4',
        'razones.items.5',
        'razones.items.6',
        'razones.items.7',
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
            link: {
              href: {
                es: 'https://www.diputados.gob.mx/LeyesBiblio/',
                en: 'https://www.diputados.gob.mx/LeyesBiblio/',
              },
              external: true,
            },
          },
        },
        {
          question: 'preguntas.items.1.question',
          answer: 'preguntas.items.1.answer',
          source: {
            kind: 'link',
            label: 'preguntas.items.1.source.label',
            link: {
              href: {
                es: 'https://www.diputados.gob.mx/LeyesBiblio/',
                en: 'https://www.diputados.gob.mx/LeyesBiblio/',
              },
              external: true,
            },
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
        {
          question: 'preguntas.items.3.question',
          answer: 'preguntas.items.3.answer',
          source: {
            kind: 'link',
            label: 'preguntas.items.3.source.label',
            link: {
              href: {
                es: 'https://www.diputados.gob.mx/LeyesBiblio/',
                en: 'https://www.diputados.gob.mx/LeyesBiblio/',
              },
              external: true,
            },
          },
        },
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
          link: {
            href: {
              es: '/servicios/cumplimiento-financiero-y-fintech',
              en: '/en/servicios/cumplimiento-financiero-y-fintech',
            },
          },
        },
      ],
    },
  ],
};
