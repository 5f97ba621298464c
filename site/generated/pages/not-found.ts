// Generated from pages.not-found of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledPage } from '#contract';

export const page: CompiledPage = {
  id: 'not-found',
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
        {
          kind: 'link',
          label: 'notice.actions.0.label',
          style: 'primary',
          link: { href: { es: '/inicio', en: '/en/inicio' } },
        },
        { kind: 'command', label: 'notice.actions.1.label', style: 'secondary', command: 'back' },
        { kind: 'command', label: 'notice.actions.2.label', style: 'secondary', command: 'reload' },
        {
          kind: 'signOut',
          label: 'notice.actions.3.label',
          style: 'quiet',
          to: { es: '/auth', en: '/en/auth' },
          success: {
            tone: 'success',
            title: 'shared:errors.signOut.success.title',
            message: 'shared:errors.signOut.success.message',
          },
          failure: {
            tone: 'error',
            title: 'shared:errors.signOut.failure.title',
            message: 'shared:errors.signOut.failure.message',
          },
        },
        {
          kind: 'link',
          label: 'notice.actions.4.label',
          style: 'quiet',
          link: { href: { es: '/contacto#mensaje', en: '/en/contacto#mensaje' } },
        },
      ],
      image: { kind: 'image', file: 'dark-window.svg', decorative: true },
    },
  ],
};
