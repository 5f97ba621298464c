// Generated from pages.softlanding-promo of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledPage } from '#contract';

export const page: CompiledPage = {
  id: 'softlanding-promo',
  layout: 'landing',
  title: 'title',
  description: 'description',
  breadcrumbs: [
    { label: 'shared:routes.home', href: { es: '/inicio', en: '/en/inicio', fr: '/fr/inicio' } },
    { label: 'shared:routes.services', href: { es: '/servicios', en: '/en/servicios', fr: '/servicios' } },
    {
      label: 'shared:routes.softlanding',
      href: {
        es: '/servicios/softlanding-mexico',
        en: '/en/servicios/softlanding-mexico',
        fr: '/servicios/softlanding-mexico',
      },
    },
    {
      label: 'shared:routes.softlanding-promo',
      href: { es: '/softlanding-promo', en: '/en/softlanding-promo', fr: '/softlanding-promo' },
    },
  ],
  structuredData: 'service',
  headerAction: {
    kind: 'link',
    label: 'shared:action.book',
    link: {
      href: {
        es: 'https://agenda.jacaranda.example/consulta',
        en: 'https://agenda.jacaranda.example/consulta',
        fr: 'https://agenda.jacaranda.example/consulta',
      },
      external: true,
      event: 'phone_call',
    },
  },
  languageByCountry: true,
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
          link: { href: { es: '#solicitud', en: '#solicitud', fr: '#solicitud' } },
        },
        {
          kind: 'link',
          label: 'shared:action.book',
          link: {
            href: {
              es: 'https://agenda.jacaranda.example/consulta',
              en: 'https://agenda.jacaranda.example/consulta',
              fr: 'https://agenda.jacaranda.example/consulta',
            },
            external: true,
            event: 'phone_call',
          },
        },
      ],
    },
    {
      kind: 'formSection',
      id: 'solicitud',
      heading: 'solicitud.heading',
      lead: 'solicitud.lead',
      form: 'softlanding-promo',
      firstStep: { label: 'solicitud.firstStep.label', button: 'solicitud.firstStep.button' },
    },
    {
      kind: 'disclaimer',
      id: 'aviso',
      heading: 'aviso.heading',
      paragraphs: ['aviso.paragraphs.0'],
      links: [
        {
          kind: 'link',
          label: 'aviso.links.0.label',
          link: { href: { es: '/privacidad', en: '/en/privacidad', fr: '/fr/privacidad' } },
        },
        {
          kind: 'link',
          label: 'aviso.links.1.label',
          link: { href: { es: '/terminos', en: '/en/terminos', fr: '/terminos' } },
        },
      ],
    },
  ],
};
