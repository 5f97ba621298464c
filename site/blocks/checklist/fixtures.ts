import { checklist } from '#schema';
import { type Examples, words } from '../../gallery/example.ts';

export const examples: Examples<'checklist'> = {
  smallest: {
    says: 'What comes with a service, in a few short lines; up to five stay in one column.',
    block: checklist({ heading: words('Qué incluye'), items: [words('Propuesta por escrito')] }),
  },
  full: {
    says: 'Six items or more are set in two columns. Keep them parallel: all nouns or all sentences.',
    block: checklist({
      id: 'alcance',
      heading: words('Alcance de la representación'),
      lead: words('En cada expediente, sin tener que pedirlo y sin costo adicional.'),
      items: [
        words('Diagnóstico legal, contable y regulatorio de la empresa, con prioridades y responsables'),
        words('Un abogado responsable'),
        words('Calendario de vencimientos'),
        words('Revisión de operaciones intercompañía y de su documentación comprobatoria'),
        words('Versiones editables de todos los documentos'),
        words('Confidencialidad por escrito'),
        words('Informe de cierre'),
      ],
    }),
  },
};
