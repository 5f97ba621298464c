// Generated from pages.home of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledPage } from '#contract';

export const page: CompiledPage = {
  id: 'home',
  layout: 'home',
  title: 'title',
  description: 'description',
  structuredData: 'organisation',
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
          style: 'primary',
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
          style: 'secondary',
          link: { href: { es: '/servicios', en: '/en/servicios', fr: '/servicios' } },
        },
        {
          kind: 'alert',
          label: 'hero.actions.2.label',
          style: 'quiet',
          alert: 'dashboard.unavailable',
          message: 'shared:errors.dashboard.unavailable.message',
        },
        {
          kind: 'alert',
          label: 'hero.actions.3.label',
          style: 'quiet',
          alert: 'dashboard.unavailable',
          message: 'shared:errors.dashboard.unavailable.message',
        },
      ],
      note: 'hero.note',
      tiles: [
        { title: 'hero.tiles.0.title', text: 'hero.tiles.0.text', motif: 'treatments' },
        { title: 'hero.tiles.1.title', text: 'hero.tiles.1.text', motif: 'softlanding' },
      ],
    },
    {
      kind: 'stats',
      id: 'cifras',
      heading: 'cifras.heading',
      lead: 'cifras.lead',
      items: [
        { value: 'cifras.items.0.value', label: 'cifras.items.0.label' },
        { value: 'cifras.items.1.value', label: 'cifras.items.1.label' },
      ],
      actions: [
        {
          kind: 'link',
          label: 'cifras.actions.0.label',
          link: { href: { es: '/empresa', en: '/en/empresa', fr: '/empresa' } },
        },
      ],
    },
    { kind: 'serviceCards', id: 'services', heading: 'services.heading', lead: 'services.lead' },
    { kind: 'statement', id: 'about', heading: 'about.heading', paragraphs: ['about.paragraphs.0'] },
    {
      kind: 'formSection',
      id: 'contact',
      heading: 'contact.heading',
      lead: 'contact.lead',
      form: 'contact-home',
      aside: {
        heading: 'contact.aside.heading',
        text: 'contact.aside.text',
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
            label: 'contact.aside.actions.1.label',
            style: 'quiet',
            link: { href: { es: '/contacto', en: '/en/contacto', fr: '/fr/contacto' } },
          },
        ],
      },
    },
  ],
};
