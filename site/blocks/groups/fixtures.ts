import { groups } from '#schema';
import type { BlockOf } from '#schema';
import type { Example } from '../../gallery/example.ts';
import { words } from '../../gallery/words.ts';

const cashFlow: BlockOf<'groups'>['items'][number] = {
  title: words({ es: 'Operación', en: 'Operations' }),
  text: words({ es: 'Lo que la empresa necesita cada mes.', en: 'What a company needs every month.' }),
  services: [
    {
      label: words({ es: 'Nómina y seguridad social', en: 'Payroll and social security' }),
      tooltip: words({
        es: 'Cálculo, timbrado y pago de cuotas al IMSS e Infonavit, con sus conciliaciones bimestrales.',
        en: 'Calculation, e-invoicing and payment of contributions to IMSS and Infonavit, reconciled every two months.',
      }),
    },
    {
      label: words({ es: 'Conciliación bancaria', en: 'Bank reconciliation' }),
      tooltip: words({
        es: 'Cada movimiento del banco con su factura y su póliza.',
        en: 'Each movement at the bank with its invoice and its accounting entry.',
      }),
    },
  ],
};

export const examples: readonly Example<'groups'>[] = [
  {
    name: 'smallest',
    says: 'A group with one service, whose tooltip explains a term that the label cannot.',
    block: groups({
      heading: words({ es: 'Servicios adicionales', en: 'Further services' }),
      items: [
        {
          title: words({ es: 'Avisos', en: 'Notices' }),
          text: words({ es: 'Cuando algo cambia.', en: 'When something changes.' }),
          services: [
            {
              label: words({ es: 'RNIE', en: 'RNIE' }),
              tooltip: words({
                es: 'Registro Nacional de Inversiones Extranjeras.',
                en: 'The national register of foreign investment.',
              }),
            },
          ],
        },
      ],
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
      items: [
        {
          title: words({ es: 'Establecimiento', en: 'Establishment' }),
          text: words({ es: 'De la idea a la primera factura.', en: 'From the idea to the first invoice.' }),
          services: [
            {
              label: words({
                es: 'Acta constitutiva y poderes notariales',
                en: 'Articles of incorporation and powers of attorney',
              }),
              tooltip: words({
                es: 'Redacción, coordinación con la notaría e inscripción. Si los socios están en otro país, también apostillas y traducciones por perito.',
                en: 'Drafting, coordination with the notary and registration. If the partners are abroad, also apostilles and certified translations.',
              }),
            },
            {
              label: words({ es: 'RFC y e.firma', en: 'Tax ID and e-signature' }),
              tooltip: words({
                es: 'Alta ante el SAT de la sociedad y de su representante.',
                en: 'Registration of the company and its representative with the tax authority.',
              }),
            },
          ],
        },
        cashFlow,
        {
          title: words({ es: 'Internacionalización', en: 'Internationalisation' }),
          text: words({
            es: 'Cuando parte del dinero, de los socios o de los clientes está fuera.',
            en: 'When part of the money, the partners or the clients is abroad.',
          }),
          services: [
            {
              label: words({ es: 'Contraprestaciones intercompañía', en: 'Intercompany consideration' }),
              tooltip: words({
                es: 'Contratos, comprobantes y soporte de lo que se pagan las empresas de un mismo grupo.',
                en: 'Contracts, invoices and support for what companies of one group pay each other.',
              }),
            },
          ],
        },
      ],
    }),
  },
];
