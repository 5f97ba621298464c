// Generated from pages.pld-fintech of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledPage } from '#contract';

export const page: CompiledPage = {
  id: 'pld-fintech',
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
    { label: 'shared:routes.pld-fintech', href: { es: '/servicios/pld-fintech', en: '/en/servicios/pld-fintech' } },
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
        { kind: 'link', label: 'hero.actions.0.label', link: { href: { es: '#diagnostico', en: '#diagnostico' } } },
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
            options: [
              'hero.specimen.drawing.kinds.options.0',
              'hero.specimen.drawing.kinds.options.1',
              'hero.specimen.drawing.kinds.options.2',
              'hero.specimen.drawing.kinds.options.3',
            ],
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
            { what: 'hero.specimen.drawing.rows.1.what', who: 'hero.specimen.drawing.rows.1.who', months: [1, 9] },
            {
              what: 'hero.specimen.drawing.rows.2.what',
              who: 'hero.specimen.drawing.rows.2.who',
              months: [2],
              ringed: 2,
            },
            { what: 'hero.specimen.drawing.rows.3.what', who: 'hero.specimen.drawing.rows.3.who', months: [6] },
            {
              what: 'hero.specimen.drawing.rows.4.what',
              who: 'hero.specimen.drawing.rows.4.who',
              for: [1, 2, 3],
              months: [8],
            },
            {
              what: 'hero.specimen.drawing.rows.5.what',
              who: 'hero.specimen.drawing.rows.5.who',
              for: [4],
              months: [5, 11],
            },
          ],
        },
        note: 'hero.specimen.note',
      },
    },
    { kind: 'statement', heading: 'statement.heading', paragraphs: ['statement.paragraphs.0'] },
    {
      kind: 'cards',
      id: 'reguladores',
      heading: 'reguladores.heading',
      form: 'rows',
      items: [
        { mark: 'reguladores.items.0.mark', title: 'reguladores.items.0.title', text: 'reguladores.items.0.text' },
        { mark: 'reguladores.items.1.mark', title: 'reguladores.items.1.title', text: 'reguladores.items.1.text' },
      ],
    },
    {
      kind: 'cards',
      id: 'servicios',
      heading: 'servicios.heading',
      lead: 'servicios.lead',
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
      image: { kind: 'image', file: 'intervals/pld-fintech.svg', decorative: true },
      labels: [
        { name: 'interval.labels.0.name', note: 'interval.labels.0.note' },
        { name: 'interval.labels.1.name', note: 'interval.labels.1.note' },
        { name: 'interval.labels.2.name', note: 'interval.labels.2.note' },
      ],
    },
    {
      kind: 'cards',
      id: 'entidades',
      heading: 'entidades.heading',
      form: 'windows',
      items: [
        { title: 'entidades.items.0.title', text: 'entidades.items.0.text' },
        { title: 'entidades.items.1.title', text: 'entidades.items.1.text' },
        { title: 'entidades.items.2.title', text: 'entidades.items.2.text' },
        { title: 'entidades.items.3.title', text: 'entidades.items.3.text' },
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
      kind: 'formSection',
      id: 'diagnostico',
      heading: 'diagnostico.heading',
      lead: 'diagnostico.lead',
      form: 'pld-fintech',
    },
    {
      kind: 'faq',
      id: 'preguntas',
      heading: 'preguntas.heading',
      items: [
        { question: 'preguntas.items.0.question', answer: 'preguntas.items.0.answer' },
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
            link: { href: { es: 'https://www.dof.gob.mx/', en: 'https://www.dof.gob.mx/' }, external: true },
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
          link: { href: { es: '#diagnostico', en: '#diagnostico' } },
        },
      ],
    },
  ],
};
