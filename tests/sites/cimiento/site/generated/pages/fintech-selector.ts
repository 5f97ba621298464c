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
      note: 'hero.note',
      motif: 'fintech',
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
        { question: 'preguntas.items.1.question', answer: 'preguntas.items.1.answer' },
        { question: 'preguntas.items.2.question', answer: 'preguntas.items.2.answer' },
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
