// Generated from pages.services of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledPage } from '#contract';

export const page: CompiledPage = {
  id: 'services',
  layout: 'overview',
  title: 'title',
  description: 'description',
  breadcrumbs: [
    { label: 'shared:routes.home', href: { es: '/inicio', en: '/en/inicio' } },
    { label: 'shared:routes.services', href: { es: '/servicios', en: '/en/servicios' } },
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
    },
    {
      kind: 'serviceCards',
      id: 'all',
      heading: 'all.heading',
      door: {
        heading: 'all.door.heading',
        actions: [
          {
            kind: 'link',
            label: 'all.door.actions.0.label',
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
            label: 'all.door.actions.1.label',
            style: 'quiet',
            link: { href: { es: '/contacto#mensaje', en: '/en/contacto#mensaje' } },
          },
        ],
      },
    },
    {
      kind: 'statement',
      id: 'philosophy',
      heading: 'philosophy.heading',
      paragraphs: ['philosophy.paragraphs.0', 'philosophy.paragraphs.1'],
    },
  ],
};
