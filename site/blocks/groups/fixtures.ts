import { type BlockOf, groups } from '#schema';
import { type Examples, words } from '../../gallery/example.ts';

const items: BlockOf<'groups'>['items'] = [
  {
    title: words('Establecimiento'),
    text: words('De la idea a la primera factura.'),
    services: [
      {
        label: words('Acta constitutiva y poderes'),
        tooltip: words('Redacción, coordinación con la notaría, inscripción, apostillas y traducciones.'),
      },
      { label: words('RFC y e.firma'), tooltip: words('Alta ante el SAT.') },
    ],
  },
  {
    title: words('Internacionalización'),
    text: words('Cuando parte del dinero está fuera.'),
    services: [{ label: words('Contraprestaciones intercompañía'), tooltip: words('Contratos y comprobantes.') }],
  },
  {
    title: words('Avisos'),
    text: words('Cuando algo cambia.'),
    services: [{ label: words('RNIE'), tooltip: words('Registro de Inversiones Extranjeras.') }],
  },
];

export const examples: Examples<'groups'> = {
  smallest: {
    says: 'A group with one service, whose tooltip explains a term that the label cannot.',
    block: groups({ heading: words('Servicios adicionales'), items: items.slice(2) }),
  },
  full: {
    says: 'Three groups side by side, which is what the numbers above them are made for.',
    block: groups({
      id: 'paquetes',
      heading: words('Acompañamiento multidisciplinario'),
      lead: words('Pase sobre un nombre, o tóquelo, para saber qué incluye.'),
      items,
    }),
  },
};
