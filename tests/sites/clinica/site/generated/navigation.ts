// Generated from header and footer of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledNavigation } from '#contract';

/** The links of header and footer; labels are keys of the shared texts. */
export const navigation: CompiledNavigation = {
  logo: {
    es: '/',
    en: '/en',
    fr: '/fr',
  },
  home: {
    es: '/inicio',
    en: '/en/inicio',
    fr: '/fr/inicio',
  },
  privacy: {
    es: '/privacidad',
    en: '/en/privacidad',
    fr: '/fr/privacidad',
  },
  header: {
    entries: [
      {
        label: 'shared:routes.treatments',
        link: {
          href: {
            es: '/tratamientos',
            en: '/en/tratamientos',
            fr: '/fr/tratamientos',
          },
        },
      },
      {
        label: 'shared:routes.prices',
        link: {
          href: {
            es: '/precios',
            en: '/en/precios',
            fr: '/precios',
          },
        },
      },
      {
        label: 'shared:routes.contact',
        link: {
          href: {
            es: '/contacto',
            en: '/en/contacto',
            fr: '/fr/contacto',
          },
        },
      },
    ],
    bar: [],
    action: {
      kind: 'link',
      label: 'shared:navigation.header.action.label',
      link: {
        href: {
          es: '/inicio#cita',
          en: '/en/inicio#cita',
          fr: '/fr/inicio#cita',
        },
      },
    },
  },
  footer: {
    actions: [],
    columns: [
      [
        {
          kind: 'links',
          id: 'clinic',
          heading: 'shared:navigation.footer.0.0.heading',
          links: [
            {
              label: 'shared:routes.treatments',
              link: {
                href: {
                  es: '/tratamientos',
                  en: '/en/tratamientos',
                  fr: '/fr/tratamientos',
                },
              },
            },
            {
              label: 'shared:routes.clinic',
              link: {
                href: {
                  es: '/clinica',
                  en: '/en/clinica',
                  fr: '/fr/clinica',
                },
              },
            },
            {
              label: 'shared:routes.prices',
              link: {
                href: {
                  es: '/precios',
                  en: '/en/precios',
                  fr: '/precios',
                },
              },
            },
            {
              label: 'shared:routes.advice',
              link: {
                href: {
                  es: '/consejos',
                  en: '/en/consejos',
                  fr: '/fr/consejos',
                },
              },
            },
            {
              label: 'shared:navigation.footer.0.0.links.4.label',
              link: {
                href: {
                  es: '/consejos/antes-de-la-primera-cita',
                  en: '/en/consejos/antes-de-la-primera-cita',
                  fr: '/fr/consejos/antes-de-la-primera-cita',
                },
              },
            },
            {
              label: 'shared:routes.privacy',
              link: {
                href: {
                  es: '/privacidad',
                  en: '/en/privacidad',
                  fr: '/fr/privacidad',
                },
              },
            },
          ],
        },
      ],
      [
        {
          kind: 'contact',
          heading: 'shared:navigation.footer.1.0.heading',
        },
      ],
    ],
  },
};
