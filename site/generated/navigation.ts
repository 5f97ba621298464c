// Generated from footer of the spec. Do not edit: change spec/ and run `npm run generate`.
import type { CompiledNavigation } from '#schema';

/** The links of header and footer; labels are keys of the shared texts. */
export const navigation: CompiledNavigation = {
  logo: {
    es: '/',
    en: '/en',
  },
  home: {
    es: '/inicio',
    en: '/en/inicio',
  },
  services: {
    es: '/servicios',
    en: '/en/servicios',
  },
  privacy: {
    es: '/privacidad',
    en: '/en/privacidad',
  },
  afterSignOut: {
    es: '/auth',
    en: '/en/auth',
  },
  footer: {
    company: [
      {
        label: 'shared:routes.about',
        href: {
          es: '/empresa/acerca',
          en: '/en/empresa/acerca',
        },
      },
      {
        label: 'shared:routes.values',
        href: {
          es: '/empresa/valores',
          en: '/en/empresa/valores',
        },
      },
      {
        label: 'shared:routes.careers',
        href: {
          es: '/empresa/careers',
          en: '/en/empresa/careers',
        },
      },
      {
        label: 'shared:routes.success-stories',
        href: {
          es: '/casos-exito',
          en: '/en/casos-exito',
        },
      },
    ],
    resources: [
      {
        label: 'shared:routes.blog',
        href: {
          es: '/blog',
          en: '/en/blog',
        },
      },
      {
        label: 'shared:routes.contact',
        href: {
          es: '/contacto',
          en: '/en/contacto',
        },
      },
    ],
    legal: [
      {
        label: 'shared:routes.privacy',
        href: {
          es: '/privacidad',
          en: '/en/privacidad',
        },
      },
      {
        label: 'shared:routes.terms',
        href: {
          es: '/terminos',
          en: '/en/terminos',
        },
      },
      {
        label: 'shared:routes.legal-data',
        href: {
          es: '/datos-legales',
          en: '/en/datos-legales',
        },
      },
    ],
    booking: 'https://agenda.cimiento.example/nuevos-clientes',
  },
};
