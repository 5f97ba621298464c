import { groups } from '#schema';
import type { BlockOf } from '#schema';
import type { Example } from '../../gallery/example.ts';
import { words } from '../../gallery/words.ts';

const items: BlockOf<'groups'>['items'] = [
  {
    title: words('Establecimiento', 'Establishment'),
    text: words('De la idea a la primera factura.', 'From the idea to the first invoice.'),
    services: [
      {
        label: words('Acta constitutiva y poderes', 'Articles of incorporation and powers'),
        tooltip: words(
          'Redacción, coordinación con la notaría e inscripción. Si los socios están en otro país, también apostillas y traducciones por perito.',
          'Drafting, coordination with the notary and registration. If the partners are abroad, also apostilles and certified translations.',
        ),
      },
      {
        label: words('RFC y e.firma', 'Tax ID and e-signature'),
        tooltip: words('Alta ante el SAT.', 'Registration with the tax authority.'),
      },
    ],
  },
  {
    title: words('Internacionalización', 'Internationalisation'),
    text: words('Cuando parte del dinero está fuera.', 'When part of the money is abroad.'),
    services: [
      {
        label: words('Contraprestaciones intercompañía', 'Intercompany consideration'),
        tooltip: words('Contratos y comprobantes.', 'Contracts and invoices.'),
      },
    ],
  },
  {
    title: words('Avisos', 'Notices'),
    text: words('Cuando algo cambia.', 'When something changes.'),
    services: [
      {
        label: words('RNIE', 'RNIE'),
        tooltip: words('Registro de Inversiones Extranjeras.', 'The register of foreign investment.'),
      },
    ],
  },
];

export const examples: readonly Example<'groups'>[] = [
  {
    name: 'smallest',
    says: 'A group with one service, whose tooltip explains a term that the label cannot.',
    block: groups({ heading: words('Servicios adicionales', 'Further services'), items: items.slice(2) }),
  },
  {
    name: 'full',
    says: 'Three groups side by side, which is what the numbers above them are made for.',
    block: groups({
      id: 'paquetes',
      heading: words('Acompañamiento multidisciplinario', 'Multidisciplinary support'),
      lead: words(
        'Puede contratar un grupo completo o un solo servicio. Pase sobre un nombre, o tóquelo, para saber qué incluye.',
        'You may hire a whole group or a single service. Point at a name, or touch it, to learn what it includes.',
      ),
      items,
    }),
  },
];
