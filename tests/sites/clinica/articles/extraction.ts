import { defineArticle } from '#schema';

/** The days after an extraction. */
export default defineArticle({
  slug: 'despues-de-una-extraccion',
  title: { es: 'Después de una extracción', en: 'After an extraction', fr: 'Après une extraction' },
  heading: {
    es: 'Los tres días después de una extracción',
    en: 'The three days after an extraction',
    fr: 'Les trois jours après une extraction',
  },
  description: {
    es: 'Qué comer, qué evitar y cuándo llamarnos en los tres días que siguen a una extracción, también si fue la muela del juicio.',
    en: 'What to eat, what to avoid and when to call us in the three days after an extraction, also if it was a wisdom tooth.',
    fr: 'Que manger, qu’éviter et quand nous appeler dans les trois jours qui suivent une extraction, même d’une dent de sagesse.',
  },
  category: 'cuidados',
  date: '2026-09-28',
  author: { es: 'Equipo de {{firmName}}', en: 'The {{firmName}} team', fr: 'L’équipe de {{firmName}}' },
  related: ['antes-de-la-primera-cita'],
  sharePicture: true,
  body: {
    es: '<p>El coágulo que se forma es lo que cura. Todo lo que sigue sirve para cuidarlo.</p>\n<ul>\n<li><strong>El primer día:</strong> gasa, hielo y reposo.</li>\n<li><strong>El segundo:</strong> comida blanda y nada de popotes.</li>\n<li><strong>El tercero:</strong> enjuagues tibios con sal.</li>\n</ul>\n<p>Si duele más el tercer día que el primero, <a href="page:contact">llámenos</a>.</p>',
    en: '<p>The clot that forms is what heals. Everything that follows is for looking after it.</p>\n<ul>\n<li><strong>The first day:</strong> gauze, ice and rest.</li>\n<li><strong>The second:</strong> soft food, and no straws.</li>\n<li><strong>The third:</strong> lukewarm rinses with salt.</li>\n</ul>\n<p>If it hurts more on the third day than on the first, <a href="page:contact">call us</a>.</p>',
    fr: '<p>Le caillot qui se forme est ce qui guérit. Tout ce qui suit sert à le protéger.</p>\n<ul>\n<li><strong>Le premier jour :</strong> compresse, glace et repos.</li>\n<li><strong>Le deuxième :</strong> aliments mous, et pas de paille.</li>\n<li><strong>Le troisième :</strong> bains de bouche tièdes au sel.</li>\n</ul>\n<p>Si la douleur est plus forte le troisième jour que le premier, <a href="page:contact">appelez-nous</a>.</p>',
  },
});
