// Generated from pages.fintech-landing of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledPage } from '#contract';

export const page: CompiledPage = {
  id: 'fintech-landing',
  layout: 'landing',
  title: 'title',
  description: 'description',
  breadcrumbs: [
    { label: 'shared:routes.home', href: { es: '/inicio', en: '/en/inicio' } },
    { label: 'shared:routes.services', href: { es: '/servicios', en: '/en/servicios' } },
    {
      label: 'shared:routes.fintech-selector',
      href: {
        es: '/servicios/cumplimiento-financiero-y-fintech',
        en: '/en/servicios/cumplimiento-financiero-y-fintech',
      },
    },
    {
      label: 'shared:routes.fintech-landing',
      href: { es: '/cumplimiento-fintech-landing', en: '/en/cumplimiento-fintech-landing' },
    },
  ],
  structuredData: 'service',
  headerAction: {
    kind: 'link',
    label: 'headerAction.label',
    link: {
      href: { es: 'https://agenda.cimiento.example/llamada', en: 'https://agenda.cimiento.example/llamada' },
      external: true,
      event: 'phone_call',
    },
  },
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
            href: { es: 'https://agenda.cimiento.example/llamada', en: 'https://agenda.cimiento.example/llamada' },
            external: true,
            event: 'phone_call',
          },
        },
        { kind: 'link', label: 'hero.actions.1.label', link: { href: { es: '#contact-form', en: '#contact-form' } } },
      ],
      offer: 'hero.offer',
      note: 'hero.note',
      motif: 'fintech',
      room: 'fintech',
      specimen: {
        kind: 'specimen',
        title: 'hero.specimen.title',
        drawing: {
          form: 'list',
          rows: [
            { label: 'hero.specimen.drawing.rows.0.label', text: 'hero.specimen.drawing.rows.0.text', ringed: true },
            { label: 'hero.specimen.drawing.rows.1.label', text: 'hero.specimen.drawing.rows.1.text' },
            { label: 'hero.specimen.drawing.rows.2.label', text: 'hero.specimen.drawing.rows.2.text' },
          ],
        },
        note: 'hero.specimen.note',
      },
    },
    {
      kind: 'stats',
      heading: 'stats.heading',
      lead: 'stats.lead',
      items: [
        { value: 'stats.items.0.value', label: 'stats.items.0.label' },
        { value: 'stats.items.1.value', label: 'stats.items.1.label' },
        { value: 'stats.items.2.value', label: 'stats.items.2.label' },
      ],
    },
    {
      kind: 'groups',
      id: 'servicios',
      heading: 'servicios.heading',
      lead: 'servicios.lead',
      items: [
        {
          title: 'servicios.items.0.title',
          text: 'servicios.items.0.text',
          services: [
            { label: 'servicios.items.0.services.0.label', tooltip: 'servicios.items.0.services.0.tooltip' },
            { label: 'servicios.items.0.services.1.label', tooltip: 'servicios.items.0.services.1.tooltip' },
            { label: 'servicios.items.0.services.2.label', tooltip: 'servicios.items.0.services.2.tooltip' },
            { label: 'servicios.items.0.services.3.label', tooltip: 'servicios.items.0.services.3.tooltip' },
          ],
        },
        {
          title: 'servicios.items.1.title',
          text: 'servicios.items.1.text',
          services: [
            { label: 'servicios.items.1.services.0.label', tooltip: 'servicios.items.1.services.0.tooltip' },
            { label: 'servicios.items.1.services.1.label', tooltip: 'servicios.items.1.services.1.tooltip' },
            { label: 'servicios.items.1.services.2.label', tooltip: 'servicios.items.1.services.2.tooltip' },
            { label: 'servicios.items.1.services.3.label', tooltip: 'servicios.items.1.services.3.tooltip' },
          ],
        },
        {
          title: 'servicios.items.2.title',
          text: 'servicios.items.2.text',
          services: [
            { label: 'servicios.items.2.services.0.label', tooltip: 'servicios.items.2.services.0.tooltip' },
            { label: 'servicios.items.2.services.1.label', tooltip: 'servicios.items.2.services.1.tooltip' },
            { label: 'servicios.items.2.services.2.label', tooltip: 'servicios.items.2.services.2.tooltip' },
            { label: 'servicios.items.2.services.3.label', tooltip: 'servicios.items.2.services.3.tooltip' },
          ],
        },
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
      actions: [
        {
          kind: 'link',
          label: 'beneficios.actions.0.label',
          link: {
            href: { es: 'https://agenda.cimiento.example/llamada', en: 'https://agenda.cimiento.example/llamada' },
            external: true,
            event: 'phone_call',
          },
        },
        {
          kind: 'link',
          label: 'beneficios.actions.1.label',
          link: { href: { es: '#contact-form', en: '#contact-form' } },
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
      kind: 'formSection',
      id: 'contact-form',
      heading: 'contact-form.heading',
      lead: 'contact-form.lead',
      form: 'fintech',
      firstStep: { label: 'contact-form.firstStep.label', button: 'contact-form.firstStep.button' },
      aside: {
        heading: 'contact-form.aside.heading',
        text: 'contact-form.aside.text',
        options: [
          {
            icon: 'video',
            title: 'contact-form.aside.options.0.title',
            text: 'contact-form.aside.options.0.text',
            action: {
              kind: 'link',
              label: 'contact-form.aside.options.0.action.label',
              link: {
                href: { es: 'https://agenda.cimiento.example/llamada', en: 'https://agenda.cimiento.example/llamada' },
                external: true,
                event: 'phone_call',
              },
            },
          },
          {
            icon: 'phone',
            title: 'contact-form.aside.options.1.title',
            text: 'contact-form.aside.options.1.text',
            action: {
              kind: 'link',
              label: 'contact-form.aside.options.1.action.label',
              link: { href: { es: 'tel:+525500000000', en: 'tel:+525500000000' } },
            },
          },
          {
            icon: 'email',
            title: 'contact-form.aside.options.2.title',
            text: 'contact-form.aside.options.2.text',
            action: {
              kind: 'link',
              label: 'contact-form.aside.options.2.action.label',
              link: { href: { es: 'mailto:hola@cimiento.example', en: 'mailto:hola@cimiento.example' } },
            },
          },
        ],
        guarantee: 'contact-form.aside.guarantee',
      },
    },
    {
      kind: 'faq',
      id: 'preguntas',
      heading: 'preguntas.heading',
      items: [
        { question: 'preguntas.items.0.question', answer: 'preguntas.items.0.answer' },
        { question: 'preguntas.items.1.question', answer: 'preguntas.items.1.answer' },
        { question: 'preguntas.items.2.question', answer: 'preguntas.items.2.answer' },
        { question: 'preguntas.items.3.question', answer: 'preguntas.items.3.answer' },
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
            href: { es: 'https://agenda.cimiento.example/llamada', en: 'https://agenda.cimiento.example/llamada' },
            external: true,
            event: 'phone_call',
          },
        },
        {
          kind: 'link',
          label: 'callToAction.actions.1.label',
          link: { href: { es: '#contact-form', en: '#contact-form' } },
        },
      ],
    },
  ],
};
