import { definePage, linkTo, notice } from '#schema';

/** The advice, until there is a second article: then the list of them stands here. */
export default definePage({
  id: 'advice',
  layout: 'message',
  title: { es: 'Consejos del dentista', en: 'Advice from the dentist', fr: 'Conseils du dentiste' },
  description: {
    es: 'Consejos de nuestros dentistas en Guadalajara: cómo cuidar los dientes en casa y cómo prepararse para cada visita al consultorio.',
    en: 'Advice from our dentists in Guadalajara: how to look after your teeth at home and how to prepare for each visit to the surgery.',
    fr: 'Les conseils de nos dentistes à Guadalajara : prendre soin de ses dents à la maison et bien préparer chaque visite au cabinet.',
  },
  blocks: [
    notice({
      heading: { es: 'Los consejos están por llegar', en: 'Advice is on its way', fr: 'Les conseils arrivent bientôt' },
      paragraphs: [
        {
          es: 'Mientras tanto, pregúntenos.',
          en: 'In the meantime, ask us.',
          fr: 'En attendant, posez-nous vos questions.',
        },
      ],
      actions: [linkTo('contact')],
    }),
  ],
});
