import { book, command, linkTo, notice } from '#schema';
import type { Example } from '../../gallery/example.ts';
import { calendar, pages } from '../../gallery/names.ts';
import { words } from '../../gallery/words.ts';

/** The page layouts in which the block looks different. */
export const layouts = ['message'] as const;

export const examples: readonly Example<'notice'>[] = [
  {
    name: 'smallest',
    says: 'A page that says one thing and shows the way on.',
    block: notice({
      heading: words('Gracias', 'Thank you'),
      paragraphs: [words('Recibimos su mensaje.', 'We have received your message.')],
      actions: [linkTo(pages.home)],
    }),
  },
  {
    name: 'number',
    says: 'With a number above the heading, drawn large: 404. Up to four characters count as a number.',
    block: notice({
      mark: words('404', '404'),
      heading: words('Esta página no existe', 'This page does not exist'),
      paragraphs: [words('Revise la dirección.', 'Check the address.')],
      actions: [linkTo(pages.home), command('back', words('Regresar', 'Go back'))],
    }),
  },
  {
    name: 'full',
    says: 'With words above the heading, several paragraphs, and every command that a button may carry.',
    block: notice({
      mark: words('Confirmación', 'Confirmation'),
      heading: words('Actualizaremos sus datos personales', 'We will update your personal data'),
      paragraphs: [
        words(
          'Su solicitud de rectificación quedó registrada con la fecha de hoy. Nos comunicaremos con usted en los plazos que marca la ley, por el medio que haya indicado.',
          'Your request for rectification has been recorded with today’s date. We will contact you within the periods set by law, by the means that you have indicated.',
        ),
        words('Si no la hizo usted, avísenos.', 'If it was not you who made it, let us know.'),
      ],
      actions: [
        linkTo(pages.home, words('Volver al inicio', 'Back to the home page')),
        book(calendar),
        command('reload', words('Cargar de nuevo', 'Load again')),
        command('back', words('Regresar', 'Go back'), { style: 'quiet' }),
      ],
    }),
  },
];
