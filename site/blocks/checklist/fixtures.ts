import { checklist } from '#schema';
import type { Example } from '../../gallery/example.ts';
import { words } from '../../gallery/words.ts';

export const examples: readonly Example<'checklist'>[] = [
  {
    name: 'smallest',
    says: 'What comes with a service, in a few short lines; up to five stay in one column.',
    block: checklist({
      heading: words({ es: 'Qué incluye', en: 'What is included' }),
      items: [words({ es: 'Propuesta por escrito', en: 'A written proposal' })],
    }),
  },
  {
    name: 'full',
    says: 'Six items or more stand in two columns. Keep them parallel: all nouns or all sentences.',
    block: checklist({
      id: 'alcance',
      heading: words({ es: 'Alcance de la representación', en: 'Scope of the representation' }),
      lead: words({
        es: 'En cada expediente, sin tener que pedirlo y sin costo adicional.',
        en: 'In every file, without having to ask and at no extra cost.',
      }),
      items: [
        words({
          es: 'Diagnóstico de la situación legal, contable y regulatoria de la empresa, con prioridades y responsables',
          en: 'A diagnosis of the company’s legal, accounting and regulatory situation, with priorities and people in charge',
        }),
        words({ es: 'Un abogado responsable', en: 'One lawyer in charge' }),
        words({ es: 'Calendario de vencimientos', en: 'A calendar of due dates' }),
        words({
          es: 'Revisión de operaciones intercompañía y de su documentación comprobatoria',
          en: 'A review of intercompany transactions and of their supporting documentation',
        }),
        words({ es: 'Versiones editables de todos los documentos', en: 'Editable versions of all documents' }),
        words({ es: 'Confidencialidad por escrito', en: 'Confidentiality in writing' }),
        words({ es: 'Informe de cierre', en: 'A closing report' }),
      ],
    }),
  },
];
