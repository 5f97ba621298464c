// Generated from pages.softlanding of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledPage } from '#contract';

export const page: CompiledPage = {
  id: 'softlanding',
  layout: 'service',
  title: 'title',
  description: 'description',
  breadcrumbs: [
    { label: 'shared:routes.home', href: { es: '/inicio', en: '/en/inicio' } },
    { label: 'shared:routes.services', href: { es: '/servicios', en: '/en/servicios' } },
    {
      label: 'shared:routes.softlanding',
      href: { es: '/servicios/softlanding-mexico', en: '/en/servicios/softlanding-mexico' },
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
        { kind: 'link', label: 'hero.actions.0.label', link: { href: { es: '#solicitud', en: '#solicitud' } } },
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
      motif: 'softlanding',
      room: 'softlanding',
      specimen: {
        kind: 'specimen',
        title: 'hero.specimen.title',
        drawing: {
          form: 'track',
          start: {
            label: 'hero.specimen.drawing.start.label',
            example: '2027-01-11',
            result: 'hero.specimen.drawing.start.result',
          },
          unit: 'hero.specimen.drawing.unit',
          days: 45,
          rows: [
            {
              what: 'hero.specimen.drawing.rows.0.what',
              who: 'hero.specimen.drawing.rows.0.who',
              by: 'other',
              from: 1,
              to: 12,
              waits: 'hero.specimen.drawing.rows.0.waits',
            },
            {
              what: 'hero.specimen.drawing.rows.1.what',
              who: 'hero.specimen.drawing.rows.1.who',
              by: 'firm',
              from: 13,
              to: 17,
              waits: 'hero.specimen.drawing.rows.1.waits',
              after: [1],
            },
            {
              what: 'hero.specimen.drawing.rows.2.what',
              who: 'hero.specimen.drawing.rows.2.who',
              by: 'client',
              from: 18,
              to: 24,
              waits: 'hero.specimen.drawing.rows.2.waits',
              after: [2],
              ringed: true,
            },
            {
              what: 'hero.specimen.drawing.rows.3.what',
              who: 'hero.specimen.drawing.rows.3.who',
              by: 'other',
              from: 18,
              to: 40,
              waits: 'hero.specimen.drawing.rows.3.waits',
              after: [2],
            },
            {
              what: 'hero.specimen.drawing.rows.4.what',
              who: 'hero.specimen.drawing.rows.4.who',
              by: 'firm',
              from: 25,
              to: 34,
              waits: 'hero.specimen.drawing.rows.4.waits',
              after: [3],
            },
            {
              what: 'hero.specimen.drawing.rows.5.what',
              who: 'hero.specimen.drawing.rows.5.who',
              by: 'firm',
              from: 41,
              to: 45,
              waits: 'hero.specimen.drawing.rows.5.waits',
              after: [4, 5],
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
      items: [
        {
          title: 'servicios.items.0.title',
          text: 'servicios.items.0.text',
          points: ['servicios.items.0.points.0', 'servicios.items.0.points.1'],
        },
        {
          title: 'servicios.items.1.title',
          text: 'servicios.items.1.text',
          points: ['servicios.items.1.points.0', 'servicios.items.1.points.1'],
        },
        {
          title: 'servicios.items.2.title',
          text: 'servicios.items.2.text',
          points: ['servicios.items.2.points.0', 'servicios.items.2.points.1'],
        },
        {
          title: 'servicios.items.3.title',
          text: 'servicios.items.3.text',
          points: ['servicios.items.3.points.0', 'servicios.items.3.points.1'],
        },
      ],
      actions: [
        {
          kind: 'link',
          label: 'servicios.actions.0.label',
          style: 'quiet',
          link: { href: { es: '/softlanding-landing', en: '/en/softlanding-landing' } },
        },
        {
          kind: 'link',
          label: 'servicios.actions.1.label',
          style: 'quiet',
          link: { href: { es: '/softlanding-promo', en: '/en/softlanding-promo' } },
        },
      ],
    },
    {
      kind: 'interval',
      image: { kind: 'image', file: 'intervals/softlanding.svg', decorative: true, focus: { x: 100, y: 50 } },
      labels: [
        { name: 'interval.labels.0.name', note: 'interval.labels.0.note' },
        { name: 'interval.labels.1.name', note: 'interval.labels.1.note' },
        { name: 'interval.labels.2.name', note: 'interval.labels.2.note' },
        { name: 'interval.labels.3.name', note: 'interval.labels.3.note' },
        { name: 'interval.labels.4.name', note: 'interval.labels.4.note' },
      ],
    },
    {
      kind: 'steps',
      id: 'ruta',
      heading: 'ruta.heading',
      items: [
        { title: 'ruta.items.0.title', text: 'ruta.items.0.text' },
        { title: 'ruta.items.1.title', text: 'ruta.items.1.text' },
        { title: 'ruta.items.2.title', text: 'ruta.items.2.text' },
        { title: 'ruta.items.3.title', text: 'ruta.items.3.text' },
        { title: 'ruta.items.4.title', text: 'ruta.items.4.text' },
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
    { kind: 'formSection', id: 'solicitud', heading: 'solicitud.heading', lead: 'solicitud.lead', form: 'softlanding' },
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
          link: { href: { es: '/servicios', en: '/en/servicios' } },
        },
      ],
    },
  ],
};
