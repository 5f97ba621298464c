import { book, callToAction, cards, checklist, definePage, faq, hero, jumpTo, linkTo, statement } from '#schema';
import { laws, taxAuthority } from '../sources.ts';
import { invoice } from './fiscal-accounting/specimen.ts';
import { fees } from './fees.ts';

/** Accounting and tax. */
export default definePage({
  id: 'fiscal-accounting',
  layout: 'service',
  title: {
    es: 'Contabilidad y SAT para empresas en Ciudad de México',
    en: 'SAT tax and accounting for companies in Mexico City',
  },
  description: {
    es: 'Contabilidad en Ciudad de México: declaraciones ante el SAT, CFDI, contabilidad electrónica, estados financieros, opinión de cumplimiento y auditorías.',
    en: 'Accounting in Mexico City: SAT tax returns, e-invoices (CFDI), electronic accounting, financial statements, compliance opinion and audit support.',
  },
  structuredData: 'service',
  blocks: [
    hero({
      room: 'accounting',
      eyebrow: { es: 'Contabilidad y fiscal', en: 'Accounting and tax' },
      heading: {
        es: 'Una contabilidad que coincide con lo que el SAT ya sabe',
        en: 'Books that match the tax authority’s data',
      },
      lead: {
        es: 'Registros, declaraciones y estados financieros que coinciden entre sí, para que usted pueda decidir con esos números.',
        en: 'Records, returns and statements that agree, so you can decide with those numbers.',
      },
      motif: 'accounting',
      actions: [
        book('newClients', { es: 'Agendar Consulta', en: 'Book a Consultation' }),
        jumpTo('incluye', { es: 'Ver qué incluye', en: 'See what’s included' }),
      ],
      offer: {
        es: 'Consulta gratuita de {{contactMinutes}} minutos, sin compromiso.',
        en: 'A free {{contactMinutes}}-minute consultation, no obligation.',
      },
      note: {
        es: 'Más de {{companies}} empresas asesoradas desde {{since}}.',
        en: 'More than {{companies}} companies advised since {{since}}.',
      },
      specimen: invoice,
    }),
    statement({
      heading: {
        es: 'La autoridad ve sus facturas antes que su contador; por eso conciliamos antes de declarar',
        en: 'The tax authority (SAT) sees your invoices before your accountant does, so we reconcile before we file',
      },
      paragraphs: [
        {
          es: 'Un contador responsable, con nombre y apellido, a quien llamar.',
          en: 'One accountant in charge, whom you can call by name.',
        },
      ],
    }),
    cards({
      id: 'servicios',
      heading: { es: 'Servicios contables y fiscales', en: 'Accounting and tax services' },
      lead: {
        es: 'Para empresas que comienzan, que crecen o que necesitan ordenar ejercicios anteriores.',
        en: 'For companies that are starting, growing or need to clean up earlier years.',
      },
      items: [
        {
          title: { es: 'Estructuración fiscal y contable', en: 'Tax and accounting structuring' },
          text: {
            es: 'Régimen, obligaciones y catálogo de cuentas, antes de la primera factura.',
            en: 'Regime, obligations and chart of accounts, before the first invoice.',
          },
          points: [
            { es: 'Inscripción y actualización en el RFC', en: 'RFC (tax ID) registration and updates' },
            { es: 'Régimen y actividades que corresponden', en: 'The regime and activities that apply' },
            { es: 'Operaciones con socios y con el extranjero', en: 'Transactions with owners and abroad' },
          ],
        },
        {
          title: { es: 'Estados financieros', en: 'Financial statements' },
          text: {
            es: 'Cada mes, con las normas mexicanas (NIF) y una explicación que se entiende sin ser contador.',
            en: 'Every month, under Mexican standards (NIF), explained for people who aren’t accountants.',
          },
          points: [
            { es: 'Balance, resultados y flujo de efectivo', en: 'Balance sheet, income and cash flow' },
            { es: 'Conciliación de bancos y clientes', en: 'Bank and customer reconciliations' },
            { es: 'Reportes para socios e inversionistas', en: 'Reports for owners and investors' },
          ],
        },
        {
          title: { es: 'Cumplimiento fiscal', en: 'Tax compliance' },
          text: {
            es: 'Le explicamos el resultado y presentamos después de su visto bueno.',
            en: 'We explain the result to you and file once you approve.',
          },
          points: [
            { es: 'Declaraciones de ISR e IVA', en: 'Income tax and VAT returns' },
            { es: 'Contabilidad electrónica', en: 'Electronic accounting' },
            { es: 'Retenciones, nómina y seguridad social', en: 'Withholdings, payroll and social security' },
          ],
        },
        {
          title: { es: 'Apoyo en auditorías', en: 'Audit support' },
          text: {
            es: 'En una revisión del SAT o en la auditoría de un despacho independiente.',
            en: 'In a SAT review or in an audit by an independent firm.',
          },
          points: [
            { es: 'Cartas invitación, requerimientos y visitas', en: 'Invitation letters, requests, field audits' },
            { es: 'Papeles de trabajo de cada deducción', en: 'Working papers for every deduction' },
            { es: 'Defensa junto con nuestro equipo legal', en: 'Defense together with our legal team' },
          ],
        },
      ],
    }),
    checklist({
      id: 'incluye',
      heading: { es: 'Qué incluye el servicio contable', en: 'What the accounting service includes' },
      items: [
        { es: 'CFDI emitidos y recibidos, descargados y revisados', en: 'CFDI invoices issued and received, reviewed' },
        { es: 'Registro contable y conciliación bancaria', en: 'Bookkeeping and bank reconciliation' },
        { es: 'Pagos mensuales con acuse y línea de captura', en: 'Monthly payments, with filing receipt' },
        { es: 'Catálogo de cuentas y balanza enviados al SAT', en: 'Chart of accounts and trial balance for the SAT' },
        { es: 'Declaración anual y cierre del ejercicio', en: 'Annual return and year-end close' },
        { es: 'Opinión de cumplimiento y buzón tributario', en: 'Compliance opinion and tax mailbox, checked' },
        { es: 'Estados financieros y una reunión para leerlos', en: 'Statements, and a meeting to go over them' },
        { es: 'Calendario de obligaciones y un responsable', en: 'A calendar of obligations and one person in charge' },
      ],
    }),
    fees,
    faq({
      id: 'preguntas',
      heading: { es: 'Preguntas frecuentes', en: 'Frequently asked questions' },
      items: [
        {
          question: { es: '¿Qué declaraciones debe presentar mi empresa?', en: 'Which returns must my company file?' },
          answer: {
            es: 'Depende de su régimen. Por lo general, una sociedad presenta cada mes el pago provisional de ISR, el definitivo de IVA y las retenciones, además de declaraciones informativas y una anual. Con su constancia de situación fiscal le entregamos su calendario.',
            en: 'It depends on your regime. As a rule, a company files provisional income tax, final VAT and withholdings every month, as well as information returns and an annual one. From your tax status certificate (constancia de situación fiscal) we give you your calendar.',
          },
          source: taxAuthority,
        },
        {
          question: { es: '¿Qué es la contabilidad electrónica?', en: 'What is electronic accounting?' },
          answer: {
            es: 'La obligación de llevar los registros en archivos XML y de enviar al SAT, por el buzón tributario, el catálogo de cuentas y la balanza de comprobación. Las pólizas se entregan cuando la autoridad las solicita o en ciertos trámites, como una devolución.',
            en: 'The obligation to keep records as XML files and to send the chart of accounts and the trial balance to the SAT through the tax mailbox (buzón tributario). Journal entries are handed over on request, or in certain procedures such as a refund.',
          },
          source: taxAuthority,
        },
        {
          question: { es: '¿Basta el CFDI para deducir un gasto?', en: 'Is a CFDI enough to deduct an expense?' },
          answer: {
            es: 'No. El gasto debe ser estrictamente indispensable para su actividad, pagarse por los medios que exige la ley, estar registrado y corresponder a una operación que existió. Por eso pedimos contrato, evidencia de la entrega y comprobante de pago.',
            en: 'No. The expense must be strictly indispensable to your activity, be paid by the means that the law requires, be recorded and correspond to a transaction that took place. That’s why we ask for the contract, evidence of delivery and proof of payment.',
          },
          source: laws,
        },
        {
          question: {
            es: 'Tengo meses o años atrasados, ¿pueden ayudarme?',
            en: 'I’m months or years behind. Can you help?',
          },
          answer: {
            es: 'Sí. Comparamos los CFDI y los estados de cuenta con lo declarado, cuantificamos las diferencias y acordamos con usted el orden para regularizar.',
            en: 'Yes. We compare CFDI invoices and bank statements with what was filed, work out the differences and agree with you on the order in which to correct them.',
          },
        },
        {
          question: {
            es: '¿Cómo cambio de contador sin perder información?',
            en: 'How do I change accountants without losing data?',
          },
          answer: {
            es: 'Le damos una lista de entrega: balanzas, auxiliares, pólizas, declaraciones con acuse, CFDI y papeles de trabajo. Sus contraseñas y su e.firma son suyas: le ayudamos a renovarlas.',
            en: 'We give you a handover list: trial balances, ledgers, journal entries, returns with their receipts, CFDI invoices and working papers. Your passwords and your e.firma (e-signature) are yours: we help you renew them.',
          },
        },
      ],
    }),
    callToAction({
      heading: { es: '¿Sus números dicen lo mismo que el SAT?', en: 'Do your numbers match the SAT’s?' },
      text: {
        es: 'Revisamos su situación con usted y le decimos qué corregir primero.',
        en: 'We look at your situation with you and tell you what to fix first.',
      },
      actions: [
        book('newClients', { es: 'Agendar Consulta', en: 'Book a Consultation' }),
        linkTo('services', { es: 'Ver todos los servicios', en: 'View all services' }),
      ],
    }),
  ],
});
