import { image, linkTo, team } from '#schema';
import { type Examples, pages, portrait, words } from '../../gallery/example.ts';

const inHerOffice = words('Ana Robles en su despacho');

export const examples: Examples<'team'> = {
  smallest: {
    says: 'One person with a portrait, a name and a role.',
    block: team({
      heading: words('Quién le atiende'),
      items: [{ image: image({ file: portrait, alt: inHerOffice }), name: 'Ana Robles', role: words('Contadora') }],
    }),
  },
  full: {
    says: 'With languages, a licence, a text and a link each, and an id for links to one of them.',
    block: team({
      id: 'equipo',
      heading: words('El equipo'),
      lead: words('Cada asunto lo lleva una persona con nombre, cédula y teléfono.'),
      items: [
        {
          id: 'ana',
          image: image({ file: portrait, alt: inHerOffice }),
          name: 'Ana Robles',
          role: words('Socia, contabilidad'),
          languages: ['es', 'en'],
          licence: '1234567',
          text: words('Lleva quince años cerrando ejercicios de empresas con casa matriz en el extranjero.'),
          action: linkTo(pages.services, words('Sus servicios')),
        },
        {
          image: image({ file: portrait, alt: words('Bruno Díaz') }),
          name: 'Bruno Díaz',
          role: words('Abogado corporativo'),
          languages: ['es', 'en', 'de'],
          licence: '7654321',
        },
        {
          image: image({ file: portrait, decorative: true }),
          name: 'Carmen de la Vega Hernández-Villaseñor',
          role: words('Responsable de prevención de lavado de dinero'),
          languages: ['es'],
        },
      ],
    }),
  },
};
