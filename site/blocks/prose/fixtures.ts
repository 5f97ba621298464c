import { linkTo, prose } from '#schema';
import type { Example } from '../../gallery/example.ts';
import { pages } from '../../gallery/names.ts';
import { words } from '../../gallery/words.ts';

export const examples: readonly Example<'prose'>[] = [
  {
    name: 'smallest',
    says: 'An explanation that needs no list: the heading at the left, the text at the right.',
    block: prose({
      heading: words('A quién atendemos', 'Whom we work for'),
      paragraphs: [
        words(
          'A empresas que quieren crecer en orden, y a las personas que hay detrás de ellas.',
          'Companies that want to grow in good order, and the people behind them.',
        ),
      ],
    }),
  },
  {
    name: 'full',
    says: 'A history or an explanation with a list and further ways to read on. The first paragraph is set larger.',
    block: prose({
      id: 'historia',
      heading: words('Internacionalización e interdisciplinariedad', 'Internationalisation and interdisciplinarity'),
      paragraphs: [
        words(
          'La firma nació en {{since}} de una queja repetida: el abogado y el contador de la misma empresa se contradecían, y quien pagaba la diferencia era el cliente.',
          'The firm was born in {{since}} of a complaint heard over and over: the lawyer and the accountant of the same company contradicted each other, and the client paid for the difference.',
        ),
        words(
          'Sentarlos en la misma mesa resultó más difícil que decirlo. Hubo que acordar un vocabulario, un calendario y una manera de discutir sin que el cliente tuviera que arbitrar.',
          'Seating them at the same table turned out to be harder than saying so. They had to agree on a vocabulary, a calendar and a way of arguing in which the client does not have to be the referee.',
        ),
        words(
          'Hoy somos {{collaborators}} personas. Estas tres costumbres quedan de entonces:',
          'Today there are {{collaborators}} of us. Three habits remain from those days:',
        ),
      ],
      points: [
        words(
          'Ningún contrato sale sin que un contador lo lea',
          'No contract goes out before an accountant has read it',
        ),
        words(
          'Ninguna declaración sale sin que un abogado pueda explicarla',
          'No return goes out that a lawyer could not explain',
        ),
        words('Los desacuerdos se escriben', 'Disagreements are written down'),
      ],
      actions: [linkTo(pages.services), linkTo(pages.services, undefined, { style: 'quiet' })],
    }),
  },
];
