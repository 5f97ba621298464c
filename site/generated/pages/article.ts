// Generated from articles of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledPage } from '#contract';

export const page: CompiledPage = {
  id: 'article',
  layout: 'article',
  title: 'title',
  description: 'description',
  breadcrumbs: [
    { label: 'shared:routes.home', href: { es: '/inicio', en: '/en/inicio' } },
    { label: 'shared:routes.blog', href: { es: '/blog', en: '/en/blog' } },
    { label: 'title', href: { es: '/blog/primer-cierre-fiscal', en: '/en/blog/primer-cierre-fiscal' } },
  ],
  blocks: [
    {
      kind: 'article',
      back: { kind: 'link', label: 'article.back.label', link: { href: { es: '/blog', en: '/en/blog' } } },
      heading: 'article.heading',
      category: 'article.category',
      date: '2024-01-15',
      author: 'article.author',
      html: 'article.html',
      share: 'article.share',
      actions: [
        {
          kind: 'link',
          label: 'article.actions.0.label',
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
  ],
};
