// Generated from pages.pld-vulnerables of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledPage } from '#contract';

export const page: CompiledPage = {
  id: 'pld-vulnerables',
  layout: 'service',
  title: 'title',
  description: 'description',
  breadcrumbs: [
    { label: 'shared:routes.home', href: { es: '/inicio', en: '/en/inicio' } },
    { label: 'shared:routes.services', href: { es: '/servicios', en: '/en/servicios' } },
    {
      label: 'shared:routes.pld-vulnerables',
      href: { es: '/servicios/pld-actividades-vulnerables', en: '/en/servicios/pld-actividades-vulnerables' },
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
        { kind: 'link', label: 'hero.actions.0.label', link: { href: { es: '#evaluacion', en: '#evaluacion' } } },
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
      motif: 'pld-vulnerables',
      room: 'pld-vulnerables',
      specimen: {
        kind: 'specimen',
        title: 'hero.specimen.title',
        drawing: {
          form: 'month',
          month: '2027-06',
          choose: {
            month: 'hero.specimen.drawing.choose.month',
            activity: 'hero.specimen.drawing.choose.activity',
            activities: [
              {
                label: 'hero.specimen.drawing.choose.activities.0.label',
                what: 'hero.specimen.drawing.choose.activities.0.what',
              },
              {
                label: 'hero.specimen.drawing.choose.activities.1.label',
                what: 'hero.specimen.drawing.choose.activities.1.what',
              },
              {
                label: 'hero.specimen.drawing.choose.activities.2.label',
                what: 'hero.specimen.drawing.choose.activities.2.what',
              },
              {
                label: 'hero.specimen.drawing.choose.activities.3.label',
                what: 'hero.specimen.drawing.choose.activities.3.what',
              },
              {
                label: 'hero.specimen.drawing.choose.activities.4.label',
                what: 'hero.specimen.drawing.choose.activities.4.what',
              },
              {
                label: 'hero.specimen.drawing.choose.activities.5.label',
                what: 'hero.specimen.drawing.choose.activities.5.what',
              },
              {
                label: 'hero.specimen.drawing.choose.activities.6.label',
                what: 'hero.specimen.drawing.choose.activities.6.what',
              },
              {
                label: 'hero.specimen.drawing.choose.activities.7.label',
                what: 'hero.specimen.drawing.choose.activities.7.what',
              },
            ],
            result: 'hero.specimen.drawing.choose.result',
          },
          dates: [
            { day: 3, what: 'hero.specimen.drawing.dates.0.what', who: 'hero.specimen.drawing.dates.0.who' },
            { day: 9, what: 'hero.specimen.drawing.dates.1.what', who: 'hero.specimen.drawing.dates.1.who' },
            { day: 14, what: 'hero.specimen.drawing.dates.2.what', who: 'hero.specimen.drawing.dates.2.who' },
            {
              day: 17,
              what: 'hero.specimen.drawing.dates.3.what',
              who: 'hero.specimen.drawing.dates.3.who',
              fixed: true,
              ringed: true,
            },
          ],
        },
        note: 'hero.specimen.note',
      },
    },
    { kind: 'statement', heading: 'statement.heading', paragraphs: ['statement.paragraphs.0'] },
    {
      kind: 'cards',
      id: 'actividades',
      heading: 'actividades.heading',
      form: 'windows',
      items: [
        { title: 'actividades.items.0.title', text: 'actividades.items.0.text' },
        { title: 'actividades.items.1.title', text: 'actividades.items.1.text' },
        { title: 'actividades.items.2.title', text: 'actividades.items.2.text' },
        { title: 'actividades.items.3.title', text: 'actividades.items.3.text' },
        { title: 'actividades.items.4.title', text: 'actividades.items.4.text' },
        { title: 'actividades.items.5.title', text: 'actividades.items.5.text' },
        { title: 'actividades.items.6.title', text: 'actividades.items.6.text' },
        { title: 'actividades.items.7.title', text: 'actividades.items.7.text' },
      ],
    },
    {
      kind: 'interval',
      image: { kind: 'image', file: 'intervals/pld-vulnerables.svg', decorative: true },
      labels: [
        { name: 'interval.labels.0.name', note: 'interval.labels.0.note' },
        { name: 'interval.labels.1.name', note: 'interval.labels.1.note' },
        { name: 'interval.labels.2.name', note: 'interval.labels.2.note' },
      ],
    },
    {
      kind: 'steps',
      id: 'proceso',
      heading: 'proceso.heading',
      items: [
        { title: 'proceso.items.0.title', text: 'proceso.items.0.text' },
        { title: 'proceso.items.1.title', text: 'proceso.items.1.text' },
        { title: 'proceso.items.2.title', text: 'proceso.items.2.text' },
        { title: 'proceso.items.3.title', text: 'proceso.items.3.text' },
      ],
    },
    {
      kind: 'checklist',
      id: 'servicios',
      heading: 'servicios.heading',
      items: [
        'servicios.items.0',
        'servicios.items.1',
        'servicios.items.2',
        'servicios.items.3',
        'servicios.items.4',
        'servicios.items.5',
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
      id: 'evaluacion',
      heading: 'evaluacion.heading',
      lead: 'evaluacion.lead',
      form: 'pld-vulnerables',
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
          link: { href: { es: '/servicios/pld-fintech', en: '/en/servicios/pld-fintech' } },
        },
      ],
    },
  ],
};
