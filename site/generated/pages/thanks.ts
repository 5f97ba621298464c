// Generated from pages.thanks of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledPage } from '#contract';

export const page: CompiledPage = {
  id: 'thanks',
  layout: 'message',
  title: 'title',
  description: 'description',
  events: [{ event: 'ad_conversion', params: { page: 'thanks' } }],
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
          link: {
            href: {
              es: 'https://agenda.cimiento.example/nuevos-clientes',
              en: 'https://agenda.cimiento.example/nuevos-clientes',
            },
            external: true,
            event: 'phone_call',
          },
        },
        { kind: 'link', label: 'notice.actions.1.label', link: { href: { es: '/inicio', en: '/en/inicio' } } },
        { kind: 'link', label: 'notice.actions.2.label', link: { href: { es: '/servicios', en: '/en/servicios' } } },
      ],
      nextSteps: true,
      image: { kind: 'image', file: 'door.svg', decorative: true },
    },
  ],
};
