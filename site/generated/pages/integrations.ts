// Generated from pages.integrations of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledPage } from '#contract';

export const page: CompiledPage = {
  id: 'integrations',
  layout: 'message',
  title: 'title',
  description: 'description',
  autoRedirect: { href: { es: '/integrations/hubspot', en: '/en/integrations/hubspot' }, after: 3000 },
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
          link: { href: { es: '/integrations/hubspot', en: '/en/integrations/hubspot' } },
        },
        { kind: 'link', label: 'notice.actions.1.label', link: { href: { es: '/home', en: '/en/home' } } },
        { kind: 'link', label: 'notice.actions.2.label', link: { href: { es: '/dashboard', en: '/en/dashboard' } } },
      ],
      image: { kind: 'image', file: 'dark-window.svg', decorative: true },
    },
  ],
};
