// Generated from pages.treasury of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledPage } from '#contract';

export const page: CompiledPage = {
  id: 'treasury',
  layout: 'service',
  title: 'title',
  description: 'description',
  breadcrumbs: [
    { label: 'shared:routes.home', href: { es: '/inicio', en: '/en/inicio' } },
    { label: 'shared:routes.services', href: { es: '/servicios', en: '/en/servicios' } },
    { label: 'shared:routes.treasury', href: { es: '/servicios/tesoreria', en: '/en/servicios/tesoreria' } },
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
            href: {
              es: 'https://agenda.cimiento.example/nuevos-clientes',
              en: 'https://agenda.cimiento.example/nuevos-clientes',
            },
            external: true,
            event: 'phone_call',
          },
        },
        { kind: 'link', label: 'hero.actions.1.label', link: { href: { es: '#servicios', en: '#servicios' } } },
      ],
      offer: 'hero.offer',
      motif: 'treasury',
      room: 'treasury',
      specimen: {
        kind: 'specimen',
        title: 'hero.specimen.title',
        drawing: {
          form: 'cash',
          postpone: { label: 'hero.specimen.drawing.postpone.label', week: 7, amount: 140, most: 4 },
          week: 'hero.specimen.drawing.week',
          balance: 'hero.specimen.drawing.balance',
          weeks: [620, 580, 510, 550, 470, 400, 290, 180, 120, 210, 340, 410, 520],
          minimum: { label: 'hero.specimen.drawing.minimum.label', amount: 250 },
          advice: { below: 'hero.specimen.drawing.advice.below', above: 'hero.specimen.drawing.advice.above' },
        },
        note: 'hero.specimen.note',
      },
    },
    { kind: 'statement', id: 'limites', heading: 'limites.heading', paragraphs: ['limites.paragraphs.0'] },
    {
      kind: 'cards',
      id: 'servicios',
      heading: 'servicios.heading',
      lead: 'servicios.lead',
      form: 'windows',
      items: [
        {
          title: 'servicios.items.0.title',
          text: 'servicios.items.0.text',
          details: 'servicios.items.0.details',
          points: ['servicios.items.0.points.0', 'servicios.items.0.points.1'],
        },
        {
          title: 'servicios.items.1.title',
          text: 'servicios.items.1.text',
          details: 'servicios.items.1.details',
          points: ['servicios.items.1.points.0', 'servicios.items.1.points.1'],
        },
        {
          title: 'servicios.items.2.title',
          text: 'servicios.items.2.text',
          details: 'servicios.items.2.details',
          points: ['servicios.items.2.points.0', 'servicios.items.2.points.1'],
        },
        {
          title: 'servicios.items.3.title',
          text: 'servicios.items.3.text',
          details: 'servicios.items.3.details',
          points: ['servicios.items.3.points.0', 'servicios.items.3.points.1'],
        },
        {
          title: 'servicios.items.4.title',
          text: 'servicios.items.4.text',
          details: 'servicios.items.4.details',
          points: ['servicios.items.4.points.0', 'servicios.items.4.points.1'],
        },
        {
          title: 'servicios.items.5.title',
          text: 'servicios.items.5.text',
          details: 'servicios.items.5.details',
          points: ['servicios.items.5.points.0', 'servicios.items.5.points.1'],
        },
        {
          title: 'servicios.items.6.title',
          text: 'servicios.items.6.text',
          details: 'servicios.items.6.details',
          points: ['servicios.items.6.points.0', 'servicios.items.6.points.1'],
        },
      ],
    },
    {
      kind: 'interval',
      image: { kind: 'image', file: 'intervals/treasury.svg', alt: 'interval.image.alt', focus: { x: 76, y: 50 } },
    },
    {
      kind: 'cards',
      id: 'aliados',
      heading: 'aliados.heading',
      lead: 'aliados.lead',
      form: 'rows',
      items: [
        { title: 'aliados.items.0.title', text: 'aliados.items.0.text' },
        { title: 'aliados.items.1.title', text: 'aliados.items.1.text' },
        { title: 'aliados.items.2.title', text: 'aliados.items.2.text' },
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
          link: { href: { es: '/servicios', en: '/en/servicios' } },
        },
      ],
    },
  ],
};
