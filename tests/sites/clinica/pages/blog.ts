import { definePage, linkTo, notice } from '#schema';

/** The advice, until there is a second article: then the list of them stands here. */
export default definePage({
  id: 'blog',
  layout: 'message',
  title: { es: 'Consejos del dentista', en: 'Advice from the dentist' },
  description: {
    es: 'Consejos de nuestros dentistas en Guadalajara: cómo cuidar los dientes en casa y cómo prepararse para cada visita al consultorio.',
    en: 'Advice from our dentists in Guadalajara: how to look after your teeth at home and how to prepare for each visit to the surgery.',
  },
  blocks: [
    notice({
      heading: { es: 'Los consejos están por llegar', en: 'Advice is on its way' },
      paragraphs: [{ es: 'Mientras tanto, pregúntenos.', en: 'In the meantime, ask us.' }],
      actions: [linkTo('contact')],
    }),
  ],
});
