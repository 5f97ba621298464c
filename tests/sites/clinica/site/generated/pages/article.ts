// Generated from articles of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledPage } from '#contract';

export const page: CompiledPage = {
  id: 'article',
  layout: 'article',
  title: 'title',
  description: 'description',
  breadcrumbs: [
    { label: 'shared:routes.home', href: { es: '/inicio', en: '/en/inicio', fr: '/fr/inicio' } },
    { label: 'shared:routes.blog', href: { es: '/blog', en: '/en/blog', fr: '/blog' } },
    {
      label: 'title',
      href: {
        es: '/blog/antes-de-la-primera-cita',
        en: '/en/blog/antes-de-la-primera-cita',
        fr: '/fr/blog/antes-de-la-primera-cita',
      },
    },
  ],
  blocks: [
    {
      kind: 'article',
      back: { kind: 'link', label: 'article.back.label', link: { href: { es: '/blog', en: '/en/blog', fr: '/blog' } } },
      heading: 'article.heading',
      category: 'article.category',
      date: '2026-09-14',
      author: 'article.author',
      html: 'article.html',
      share: 'article.share',
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
    },
  ],
};
