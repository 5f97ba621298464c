import { defineArticle } from '#schema';

/** For later: it appears with the first build after its moment. */
export default defineArticle({
  slug: 'su-dentista-en-el-siglo-xxii',
  title: { es: 'Su dentista en el siglo XXII', en: 'Your dentist in the 22nd century' },
  description: {
    es: 'Cien años de consultorio en una página: qué ha cambiado en la silla del dentista, qué sigue igual y qué nos siguen preguntando.',
    en: 'A hundred years of surgery on one page: what has changed in the dentist’s chair, what has not, and what people still ask us.',
  },
  category: 'visitas',
  publish: '2099-12-31T09:00',
  author: { es: 'Equipo de {{firmName}}', en: 'The {{firmName}} team' },
  body: { es: '<p>Duele menos.</p>', en: '<p>It hurts less.</p>' },
});
