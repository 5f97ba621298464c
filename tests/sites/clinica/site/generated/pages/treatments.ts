// Generated from pages.treatments of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledPage } from '#contract';

export const page: CompiledPage = {
  id: 'treatments',
  layout: 'service',
  title: 'title',
  description: 'description',
  breadcrumbs: [
    { label: 'shared:routes.home', href: { es: '/inicio', en: '/en/inicio', fr: '/fr/inicio' } },
    { label: 'shared:routes.services', href: { es: '/servicios', en: '/en/servicios', fr: '/servicios' } },
    {
      label: 'shared:routes.treatments',
      href: { es: '/servicios/tratamientos', en: '/en/servicios/tratamientos', fr: '/servicios/tratamientos' },
    },
  ],
  structuredData: 'service',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'hero.eyebrow',
      heading: 'hero.heading',
      lead: 'hero.lead',
      points: ['hero.points.0'],
      actions: [
        {
          kind: 'link',
          label: 'shared:action.book',
          link: {
            href: {
              es: 'https://agenda.jacaranda.example/nuevos-clientes',
              en: 'https://agenda.jacaranda.example/nuevos-clientes',
              fr: 'https://agenda.jacaranda.example/nuevos-clientes',
            },
            external: true,
            event: 'phone_call',
          },
        },
        {
          kind: 'link',
          label: 'hero.actions.1.label',
          link: { href: { es: '#audiencia', en: '#audiencia', fr: '#audiencia' } },
        },
      ],
      offer: 'hero.offer',
      motif: 'treatments',
    },
    {
      kind: 'tabs',
      id: 'audiencia',
      label: 'audiencia.label',
      initial: 'corporativos',
      query: { parameter: 'audiencia', values: { empresas: 'corporativos', personas: 'personas' } },
      panels: [
        {
          id: 'corporativos',
          label: 'audiencia.panels.0.label',
          floating: {
            kind: 'link',
            label: 'shared:action.book',
            link: {
              href: {
                es: 'https://agenda.jacaranda.example/nuevos-clientes',
                en: 'https://agenda.jacaranda.example/nuevos-clientes',
                fr: 'https://agenda.jacaranda.example/nuevos-clientes',
              },
              external: true,
              event: 'phone_call',
            },
          },
          blocks: [
            {
              kind: 'cards',
              heading: 'audiencia.panels.0.blocks.0.heading',
              form: 'windows',
              items: [
                {
                  title: 'audiencia.panels.0.blocks.0.items.0.title',
                  text: 'audiencia.panels.0.blocks.0.items.0.text',
                },
                {
                  title: 'audiencia.panels.0.blocks.0.items.1.title',
                  text: 'audiencia.panels.0.blocks.0.items.1.text',
                },
              ],
            },
            {
              kind: 'checklist',
              heading: 'audiencia.panels.0.blocks.1.heading',
              items: ['audiencia.panels.0.blocks.1.items.0'],
            },
          ],
        },
        {
          id: 'personas',
          label: 'audiencia.panels.1.label',
          floating: {
            kind: 'link',
            label: 'shared:action.book',
            link: {
              href: {
                es: 'https://agenda.jacaranda.example/consulta',
                en: 'https://agenda.jacaranda.example/consulta',
                fr: 'https://agenda.jacaranda.example/consulta',
              },
              external: true,
              event: 'phone_call',
            },
          },
          actions: [
            {
              kind: 'link',
              label: 'shared:action.book',
              link: {
                href: {
                  es: 'https://agenda.jacaranda.example/consulta',
                  en: 'https://agenda.jacaranda.example/consulta',
                  fr: 'https://agenda.jacaranda.example/consulta',
                },
                external: true,
                event: 'phone_call',
              },
            },
            {
              kind: 'link',
              label: 'shared:action.chat',
              link: {
                href: {
                  es: 'https://chat.jacaranda.example/523300000000?text=Hola%2C%20me%20gustar%C3%ADa%20pedir%20una%20cita.',
                  en: 'https://chat.jacaranda.example/523300000000?text=Hello%2C%20I%20would%20like%20to%20make%20an%20appointment.',
                  fr: 'https://chat.jacaranda.example/523300000000?text=Hola%2C%20me%20gustar%C3%ADa%20pedir%20una%20cita.',
                },
                external: true,
              },
            },
          ],
          blocks: [
            {
              kind: 'steps',
              id: 'primera-visita',
              heading: 'audiencia.panels.1.blocks.0.heading',
              items: [
                {
                  title: 'audiencia.panels.1.blocks.0.items.0.title',
                  text: 'audiencia.panels.1.blocks.0.items.0.text',
                },
                {
                  title: 'audiencia.panels.1.blocks.0.items.1.title',
                  text: 'audiencia.panels.1.blocks.0.items.1.text',
                },
              ],
            },
          ],
        },
      ],
    },
    {
      kind: 'video',
      heading: 'video.heading',
      url: 'https://video.example/first-visit',
      still: { kind: 'image', file: 'rooms/waiting-room.jpg', decorative: true },
      title: 'video.title',
    },
    {
      kind: 'specimen',
      title: 'specimen.title',
      drawing: {
        form: 'answer',
        question: { label: 'specimen.drawing.question.label', text: 'specimen.drawing.question.text' },
        answer: { label: 'specimen.drawing.answer.label', text: 'specimen.drawing.answer.text' },
        source: { label: 'specimen.drawing.source.label', text: 'specimen.drawing.source.text' },
        review: {
          label: 'specimen.drawing.review.label',
          text: 'specimen.drawing.review.text',
          initials: 'specimen.drawing.review.initials',
        },
      },
      note: 'specimen.note',
    },
    {
      kind: 'specimen',
      title: 'specimen2.title',
      drawing: {
        form: 'track',
        start: {
          label: 'specimen2.drawing.start.label',
          example: '2027-01-26',
          result: 'specimen2.drawing.start.result',
        },
        unit: 'specimen2.drawing.unit',
        days: 12,
        rows: [
          { what: 'specimen2.drawing.rows.0.what', who: 'specimen2.drawing.rows.0.who', by: 'firm', from: 1, to: 4 },
          { what: 'specimen2.drawing.rows.1.what', who: 'specimen2.drawing.rows.1.who', by: 'other', from: 5, to: 12 },
        ],
      },
      note: 'specimen2.note',
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
              href: { es: 'https://www.dof.gob.mx/', en: 'https://www.dof.gob.mx/', fr: 'https://www.dof.gob.mx/' },
              external: true,
            },
          },
        },
      ],
    },
  ],
};
