import { linkTo, prose } from '#schema';
import { type Examples, pages, words } from '../../gallery/example.ts';

export const examples: Examples<'prose'> = {
  smallest: {
    says: 'An explanation that needs no list: the heading at the left, the text at the right.',
    block: prose({
      heading: words('A quién atendemos'),
      paragraphs: [words('A empresas que quieren crecer en orden, y a las personas que hay detrás de ellas.')],
    }),
  },
  full: {
    says: 'A history or an explanation with a list and further ways to read on. The first paragraph is set larger.',
    block: prose({
      id: 'historia',
      heading: words('Internacionalización e interdisciplinariedad'),
      paragraphs: [
        words('La firma nació en {{since}} de una queja repetida: abogado y contador se contradecían.'),
        words('Hubo que acordar un vocabulario, un calendario y una manera de discutir.'),
        words('Hoy somos {{collaborators}} personas. Estas tres costumbres quedan de entonces:'),
      ],
      points: [
        words('Ningún contrato sale sin que un contador lo lea'),
        words('Ninguna declaración sale sin que un abogado pueda explicarla'),
        words('Los desacuerdos se escriben'),
      ],
      actions: [linkTo(pages.services), linkTo(pages.services, undefined, { style: 'quiet' })],
    }),
  },
};
