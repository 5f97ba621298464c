import { checklist } from '#schema';
import type { Example } from '../../gallery/example.ts';
import { words } from '../../gallery/words.ts';

export const examples: readonly Example<'checklist'>[] = [
  {
    name: 'smallest',
    says: 'What comes with a service, in a few short lines; up to five stay in one column.',
    block: checklist({
      heading: words('Qué incluye', 'What is included'),
      items: [words('Propuesta por escrito', 'A written proposal')],
    }),
  },
  {
    name: 'full',
    says: 'Six items or more are set in two columns. Keep them parallel: all nouns or all sentences.',
    block: checklist({
      id: 'alcance',
      heading: words('Alcance de la representación', 'Scope of the representation'),
      lead: words(
        'En cada expediente, sin tener que pedirlo y sin costo adicional.',
        'In every file, without having to ask and at no extra cost.',
      ),
      items: [
        words(
          'Diagnóstico de la situación legal, contable y regulatoria de la empresa, con prioridades y responsables',
          'A diagnosis of the company’s legal, accounting and regulatory situation, with priorities and people in charge',
        ),
        words('Un abogado responsable', 'One lawyer in charge'),
        words('Calendario de vencimientos', 'A calendar of due dates'),
        words(
          'Revisión de operaciones intercompañía y de su documentación comprobatoria',
          'A review of intercompany transactions and of their supporting documentation',
        ),
        words('Versiones editables de todos los documentos', 'Editable versions of all documents'),
        words('Confidencialidad por escrito', 'Confidentiality in writing'),
        words('Informe de cierre', 'A closing report'),
      ],
    }),
  },
];
