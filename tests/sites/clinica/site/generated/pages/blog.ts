// Generated from pages.blog of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledPage } from '#contract';

export const page: CompiledPage = {
  id: 'blog',
  layout: 'message',
  title: 'title',
  description: 'description',
  breadcrumbs: [
    { label: 'shared:routes.home', href: { es: '/inicio', en: '/en/inicio', fr: '/fr/inicio' } },
    { label: 'shared:routes.blog', href: { es: '/blog', en: '/en/blog', fr: '/blog' } },
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
          link: { href: { es: '/contacto', en: '/en/contacto', fr: '/fr/contacto' } },
        },
      ],
    },
  ],
};
