import { definePage, linkTo, notice } from '#schema';

/** What every unknown path answers with. */
export default definePage({
  id: 'not-found',
  layout: 'message',
  title: { es: 'Página no encontrada', en: 'Page not found', fr: 'Page introuvable' },
  description: {
    es: 'La página que busca no existe o cambió de dirección. Desde aquí puede volver al inicio o llamarnos.',
    en: 'The page you are looking for does not exist or has moved. From here you can go home or call us.',
    fr: 'La page que vous cherchez n’existe pas ou a changé d’adresse. Revenez à l’accueil ou appelez-nous.',
  },
  blocks: [
    notice({
      heading: { es: 'Aquí falta una pieza', en: 'There is a gap here', fr: 'Il manque une pièce ici' },
      paragraphs: [
        {
          es: 'La dirección que abrió no existe o cambió de lugar.',
          en: 'The address you opened does not exist or has moved.',
          fr: 'L’adresse que vous avez ouverte n’existe pas ou a changé.',
        },
      ],
      actions: [
        linkTo('home', { es: 'Ir al inicio', en: 'Go home', fr: 'Aller à l’accueil' }),
        linkTo('contact', { es: 'Contacto', en: 'Contact', fr: 'Contact' }),
      ],
    }),
  ],
});
