// Generated from pages.contact of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledPage } from '#contract';

export const page: CompiledPage = {
  id: 'contact',
  layout: 'contact',
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
      label: 'shared:routes.contact',
      href: {
        es: '/contacto',
        en: '/en/contacto',
        fr: '/fr/contacto',
      },
    },
  ],
  structuredData: 'contact',
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
        {
          kind: 'link',
          label: 'hero.actions.1.label',
          style: 'secondary',
          link: {
            href: {
              es: 'tel:+523300000000',
              en: 'tel:+523300000000',
              fr: 'tel:+523300000000',
            },
          },
        },
      ],
    },
    {
      kind: 'contactDetails',
      id: 'datos',
      heading: 'datos.heading',
      email: {
        title: 'datos.email.title',
        text: 'datos.email.text',
      },
      phone: {
        title: 'datos.phone.title',
        text: 'datos.phone.text',
      },
      office: {
        title: 'datos.office.title',
        text: 'datos.office.text',
      },
      hours: {
        title: 'datos.hours.title',
        text: 'datos.hours.text',
      },
    },
    {
      kind: 'map',
      heading: 'map.heading',
      image: {
        kind: 'image',
        file: 'map.png',
        alt: 'map.image.alt',
      },
      address: 'map.address',
      link: {
        kind: 'link',
        label: 'map.link.label',
        link: {
          href: {
            es: 'https://maps.example/clinica',
            en: 'https://maps.example/clinica',
            fr: 'https://maps.example/clinica',
          },
          external: true,
        },
      },
    },
  ],
};
