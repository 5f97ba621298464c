// Generated from pages.blog of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledPage } from '#contract';

export const page: CompiledPage = {
  id: 'blog',
  layout: 'message',
  title: 'title',
  description: 'description',
  breadcrumbs: [
    { label: 'shared:routes.home', href: { es: '/inicio', en: '/en/inicio' } },
    { label: 'shared:routes.blog', href: { es: '/blog', en: '/en/blog' } },
  ],
  blocks: [
    {
      kind: 'notice',
      mark: 'notice.mark',
      heading: 'notice.heading',
      paragraphs: ['notice.paragraphs.0', 'notice.paragraphs.1'],
      actions: [
        {
          kind: 'link',
          label: 'notice.actions.0.label',
          link: { href: { es: '/blog/primer-cierre-fiscal', en: '/en/blog/primer-cierre-fiscal' } },
        },
        { kind: 'link', label: 'notice.actions.1.label', link: { href: { es: '/contacto', en: '/en/contacto' } } },
        { kind: 'link', label: 'notice.actions.2.label', link: { href: { es: '/inicio', en: '/en/inicio' } } },
        {
          kind: 'link',
          label: 'notice.actions.3.label',
          style: 'quiet',
          link: { href: { es: '/contacto', en: '/en/contacto' } },
        },
      ],
      image: {
        kind: 'image',
        file: 'typewriter.svg',
        decorative: true,
        labels: [
          { text: 'notice.image.labels.0.text', x: 214, y: 66, size: 27, align: 'start', on: 'paper' },
          { text: 'notice.image.labels.1.text', x: 214, y: 100, size: 27, align: 'start', on: 'paper' },
        ],
      },
    },
  ],
};
