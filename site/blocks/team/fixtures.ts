import { image, linkTo, team } from '#schema';
import type { Example } from '../../gallery/example.ts';
import { pages, portrait } from '../../gallery/names.ts';
import { words } from '../../gallery/words.ts';

const inHerOffice = words({ es: 'Ana Robles en su despacho', en: 'Ana Robles in her office' });

export const examples: readonly Example<'team'>[] = [
  {
    name: 'smallest',
    says: 'One person with a portrait, a name and a role.',
    block: team({
      heading: words({ es: 'Quién le atiende', en: 'Who looks after you' }),
      items: [
        {
          image: image({ file: portrait, alt: inHerOffice }),
          name: 'Ana Robles',
          role: words({ es: 'Contadora', en: 'Accountant' }),
        },
      ],
    }),
  },
  {
    name: 'full',
    says: 'With languages, a licence, a text and a link each, and an id for links to one of them.',
    block: team({
      id: 'equipo',
      heading: words({ es: 'El equipo', en: 'The team' }),
      lead: words({
        es: 'Cada asunto lo lleva una persona con nombre, cédula y teléfono.',
        en: 'Each matter is handled by a person with a name, a licence and a telephone.',
      }),
      items: [
        {
          id: 'ana',
          image: image({ file: portrait, alt: inHerOffice }),
          name: 'Ana Robles',
          role: words({ es: 'Socia, contabilidad', en: 'Partner, accounting' }),
          languages: ['es', 'en'],
          licence: '1234567',
          text: words({
            es: 'Lleva quince años cerrando ejercicios de empresas con casa matriz en el extranjero.',
            en: 'Has closed the books of companies with a parent abroad for fifteen years.',
          }),
          action: linkTo(pages.services, words({ es: 'Sus servicios', en: 'Her services' })),
        },
        {
          image: image({ file: portrait, alt: words({ es: 'Bruno Díaz', en: 'Bruno Díaz' }) }),
          name: 'Bruno Díaz',
          role: words({ es: 'Abogado corporativo', en: 'Corporate lawyer' }),
          languages: ['es', 'en', 'de'],
          licence: '7654321',
        },
        {
          image: image({ file: portrait, decorative: true }),
          name: 'Carmen de la Vega Hernández-Villaseñor',
          role: words({
            es: 'Responsable de prevención de lavado de dinero',
            en: 'Head of anti-money-laundering compliance',
          }),
          languages: ['es'],
        },
      ],
    }),
  },
];
