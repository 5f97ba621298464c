import { groups } from '#schema';
import type { BlockOf } from '#schema';
import type { Example } from '../../gallery/example.ts';
import { words } from '../../gallery/words.ts';

const items: BlockOf<'groups'>['items'] = [
  {
    title: words({ es: 'Establecimiento', en: 'Establishment' }),
    text: words({ es: 'De la idea a la primera factura.', en: 'From the idea to the first invoice.' }),
    services: [
      {
        label: words({ es: 'Acta constitutiva y poderes', en: 'Articles of incorporation and powers' }),
        tooltip: words({
          es: 'Redacción, coordinación con la notaría e inscripción. Si los socios están en otro país, también apostillas y traducciones por perito.',
          en: 'Drafting, coordination with the notary and registration. If the partners are abroad, also apostilles and certified translations.',
        }),
      },
      {
        label: words({ es: 'RFC y e.firma', en: 'Tax ID and e-signature' }),
        tooltip: words({ es: 'Alta ante el SAT.', en: 'Registration with the tax authority.' }),
      },
    ],
  },
  {
    title: words({ es: 'Internacionalización', en: 'Internationalisation' }),
    text: words({ es: 'Cuando parte del dinero está fuera.', en: 'When part of the money is abroad.' }),
    services: [
      {
        label: words({ es: 'Contraprestaciones intercompañía', en: 'Intercompany consideration' }),
        tooltip: words({ es: 'Contratos y comprobantes.', en: 'Contracts and invoices.' }),
      },
    ],
  },
  {
    title: words({ es: 'Avisos', en: 'Notices' }),
    text: words({ es: 'Cuando algo cambia.', en: 'When something changes.' }),
    services: [
      {
        label: words({ es: 'RNIE', en: 'RNIE' }),
        tooltip: words({ es: 'Registro de Inversiones Extranjeras.', en: 'The register of foreign investment.' }),
      },
    ],
  },
];

export const examples: readonly Example<'groups'>[] = [
  {
    name: 'smallest',
    says: 'A group with one service, whose tooltip explains a term that the label cannot.',
    block: groups({
      heading: words({ es: 'Servicios adicionales', en: 'Further services' }),
      items: items.slice(2),
    }),
  },
  {
    name: 'full',
    says: 'Three groups side by side, which is what the numbers above them are made for.',
    block: groups({
      id: 'paquetes',
      heading: words({ es: 'Acompañamiento multidisciplinario', en: 'Multidisciplinary support' }),
      lead: words({
        es: 'Puede contratar un grupo completo o un solo servicio. Pase sobre un nombre, o tóquelo, para saber qué incluye.',
        en: 'You may hire a whole group or a single service. Point at a name, or touch it, to learn what it includes.',
      }),
      items,
    }),
  },
];
