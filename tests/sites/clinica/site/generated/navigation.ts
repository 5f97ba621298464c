// Generated from header and footer of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledNavigation } from '#contract';

/** The links of header and footer; labels are keys of the shared texts. */
export const navigation: CompiledNavigation = {
  logo: { es: '/', en: '/en', fr: '/fr' },
  home: { es: '/inicio', en: '/en/inicio', fr: '/fr/inicio' },
  privacy: { es: '/privacidad', en: '/en/privacidad', fr: '/fr/privacidad' },
  header: {
    entries: [
      {
        label: 'shared:navigation.header.0.label',
        link: { href: { es: '/servicios', en: '/en/servicios', fr: '/servicios' } },
      },
      {
        label: 'shared:navigation.header.1.label',
        link: { href: { es: '/inicio', en: '/en/inicio', fr: '/fr/inicio' } },
        icon: 'house',
      },
    ],
    bar: [
      {
        label: 'shared:navigation.bar.0.label',
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
        label: 'shared:navigation.bar.1.label',
        link: { href: { es: 'tel:+523300000000', en: 'tel:+523300000000', fr: 'tel:+523300000000' } },
        icon: 'phone',
      },
      {
        label: 'shared:navigation.bar.2.label',
        link: {
          href: {
            es: 'https://chat.jacaranda.example/523300000000?text=Hola%2C%20me%20gustar%C3%ADa%20pedir%20una%20cita.',
            en: 'https://chat.jacaranda.example/523300000000?text=Hello%2C%20I%20would%20like%20to%20make%20an%20appointment.',
            fr: 'https://chat.jacaranda.example/523300000000?text=Hola%2C%20me%20gustar%C3%ADa%20pedir%20una%20cita.',
          },
          external: true,
        },
        icon: 'chat-circle',
      },
    ],
  },
  footer: {
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
    ],
    columns: [
      [{ kind: 'services', id: 'services', heading: 'shared:navigation.footer.0.0.heading' }],
      [
        {
          kind: 'links',
          id: 'company',
          heading: 'shared:navigation.footer.1.0.heading',
          links: [
            { label: 'shared:routes.company', link: { href: { es: '/empresa', en: '/en/empresa', fr: '/empresa' } } },
            {
              label: 'shared:routes.careers',
              link: { href: { es: '/empresa/careers', en: '/en/empresa/careers', fr: '/empresa/careers' } },
            },
            { label: 'shared:routes.prices', link: { href: { es: '/precios', en: '/en/precios', fr: '/precios' } } },
          ],
        },
        {
          kind: 'links',
          id: 'resources',
          heading: 'shared:navigation.footer.1.1.heading',
          links: [
            { label: 'shared:routes.blog', link: { href: { es: '/blog', en: '/en/blog', fr: '/blog' } } },
            {
              label: 'shared:routes.contact',
              link: { href: { es: '/contacto', en: '/en/contacto', fr: '/fr/contacto' } },
            },
          ],
        },
      ],
      [
        {
          kind: 'links',
          id: 'legal',
          heading: 'shared:navigation.footer.2.0.heading',
          links: [
            {
              label: 'shared:routes.privacy',
              link: { href: { es: '/privacidad', en: '/en/privacidad', fr: '/fr/privacidad' } },
            },
            { label: 'shared:routes.terms', link: { href: { es: '/terminos', en: '/en/terminos', fr: '/terminos' } } },
          ],
        },
        { kind: 'consent' },
        { kind: 'contact', heading: 'shared:navigation.footer.2.2.heading' },
      ],
    ],
  },
};
