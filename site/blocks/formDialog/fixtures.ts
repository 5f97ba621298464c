import { formDialog } from '#schema';
import { type Examples, form, words } from '../../gallery/example.ts';

/** The gallery draws the button that opens the dialog, which a page has elsewhere. */
export const examples: Examples<'formDialog'> = {
  smallest: {
    says: 'A short form that would interrupt the page; an openDialog action anywhere on the page opens it.',
    block: formDialog({
      id: 'diagnostico-fintech',
      heading: words('Solicitar diagnóstico'),
      lead: words('Le tomará un minuto.'),
      form: form(3),
    }),
  },
  full: {
    says: 'A long form in a dialog: the dialog scrolls, and its close button stays in reach.',
    block: formDialog({
      id: 'postulacion',
      heading: words('Postulación para abogadas, abogados, contadoras y contadores'),
      lead: words('Vale más un ejemplo de algo que usted resolvió que una lista de cursos.'),
      form: form(4),
    }),
  },
};
