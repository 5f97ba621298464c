// Generated from pages.treatments of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledPage } from '#contract';

export const page: CompiledPage = {
  id: 'treatments',
  layout: 'overview',
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
      label: 'shared:routes.treatments',
      href: {
        es: '/tratamientos',
        en: '/en/tratamientos',
        fr: '/fr/tratamientos',
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
          link: {
            href: {
              es: '/precios',
              en: '/en/precios',
              fr: '/precios',
            },
          },
        },
      ],
    },
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
          services: ['areas.items.0.services.0', 'areas.items.0.services.1', 'areas.items.0.services.2'],
        },
        {
          id: 'ortodoncia',
          title: 'areas.items.1.title',
          text: 'areas.items.1.text',
          services: ['areas.items.1.services.0', 'areas.items.1.services.1', 'areas.items.1.services.2'],
        },
        {
          id: 'implantes',
          title: 'areas.items.2.title',
          text: 'areas.items.2.text',
          services: ['areas.items.2.services.0', 'areas.items.2.services.1', 'areas.items.2.services.2'],
        },
        {
          id: 'ninos',
          title: 'areas.items.3.title',
          text: 'areas.items.3.text',
          services: ['areas.items.3.services.0', 'areas.items.3.services.1', 'areas.items.3.services.2'],
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'cards.heading',
      items: [
        {
          title: 'cards.items.0.title',
          text: 'cards.items.0.text',
          image: {
            kind: 'image',
            file: 'rooms/children.jpg',
            decorative: true,
          },
        },
        {
          title: 'cards.items.1.title',
          text: 'cards.items.1.text',
          image: {
            kind: 'image',
            file: 'rooms/surgery.jpg',
            decorative: true,
          },
        },
      ],
    },
    {
      kind: 'video',
      heading: 'video.heading',
      url: 'https://video.example/first-visit',
      still: {
        kind: 'image',
        file: 'rooms/waiting-room.jpg',
        decorative: true,
      },
      title: 'video.title',
      note: 'video.note',
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
