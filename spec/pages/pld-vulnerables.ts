import {
  book,
  callToAction,
  cards,
  checklist,
  definePage,
  faq,
  formSection,
  hero,
  jumpTo,
  linkTo,
  statement,
  steps,
} from '#schema';
import { gazette, laws } from '../sources.ts';
import { month } from './pld-vulnerables/specimen.ts';
import { fees } from './fees.ts';

/** Prevention of money laundering for companies that carry out vulnerable activities. */
export default definePage({
  id: 'pld-vulnerables',
  layout: 'service',
  title: {
    es: 'Ley antilavado (LFPIORPI) y actividades vulnerables',
    en: 'Mexico’s AML law (LFPIORPI): vulnerable activities',
  },
  description: {
    es: 'Ley antilavado (LFPIORPI): alta ante el SAT, expedientes de clientes, umbrales en UMA, manual y avisos a la UIF a más tardar el día 17. Evaluación gratuita.',
    en: 'Mexico’s AML law (LFPIORPI): SAT registration, client files, UMA thresholds, manual and notices to the UIF by the 17th. Ask for a free assessment.',
  },
  structuredData: 'service',
  blocks: [
    hero({
      room: 'pld-vulnerables',
      eyebrow: { es: 'Prevención de lavado de dinero', en: 'Anti-money-laundering' },
      heading: {
        es: 'Cumpla con la ley antilavado cada mes, sin sobresaltos',
        en: 'Comply with Mexico’s AML law',
      },
      lead: {
        es: 'La ley impone obligaciones a negocios lícitos por lo que llama actividades vulnerables. Le decimos cuáles le aplican y le ayudamos a cumplirlas.',
        en: 'The law places duties on lawful businesses for what it calls vulnerable activities. We tell you which apply to you and help you meet them.',
      },
      motif: 'pld-vulnerables',
      actions: [
        jumpTo('evaluacion', { es: 'Solicitar evaluación gratuita', en: 'Request a free assessment' }),
        book('newClients', { es: 'Agendar Consulta', en: 'Book a Consultation' }),
      ],
      offer: {
        es: 'Consulta gratuita de {{contactMinutes}} minutos, sin compromiso.',
        en: 'A free {{contactMinutes}}-minute consultation, no obligation.',
      },
      note: {
        es: 'La evaluación tampoco tiene costo.',
        en: 'The assessment is free too.',
      },
      specimen: month,
    }),
    statement({
      heading: {
        es: 'Hay montos que obligan a identificar al cliente y otros, además, a dar aviso',
        en: 'Some amounts require you to identify the client; others, to file a notice too',
      },
      paragraphs: [
        {
          es: 'La ley antilavado (LFPIORPI) mide los montos en UMA, unidad que cambia cada año. Otras operaciones cuentan por cualquier monto.',
          en: 'The AML law (LFPIORPI) measures amounts in UMA, a unit updated every year. Other transactions count whatever the amount.',
        },
      ],
    }),
    cards({
      id: 'actividades',
      form: 'windows',
      heading: { es: 'Actividades vulnerables que atendemos', en: 'Vulnerable activities we cover' },
      items: [
        {
          title: { es: 'Venta de inmuebles', en: 'Sale of real estate' },
          text: {
            es: 'Cada comprador y el origen del pago.',
            en: 'Each buyer and the source of payment.',
          },
        },
        {
          title: { es: 'Venta de vehículos', en: 'Sale of vehicles' },
          text: {
            es: 'El control empieza antes de facturar.',
            en: 'Controls start before the invoice.',
          },
        },
        {
          title: { es: 'Metales y piedras preciosas', en: 'Precious metals and stones' },
          text: {
            es: 'Con límite al pago en efectivo.',
            en: 'With a limit on cash payments.',
          },
        },
        {
          title: { es: 'Construcción', en: 'Construction' },
          text: {
            es: 'Contratos, anticipos y aportaciones.',
            en: 'Contracts, advances and contributions.',
          },
        },
        {
          title: { es: 'Blindaje de vehículos', en: 'Vehicle armoring' },
          text: {
            es: 'Quién contrata, quién usa y quién paga.',
            en: 'Who orders it, who uses it and who pays.',
          },
        },
        {
          title: { es: 'Traslado de valores', en: 'Transport of valuables' },
          text: {
            es: 'El aviso sale de su propio registro.',
            en: 'The notice comes from your records.',
          },
        },
        {
          title: { es: 'Donativos', en: 'Donations' },
          text: {
            es: 'Para asociaciones sin fines de lucro.',
            en: 'For non-profit organizations.',
          },
        },
        {
          title: { es: 'Comercio exterior', en: 'Foreign trade' },
          text: {
            es: 'Cada pedimento con su expediente.',
            en: 'Each declaration with its client file.',
          },
        },
      ],
    }),
    steps({
      id: 'proceso',
      heading: { es: 'De la evaluación al aviso mensual', en: 'From the assessment to the monthly notice' },
      items: [
        {
          title: { es: 'Evaluamos su caso', en: 'We assess your case' },
          text: {
            es: 'Actividad, umbrales y lo más urgente.',
            en: 'Activity, thresholds, what’s most urgent.',
          },
        },
        {
          title: { es: 'Ponemos al día lo atrasado', en: 'We catch up on what’s overdue' },
          text: {
            es: 'Expedientes y avisos que faltan.',
            en: 'Missing files and notices.',
          },
        },
        {
          title: { es: 'Instalamos los controles', en: 'We set up the controls' },
          text: {
            es: 'Su equipo los aprende con sus casos.',
            en: 'Your team learns them on its own cases.',
          },
        },
        {
          title: { es: 'Usted cumple cada mes', en: 'You stay compliant every month' },
          text: {
            es: 'Aviso con tiempo y acuse archivado.',
            en: 'Notice in good time, receipt on file.',
          },
        },
      ],
    }),
    checklist({
      id: 'servicios',
      heading: {
        es: 'Seis servicios para cumplir',
        en: 'Six compliance services',
      },
      items: [
        { es: 'Diagnóstico de sus obligaciones', en: 'Assessment of your obligations' },
        {
          es: 'Alta en el SAT y representante',
          en: 'SAT registration and representative',
        },
        { es: 'Expedientes de identificación', en: 'Client identification files' },
        {
          es: 'Avisos mensuales, con su acuse',
          en: 'Monthly notices, with their receipt',
        },
        { es: 'Manual, riesgos y monitoreo', en: 'Manual, risks and monitoring' },
        { es: 'Capacitación, auditoría y visitas', en: 'Training, audit and inspections' },
      ],
    }),
    fees,
    formSection({
      id: 'evaluacion',
      heading: { es: 'Solicite su evaluación gratuita', en: 'Request your free assessment' },
      lead: {
        es: 'Le contactaremos en un máximo de {{responseHours}} horas para acordar la evaluación.',
        en: 'We’ll contact you within {{responseHours}} hours at most to arrange the assessment.',
      },
      form: 'pld-vulnerables',
    }),
    faq({
      id: 'preguntas',
      heading: { es: 'Preguntas frecuentes', en: 'Frequently asked questions' },
      items: [
        {
          question: {
            es: '¿Cómo sé si realizo una actividad vulnerable?',
            en: 'How do I know if I carry out a vulnerable activity?',
          },
          answer: {
            es: 'El artículo 17 de la LFPIORPI las enumera; hay más que estas ocho, como el arrendamiento de inmuebles o ciertos servicios profesionales. El giro de su acta no lo resuelve: importa lo que hace en la práctica, si lo hace de forma habitual o profesional y, en muchos casos, el monto.',
            en: 'Article 17 of the LFPIORPI lists them; there are more than these eight, such as leasing real estate or certain professional services. The corporate purpose in your deed doesn’t settle it: what counts is what you do in practice, whether you do it habitually or professionally and, in many cases, the amount.',
          },
          source: laws,
        },
        {
          question: { es: '¿Cuándo y ante quién se presentan los avisos?', en: 'When and where are notices filed?' },
          answer: {
            es: 'A más tardar el día 17 del mes siguiente, en el portal del SAT; la información llega a la Unidad de Inteligencia Financiera (UIF). Si no hubo operaciones que avisar, se presenta un informe. Si hay indicios de origen ilícito, el aviso va dentro de las 24 horas siguientes a que se conocen.',
            en: 'By the 17th of the following month, on the portal run by the SAT (tax authority); the information reaches the UIF, the financial intelligence unit. If there were no transactions, a report says so. Where there are signs of unlawful origin, the notice is filed within 24 hours of their becoming known.',
          },
          source: laws,
        },
        {
          question: { es: '¿Cuánto tiempo conservo los expedientes?', en: 'How long do I keep the files?' },
          answer: {
            es: 'Con la reforma de julio de 2025, diez años contados desde la operación o desde que termina la relación con el cliente; antes eran cinco. Se conservan los documentos de soporte, los datos de identificación y el acuse de cada aviso.',
            en: 'Since the reform of July 2025, ten years from the transaction or from the end of the relationship with the client; before, it was five. You keep the supporting documents, the identification data and the receipt of each notice.',
          },
          source: gazette,
        },
        {
          question: { es: '¿Qué pasa si no he cumplido?', en: 'What if I haven’t complied so far?' },
          answer: {
            es: 'La ley prevé multas y otras sanciones y, para ciertas conductas, delitos. También contempla un beneficio, limitado y con condiciones, para quien cumple de manera espontánea antes de una verificación. Conviene cuantificar las omisiones antes de presentar nada.',
            en: 'The law provides for fines and other sanctions and makes certain conduct a crime. It also offers a benefit, limited and under conditions, to those who comply on their own initiative before a verification. Measure the omissions before filing anything.',
          },
          source: laws,
        },
      ],
    }),
    callToAction({
      heading: { es: 'El aviso vence el día 17 de cada mes', en: 'The notice is due on the 17th of each month' },
      text: {
        es: '¿Ya recibió un requerimiento? Llámenos al {{phone}}.',
        en: 'Has the authority already written to you? Call {{phone}}.',
      },
      actions: [
        book('newClients', { es: 'Agendar Consulta', en: 'Book a Consultation' }),
        linkTo('pld-fintech', { es: 'PLD/FT para entidades financieras', en: 'AML/CFT for financial institutions' }),
      ],
    }),
  ],
});
