import { defineArticle } from '#schema';

/** Not finished: on the dev server and in the preview, and in no build. */
export default defineArticle({
  slug: 'blanqueamiento-en-casa',
  title: { es: 'Blanqueamiento en casa', en: 'Whitening at home' },
  description: {
    es: 'Qué funciona y qué no de los blanqueamientos que se venden para usar en casa, y qué puede salir mal con los que no funcionan.',
    en: 'What works and what does not of the whitening kits sold for use at home, and what can go wrong with those that do not work.',
  },
  category: 'cuidados',
  date: '2026-11-10',
  draft: true,
  author: { es: 'Equipo de {{firmName}}', en: 'The {{firmName}} team' },
  body: { es: '<p>El bicarbonato hace daño.</p>', en: '<p>Baking soda does harm.</p>' },
});
