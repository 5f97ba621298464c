import { linkTo, stats } from '#schema';
import { type Examples, pages, words } from '../../gallery/example.ts';

export const examples: Examples<'stats'> = {
  smallest: {
    says: 'Two figures that need no introduction. Take them from `claims` in spec/site.ts.',
    block: stats({
      heading: words('En cifras'),
      items: [
        { value: words('+{{companies}}'), label: words('empresas') },
        { value: words('{{years}}'), label: words('años') },
      ],
    }),
  },
  full: {
    says: 'Four figures, with a note on what they prove and a link to further details.',
    block: stats({
      id: 'cifras',
      heading: words('Comprobables, contextualizadas y actualizadas'),
      lead: words('El resultado de un asunto depende de sus hechos y, muchas veces, de una autoridad.'),
      items: [
        {
          value: words('+{{foreignCompanies}}'),
          label: words('empresas extranjeras acompañadas en su establecimiento en México'),
        },
        { value: words('{{satisfaction}}%'), label: words('de satisfacción') },
        { value: words('{{setupMonths}}'), label: words('meses en promedio para operar') },
        { value: words('{{compliance}}%'), label: words('de cumplimiento en obligaciones periódicas') },
      ],
      actions: [linkTo(pages.services, words('Ver los servicios'))],
    }),
  },
};
