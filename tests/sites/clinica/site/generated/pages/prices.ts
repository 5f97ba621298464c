// Generated from pages.prices of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledPage } from '#contract';

export const page: CompiledPage = {
  id: 'prices',
  layout: 'service',
  title: 'title',
  description: 'description',
  breadcrumbs: [
    { label: 'shared:routes.home', href: { es: '/inicio', en: '/en/inicio', fr: '/fr/inicio' } },
    { label: 'shared:routes.prices', href: { es: '/precios', en: '/en/precios', fr: '/precios' } },
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
        heading: 'lista.content.heading',
        currency: 'MXN',
        columns: { treatment: 'lista.content.columns.treatment', price: 'lista.content.columns.price' },
        from: 'lista.content.from',
        rows: [
          { treatment: 'lista.content.rows.0.treatment', price: 450 },
          { treatment: 'lista.content.rows.1.treatment', price: 32000, isFrom: true },
        ],
        note: 'lista.content.note',
        id: 'lista',
      },
    },
    { kind: 'formSection', id: 'cita', heading: 'cita.heading', lead: 'cita.lead', form: 'appointment' },
  ],
};
