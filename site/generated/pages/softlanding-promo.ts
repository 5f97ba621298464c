// Generated from pages.softlanding-promo of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledPage } from '#contract';

export const page: CompiledPage = {
  id: 'softlanding-promo',
  layout: 'landing',
  title: 'title',
  description: 'description',
  breadcrumbs: [
    { label: 'shared:routes.home', href: { es: '/inicio', en: '/en/inicio' } },
    { label: 'shared:routes.services', href: { es: '/servicios', en: '/en/servicios' } },
    {
      label: 'shared:routes.softlanding',
      href: { es: '/servicios/softlanding-mexico', en: '/en/servicios/softlanding-mexico' },
    },
    { label: 'shared:routes.softlanding-promo', href: { es: '/softlanding-promo', en: '/en/softlanding-promo' } },
  ],
  structuredData: 'service',
  headerAction: {
    kind: 'link',
    label: 'headerAction.label',
    link: {
      href: { es: 'https://agenda.cimiento.example/consulta', en: 'https://agenda.cimiento.example/consulta' },
      external: true,
      event: 'phone_call',
    },
  },
  languageByCountry: true,
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'hero.eyebrow',
      heading: 'hero.heading',
      lead: 'hero.lead',
      actions: [
        { kind: 'link', label: 'hero.actions.0.label', link: { href: { es: '#solicitud', en: '#solicitud' } } },
        {
          kind: 'link',
          label: 'hero.actions.1.label',
          link: {
            href: { es: 'https://agenda.cimiento.example/consulta', en: 'https://agenda.cimiento.example/consulta' },
            external: true,
            event: 'phone_call',
          },
        },
      ],
      offer: 'hero.offer',
      note: 'hero.note',
      motif: 'softlanding',
      room: 'softlanding',
      specimen: {
        kind: 'specimen',
        title: 'hero.specimen.title',
        drawing: {
          form: 'list',
          rows: [
            { label: 'hero.specimen.drawing.rows.0.label', text: 'hero.specimen.drawing.rows.0.text' },
            { label: 'hero.specimen.drawing.rows.1.label', text: 'hero.specimen.drawing.rows.1.text', ringed: true },
            { label: 'hero.specimen.drawing.rows.2.label', text: 'hero.specimen.drawing.rows.2.text' },
          ],
        },
        note: 'hero.specimen.note',
      },
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
        { value: 'cifras.items.3.value', label: 'cifras.items.3.label' },
      ],
    },
    {
      kind: 'cards',
      id: 'servicios',
      heading: 'servicios.heading',
      lead: 'servicios.lead',
      form: 'windows',
      items: [
        { mark: 'servicios.items.0.mark', title: 'servicios.items.0.title', text: 'servicios.items.0.text' },
        { mark: 'servicios.items.1.mark', title: 'servicios.items.1.title', text: 'servicios.items.1.text' },
        { mark: 'servicios.items.2.mark', title: 'servicios.items.2.title', text: 'servicios.items.2.text' },
        { mark: 'servicios.items.3.mark', title: 'servicios.items.3.title', text: 'servicios.items.3.text' },
        { mark: 'servicios.items.4.mark', title: 'servicios.items.4.title', text: 'servicios.items.4.text' },
        { mark: 'servicios.items.5.mark', title: 'servicios.items.5.title', text: 'servicios.items.5.text' },
      ],
    },
    {
      kind: 'values',
      id: 'beneficios',
      heading: 'beneficios.heading',
      items: [
        { title: 'beneficios.items.0.title', text: 'beneficios.items.0.text' },
        { title: 'beneficios.items.1.title', text: 'beneficios.items.1.text' },
        { title: 'beneficios.items.2.title', text: 'beneficios.items.2.text' },
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
      kind: 'formSection',
      id: 'solicitud',
      heading: 'solicitud.heading',
      lead: 'solicitud.lead',
      form: 'softlanding-promo',
      firstStep: { label: 'solicitud.firstStep.label', button: 'solicitud.firstStep.button' },
    },
    {
      kind: 'faq',
      id: 'preguntas',
      heading: 'preguntas.heading',
      items: [
        {
          question: 'preguntas.items.0.question',
          answer: 'preguntas.items.0.answer',
          source: {
            kind: 'link',
            label: 'preguntas.items.0.source.label',
            link: {
              href: {
                es: 'https://www.diputados.gob.mx/LeyesBiblio/',
                en: 'https://www.diputados.gob.mx/LeyesBiblio/',
              },
              external: true,
            },
          },
        },
        {
          question: 'preguntas.items.1.question',
          answer: 'preguntas.items.1.answer',
          source: {
            kind: 'link',
            label: 'preguntas.items.1.source.label',
            link: {
              href: {
                es: 'https://www.diputados.gob.mx/LeyesBiblio/',
                en: 'https://www.diputados.gob.mx/LeyesBiblio/',
              },
              external: true,
            },
          },
        },
        {
          question: 'preguntas.items.2.question',
          answer: 'preguntas.items.2.answer',
          source: {
            kind: 'link',
            label: 'preguntas.items.2.source.label',
            link: {
              href: {
                es: 'https://www.diputados.gob.mx/LeyesBiblio/',
                en: 'https://www.diputados.gob.mx/LeyesBiblio/',
              },
              external: true,
            },
          },
        },
        {
          question: 'preguntas.items.3.question',
          answer: 'preguntas.items.3.answer',
          source: {
            kind: 'link',
            label: 'preguntas.items.3.source.label',
            link: {
              href: {
                es: 'https://www.diputados.gob.mx/LeyesBiblio/',
                en: 'https://www.diputados.gob.mx/LeyesBiblio/',
              },
              external: true,
            },
          },
        },
        {
          question: 'preguntas.items.4.question',
          answer: 'preguntas.items.4.answer',
          source: {
            kind: 'link',
            label: 'preguntas.items.4.source.label',
            link: {
              href: {
                es: 'https://www.diputados.gob.mx/LeyesBiblio/',
                en: 'https://www.diputados.gob.mx/LeyesBiblio/',
              },
              external: true,
            },
          },
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
            href: { es: 'https://agenda.cimiento.example/consulta', en: 'https://agenda.cimiento.example/consulta' },
            external: true,
            event: 'phone_call',
          },
        },
      ],
    },
  ],
};
