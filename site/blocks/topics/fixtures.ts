import { topics } from '#schema';
import type { Example } from '../../gallery/example.ts';
import { words } from '../../gallery/words.ts';

export const examples: readonly Example<'topics'>[] = [
  {
    name: 'smallest',
    says: 'One area. With so little, a checklist is usually enough.',
    block: topics({
      heading: words({ es: 'Áreas', en: 'Areas' }),
      navigation: words({ es: 'Ir a un área', en: 'Go to an area' }),
      listHeading: words({ es: 'Lo que más nos piden', en: 'What we are asked for most' }),
      items: [
        {
          id: 'mercantil',
          title: words({ es: 'Mercantil', en: 'Commercial' }),
          text: words({
            es: 'Cobranza y contratos entre empresas.',
            en: 'Collection and contracts between companies.',
          }),
          services: [words({ es: 'Juicio ejecutivo mercantil', en: 'Commercial enforcement action' })],
        },
      ],
    }),
  },
  {
    name: 'full',
    says: 'Several areas that visitors look for by name: a quick navigation leads to each.',
    block: topics({
      id: 'especialidades',
      heading: words({ es: 'Especialidades', en: 'Specialties' }),
      lead: words({
        es: 'Si no encuentra la suya, escríbanos: también le diremos si no la atendemos.',
        en: 'If you cannot find yours, write to us: we will also tell you if we do not handle it.',
      }),
      navigation: words({ es: 'Ir a una especialidad', en: 'Go to a specialty' }),
      listHeading: words({ es: 'Asuntos frecuentes', en: 'Frequent matters' }),
      items: [
        {
          id: 'sucesiones',
          title: words({ es: 'Sucesiones y testamentos', en: 'Estates and wills' }),
          text: words({
            es: 'Acompañamos a la familia en el trámite ante notario cuando hay acuerdo, y ante el juez cuando no lo hay.',
            en: 'We accompany the family before the notary when there is agreement, and before the judge when there is not.',
          }),
          services: [
            words({ es: 'Sucesión testamentaria', en: 'Testate succession' }),
            words({ es: 'Sucesión intestamentaria', en: 'Intestate succession' }),
            words({ es: 'Adjudicación de inmuebles', en: 'Transfer of real estate to the heirs' }),
          ],
        },
        {
          id: 'consumidores',
          title: words({
            es: 'Consumidores y usuarios de servicios financieros',
            en: 'Consumers and users of financial services',
          }),
          text: words({
            es: 'Reclamaciones ante PROFECO y CONDUSEF, con los plazos a la vista.',
            en: 'Complaints before PROFECO and CONDUSEF, with the deadlines in view.',
          }),
          services: [
            words({
              es: 'Cargos no reconocidos y comisiones indebidas en tarjetas de crédito o de débito',
              en: 'Unrecognised charges and undue fees on credit or debit cards',
            }),
            words({ es: 'Incumplimiento de garantías', en: 'Breach of warranties' }),
          ],
        },
        {
          id: 'administrativo',
          title: words({ es: 'Contencioso-administrativo', en: 'Administrative litigation' }),
          text: words({
            es: 'Nulidad de multas y de créditos fiscales, desde el recurso hasta el amparo.',
            en: 'Annulment of fines and tax assessments, from the first appeal to amparo proceedings.',
          }),
          services: [
            words({ es: 'Recurso de revocación', en: 'Administrative appeal' }),
            words({ es: 'Juicio de nulidad', en: 'Annulment proceedings' }),
          ],
        },
      ],
    }),
  },
];
