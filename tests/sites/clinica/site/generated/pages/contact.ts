// Generated from pages.contact of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledPage } from '#contract';

export const page: CompiledPage = {
  id: 'contact',
  layout: 'contact',
  title: 'title',
  description: 'description',
  breadcrumbs: [
    { label: 'shared:routes.home', href: { es: '/inicio', en: '/en/inicio', fr: '/fr/inicio' } },
    { label: 'shared:routes.contact', href: { es: '/contacto', en: '/en/contacto', fr: '/fr/contacto' } },
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
          link: { href: { es: '#mensaje', en: '#mensaje', fr: '#mensaje' } },
        },
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
      ],
    },
    {
      kind: 'contactDetails',
      id: 'datos',
      heading: 'datos.heading',
      email: { title: 'datos.email.title', text: 'datos.email.text' },
      phone: { title: 'datos.phone.title', text: 'datos.phone.text' },
      office: { title: 'datos.office.title', text: 'datos.office.text' },
      hours: { title: 'datos.hours.title', text: 'datos.hours.text' },
    },
    {
      kind: 'map',
      heading: 'map.heading',
      image: { kind: 'image', file: 'map.png', alt: 'map.image.alt' },
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
    {
      kind: 'formSection',
      id: 'mensaje',
      heading: 'mensaje.heading',
      lead: 'mensaje.lead',
      form: 'contact-page',
      aside: {
        heading: 'mensaje.aside.heading',
        text: 'mensaje.aside.text',
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
            label: 'shared:action.chat',
            link: {
              href: {
                es: 'https://chat.jacaranda.example/523300000000?text=Hola%2C%20me%20gustar%C3%ADa%20pedir%20una%20cita.',
                en: 'https://chat.jacaranda.example/523300000000?text=Hello%2C%20I%20would%20like%20to%20make%20an%20appointment.',
                fr: 'https://chat.jacaranda.example/523300000000?text=Hola%2C%20me%20gustar%C3%ADa%20pedir%20una%20cita.',
              },
              external: true,
            },
          },
        ],
      },
    },
  ],
};
