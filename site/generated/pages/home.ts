// Generated from pages.home of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledPage } from '#contract';

export const page: CompiledPage = {
  id: 'home',
  layout: 'home',
  title: 'title',
  description: 'description',
  structuredData: 'organisation',
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
          style: 'primary',
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
          label: 'hero.actions.1.label',
          style: 'secondary',
          link: { href: { es: '/servicios', en: '/en/servicios' } },
        },
        {
          kind: 'alert',
          label: 'hero.actions.2.label',
          style: 'quiet',
          alert: 'dashboard.unavailable',
          message: 'shared:errors.dashboard.unavailable.message',
        },
        {
          kind: 'alert',
          label: 'hero.actions.3.label',
          style: 'quiet',
          alert: 'dashboard.unavailable',
          message: 'shared:errors.dashboard.unavailable.message',
        },
      ],
      offer: 'hero.offer',
      note: 'hero.note',
      tiles: [
        { title: 'hero.tiles.0.title', text: 'hero.tiles.0.text', motif: 'legal' },
        { title: 'hero.tiles.1.title', text: 'hero.tiles.1.text', motif: 'accounting' },
        { title: 'hero.tiles.2.title', text: 'hero.tiles.2.text', motif: 'fintech' },
      ],
      house: 'whole',
    },
    {
      kind: 'stats',
      id: 'cifras',
      heading: 'cifras.heading',
      lead: 'cifras.lead',
      items: [
        { value: 'cifras.items.0.value', label: 'cifras.items.0.label' },
        { value: 'cifras.items.1.value', label: 'cifras.items.1.label' },
        { value: 'cifras.items.2.value', label: 'cifras.items.2.label' },
      ],
      actions: [
        {
          kind: 'link',
          label: 'cifras.actions.0.label',
          link: { href: { es: '/casos-exito', en: '/en/casos-exito' } },
        },
      ],
    },
    { kind: 'serviceCards', id: 'services', heading: 'services.heading', lead: 'services.lead' },
    {
      kind: 'values',
      id: 'about',
      heading: 'about.heading',
      lead: 'about.lead',
      items: [
        { title: 'about.items.0.title', text: 'about.items.0.text' },
        { title: 'about.items.1.title', text: 'about.items.1.text' },
        { title: 'about.items.2.title', text: 'about.items.2.text' },
        { title: 'about.items.3.title', text: 'about.items.3.text' },
        { title: 'about.items.4.title', text: 'about.items.4.text' },
        { title: 'about.items.5.title', text: 'about.items.5.text' },
      ],
      highlights: [
        { title: 'about.highlights.0.title', text: 'about.highlights.0.text' },
        { title: 'about.highlights.1.title', text: 'about.highlights.1.text' },
        { title: 'about.highlights.2.title', text: 'about.highlights.2.text' },
      ],
      actions: [
        {
          kind: 'link',
          label: 'about.actions.0.label',
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
          label: 'about.actions.1.label',
          link: { href: { es: '/empresa/valores', en: '/en/empresa/valores' } },
        },
        {
          kind: 'link',
          label: 'about.actions.2.label',
          style: 'quiet',
          link: { href: { es: '/empresa/acerca', en: '/en/empresa/acerca' } },
        },
      ],
    },
    {
      kind: 'cards',
      id: 'honorarios',
      heading: 'honorarios.heading',
      form: 'band',
      items: [
        { title: 'honorarios.items.0.title', text: 'honorarios.items.0.text' },
        { title: 'honorarios.items.1.title', text: 'honorarios.items.1.text' },
        { title: 'honorarios.items.2.title', text: 'honorarios.items.2.text' },
      ],
    },
    {
      kind: 'faq',
      heading: 'faq.heading',
      items: [
        { question: 'faq.items.0.question', answer: 'faq.items.0.answer' },
        { question: 'faq.items.1.question', answer: 'faq.items.1.answer' },
        { question: 'faq.items.2.question', answer: 'faq.items.2.answer' },
      ],
    },
    {
      kind: 'formSection',
      id: 'contact',
      heading: 'contact.heading',
      lead: 'contact.lead',
      form: 'contact-home',
      aside: {
        heading: 'contact.aside.heading',
        text: 'contact.aside.text',
        actions: [
          {
            kind: 'link',
            label: 'contact.aside.actions.0.label',
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
            label: 'contact.aside.actions.1.label',
            style: 'quiet',
            link: { href: { es: '/contacto', en: '/en/contacto' } },
          },
          {
            kind: 'link',
            label: 'contact.aside.actions.2.label',
            style: 'quiet',
            link: { href: { es: '/datos-legales', en: '/en/datos-legales' } },
          },
        ],
      },
    },
  ],
};
