// Generated from pages.ai-advisory of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledPage } from '#contract';

export const page: CompiledPage = {
  id: 'ai-advisory',
  layout: 'service',
  title: 'title',
  description: 'description',
  breadcrumbs: [
    { label: 'shared:routes.home', href: { es: '/inicio', en: '/en/inicio' } },
    { label: 'shared:routes.services', href: { es: '/servicios', en: '/en/servicios' } },
    { label: 'shared:routes.ai-advisory', href: { es: '/servicios/asesoria-ia', en: '/en/servicios/asesoria-ia' } },
  ],
  structuredData: 'service',
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
            href: { es: 'https://agenda.cimiento.example/consulta', en: 'https://agenda.cimiento.example/consulta' },
            external: true,
            event: 'phone_call',
          },
        },
        { kind: 'link', label: 'hero.actions.1.label', link: { href: { es: '#servicios', en: '#servicios' } } },
      ],
      offer: 'hero.offer',
      note: 'hero.note',
      motif: 'ai',
      room: 'ai',
      specimen: {
        kind: 'specimen',
        title: 'hero.specimen.title',
        drawing: {
          form: 'answer',
          question: { label: 'hero.specimen.drawing.question.label', text: 'hero.specimen.drawing.question.text' },
          answer: { label: 'hero.specimen.drawing.answer.label', text: 'hero.specimen.drawing.answer.text' },
          source: { label: 'hero.specimen.drawing.source.label', text: 'hero.specimen.drawing.source.text' },
          review: {
            label: 'hero.specimen.drawing.review.label',
            text: 'hero.specimen.drawing.review.text',
            initials: 'hero.specimen.drawing.review.initials',
          },
        },
        note: 'hero.specimen.note',
      },
    },
    { kind: 'statement', heading: 'statement.heading', paragraphs: ['statement.paragraphs.0'] },
    {
      kind: 'cards',
      id: 'servicios',
      heading: 'servicios.heading',
      lead: 'servicios.lead',
      items: [
        {
          title: 'servicios.items.0.title',
          text: 'servicios.items.0.text',
          points: ['servicios.items.0.points.0', 'servicios.items.0.points.1', 'servicios.items.0.points.2'],
        },
        {
          title: 'servicios.items.1.title',
          text: 'servicios.items.1.text',
          points: ['servicios.items.1.points.0', 'servicios.items.1.points.1', 'servicios.items.1.points.2'],
        },
        {
          title: 'servicios.items.2.title',
          text: 'servicios.items.2.text',
          points: ['servicios.items.2.points.0', 'servicios.items.2.points.1', 'servicios.items.2.points.2'],
        },
        {
          title: 'servicios.items.3.title',
          text: 'servicios.items.3.text',
          points: ['servicios.items.3.points.0', 'servicios.items.3.points.1', 'servicios.items.3.points.2'],
        },
      ],
    },
    {
      kind: 'interval',
      image: { kind: 'image', file: 'intervals/ai.svg', decorative: true, focus: { x: 100, y: 50 } },
      labels: [
        { name: 'interval.labels.0.name', note: 'interval.labels.0.note' },
        { name: 'interval.labels.1.name', note: 'interval.labels.1.note' },
        { name: 'interval.labels.2.name', note: 'interval.labels.2.note' },
      ],
    },
    {
      kind: 'steps',
      id: 'cuidados',
      heading: 'cuidados.heading',
      lead: 'cuidados.lead',
      items: [
        { title: 'cuidados.items.0.title', text: 'cuidados.items.0.text' },
        { title: 'cuidados.items.1.title', text: 'cuidados.items.1.text' },
        { title: 'cuidados.items.2.title', text: 'cuidados.items.2.text' },
        { title: 'cuidados.items.3.title', text: 'cuidados.items.3.text' },
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
      kind: 'bookingWidget',
      id: 'agenda',
      heading: 'agenda.heading',
      text: 'agenda.text',
      calendar: 'intro',
      label: 'agenda.label',
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
        { question: 'preguntas.items.1.question', answer: 'preguntas.items.1.answer' },
        { question: 'preguntas.items.2.question', answer: 'preguntas.items.2.answer' },
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
          link: { href: { es: '/servicios', en: '/en/servicios' } },
        },
      ],
    },
  ],
};
