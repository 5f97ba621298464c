// Generated from pages.fintech-selector of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledPage } from '#contract';

export const page: CompiledPage = {
  id: 'fintech-selector',
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
  ],
  structuredData: 'service',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'hero.eyebrow',
      heading: 'hero.heading',
      lead: 'hero.lead',
      actions: [
        { kind: 'link', label: 'hero.actions.0.label', link: { href: { es: '#entidades', en: '#entidades' } } },
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
          form: 'tree',
          ask: 'hero.specimen.drawing.ask',
          yes: 'hero.specimen.drawing.yes',
          no: 'hero.specimen.drawing.no',
          questions: [
            {
              question: 'hero.specimen.drawing.questions.0.question',
              answer: 'hero.specimen.drawing.questions.0.answer',
              leaf: {
                kind: 'link',
                label: 'hero.specimen.drawing.questions.0.leaf.label',
                link: {
                  href: {
                    es: '/servicios/cumplimiento-fintech-detalle',
                    en: '/en/servicios/cumplimiento-fintech-detalle',
                  },
                },
              },
              ringed: true,
            },
            {
              question: 'hero.specimen.drawing.questions.1.question',
              answer: 'hero.specimen.drawing.questions.1.answer',
              leaf: {
                kind: 'link',
                label: 'hero.specimen.drawing.questions.1.leaf.label',
                link: {
                  href: {
                    es: '/servicios/cumplimiento-fintech-detalle',
                    en: '/en/servicios/cumplimiento-fintech-detalle',
                  },
                },
              },
            },
            {
              question: 'hero.specimen.drawing.questions.2.question',
              answer: 'hero.specimen.drawing.questions.2.answer',
              leaf: {
                kind: 'link',
                label: 'hero.specimen.drawing.questions.2.leaf.label',
                link: { href: { es: '/servicios/pld-fintech', en: '/en/servicios/pld-fintech' } },
              },
            },
            {
              question: 'hero.specimen.drawing.questions.3.question',
              answer: 'hero.specimen.drawing.questions.3.answer',
              leaf: {
                kind: 'link',
                label: 'hero.specimen.drawing.questions.3.leaf.label',
                link: {
                  href: {
                    es: '/servicios/pld-actividades-vulnerables',
                    en: '/en/servicios/pld-actividades-vulnerables',
                  },
                },
              },
            },
          ],
          otherwise: {
            answer: 'hero.specimen.drawing.otherwise.answer',
            leaf: {
              kind: 'link',
              label: 'hero.specimen.drawing.otherwise.leaf.label',
              link: { href: { es: '/contacto', en: '/en/contacto' } },
            },
          },
        },
        note: 'hero.specimen.note',
      },
    },
    {
      kind: 'cards',
      id: 'entidades',
      heading: 'entidades.heading',
      lead: 'entidades.lead',
      form: 'doors',
      items: [
        {
          title: 'entidades.items.0.title',
          text: 'entidades.items.0.text',
          points: [
            'entidades.items.0.points.0',
            'entidades.items.0.points.1',
            'entidades.items.0.points.2',
            'entidades.items.0.points.3',
          ],
          action: {
            kind: 'link',
            label: 'entidades.items.0.action.label',
            link: { href: { es: '/servicios/pld-fintech', en: '/en/servicios/pld-fintech' } },
          },
        },
        {
          title: 'entidades.items.1.title',
          text: 'entidades.items.1.text',
          points: ['entidades.items.1.points.0', 'entidades.items.1.points.1', 'entidades.items.1.points.2'],
          action: {
            kind: 'link',
            label: 'entidades.items.1.action.label',
            link: {
              href: { es: '/servicios/cumplimiento-fintech-detalle', en: '/en/servicios/cumplimiento-fintech-detalle' },
            },
          },
        },
      ],
    },
    { kind: 'statement', heading: 'statement.heading', paragraphs: ['statement.paragraphs.0'] },
    {
      kind: 'interval',
      image: { kind: 'image', file: 'intervals/fintech-selector.svg', decorative: true, focus: { x: 9, y: 50 } },
      labels: [
        { name: 'interval.labels.0.name', note: 'interval.labels.0.note' },
        { name: 'interval.labels.1.name', note: 'interval.labels.1.note' },
        { name: 'interval.labels.2.name', note: 'interval.labels.2.note' },
        { name: 'interval.labels.3.name', note: 'interval.labels.3.note' },
      ],
    },
    {
      kind: 'checklist',
      id: 'incluye',
      heading: 'incluye.heading',
      lead: 'incluye.lead',
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
        {
          kind: 'link',
          label: 'callToAction.actions.2.label',
          style: 'quiet',
          link: { href: { es: '/cumplimiento-fintech-landing', en: '/en/cumplimiento-fintech-landing' } },
        },
      ],
    },
  ],
};
