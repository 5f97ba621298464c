import { book, command, linkTo, notice } from '#schema';
import { calendar, type Examples, pages, words } from '../../gallery/example.ts';

/** The page layouts in which the block looks different. */
export const layouts = ['message'] as const;

export const examples: Examples<'notice'> = {
  smallest: {
    says: 'A page that says one thing and shows the way on.',
    block: notice({
      heading: words('Gracias'),
      paragraphs: [words('Recibimos su mensaje.')],
      actions: [linkTo(pages.home)],
    }),
  },
  number: {
    says: 'With a number above the heading, drawn large: 404. Up to four characters count as a number.',
    block: notice({
      mark: words('404'),
      heading: words('Esta página no existe'),
      paragraphs: [words('Revise la dirección.')],
      actions: [linkTo(pages.home), command('back', words('Regresar'))],
    }),
  },
  full: {
    says: 'With words above the heading, several paragraphs, and every command that a button may carry.',
    block: notice({
      mark: words('Confirmación'),
      heading: words('Actualizaremos sus datos personales'),
      paragraphs: [
        words('Su solicitud de rectificación quedó registrada con la fecha de hoy.'),
        words('Si no la hizo usted, avísenos.'),
      ],
      actions: [
        linkTo(pages.home, words('Volver al inicio')),
        book(calendar),
        command('reload', words('Cargar de nuevo')),
        command('back', words('Regresar'), { style: 'quiet' }),
      ],
    }),
  },
};
