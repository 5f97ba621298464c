import { quotes } from '#schema';
import type { BlockOf } from '#schema';
import type { Example } from '../../gallery/example.ts';
import { words } from '../../gallery/words.ts';

const flag = words('Ejemplo representativo', 'Representative example');

const items: BlockOf<'quotes'>['items'] = [
  {
    text: words(
      'Llegamos con tres despachos distintos y cada uno nos daba una respuesta. Ahora hay una sola, por escrito, y sabemos quién responde por ella cuando la autoridad pregunta.',
      'We came with three different firms, each of which gave us an answer of its own. Now there is a single one, in writing, and we know who stands by it when the authority asks.',
    ),
    author: words(
      'Dirección de finanzas, institución de fondos de pago electrónico',
      'Head of finance, electronic payment funds institution',
    ),
    rating: 5,
  },
  {
    text: words('Contestan.', 'They answer.'),
    author: words('Empresa de software, Alemania', 'Software company, Germany'),
    rating: 4,
  },
  {
    text: words('Por fin entiendo mi contabilidad.', 'At last I understand my own books.'),
    author: words('Fundadora de una startup', 'Founder of a startup'),
    rating: 5,
  },
];

export const examples: readonly Example<'quotes'>[] = [
  {
    name: 'smallest',
    says: 'A single voice. The flag is read with it, so that nobody takes an example for a testimonial.',
    block: quotes({ heading: words('Lo que nos dicen', 'What we hear'), flag, items: items.slice(2) }),
  },
  {
    name: 'full',
    says: 'Three or four voices; the first is set largest, so choose the one that says most.',
    block: quotes({
      id: 'opiniones',
      heading: words('Opiniones', 'Opinions'),
      lead: words('Escritas por la firma.', 'Written by the firm.'),
      flag,
      items,
    }),
  },
];
