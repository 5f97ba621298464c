// Generated from pages.softlanding of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledPage } from '#contract';

export const page: CompiledPage = {
  id: 'softlanding',
  layout: 'service',
  title: 'title',
  description: 'description',
  breadcrumbs: [
    { label: 'shared:routes.home', href: { es: '/inicio', en: '/en/inicio', fr: '/fr/inicio' } },
    { label: 'shared:routes.services', href: { es: '/servicios', en: '/en/servicios', fr: '/servicios' } },
    {
      label: 'shared:routes.softlanding',
      href: {
        es: '/servicios/softlanding-mexico',
        en: '/en/servicios/softlanding-mexico',
        fr: '/servicios/softlanding-mexico',
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
        {
          kind: 'link',
          label: 'hero.actions.0.label',
          link: { href: { es: '#solicitud', en: '#solicitud', fr: '#solicitud' } },
        },
        {
          kind: 'link',
          label: 'hero.actions.1.label',
          link: { href: { es: '/softlanding-promo', en: '/en/softlanding-promo', fr: '/softlanding-promo' } },
        },
      ],
      motif: 'softlanding',
    },
    {
      kind: 'prose',
      id: 'incluye',
      heading: 'incluye.heading',
      paragraphs: ['incluye.paragraphs.0'],
      points: ['incluye.points.0'],
    },
    {
      kind: 'interval',
      image: { kind: 'image', file: 'intervals/street.svg', decorative: true },
      labels: [
        { name: 'interval.labels.0.name' },
        { name: 'interval.labels.1.name', note: 'interval.labels.1.note' },
        { name: 'interval.labels.2.name' },
      ],
    },
    {
      kind: 'bookingWidget',
      id: 'agenda',
      heading: 'agenda.heading',
      text: 'agenda.text',
      calendar: 'intro',
      label: 'agenda.label',
    },
    {
      kind: 'formSection',
      id: 'solicitud',
      heading: 'solicitud.heading',
      lead: 'solicitud.lead',
      form: 'softlanding',
      aside: {
        heading: 'solicitud.aside.heading',
        text: 'solicitud.aside.text',
        options: [
          {
            icon: 'phone',
            title: 'solicitud.aside.options.0.title',
            text: 'solicitud.aside.options.0.text',
            action: {
              kind: 'link',
              label: 'solicitud.aside.options.0.action.label',
              link: { href: { es: 'tel:+523300000000', en: 'tel:+523300000000', fr: 'tel:+523300000000' } },
            },
          },
        ],
        guarantee: 'solicitud.aside.guarantee',
      },
    },
  ],
};
