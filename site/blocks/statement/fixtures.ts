import { statement } from '#schema';
import { type Examples, words } from '../../gallery/example.ts';

export const examples: Examples<'statement'> = {
  smallest: {
    says: 'One thing that the firm stands by, said once and without decoration.',
    block: statement({ heading: words('Su dinero no pasa por nuestras cuentas'), paragraphs: [words('Nunca.')] }),
  },
  full: {
    says: 'A limit or a promise that needs its reasons. Three paragraphs at most, or it becomes prose.',
    block: statement({
      id: 'limites',
      heading: words('Independencia e imparcialidad profesionales'),
      paragraphs: [
        words('{{legalName}} no recibe comisiones de notarías ni de bancos por recomendarlos.'),
        words('Por la misma razón no llevamos dos partes de un mismo asunto, aunque ambas lo pidan.'),
        words('Lo que hacemos se puede revisar: cada dictamen cita sus fuentes, con fecha de consulta.'),
      ],
    }),
  },
};
