// Generated from pages.careers of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledPage } from '#contract';

export const page: CompiledPage = {
  id: 'careers',
  layout: 'company',
  title: 'title',
  description: 'description',
  breadcrumbs: [
    { label: 'shared:routes.home', href: { es: '/inicio', en: '/en/inicio', fr: '/fr/inicio' } },
    { label: 'shared:routes.company', href: { es: '/empresa', en: '/en/empresa', fr: '/empresa' } },
    {
      label: 'shared:routes.careers',
      href: { es: '/empresa/careers', en: '/en/empresa/careers', fr: '/empresa/careers' },
    },
  ],
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'hero.eyebrow',
      heading: 'hero.heading',
      lead: 'hero.lead',
      actions: [{ kind: 'dialog', label: 'hero.actions.0.label', dialog: 'postulacion' }],
    },
    {
      kind: 'values',
      id: 'principios',
      heading: 'principios.heading',
      items: [
        { title: 'principios.items.0.title', text: 'principios.items.0.text' },
        { title: 'principios.items.1.title', text: 'principios.items.1.text' },
      ],
    },
    {
      kind: 'pair',
      id: 'acuerdo',
      items: [
        { heading: 'acuerdo.items.0.heading', paragraphs: ['acuerdo.items.0.paragraphs.0'] },
        { heading: 'acuerdo.items.1.heading', paragraphs: ['acuerdo.items.1.paragraphs.0'] },
      ],
    },
    { kind: 'formDialog', id: 'postulacion', heading: 'postulacion.heading', lead: 'postulacion.lead', form: 'career' },
  ],
};
