// Generated from pages.clinic of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledPage } from '#contract';

export const page: CompiledPage = {
  id: 'clinic',
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
      label: 'shared:routes.clinic',
      href: {
        es: '/clinica',
        en: '/en/clinica',
        fr: '/fr/clinica',
      },
    },
  ],
  structuredData: 'about',
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
              es: '/inicio#cita',
              en: '/en/inicio#cita',
              fr: '/fr/inicio#cita',
            },
          },
        },
      ],
      image: {
        kind: 'image',
        file: 'facade.jpg',
        alt: 'hero.image.alt',
        dark: 'facade-by-night.jpg',
      },
    },
    {
      kind: 'team',
      id: 'equipo',
      heading: 'equipo.heading',
      lead: 'equipo.lead',
      items: [
        {
          id: 'elena',
          image: {
            kind: 'image',
            file: 'team/elena.jpg',
            alt: 'equipo.items.0.image.alt',
          },
          name: 'Elena Prado',
          role: 'equipo.items.0.role',
          languages: ['es', 'en'],
          licence: '5512345',
          text: 'equipo.items.0.text',
        },
        {
          id: 'omar',
          image: {
            kind: 'image',
            file: 'team/omar.jpg',
            alt: 'equipo.items.1.image.alt',
          },
          name: 'Omar Ruelas',
          role: 'equipo.items.1.role',
          languages: ['es'],
          licence: '6612345',
          action: {
            kind: 'link',
            label: 'equipo.items.1.action.label',
            link: {
              href: {
                es: '/tratamientos',
                en: '/en/tratamientos',
                fr: '/fr/tratamientos',
              },
            },
          },
        },
        {
          id: 'lucie',
          image: {
            kind: 'image',
            file: 'team/lucie.jpg',
            alt: 'equipo.items.2.image.alt',
          },
          name: 'Lucie Marchand',
          role: 'equipo.items.2.role',
          languages: ['fr', 'es', 'en'],
          licence: '7712345',
        },
      ],
    },
    {
      kind: 'gallery',
      heading: 'gallery.heading',
      items: [
        {
          image: {
            kind: 'image',
            file: 'rooms/waiting-room.jpg',
            alt: 'gallery.items.0.image.alt',
          },
          caption: 'gallery.items.0.caption',
        },
        {
          image: {
            kind: 'image',
            file: 'rooms/surgery.jpg',
            alt: 'gallery.items.1.image.alt',
          },
        },
        {
          image: {
            kind: 'image',
            file: 'rooms/children.jpg',
            alt: 'gallery.items.2.image.alt',
          },
          caption: 'gallery.items.2.caption',
        },
      ],
    },
    {
      kind: 'logos',
      heading: 'logos.heading',
      lead: 'logos.lead',
      items: [
        {
          kind: 'image',
          file: 'insurers/sonora.svg',
          alt: 'logos.items.0.alt',
        },
        {
          kind: 'image',
          file: 'insurers/cumbre.png',
          alt: 'logos.items.1.alt',
        },
        {
          kind: 'image',
          file: 'insurers/faro.webp',
          alt: 'logos.items.2.alt',
        },
      ],
    },
  ],
};
