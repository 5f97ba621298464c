// Generated from pages.prices of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledPage } from '#contract';

export const page: CompiledPage = {
  id: 'prices',
  layout: 'service',
  title: 'title',
  description: 'description',
  breadcrumbs: [
    {
      label: 'shared:routes.home',
      href: {
        es: '/inicio',
        en: '/en/inicio',
        fr: '/fr/inicio',
      },
    },
    {
      label: 'shared:routes.prices',
      href: {
        es: '/precios',
        en: '/en/precios',
        fr: '/precios',
      },
    },
  ],
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
          style: 'secondary',
          link: {
            href: {
              es: '/files/lista-de-precios.pdf',
              en: '/files/lista-de-precios.pdf',
              fr: '/files/lista-de-precios.pdf',
            },
            download: 'lista-de-precios.pdf',
          },
        },
      ],
    },
    {
      kind: 'custom',
      block: 'price-table',
      content: {
        id: 'lista',
        heading: 'lista.content.heading',
        lead: 'lista.content.lead',
        currency: 'MXN',
        columns: {
          treatment: 'lista.content.columns.treatment',
          duration: 'lista.content.columns.duration',
          price: 'lista.content.columns.price',
        },
        from: 'lista.content.from',
        groups: [
          {
            title: 'lista.content.groups.0.title',
            rows: [
              {
                treatment: 'lista.content.groups.0.rows.0.treatment',
                duration: 'lista.content.groups.0.rows.0.duration',
                price: 450,
              },
              {
                treatment: 'lista.content.groups.0.rows.1.treatment',
                duration: 'lista.content.groups.0.rows.1.duration',
                price: 850,
              },
              {
                treatment: 'lista.content.groups.0.rows.2.treatment',
                duration: 'lista.content.groups.0.rows.2.duration',
                price: 380,
              },
            ],
          },
          {
            title: 'lista.content.groups.1.title',
            rows: [
              {
                treatment: 'lista.content.groups.1.rows.0.treatment',
                duration: 'lista.content.groups.1.rows.0.duration',
                price: 1100,
                isFrom: true,
              },
              {
                treatment: 'lista.content.groups.1.rows.1.treatment',
                duration: 'lista.content.groups.1.rows.1.duration',
                price: 4200,
                isFrom: true,
              },
              {
                treatment: 'lista.content.groups.1.rows.2.treatment',
                duration: 'lista.content.groups.1.rows.2.duration',
                price: 7800,
              },
            ],
          },
          {
            title: 'lista.content.groups.2.title',
            rows: [
              {
                treatment: 'lista.content.groups.2.rows.0.treatment',
                duration: 'lista.content.groups.2.rows.0.duration',
                price: 32000,
                isFrom: true,
              },
              {
                treatment: 'lista.content.groups.2.rows.1.treatment',
                duration: 'lista.content.groups.2.rows.1.duration',
                price: 46000,
                isFrom: true,
              },
              {
                treatment: 'lista.content.groups.2.rows.2.treatment',
                duration: 'lista.content.groups.2.rows.2.duration',
                price: 24500,
              },
            ],
          },
        ],
        note: 'lista.content.note',
      },
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
              es: '/inicio#cita',
              en: '/en/inicio#cita',
              fr: '/fr/inicio#cita',
            },
          },
        },
      ],
    },
  ],
};
