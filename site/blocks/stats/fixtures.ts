import { linkTo, stats } from '#schema';
import type { Example } from '../../gallery/example.ts';
import { pages } from '../../gallery/names.ts';
import { words } from '../../gallery/words.ts';

export const examples: readonly Example<'stats'>[] = [
  {
    name: 'smallest',
    says: 'Two figures that need no introduction. Take them from `claims` in spec/site.ts.',
    block: stats({
      heading: words({ es: 'En cifras', en: 'In figures' }),
      items: [
        {
          value: words({ es: '+{{companies}}', en: '+{{companies}}' }),
          label: words({ es: 'empresas', en: 'companies' }),
        },
        { value: words({ es: '{{years}}', en: '{{years}}' }), label: words({ es: 'años', en: 'years' }) },
      ],
    }),
  },
  {
    name: 'full',
    says: 'Four figures, with what they do and do not prove, and where there is more.',
    block: stats({
      id: 'cifras',
      heading: words({
        es: 'Comprobables, contextualizadas y actualizadas',
        en: 'Verifiable, put in context and kept current',
      }),
      lead: words({
        es: 'Hablan del trabajo en conjunto. El resultado de un asunto depende de sus hechos y, muchas veces, de una autoridad.',
        en: 'They speak of the work as a whole. How one matter ends depends on its facts and, often, on an authority.',
      }),
      items: [
        {
          value: words({ es: '+{{foreignCompanies}}', en: '+{{foreignCompanies}}' }),
          label: words({
            es: 'empresas extranjeras acompañadas en su establecimiento en México',
            en: 'foreign companies accompanied as they set up in Mexico',
          }),
        },
        {
          value: words({ es: '{{satisfaction}}%', en: '{{satisfaction}}%' }),
          label: words({ es: 'de satisfacción', en: 'satisfaction' }),
        },
        {
          value: words({ es: '{{setupMonths}}', en: '{{setupMonths}}' }),
          label: words({ es: 'meses en promedio para operar', en: 'months on average until operations begin' }),
        },
        {
          value: words({ es: '{{compliance}}%', en: '{{compliance}}%' }),
          label: words({
            es: 'de cumplimiento en obligaciones periódicas',
            en: 'compliance with periodic obligations',
          }),
        },
      ],
      actions: [linkTo(pages.services, words({ es: 'Ver los servicios', en: 'See the services' }))],
    }),
  },
];
