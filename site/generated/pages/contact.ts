// Generated from pages.contact of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledPage } from '#contract';

export const page: CompiledPage = {
  id: 'contact',
  layout: 'contact',
  title: 'title',
  description: 'description',
  breadcrumbs: [
    { label: 'shared:routes.home', href: { es: '/inicio', en: '/en/inicio' } },
    { label: 'shared:routes.contact', href: { es: '/contacto', en: '/en/contacto' } },
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
          style: 'primary',
          link: { href: { es: 'tel:+525500000000', en: 'tel:+525500000000' } },
        },
        {
          kind: 'link',
          label: 'hero.actions.1.label',
          style: 'secondary',
          link: {
            href: {
              es: 'https://chat.cimiento.example/525500000000?text=Hola%2C%20me%20gustar%C3%ADa%20recibir%20asesor%C3%ADa%20legal.',
              en: 'https://chat.cimiento.example/525500000000?text=Hello%2C%20I%20would%20like%20to%20receive%20legal%20advice.',
            },
            external: true,
          },
        },
        { kind: 'link', label: 'hero.actions.2.label', link: { href: { es: '#mensaje', en: '#mensaje' } } },
        {
          kind: 'link',
          label: 'hero.actions.3.label',
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
      offer: 'hero.offer',
      note: 'hero.note',
      image: { kind: 'image', file: 'map.svg', alt: 'hero.image.alt' },
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
    { kind: 'interval', image: { kind: 'image', file: 'intervals/contact.svg', decorative: true } },
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
            label: 'mensaje.aside.actions.0.label',
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
      },
    },
  ],
};
