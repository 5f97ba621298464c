// Generated from pages.legal-advice of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledPage } from '#contract';

export const page: CompiledPage = {
  id: 'legal-advice',
  layout: 'service',
  title: 'title',
  description: 'description',
  breadcrumbs: [
    { label: 'shared:routes.home', href: { es: '/inicio', en: '/en/inicio' } },
    { label: 'shared:routes.services', href: { es: '/servicios', en: '/en/servicios' } },
    {
      label: 'shared:routes.legal-advice',
      href: { es: '/servicios/asesoria-legal', en: '/en/servicios/asesoria-legal' },
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
        { kind: 'link', label: 'hero.actions.1.label', link: { href: { es: '#audiencia', en: '#audiencia' } } },
      ],
      offer: 'hero.offer',
      note: 'hero.note',
      motif: 'legal',
      room: 'legal',
      specimen: {
        kind: 'specimen',
        title: 'hero.specimen.title',
        drawing: {
          form: 'margin',
          choose: {
            label: 'hero.specimen.drawing.choose.label',
            proposed: 'hero.specimen.drawing.choose.proposed',
            why: 'hero.specimen.drawing.choose.why',
          },
          clauses: [
            {
              clause: 'hero.specimen.drawing.clauses.0.clause',
              text: 'hero.specimen.drawing.clauses.0.text',
              proposed: 'hero.specimen.drawing.clauses.0.proposed',
              note: 'hero.specimen.drawing.clauses.0.note',
            },
            {
              clause: 'hero.specimen.drawing.clauses.1.clause',
              text: 'hero.specimen.drawing.clauses.1.text',
              proposed: 'hero.specimen.drawing.clauses.1.proposed',
              note: 'hero.specimen.drawing.clauses.1.note',
              ringed: true,
            },
            {
              clause: 'hero.specimen.drawing.clauses.2.clause',
              text: 'hero.specimen.drawing.clauses.2.text',
              proposed: 'hero.specimen.drawing.clauses.2.proposed',
              note: 'hero.specimen.drawing.clauses.2.note',
            },
          ],
        },
        note: 'hero.specimen.note',
      },
    },
    { kind: 'statement', heading: 'statement.heading', paragraphs: ['statement.paragraphs.0'] },
    {
      kind: 'interval',
      image: { kind: 'image', file: 'intervals/legal.svg', decorative: true },
      labels: [
        { name: 'interval.labels.0.name', note: 'interval.labels.0.note' },
        { name: 'interval.labels.1.name', note: 'interval.labels.1.note' },
        { name: 'interval.labels.2.name', note: 'interval.labels.2.note' },
      ],
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
            label: 'audiencia.panels.0.floating.label',
            link: {
              href: {
                es: 'https://agenda.cimiento.example/nuevos-clientes',
                en: 'https://agenda.cimiento.example/nuevos-clientes',
              },
              external: true,
              event: 'phone_call',
            },
          },
          blocks: [
            {
              kind: 'cards',
              heading: 'audiencia.panels.0.blocks.0.heading',
              lead: 'audiencia.panels.0.blocks.0.lead',
              items: [
                {
                  title: 'audiencia.panels.0.blocks.0.items.0.title',
                  text: 'audiencia.panels.0.blocks.0.items.0.text',
                  points: [
                    'audiencia.panels.0.blocks.0.items.0.points.0',
                    'audiencia.panels.0.blocks.0.items.0.points.1',
                    'audiencia.panels.0.blocks.0.items.0.points.2',
                  ],
                },
                {
                  title: 'audiencia.panels.0.blocks.0.items.1.title',
                  text: 'audiencia.panels.0.blocks.0.items.1.text',
                  points: [
                    'audiencia.panels.0.blocks.0.items.1.points.0',
                    'audiencia.panels.0.blocks.0.items.1.points.1',
                    'audiencia.panels.0.blocks.0.items.1.points.2',
                  ],
                },
                {
                  title: 'audiencia.panels.0.blocks.0.items.2.title',
                  text: 'audiencia.panels.0.blocks.0.items.2.text',
                  points: [
                    'audiencia.panels.0.blocks.0.items.2.points.0',
                    'audiencia.panels.0.blocks.0.items.2.points.1',
                    'audiencia.panels.0.blocks.0.items.2.points.2',
                  ],
                },
                {
                  title: 'audiencia.panels.0.blocks.0.items.3.title',
                  text: 'audiencia.panels.0.blocks.0.items.3.text',
                  points: [
                    'audiencia.panels.0.blocks.0.items.3.points.0',
                    'audiencia.panels.0.blocks.0.items.3.points.1',
                    'audiencia.panels.0.blocks.0.items.3.points.2',
                  ],
                },
              ],
            },
            {
              kind: 'checklist',
              heading: 'audiencia.panels.0.blocks.1.heading',
              items: [
                'audiencia.panels.0.blocks.1.items.0',
                'audiencia.panels.0.blocks.1.items.1',
                'audiencia.panels.0.blocks.1.items.2',
                'audiencia.panels.0.blocks.1.items.3',
                'audiencia.panels.0.blocks.1.items.4',
                'audiencia.panels.0.blocks.1.items.5',
              ],
            },
          ],
        },
        {
          id: 'personas',
          label: 'audiencia.panels.1.label',
          floating: {
            kind: 'link',
            label: 'audiencia.panels.1.floating.label',
            link: {
              href: { es: 'https://agenda.cimiento.example/consulta', en: 'https://agenda.cimiento.example/consulta' },
              external: true,
              event: 'phone_call',
            },
          },
          actions: [
            {
              kind: 'link',
              label: 'audiencia.panels.1.actions.0.label',
              link: {
                href: {
                  es: 'https://agenda.cimiento.example/consulta',
                  en: 'https://agenda.cimiento.example/consulta',
                },
                external: true,
                event: 'phone_call',
              },
            },
            {
              kind: 'link',
              label: 'audiencia.panels.1.actions.1.label',
              link: {
                href: {
                  es: 'https://chat.cimiento.example/525500000000?text=Hola%2C%20me%20gustar%C3%ADa%20recibir%20asesor%C3%ADa%20legal.',
                  en: 'https://chat.cimiento.example/525500000000?text=Hello%2C%20I%20would%20like%20to%20receive%20legal%20advice.',
                },
                external: true,
              },
            },
          ],
          blocks: [
            {
              kind: 'topics',
              heading: 'audiencia.panels.1.blocks.0.heading',
              lead: 'audiencia.panels.1.blocks.0.lead',
              navigation: 'audiencia.panels.1.blocks.0.navigation',
              listHeading: 'audiencia.panels.1.blocks.0.listHeading',
              items: [
                {
                  id: 'familiar',
                  title: 'audiencia.panels.1.blocks.0.items.0.title',
                  text: 'audiencia.panels.1.blocks.0.items.0.text',
                  services: [
                    'audiencia.panels.1.blocks.0.items.0.services.0',
                    'audiencia.panels.1.blocks.0.items.0.services.1',
                    'audiencia.panels.1.blocks.0.items.0.services.2',
                    'audiencia.panels.1.blocks.0.items.0.services.3',
                  ],
                },
                {
                  id: 'civil',
                  title: 'audiencia.panels.1.blocks.0.items.1.title',
                  text: 'audiencia.panels.1.blocks.0.items.1.text',
                  services: [
                    'audiencia.panels.1.blocks.0.items.1.services.0',
                    'audiencia.panels.1.blocks.0.items.1.services.1',
                    'audiencia.panels.1.blocks.0.items.1.services.2',
                    'audiencia.panels.1.blocks.0.items.1.services.3',
                  ],
                },
                {
                  id: 'laboral',
                  title: 'audiencia.panels.1.blocks.0.items.2.title',
                  text: 'audiencia.panels.1.blocks.0.items.2.text',
                  services: [
                    'audiencia.panels.1.blocks.0.items.2.services.0',
                    'audiencia.panels.1.blocks.0.items.2.services.1',
                    'audiencia.panels.1.blocks.0.items.2.services.2',
                    'audiencia.panels.1.blocks.0.items.2.services.3',
                  ],
                },
                {
                  id: 'penal',
                  title: 'audiencia.panels.1.blocks.0.items.3.title',
                  text: 'audiencia.panels.1.blocks.0.items.3.text',
                  services: [
                    'audiencia.panels.1.blocks.0.items.3.services.0',
                    'audiencia.panels.1.blocks.0.items.3.services.1',
                    'audiencia.panels.1.blocks.0.items.3.services.2',
                    'audiencia.panels.1.blocks.0.items.3.services.3',
                  ],
                },
              ],
            },
            {
              kind: 'steps',
              heading: 'audiencia.panels.1.blocks.1.heading',
              lead: 'audiencia.panels.1.blocks.1.lead',
              items: [
                {
                  title: 'audiencia.panels.1.blocks.1.items.0.title',
                  text: 'audiencia.panels.1.blocks.1.items.0.text',
                },
                {
                  title: 'audiencia.panels.1.blocks.1.items.1.title',
                  text: 'audiencia.panels.1.blocks.1.items.1.text',
                },
                {
                  title: 'audiencia.panels.1.blocks.1.items.2.title',
                  text: 'audiencia.panels.1.blocks.1.items.2.text',
                },
              ],
            },
            {
              kind: 'faq',
              id: 'preguntas',
              heading: 'audiencia.panels.1.blocks.2.heading',
              items: [
                {
                  question: 'audiencia.panels.1.blocks.2.items.0.question',
                  answer: 'audiencia.panels.1.blocks.2.items.0.answer',
                },
                {
                  question: 'audiencia.panels.1.blocks.2.items.1.question',
                  answer: 'audiencia.panels.1.blocks.2.items.1.answer',
                  source: {
                    kind: 'link',
                    label: 'audiencia.panels.1.blocks.2.items.1.source.label',
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
                  question: 'audiencia.panels.1.blocks.2.items.2.question',
                  answer: 'audiencia.panels.1.blocks.2.items.2.answer',
                  source: {
                    kind: 'link',
                    label: 'audiencia.panels.1.blocks.2.items.2.source.label',
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
                  question: 'audiencia.panels.1.blocks.2.items.3.question',
                  answer: 'audiencia.panels.1.blocks.2.items.3.answer',
                  source: {
                    kind: 'link',
                    label: 'audiencia.panels.1.blocks.2.items.3.source.label',
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
                  question: 'audiencia.panels.1.blocks.2.items.4.question',
                  answer: 'audiencia.panels.1.blocks.2.items.4.answer',
                },
              ],
            },
          ],
        },
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
              es: 'https://chat.cimiento.example/525500000000?text=Hola%2C%20me%20gustar%C3%ADa%20recibir%20asesor%C3%ADa%20legal.',
              en: 'https://chat.cimiento.example/525500000000?text=Hello%2C%20I%20would%20like%20to%20receive%20legal%20advice.',
            },
            external: true,
          },
        },
        {
          kind: 'link',
          label: 'callToAction.actions.2.label',
          style: 'quiet',
          link: { href: { es: '/servicios', en: '/en/servicios' } },
        },
      ],
    },
  ],
};
