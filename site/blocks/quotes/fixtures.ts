import { quotes } from '#schema';
import type { Example } from '../../gallery/example.ts';
import { words } from '../../gallery/words.ts';

const flag = words({ es: 'Ejemplo representativo', en: 'Representative example' });

export const examples: readonly Example<'quotes'>[] = [
  {
    name: 'smallest',
    says: 'A single voice. The flag is read with it, so that nobody takes an example for a testimonial.',
    block: quotes({
      heading: words({ es: 'Lo que nos dicen', en: 'What we hear' }),
      flag,
      items: [
        {
          text: words({ es: 'Por fin entiendo mi contabilidad.', en: 'At last I understand my own books.' }),
          author: words({ es: 'Fundadora de una startup', en: 'Founder of a startup' }),
          rating: 5,
        },
      ],
    }),
  },
  {
    name: 'full',
    says: 'Three or four voices; the first is set largest, so let it be the one that says most.',
    block: quotes({
      id: 'opiniones',
      heading: words({ es: 'Opiniones', en: 'Opinions' }),
      lead: words({
        es: 'Escritas por la firma a partir de comentarios habituales.',
        en: 'Written by the firm from comments that it often hears.',
      }),
      flag,
      items: [
        {
          text: words({
            es: 'Llegamos con tres despachos distintos y cada uno nos daba una respuesta. Ahora hay una sola, por escrito, y sabemos quién responde por ella cuando la autoridad pregunta.',
            en: 'We came with three different firms, each of which gave us an answer of its own. Now there is a single one, in writing, and we know who stands by it when the authority asks.',
          }),
          author: words({
            es: 'Dirección de finanzas, institución de fondos de pago electrónico',
            en: 'Head of finance, electronic payment funds institution',
          }),
          rating: 5,
        },
        {
          text: words({
            es: 'Nos dijeron que no hacía falta constituir nada todavía.',
            en: 'They told us that there was no need to incorporate anything yet.',
          }),
          author: words({ es: 'Empresa de software, Alemania', en: 'Software company, Germany' }),
          rating: 4,
        },
        {
          text: words({
            es: 'Contestan. Parece poco y es lo que más se agradece.',
            en: 'They answer. It sounds like little, and it is what we are most grateful for.',
          }),
          author: words({ es: 'Contraloría, constructora', en: 'Controller, construction company' }),
          rating: 5,
        },
      ],
    }),
  },
];
