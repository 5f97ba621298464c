import { disclaimer, linkTo, url } from '#schema';
import { type Examples, pages, words } from '../../gallery/example.ts';

export const examples: Examples<'disclaimer'> = {
  smallest: {
    says: 'Small print at the foot of a landing page.',
    block: disclaimer({ heading: words('Aviso'), paragraphs: [words('Esta página no es una opinión legal.')] }),
  },
  full: {
    says: 'With links to the texts that it refers to, of this site or of an authority.',
    block: disclaimer({
      id: 'avisos',
      heading: words('Limitación de responsabilidad'),
      paragraphs: [
        words('{{legalName}} no garantiza la resolución de ninguna autoridad.'),
        words('La Comisión Nacional Bancaria y de Valores no ha autorizado ni revisado el contenido de esta página.'),
      ],
      links: [
        linkTo(pages.services),
        linkTo(pages.terms, undefined, { alias: '/legal/terminos' }),
        url('https://www.gob.mx/cnbv', words('Sitio de la CNBV')),
      ],
    }),
  },
};
