// Generated from pages.advice of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledPage } from '#contract';

export const page: CompiledPage = {
  id: 'advice',
  layout: 'message',
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
      label: 'shared:routes.advice',
      href: {
        es: '/consejos',
        en: '/en/consejos',
        fr: '/fr/consejos',
      },
    },
  ],
  blocks: [
    {
      kind: 'notice',
      heading: 'notice.heading',
      paragraphs: ['notice.paragraphs.0'],
      actions: [
        {
          kind: 'link',
          label: 'notice.actions.0.label',
          link: {
            href: {
              es: '/contacto',
              en: '/en/contacto',
              fr: '/fr/contacto',
            },
          },
        },
      ],
    },
  ],
};
