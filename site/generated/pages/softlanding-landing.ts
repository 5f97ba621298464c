// Generated from pages.softlanding-landing of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledPage } from '#contract';

export const page: CompiledPage = {
  id: 'softlanding-landing',
  layout: 'landing',
  title: 'title',
  description: 'description',
  breadcrumbs: [
    { label: 'shared:routes.home', href: { es: '/inicio', en: '/en/inicio' } },
    { label: 'shared:routes.services', href: { es: '/servicios', en: '/en/servicios' } },
    {
      label: 'shared:routes.softlanding',
      href: { es: '/servicios/softlanding-mexico', en: '/en/servicios/softlanding-mexico' },
    },
    { label: 'shared:routes.softlanding-landing', href: { es: '/softlanding-landing', en: '/en/softlanding-landing' } },
  ],
  structuredData: 'service',
  headerAction: {
    kind: 'link',
    label: 'headerAction.label',
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
      kind: 'hero',
      eyebrow: 'hero.eyebrow',
      heading: 'hero.heading',
      lead: 'hero.lead',
      actions: [
        { kind: 'link', label: 'hero.actions.0.label', link: { href: { es: '#contact-form', en: '#contact-form' } } },
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
      motif: 'softlanding',
      room: 'softlanding',
      specimen: {
        kind: 'specimen',
        title: 'hero.specimen.title',
        drawing: {
          form: 'list',
          rows: [
            { label: 'hero.specimen.drawing.rows.0.label', text: 'hero.specimen.drawing.rows.0.text' },
            { label: 'hero.specimen.drawing.rows.1.label', text: 'hero.specimen.drawing.rows.1.text' },
            { label: 'hero.specimen.drawing.rows.2.label', text: 'hero.specimen.drawing.rows.2.text', ringed: true },
          ],
        },
        note: 'hero.specimen.note',
      },
    },
    {
      kind: 'cards',
      id: 'servicios',
      heading: 'servicios.heading',
      lead: 'servicios.lead',
      form: 'rows',
      items: [
        { title: 'servicios.items.0.title', text: 'servicios.items.0.text' },
        { title: 'servicios.items.1.title', text: 'servicios.items.1.text' },
        { title: 'servicios.items.2.title', text: 'servicios.items.2.text' },
        { title: 'servicios.items.3.title', text: 'servicios.items.3.text' },
        { title: 'servicios.items.4.title', text: 'servicios.items.4.text' },
      ],
    },
    {
      kind: 'values',
      id: 'beneficios',
      heading: 'beneficios.heading',
      lead: 'beneficios.lead',
      items: [
        { title: 'beneficios.items.0.title', text: 'beneficios.items.0.text' },
        { title: 'beneficios.items.1.title', text: 'beneficios.items.1.text' },
        { title: 'beneficios.items.2.title', text: 'beneficios.items.2.text' },
        { title: 'beneficios.items.3.title', text: 'beneficios.items.3.text' },
        { title: 'beneficios.items.4.title', text: 'beneficios.items.4.text' },
      ],
    },
    {
      kind: 'quotes',
      id: 'testimonios',
      heading: 'testimonios.heading',
      lead: 'testimonios.lead',
      flag: 'testimonios.flag',
      items: [
        { text: 'testimonios.items.0.text', author: 'testimonios.items.0.author', rating: 5 },
        { text: 'testimonios.items.1.text', author: 'testimonios.items.1.author', rating: 5 },
        { text: 'testimonios.items.2.text', author: 'testimonios.items.2.author', rating: 5 },
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
      id: 'contact-form',
      heading: 'contact-form.heading',
      lead: 'contact-form.lead',
      form: 'softlanding-landing',
      firstStep: { label: 'contact-form.firstStep.label', button: 'contact-form.firstStep.button' },
    },
    {
      kind: 'faq',
      id: 'dudas',
      heading: 'dudas.heading',
      items: [
        { question: 'dudas.items.0.question', answer: 'dudas.items.0.answer' },
        {
          question: 'dudas.items.1.question',
          answer: 'dudas.items.1.answer',
          source: {
            kind: 'link',
            label: 'dudas.items.1.source.label',
            link: {
              href: {
                es: 'https://www.diputados.gob.mx/LeyesBiblio/',
                en: 'https://www.diputados.gob.mx/LeyesBiblio/',
              },
              external: true,
            },
          },
        },
        { question: 'dudas.items.2.question', answer: 'dudas.items.2.answer' },
        {
          question: 'dudas.items.3.question',
          answer: 'dudas.items.3.answer',
          source: {
            kind: 'link',
            label: 'dudas.items.3.source.label',
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
          link: { href: { es: '#contact-form', en: '#contact-form' } },
        },
      ],
    },
    {
      kind: 'disclaimer',
      id: 'aviso',
      heading: 'aviso.heading',
      paragraphs: ['aviso.paragraphs.0', 'aviso.paragraphs.1'],
      links: [
        { kind: 'link', label: 'aviso.links.0.label', link: { href: { es: '/privacidad', en: '/en/privacidad' } } },
        { kind: 'link', label: 'aviso.links.1.label', link: { href: { es: '/terminos', en: '/en/terminos' } } },
      ],
    },
  ],
};
