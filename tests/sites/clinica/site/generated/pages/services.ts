// Generated from pages.services of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledPage } from '#contract';

export const page: CompiledPage = {
  id: 'services',
  layout: 'overview',
  title: 'title',
  description: 'description',
  breadcrumbs: [
    { label: 'shared:routes.home', href: { es: '/inicio', en: '/en/inicio', fr: '/fr/inicio' } },
    { label: 'shared:routes.services', href: { es: '/servicios', en: '/en/servicios', fr: '/servicios' } },
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
        { kind: 'link', label: 'hero.actions.1.label', link: { href: { es: '#all', en: '#all', fr: '#all' } } },
      ],
    },
    { kind: 'serviceCards', id: 'all', heading: 'all.heading', lead: 'all.lead' },
    {
      kind: 'topics',
      id: 'areas',
      heading: 'areas.heading',
      navigation: 'areas.navigation',
      listHeading: 'areas.listHeading',
      items: [
        {
          id: 'prevencion',
          title: 'areas.items.0.title',
          text: 'areas.items.0.text',
          services: ['areas.items.0.services.0'],
        },
        {
          id: 'ortodoncia',
          title: 'areas.items.1.title',
          text: 'areas.items.1.text',
          services: ['areas.items.1.services.0'],
        },
      ],
    },
    {
      kind: 'groups',
      id: 'servicios',
      heading: 'servicios.heading',
      items: [
        {
          title: 'servicios.items.0.title',
          text: 'servicios.items.0.text',
          services: [
            {
              label: 'servicios.items.0.services.0.label',
              line: 'servicios.items.0.services.0.line',
              tooltip: 'servicios.items.0.services.0.tooltip',
            },
            { label: 'servicios.items.0.services.1.label', tooltip: 'servicios.items.0.services.1.tooltip' },
          ],
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
          label: 'callToAction.actions.1.label',
          link: { href: { es: '/contacto#mensaje', en: '/en/contacto#mensaje', fr: '/fr/contacto#mensaje' } },
        },
      ],
    },
  ],
};
