import { type BlockOf, quotes } from '#schema';
import { type Examples, words } from '../../gallery/example.ts';

const flag = words('Ejemplo representativo');

const items: BlockOf<'quotes'>['items'] = [
  {
    text: words('Ahora hay una sola respuesta, por escrito, y sabemos quién responde por ella.'),
    author: words('Dirección de finanzas, institución de fondos de pago electrónico'),
    rating: 5,
  },
  { text: words('Contestan.'), author: words('Empresa de software, Alemania'), rating: 4 },
  { text: words('Por fin entiendo mi contabilidad.'), author: words('Fundadora de una startup'), rating: 5 },
];

export const examples: Examples<'quotes'> = {
  smallest: {
    says: 'A single voice. The flag is read with it, so that nobody takes an example for a testimonial.',
    block: quotes({ heading: words('Lo que nos dicen'), flag, items: items.slice(2) }),
  },
  full: {
    says: 'Three or four voices; the first is set largest, so choose the one that says most.',
    block: quotes({
      id: 'opiniones',
      heading: words('Opiniones'),
      lead: words('Escritas por la firma.'),
      flag,
      items,
    }),
  },
};
