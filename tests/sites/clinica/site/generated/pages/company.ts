// Generated from pages.company of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledPage } from '#contract';

export const page: CompiledPage = {
  id: 'company',
  layout: 'service',
  title: 'title',
  description: 'description',
  breadcrumbs: [
    { label: 'shared:routes.home', href: { es: '/inicio', en: '/en/inicio', fr: '/fr/inicio' } },
    { label: 'shared:routes.company', href: { es: '/empresa', en: '/en/empresa', fr: '/empresa' } },
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
          link: { href: { es: '/precios#cita', en: '/en/precios#cita', fr: '/precios#cita' } },
        },
      ],
      image: { kind: 'image', file: 'facade.jpg', alt: 'hero.image.alt', dark: 'facade-by-night.jpg' },
    },
    {
      kind: 'team',
      id: 'equipo',
      heading: 'equipo.heading',
      lead: 'equipo.lead',
      items: [
        {
          id: 'elena',
          image: { kind: 'image', file: 'team/elena.jpg', alt: 'equipo.items.0.image.alt' },
          name: 'Elena Prado',
          role: 'equipo.items.0.role',
          languages: ['es', 'en'],
          licence: '5512345',
        },
        {
          id: 'lucie',
          image: { kind: 'image', file: 'team/lucie.jpg', alt: 'equipo.items.1.image.alt' },
          name: 'Lucie Marchand',
          role: 'equipo.items.1.role',
          languages: ['fr', 'es', 'en'],
          licence: '7712345',
          action: {
            kind: 'link',
            label: 'equipo.items.1.action.label',
            link: {
              href: { es: '/servicios/tratamientos', en: '/en/servicios/tratamientos', fr: '/servicios/tratamientos' },
            },
          },
        },
      ],
    },
    {
      kind: 'gallery',
      heading: 'gallery.heading',
      items: [
        { image: { kind: 'image', file: 'rooms/waiting-room.jpg', alt: 'gallery.items.0.image.alt' } },
        { image: { kind: 'image', file: 'rooms/surgery.jpg', alt: 'gallery.items.1.image.alt' } },
      ],
    },
    {
      kind: 'logos',
      heading: 'logos.heading',
      items: [
        { kind: 'image', file: 'insurers/sonora.svg', alt: 'logos.items.0.alt' },
        { kind: 'image', file: 'insurers/cumbre.png', alt: 'logos.items.1.alt' },
      ],
    },
    {
      kind: 'quotes',
      id: 'testimonios',
      heading: 'testimonios.heading',
      flag: 'testimonios.flag',
      items: [{ text: 'testimonios.items.0.text', author: 'testimonios.items.0.author', rating: 5 }],
    },
    {
      kind: 'cases',
      id: 'casos',
      heading: 'casos.heading',
      items: [
        {
          id: 'equipo-de-software',
          sector: 'casos.items.0.sector',
          title: 'casos.items.0.title',
          company: 'casos.items.0.company',
          description: 'casos.items.0.description',
          rating: 5,
          results: ['casos.items.0.results.0'],
        },
      ],
    },
  ],
};
