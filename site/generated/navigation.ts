// Generated from header and footer of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledNavigation } from '#contract';

/** The links of header and footer; labels are keys of the shared texts. */
export const navigation: CompiledNavigation = {
  logo: { es: '/', en: '/en' },
  home: { es: '/inicio', en: '/en/inicio' },
  privacy: { es: '/privacidad', en: '/en/privacidad' },
  nextSteps: {
    heading: 'shared:nextSteps.heading',
    steps: ['shared:nextSteps.steps.0', 'shared:nextSteps.steps.1', 'shared:nextSteps.steps.2'],
  },
  header: {
    entries: [
      { label: 'shared:navigation.header.0.label', link: { href: { es: '/servicios', en: '/en/servicios' } } },
      { label: 'shared:navigation.header.1.label', link: { href: { es: '/inicio', en: '/en/inicio' } }, icon: 'house' },
    ],
    bar: [
      {
        label: 'shared:navigation.bar.0.label',
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
        label: 'shared:navigation.bar.1.label',
        link: { href: { es: 'tel:+525500000000', en: 'tel:+525500000000' } },
        icon: 'phone',
      },
      {
        label: 'shared:navigation.bar.2.label',
        link: {
          href: {
            es: 'https://chat.cimiento.example/525500000000?text=Hola%2C%20me%20gustar%C3%ADa%20recibir%20asesor%C3%ADa%20legal.',
            en: 'https://chat.cimiento.example/525500000000?text=Hello%2C%20I%20would%20like%20to%20receive%20legal%20advice.',
          },
          external: true,
        },
        icon: 'chat-circle',
      },
    ],
  },
  footer: {
    inscription: 'shared:navigation.footer.inscription',
    actions: [
      {
        kind: 'link',
        label: 'shared:action.book',
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
    columns: [
      [{ kind: 'services', id: 'services', heading: 'shared:navigation.footer.0.0.heading' }],
      [
        {
          kind: 'links',
          id: 'company',
          heading: 'shared:navigation.footer.1.0.heading',
          links: [
            { label: 'shared:routes.about', link: { href: { es: '/empresa/acerca', en: '/en/empresa/acerca' } } },
            { label: 'shared:routes.values', link: { href: { es: '/empresa/valores', en: '/en/empresa/valores' } } },
            { label: 'shared:routes.careers', link: { href: { es: '/empresa/careers', en: '/en/empresa/careers' } } },
            { label: 'shared:routes.success-stories', link: { href: { es: '/casos-exito', en: '/en/casos-exito' } } },
          ],
        },
        {
          kind: 'links',
          id: 'resources',
          heading: 'shared:navigation.footer.1.1.heading',
          links: [
            { label: 'shared:routes.blog', link: { href: { es: '/blog', en: '/en/blog' } } },
            { label: 'shared:routes.contact', link: { href: { es: '/contacto', en: '/en/contacto' } } },
          ],
        },
      ],
      [
        {
          kind: 'links',
          id: 'legal',
          heading: 'shared:navigation.footer.2.0.heading',
          links: [
            { label: 'shared:routes.privacy', link: { href: { es: '/privacidad', en: '/en/privacidad' } } },
            { label: 'shared:routes.terms', link: { href: { es: '/terminos', en: '/en/terminos' } } },
            { label: 'shared:routes.legal-data', link: { href: { es: '/datos-legales', en: '/en/datos-legales' } } },
            { label: 'shared:routes.accessibility', link: { href: { es: '/accesibilidad', en: '/en/accesibilidad' } } },
          ],
        },
        { kind: 'consent' },
        { kind: 'contact', heading: 'shared:navigation.footer.2.2.heading' },
      ],
    ],
  },
};
