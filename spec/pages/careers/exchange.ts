import { cards } from '#schema';

/** What the firm asks for and what it offers. */
export const exchange = cards({
  id: 'acuerdo',
  heading: { es: 'Qué buscamos y qué encontrará aquí', en: 'What we look for and what you’ll find here' },
  items: [
    {
      title: { es: 'Lo que pedimos', en: 'What we ask' },
      text: {
        es: 'El título cuenta, pero pesa más cómo trabaja usted.',
        en: 'Your degree counts, but how you work counts more.',
      },
      points: [
        {
          es: 'Estudios, en curso o terminados, en derecho, contaduría o un campo cercano',
          en: 'A degree, finished or in progress, in law, accounting or a related field',
        },
        {
          es: 'Español escrito con claridad; el inglés ayuda con clientes del extranjero',
          en: 'Clear written Spanish; English helps with clients from abroad',
        },
        { es: 'Discreción con la información ajena', en: 'Discretion with other people’s information' },
        {
          es: 'Disposición a que le corrijan y a corregir con respeto',
          en: 'Willingness to be corrected, and to correct others with respect',
        },
      ],
    },
    {
      title: { es: 'Lo que ofrecemos', en: 'What we offer' },
      text: {
        es: 'Las condiciones de cada puesto se hablan desde la primera conversación y quedan por escrito.',
        en: 'The terms of each position are discussed from the first conversation and set down in writing.',
      },
      points: [
        {
          es: 'Asuntos reales desde G1, con alguien que revisa y explica',
          en: 'Real matters from G1 on, with someone who reviews and explains',
        },
        {
          es: 'Trabajo diario con la otra profesión',
          en: 'Daily work with the other profession',
        },
        {
          es: 'Temas que cambian: fintech, prevención de lavado de dinero, empresas extranjeras, inteligencia artificial',
          en: 'Fields that keep changing: fintech, anti-money-laundering, foreign companies, artificial intelligence',
        },
        {
          es: 'Una conversación franca sobre lo que falta para el siguiente grado',
          en: 'A frank conversation about what you still need for the next grade',
        },
      ],
    },
  ],
});
