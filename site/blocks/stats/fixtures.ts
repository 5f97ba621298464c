import { linkTo, stats } from '#schema';
import type { Example } from '../../gallery/example.ts';
import { pages } from '../../gallery/names.ts';
import { words } from '../../gallery/words.ts';

export const examples: readonly Example<'stats'>[] = [
  {
    name: 'smallest',
    says: 'Two figures that need no introduction. Take them from `claims` in spec/site.ts.',
    block: stats({
      heading: words('En cifras', 'In figures'),
      items: [
        { value: words('+{{companies}}', '+{{companies}}'), label: words('empresas', 'companies') },
        { value: words('{{years}}', '{{years}}'), label: words('años', 'years') },
      ],
    }),
  },
  {
    name: 'full',
    says: 'Four figures, with a note on what they prove and a link to further details.',
    block: stats({
      id: 'cifras',
      heading: words('Comprobables, contextualizadas y actualizadas', 'Verifiable, put in context and kept current'),
      lead: words(
        'Hablan del trabajo en conjunto. El resultado de un asunto depende de sus hechos y, muchas veces, de una autoridad.',
        'They speak of the work as a whole. How one matter ends depends on its facts and, often, on an authority.',
      ),
      items: [
        {
          value: words('+{{foreignCompanies}}', '+{{foreignCompanies}}'),
          label: words(
            'empresas extranjeras acompañadas en su establecimiento en México',
            'foreign companies accompanied as they set up in Mexico',
          ),
        },
        { value: words('{{satisfaction}}%', '{{satisfaction}}%'), label: words('de satisfacción', 'satisfaction') },
        {
          value: words('{{setupMonths}}', '{{setupMonths}}'),
          label: words('meses en promedio para operar', 'months on average until operations begin'),
        },
        {
          value: words('{{compliance}}%', '{{compliance}}%'),
          label: words('de cumplimiento en obligaciones periódicas', 'compliance with periodic obligations'),
        },
      ],
      actions: [linkTo(pages.services, words('Ver los servicios', 'See the services'))],
    }),
  },
];
