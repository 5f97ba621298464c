import { disclaimer, linkTo, url } from '#schema';
import type { Example } from '../../gallery/example.ts';
import { pages } from '../../gallery/names.ts';
import { words } from '../../gallery/words.ts';

export const examples: readonly Example<'disclaimer'>[] = [
  {
    name: 'smallest',
    says: 'Small print at the foot of a landing page.',
    block: disclaimer({
      heading: words('Aviso', 'Notice'),
      paragraphs: [words('Esta página no es una opinión legal.', 'This page is not a legal opinion.')],
    }),
  },
  {
    name: 'full',
    says: 'With links to the texts that it refers to, of this site or of an authority.',
    block: disclaimer({
      id: 'avisos',
      heading: words('Limitación de responsabilidad', 'Limitation of liability'),
      paragraphs: [
        words(
          'Los plazos y montos que se mencionan son generales y dependen de los hechos de cada caso. {{legalName}} no garantiza la resolución de ninguna autoridad.',
          'The terms and amounts mentioned are general and depend on the facts of each case. {{legalName}} does not guarantee the decision of any authority.',
        ),
        words(
          'La Comisión Nacional Bancaria y de Valores no ha autorizado ni revisado el contenido de esta página.',
          'The National Banking and Securities Commission has neither authorised nor reviewed the content of this page.',
        ),
      ],
      links: [
        linkTo(pages.services),
        linkTo(pages.terms, undefined, { alias: '/legal/terminos' }),
        url('https://www.gob.mx/cnbv', words('Sitio de la CNBV', 'Website of the CNBV')),
      ],
    }),
  },
];
