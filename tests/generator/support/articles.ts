import type { ArticleEntry } from '../../../generator/schema/index.ts';

/** Valid articles that differ in their words, `texto-0` and so on. */
export function articles(count: number): ArticleEntry[] {
  return Array.from({ length: count }, (_, index) => ({
    slug: `texto-${index}`,
    title: { es: `Texto ${index}`, en: `Text ${index}` },
    description: {
      es: `El texto número ${index} trata de lo que conviene tener en orden antes de que termine el año.`,
      en: `Text number ${index} is about what should be in order before the year comes to an end, and why.`,
    },
    category: { es: 'Fiscal', en: 'Tax' },
    date: '2024-02-01',
    author: { es: 'Equipo', en: 'Team' },
    body: { es: `<h2>Parte</h2>\n<p>Cuerpo ${index}.</p>`, en: `<h2>Part</h2>\n<p>Body ${index}.</p>` },
  }));
}
