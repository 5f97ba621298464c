// Generated from pages.auth of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledPage } from '#contract';

export const page: CompiledPage = {
  id: 'auth',
  layout: 'message',
  title: 'title',
  description: 'description',
  blocks: [
    {
      kind: 'notice',
      mark: 'notice.mark',
      heading: 'notice.heading',
      paragraphs: ['notice.paragraphs.0', 'notice.paragraphs.1'],
      actions: [
        { kind: 'link', label: 'notice.actions.0.label', link: { href: { es: '/inicio', en: '/en/inicio' } } },
        { kind: 'link', label: 'notice.actions.1.label', link: { href: { es: '/contacto', en: '/en/contacto' } } },
      ],
      image: { kind: 'image', file: 'lantern.svg', decorative: true },
    },
  ],
};
