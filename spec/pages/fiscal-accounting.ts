import { book, callToAction, cards, checklist, definePage, faq, hero, jumpTo, linkTo } from '#schema';
import { taxAuthority } from '../sources.ts';
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
        en: 'Books that match what the SAT already knows',
      },
      lead: {
        es: 'La autoridad ve sus CFDI antes que su contador. Llevamos sus registros, declaraciones y estados financieros para que todo coincida, y para que usted pueda decidir con esos números.',
        en: 'The SAT, Mexico’s tax authority, sees your CFDI (electronic invoices) before your accountant does. We keep records, returns and statements that agree, so you can decide with those numbers.',
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
            es: 'Antes de la primera factura definimos régimen, obligaciones y catálogo de cuentas, para no tener que corregirlos cuando ya sale caro.',
            en: 'Before the first invoice we define the tax regime, obligations and chart of accounts, so nothing has to be corrected when it’s already expensive.',
          },
          points: [
            {
              es: 'Inscripción y actualización en el RFC',
              en: 'Registration with the RFC (tax ID register), and updates',
            },
            { es: 'Régimen y actividades que corresponden', en: 'The regime and activities that apply' },
            {
              es: 'Operaciones con socios, partes relacionadas y el extranjero',
              en: 'Dealings with shareholders, related parties and other countries',
            },
          ],
        },
        {
          title: { es: 'Estados financieros', en: 'Financial statements' },
          text: {
            es: 'Información mensual conforme a las Normas de Información Financiera, con una explicación que se entiende sin ser contador.',
            en: 'Monthly information under Mexican Financial Reporting Standards (NIF), with an explanation you can follow without being an accountant.',
          },
          points: [
            { es: 'Balance, resultados y flujo de efectivo', en: 'Balance sheet, income statement and cash flow' },
            { es: 'Conciliación de bancos, clientes y proveedores', en: 'Bank, customer and supplier reconciliations' },
            {
              es: 'Reportes para socios, bancos e inversionistas',
              en: 'Reports for shareholders, banks and investors',
            },
          ],
        },
        {
          title: { es: 'Cumplimiento fiscal', en: 'Tax compliance' },
          text: {
            es: 'Calculamos, le explicamos el resultado y presentamos después de su visto bueno. Usted sabe cuánto pagará antes del último día.',
            en: 'We calculate, explain the result to you and file once you approve. You know what you’ll pay before the last day.',
          },
          points: [
            {
              es: 'Declaraciones mensuales y anuales de ISR e IVA',
              en: 'Monthly and annual income tax and VAT returns',
            },
            {
              es: 'Contabilidad electrónica y declaraciones informativas',
              en: 'Electronic accounting and information returns',
            },
            { es: 'Retenciones, nómina y seguridad social', en: 'Withholdings, payroll and social security' },
          ],
        },
        {
          title: { es: 'Apoyo en auditorías', en: 'Audit support' },
          text: {
            es: 'Preparamos la información y acompañamos a su empresa en una revisión del SAT o en la auditoría de un despacho independiente.',
            en: 'We prepare the information and stand by your company in a SAT review or in an audit by an independent firm.',
          },
          points: [
            { es: 'Cartas invitación, requerimientos y visitas', en: 'Invitation letters, requests and field audits' },
            {
              es: 'Papeles de trabajo y soporte de cada deducción',
              en: 'Working papers and support for every deduction',
            },
            { es: 'Defensa junto con nuestro equipo legal', en: 'Defense together with our legal team' },
          ],
        },
      ],
    }),
    checklist({
      id: 'incluye',
      heading: { es: 'Qué incluye el servicio contable', en: 'What the accounting service includes' },
      lead: {
        es: 'La base de todo servicio contable recurrente. El alcance preciso queda por escrito en su propuesta.',
        en: 'The basis of every recurring accounting service. The exact scope is set down in your proposal.',
      },
      items: [
        {
          es: 'Descarga y revisión de los CFDI emitidos y recibidos, con sus cancelaciones y complementos de pago',
          en: 'Download and review of CFDI invoices issued and received, with their cancellations and payment supplements',
        },
        {
          es: 'Registro contable y conciliación de sus cuentas bancarias con los comprobantes',
          en: 'Bookkeeping, and reconciliation of your bank accounts with the invoices',
        },
        {
          es: 'Cálculo y presentación de los pagos provisionales y definitivos, con acuse y línea de captura',
          en: 'Calculation and filing of provisional income tax and final VAT payments, with acknowledgment and payment reference',
        },
        {
          es: 'Contabilidad electrónica: catálogo de cuentas y balanza de comprobación enviados al SAT cuando corresponde',
          en: 'Electronic accounting: chart of accounts and trial balance sent to the SAT where required',
        },
        {
          es: 'Declaración anual, con cierre del ejercicio y papeles de trabajo que puede conservar',
          en: 'The annual return, with the year-end close and working papers that are yours to keep',
        },
        {
          es: 'Revisión de la opinión de cumplimiento y del buzón tributario, con aviso si algo cambia',
          en: 'A check of your compliance opinion and tax mailbox, and a warning when something changes',
        },
        {
          es: 'Estados financieros mensuales y una reunión para leerlos con quien decide',
          en: 'Monthly financial statements and a meeting to go over them with the people who decide',
        },
        {
          es: 'Calendario de obligaciones y un contador responsable, con nombre y apellido, a quien llamar',
          en: 'A calendar of obligations and one accountant in charge whom you can call by name',
        },
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
            es: 'Depende de su régimen y de sus actividades. Por lo general, una sociedad presenta cada mes el pago provisional de ISR, el pago definitivo de IVA y las retenciones, además de declaraciones informativas, y una declaración anual después del cierre del ejercicio. Las personas físicas tienen su propio calendario. Revisamos su constancia de situación fiscal y le entregamos su calendario.',
            en: 'It depends on your regime and activities. As a rule, a company files its provisional income tax payment, its final VAT payment and its withholdings every month, as well as information returns, and an annual return after the end of its tax year. Individuals have a calendar of their own. We review your tax status certificate (constancia de situación fiscal) and give you your calendar.',
          },
        },
        {
          question: { es: '¿Qué es la contabilidad electrónica?', en: 'What is electronic accounting?' },
          answer: {
            es: 'Es la obligación de llevar los registros en sistemas que generen archivos XML y de enviar al SAT, por el buzón tributario, el catálogo de cuentas y la balanza de comprobación. Las pólizas se entregan cuando la autoridad las solicita o en ciertos trámites, como una devolución. Algunos contribuyentes están relevados del envío; lo verificamos en su caso.',
            en: 'It’s the obligation to keep records in systems that produce XML files and to send the chart of accounts and the trial balance to the SAT through the tax mailbox (buzón tributario). Journal entries are handed over when the authority asks for them, or in certain procedures such as a refund. Some taxpayers are exempt from sending; we check your case.',
          },
          source: taxAuthority,
        },
        {
          question: { es: '¿Basta el CFDI para deducir un gasto?', en: 'Is a CFDI enough to deduct an expense?' },
          answer: {
            es: 'No. El gasto debe ser estrictamente indispensable para su actividad, pagarse por los medios que exige la ley, estar registrado y corresponder a una operación que existió, además de los requisitos de cada tipo de gasto. Por eso pedimos contrato, evidencia de la entrega o del servicio y comprobante de pago: es lo que la autoridad revisa cuando cuestiona la materialidad.',
            en: 'No. The expense must be strictly indispensable to your activity, be paid by the means that the law requires, be recorded and correspond to a transaction that took place, besides what each kind of expense requires. That’s why we ask for the contract, evidence of the delivery or service and proof of payment: it’s what the authority looks at when it questions the substance of a transaction.',
          },
        },
        {
          question: {
            es: '¿Para qué sirve la opinión de cumplimiento?',
            en: 'What is the compliance opinion for?',
          },
          answer: {
            es: 'Es el documento en que el SAT indica si usted está al corriente. La piden clientes, bancos y dependencias públicas para contratar. Si sale negativa, identificamos la causa, que puede ser una declaración omitida, un crédito fiscal o un domicilio no localizado, y la aclaramos o corregimos.',
            en: 'It’s the document in which the SAT states whether your tax obligations are up to date. Customers, banks and government agencies ask for it before signing. If it comes back negative, we find the cause, such as a missing return, a tax debt or an address where you couldn’t be located, and clear it up or correct it.',
          },
          source: taxAuthority,
        },
        {
          question: {
            es: 'Tengo meses o años atrasados, ¿pueden ayudarme?',
            en: 'I’m months or years behind. Can you help?',
          },
          answer: {
            es: 'Sí. Comparamos los CFDI y los estados de cuenta con lo declarado, cuantificamos diferencias, actualizaciones y recargos, y acordamos con usted el orden para regularizar. Corregir antes de un requerimiento suele tener un costo menor.',
            en: 'Yes. We compare CFDI invoices and bank statements with what was filed, work out differences, inflation adjustments and surcharges, and agree with you on the order in which to correct them. Correcting before the authority asks usually costs less.',
          },
        },
        {
          question: {
            es: '¿Cómo cambio de contador sin perder información?',
            en: 'How do I change accountants without losing data?',
          },
          answer: {
            es: 'Le damos una lista de entrega: balanzas, auxiliares, pólizas, declaraciones con acuse, CFDI y papeles de trabajo. Sus contraseñas y su e.firma son suyas: le ayudamos a renovarlas y a no compartir más de lo indispensable. Si falta información, parte de ella puede recuperarse del portal del SAT.',
            en: 'We give you a handover list: trial balances, ledgers, journal entries, returns with their acknowledgments, CFDI invoices and working papers. Your passwords and your e.firma (e-signature) are yours: we help you renew them and share no more than is indispensable. If something is missing, part of it can be recovered from the SAT portal.',
          },
        },
      ],
    }),
    callToAction({
      heading: { es: '¿Sus números dicen lo mismo que el SAT?', en: 'Do your numbers match the SAT’s?' },
      text: {
        es: 'En una consulta gratuita de {{contactMinutes}} minutos revisamos su situación y le decimos qué corregir primero.',
        en: 'In a free {{contactMinutes}}-minute consultation we look at your situation and tell you what to fix first.',
      },
      actions: [
        book('newClients', { es: 'Agendar Consulta', en: 'Book a Consultation' }),
        linkTo('services', { es: 'Ver todos los servicios', en: 'View all services' }),
      ],
    }),
  ],
});
