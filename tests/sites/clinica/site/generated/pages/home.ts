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
      points: ['hero.points.0', 'hero.points.1', 'hero.points.2'],
      actions: [
        {
          kind: 'link',
          label: 'hero.actions.0.label',
          link: {
            href: {
              es: '#cita',
              en: '#cita',
              fr: '#cita',
            },
          },
        },
        {
          kind: 'link',
          label: 'hero.actions.1.label',
          link: {
            href: {
              es: '/precios',
              en: '/en/precios',
              fr: '/precios',
            },
          },
        },
      ],
    },
    {
      kind: 'cards',
      id: 'tratamientos',
      heading: 'tratamientos.heading',
      form: 'windows',
      items: [
        {
          title: 'tratamientos.items.0.title',
          text: 'tratamientos.items.0.text',
        },
        {
          title: 'tratamientos.items.1.title',
          text: 'tratamientos.items.1.text',
        },
        {
          title: 'tratamientos.items.2.title',
          text: 'tratamientos.items.2.text',
        },
        {
          title: 'tratamientos.items.3.title',
          text: 'tratamientos.items.3.text',
        },
      ],
      actions: [
        {
          kind: 'link',
          label: 'tratamientos.actions.0.label',
          link: {
            href: {
              es: '/tratamientos',
              en: '/en/tratamientos',
              fr: '/fr/tratamientos',
            },
          },
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'steps.heading',
      items: [
        {
          title: 'steps.items.0.title',
          text: 'steps.items.0.text',
        },
        {
          title: 'steps.items.1.title',
          text: 'steps.items.1.text',
        },
        {
          title: 'steps.items.2.title',
          text: 'steps.items.2.text',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'faq.heading',
      items: [
        {
          question: 'faq.items.0.question',
          answer: 'faq.items.0.answer',
        },
        {
          question: 'faq.items.1.question',
          answer: 'faq.items.1.answer',
        },
        {
          question: 'faq.items.2.question',
          answer: 'faq.items.2.answer',
        },
      ],
    },
    {
      kind: 'formSection',
      id: 'cita',
      heading: 'cita.heading',
      lead: 'cita.lead',
      form: 'appointment',
      aside: {
        heading: 'cita.aside.heading',
        text: 'cita.aside.text',
        options: [
          {
            icon: 'phone',
            title: 'cita.aside.options.0.title',
            text: 'cita.aside.options.0.text',
            action: {
              kind: 'link',
              label: 'cita.aside.options.0.action.label',
              link: {
                href: {
                  es: 'tel:+523300000000',
                  en: 'tel:+523300000000',
                  fr: 'tel:+523300000000',
                },
              },
            },
          },
        ],
      },
    },
  ],
};
