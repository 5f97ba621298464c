// Generated from pages.company of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledPage } from '#contract';

export const page: CompiledPage = {
  id: 'company',
  layout: 'company',
  title: 'title',
  description: 'description',
  breadcrumbs: [
    { label: 'shared:routes.home', href: { es: '/inicio', en: '/en/inicio' } },
    { label: 'shared:routes.company', href: { es: '/empresa', en: '/en/empresa' } },
  ],
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
          link: {
            href: {
              es: 'https://agenda.cimiento.example/nuevos-clientes',
              en: 'https://agenda.cimiento.example/nuevos-clientes',
            },
            external: true,
            event: 'phone_call',
          },
        },
        { kind: 'link', label: 'hero.actions.1.label', link: { href: { es: '#rumbo', en: '#rumbo' } } },
      ],
      note: 'hero.note',
      image: { kind: 'image', file: 'house-section.svg', decorative: true },
    },
    {
      kind: 'cards',
      id: 'conozcanos',
      heading: 'conozcanos.heading',
      form: 'doors',
      items: [
        {
          title: 'conozcanos.items.0.title',
          text: 'conozcanos.items.0.text',
          action: {
            kind: 'link',
            label: 'conozcanos.items.0.action.label',
            link: { href: { es: '/empresa/acerca', en: '/en/empresa/acerca' } },
          },
        },
        {
          title: 'conozcanos.items.1.title',
          text: 'conozcanos.items.1.text',
          action: {
            kind: 'link',
            label: 'conozcanos.items.1.action.label',
            link: { href: { es: '/empresa/valores', en: '/en/empresa/valores' } },
          },
        },
        {
          title: 'conozcanos.items.2.title',
          text: 'conozcanos.items.2.text',
          action: {
            kind: 'link',
            label: 'conozcanos.items.2.action.label',
            link: { href: { es: '/empresa/careers', en: '/en/empresa/careers' } },
          },
        },
      ],
    },
    {
      kind: 'pair',
      id: 'rumbo',
      items: [
        { heading: 'rumbo.items.0.heading', paragraphs: ['rumbo.items.0.paragraphs.0', 'rumbo.items.0.paragraphs.1'] },
        { heading: 'rumbo.items.1.heading', paragraphs: ['rumbo.items.1.paragraphs.0', 'rumbo.items.1.paragraphs.1'] },
      ],
    },
    {
      kind: 'prose',
      id: 'clientes',
      heading: 'clientes.heading',
      paragraphs: ['clientes.paragraphs.0'],
      points: ['clientes.points.0', 'clientes.points.1', 'clientes.points.2', 'clientes.points.3', 'clientes.points.4'],
      actions: [
        {
          kind: 'link',
          label: 'clientes.actions.0.label',
          style: 'secondary',
          link: { href: { es: '/servicios', en: '/en/servicios' } },
        },
        {
          kind: 'link',
          label: 'clientes.actions.1.label',
          style: 'quiet',
          link: { href: { es: '/casos-exito', en: '/en/casos-exito' } },
        },
      ],
    },
    {
      kind: 'callToAction',
      heading: 'callToAction.heading',
      text: 'callToAction.text',
      actions: [
        {
          kind: 'link',
          label: 'callToAction.actions.0.label',
          link: {
            href: {
              es: 'https://agenda.cimiento.example/nuevos-clientes',
              en: 'https://agenda.cimiento.example/nuevos-clientes',
            },
            external: true,
            event: 'phone_call',
          },
        },
        {
          kind: 'link',
          label: 'callToAction.actions.1.label',
          link: { href: { es: '/empresa/careers', en: '/en/empresa/careers' } },
        },
        {
          kind: 'link',
          label: 'callToAction.actions.2.label',
          style: 'quiet',
          link: { href: { es: '/inicio', en: '/en/inicio' } },
        },
      ],
    },
  ],
};
