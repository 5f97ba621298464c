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
        es: 'Cumpla la ley antilavado cada mes, sin sobresaltos',
        en: 'Mexico’s AML law, met every month',
      },
      lead: {
        es: 'La ley antilavado impone obligaciones a negocios lícitos por lo que llama actividades vulnerables. Le decimos cuáles le aplican y le ayudamos a cumplirlas.',
        en: 'Mexico’s anti-money-laundering (AML) law places obligations on perfectly lawful businesses for what it calls vulnerable activities. We tell you which ones apply to you and help you meet them.',
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
    cards({
      id: 'actividades',
      heading: { es: 'Actividades vulnerables que atendemos', en: 'Vulnerable activities we cover' },
      lead: {
        es: 'La Ley Federal para la Prevención e Identificación de Operaciones con Recursos de Procedencia Ilícita (LFPIORPI) mide muchas operaciones en UMA (Unidad de Medida y Actualización): desde un monto hay que identificar al cliente y desde otro, presentar un aviso. Otras son vulnerables por cualquier monto.',
        en: 'The Federal Law for the Prevention and Identification of Transactions with Illicit Proceeds (LFPIORPI) measures many transactions in UMA, Mexico’s official reference unit: above one amount you must identify the client, above another you must file a notice. Others are vulnerable whatever the amount.',
      },
      items: [
        {
          title: { es: 'Venta de inmuebles', en: 'Sale of real estate' },
          text: {
            es: 'Desarrolladoras, inmobiliarias e intermediarios que transmiten la propiedad o participan en operaciones de compraventa. Integramos el expediente de cada comprador y el origen del pago.',
            en: 'Developers, real estate agencies and intermediaries who transfer property or take part in its sale. We build the file of each buyer and document how the price was paid.',
          },
        },
        {
          title: { es: 'Venta de vehículos', en: 'Sale of vehicles' },
          text: {
            es: 'Agencias y lotes que comercializan vehículos nuevos o usados, terrestres, marítimos o aéreos. El control se aplica desde el piso de venta, antes de facturar.',
            en: 'Dealers in new or used vehicles, by land, sea or air. Controls apply on the sales floor, before the invoice is issued.',
          },
        },
        {
          title: { es: 'Metales y piedras preciosas', en: 'Precious metals and stones' },
          text: {
            es: 'Compraventa de metales, piedras preciosas, joyas y relojes. Además de identificar al cliente, hay que respetar el límite legal al pago en efectivo.',
            en: 'Trade in precious metals and stones, jewelry and watches. Besides identifying the client, you have to observe the legal limit on cash payments.',
          },
        },
        {
          title: { es: 'Construcción', en: 'Construction' },
          text: {
            es: 'Servicios de construcción y desarrollo inmobiliario que se prestan de forma habitual o profesional, y los recursos que se reciben para financiarlos. Revisamos contratos, anticipos y aportaciones.',
            en: 'Construction and property development provided habitually or professionally, and the funds received to finance them. We review contracts, advance payments and contributions.',
          },
        },
        {
          title: { es: 'Blindaje de vehículos', en: 'Vehicle armoring' },
          text: {
            es: 'Servicios de blindaje de vehículos terrestres. Documentamos quién contrata, quién usará la unidad y quién paga, que no siempre son la misma persona.',
            en: 'Armoring of land vehicles. We document who orders it, who will use the vehicle and who pays: not always the same person.',
          },
        },
        {
          title: { es: 'Traslado de valores', en: 'Transport of valuables' },
          text: {
            es: 'Traslado o custodia de dinero y valores. Ordenamos la información del cliente, del destinatario y de cada servicio para que el aviso salga del propio registro de operaciones.',
            en: 'Transport or custody of money and valuables. We organize the data of the client, the recipient and each service so that the notice comes straight from your operating records.',
          },
        },
        {
          title: { es: 'Donativos', en: 'Donations' },
          text: {
            es: 'Asociaciones y sociedades sin fines de lucro que reciben donativos. Cumplir protege a la organización y la confianza de quienes donan.',
            en: 'Non-profit associations and societies that receive donations. Compliance protects the organization and its donors’ trust.',
          },
        },
        {
          title: { es: 'Comercio exterior', en: 'Foreign trade' },
          text: {
            es: 'Servicios de despacho aduanero que prestan agentes y agencias aduanales respecto de las mercancías que señala la ley. Relacionamos cada pedimento con su expediente.',
            en: 'Customs clearance by customs brokers and agencies for the goods that the law lists. We tie each customs declaration to its client file.',
          },
        },
      ],
    }),
    checklist({
      id: 'servicios',
      heading: {
        es: 'Seis servicios para cumplir la ley antilavado',
        en: 'Six services for complying with the AML law',
      },
      lead: {
        es: 'Puede contratar todo o solo lo que le falta. Si ya tiene un sistema o un manual, partimos de ellos.',
        en: 'Take all of it or only what you’re missing. If you already have a system or a manual, we start from there.',
      },
      items: [
        {
          es: 'Diagnóstico: si su actividad es vulnerable, desde qué umbral en UMA y qué obligaciones tiene hoy',
          en: 'Assessment: whether your activity is vulnerable, from which UMA threshold, and your obligations today',
        },
        {
          es: 'Alta y actualización en el portal del SAT, y designación de representante encargada de cumplimiento',
          en: 'Registration and updates on the SAT portal, and appointment of the compliance representative',
        },
        {
          es: 'Expedientes de identificación de clientes y usuarios, con su beneficiario controlador y, en su caso, su condición de persona políticamente expuesta',
          en: 'Identification files for clients and users, with their beneficial owner (beneficiario controlador) and whether they are politically exposed',
        },
        {
          es: 'Avisos e informes mensuales a la UIF, a más tardar el día 17 del mes siguiente, con su acuse',
          en: 'Monthly notices and reports to the UIF, by the 17th of the following month, with their acknowledgment',
        },
        {
          es: 'Manual de políticas, evaluación de riesgos y reglas de monitoreo acordes con su tamaño',
          en: 'Policy manual, risk assessment and monitoring rules in proportion to your size',
        },
        {
          es: 'Capacitación del personal, preparación de la auditoría y atención de requerimientos y visitas de verificación',
          en: 'Staff training, preparation for the audit, and support with requests and verification visits',
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
            es: 'Con su descripción identificamos la actividad, los umbrales que le aplican y lo más urgente. Esta evaluación es gratuita.',
            en: 'From your description we identify the activity, the thresholds that apply to you and what’s most urgent. This assessment is free.',
          },
        },
        {
          title: { es: 'Ponemos al día lo atrasado', en: 'We catch up on what’s overdue' },
          text: {
            es: 'Completamos los expedientes de operaciones anteriores y definimos con usted cómo regularizar las omisiones.',
            en: 'We complete the files of past transactions and decide with you how to correct any omissions.',
          },
        },
        {
          title: { es: 'Instalamos los controles', en: 'We set up the controls' },
          text: {
            es: 'Manual, formatos, acumulación de operaciones y responsables. Su equipo aprende a usarlos con sus propios casos.',
            en: 'Manual, forms, the aggregation of transactions and who does what. Your team learns to use them on its own cases.',
          },
        },
        {
          title: { es: 'Usted cumple cada mes', en: 'You stay compliant every month' },
          text: {
            es: 'Conciliamos sus operaciones, preparamos el aviso o el informe con margen antes del vencimiento y le entregamos el acuse.',
            en: 'We reconcile your transactions, prepare the notice or report well before the due date and give you the filing receipt.',
          },
        },
      ],
    }),
    formSection({
      id: 'evaluacion',
      heading: { es: 'Solicite su evaluación gratuita', en: 'Request your free assessment' },
      lead: {
        es: 'Díganos a qué se dedica su empresa. Le contactaremos en un máximo de {{responseHours}} horas para revisar con usted si la ley le aplica y por dónde empezar.',
        en: 'Tell us what your company does. We’ll contact you within {{responseHours}} hours at most to work out whether the law applies to you and where to start.',
      },
      form: 'pld-vulnerables',
      aside: {
        heading: { es: '¿Tiene un plazo corriendo?', en: 'Facing a deadline?' },
        text: {
          es: 'Si recibió un requerimiento o se acerca el día 17, no espere: llámenos al {{phone}} o agende directamente. Por confidencialidad, no incluya en el formulario nombres ni datos de sus clientes.',
          en: 'If you’ve received a request from the authority or the 17th is close, don’t wait: call us at {{phone}} or book directly. For confidentiality, leave the names and data of your clients out of the form.',
        },
        actions: [book('newClients', { es: 'Agendar Consulta', en: 'Book a Consultation' })],
      },
    }),
    fees,
    faq({
      id: 'preguntas',
      heading: { es: 'Preguntas frecuentes', en: 'Frequently asked questions' },
      items: [
        {
          question: {
            es: '¿Cómo sé si realizo una actividad vulnerable?',
            en: 'How do I know if my activity is vulnerable?',
          },
          answer: {
            es: 'El artículo 17 de la LFPIORPI las enumera. El giro que aparece en su acta o en su constancia fiscal no lo resuelve: importa lo que hace en la práctica, si lo hace de forma habitual o profesional y, en muchos casos, el monto. Una misma empresa puede realizar más de una.',
            en: 'Article 17 of the LFPIORPI lists them. The business purpose in your deed or tax certificate doesn’t settle it: what counts is what you do in practice, whether you do it habitually or professionally and, in many cases, the amount. One company may carry out more than one.',
          },
          source: laws,
        },
        {
          question: {
            es: '¿Hay más actividades que estas ocho?',
            en: 'Are there more activities than these eight?',
          },
          answer: {
            es: 'Sí. La ley incluye, entre otras, el arrendamiento de inmuebles, los préstamos de quien no es entidad financiera, las operaciones con activos virtuales y ciertos servicios profesionales independientes (artículo 17, fracción XI). Esa fracción también nos alcanza a nosotros cuando constituimos una sociedad o, según el encargo, cuando llevamos su contabilidad; por eso le pediremos datos de identificación.',
            en: 'Yes. The law includes, among others, leasing real estate, loans by those who are not financial institutions, dealing in virtual assets and certain independent professional services (article 17, section XI). That section reaches us too when we incorporate a company or, depending on the engagement, when we keep its accounts; that’s why we’ll ask you for identification.',
          },
          source: laws,
        },
        {
          question: { es: '¿Por qué los umbrales están en UMA?', en: 'Why are the thresholds in UMA?' },
          answer: {
            es: 'Porque la unidad se actualiza cada año, y con ella el umbral en pesos. Además, las operaciones de un mismo cliente que por separado no llegan al umbral de aviso pueden acumularse durante el periodo que fija la ley. Por eso conviene llevar el cálculo por cliente y no solo por factura.',
            en: 'Because the unit (Unidad de Medida y Actualización) is updated every year, and the threshold in pesos with it. In addition, transactions of the same client that don’t reach the notice threshold on their own may be added up over the period set by law. That’s why it pays to keep the count by client and not only by invoice.',
          },
          source: gazette,
        },
        {
          question: {
            es: '¿Ante quién me registro y a quién aviso?',
            en: 'Where do I register and who gets the notices?',
          },
          answer: {
            es: 'El alta y los avisos se presentan por medios electrónicos en el portal que administra el SAT, con RFC y e.firma. La información llega a la Unidad de Inteligencia Financiera (UIF) de la Secretaría de Hacienda. Las personas morales designan además a una representante encargada de cumplimiento.',
            en: 'Registration and notices are filed electronically on the portal run by the SAT, with the RFC (tax ID) and the e.firma (e-signature). The information reaches the Financial Intelligence Unit (UIF) of the Ministry of Finance. Companies also appoint a compliance representative.',
          },
        },
        {
          question: { es: '¿Cuándo se presentan los avisos?', en: 'When are notices due?' },
          answer: {
            es: 'A más tardar el día 17 del mes siguiente a aquel en que se realizó la operación. Si en el mes no hubo operaciones que avisar, las reglas prevén un informe que así lo indica. Si la operación muestra indicios de que los recursos pueden tener un origen ilícito, el aviso se presenta dentro de las 24 horas siguientes a que se conocen, cualquiera que sea el monto y aunque la operación solo se haya intentado; su manual dice quién decide y cómo se documenta.',
            en: 'By the 17th of the month after the transaction took place. If there was nothing to give notice of that month, the rules provide for a report saying so. Where there are signs that the funds may have an unlawful origin, the notice is filed within 24 hours of their becoming known, whatever the amount and even if the transaction was only attempted; your manual says who decides and how it is documented.',
          },
        },
        {
          question: { es: '¿Cuánto tiempo conservo los expedientes?', en: 'How long do I keep the files?' },
          answer: {
            es: 'Con la reforma de julio de 2025, diez años contados desde la operación o desde que termina la relación con el cliente; antes eran cinco. Se conservan los documentos que sirven de soporte, los datos de identificación y el acuse de cada aviso, en papel o en medios electrónicos que permitan entregarlos cuando la autoridad los pida.',
            en: 'Since the reform of July 2025, ten years from the transaction or from the end of the relationship with the client; before, it was five. You keep the supporting documents, the identification data and the acknowledgment of each notice, on paper or in an electronic form that lets you produce them when the authority asks.',
          },
        },
        {
          question: { es: '¿Qué pasa si no he cumplido?', en: 'What if I haven’t complied so far?' },
          answer: {
            es: 'La ley prevé multas y otras sanciones y, para ciertas conductas, delitos. También contempla un beneficio, limitado y con condiciones, para quien cumple de manera espontánea antes de que la autoridad inicie una verificación. Antes de presentar nada, conviene cuantificar las omisiones y decidir el orden para regularizarlas.',
            en: 'The law provides for fines and other sanctions and makes certain conduct a crime. It also offers a benefit, limited and under conditions, to those who comply on their own initiative before the authority begins a verification. Before filing anything, measure the omissions and decide in which order to correct them.',
          },
        },
        {
          question: { es: '¿La ley cambió hace poco?', en: 'Has the law changed recently?' },
          answer: {
            es: 'Sí. La reforma publicada en julio de 2025 amplió el catálogo de actividades y las obligaciones, entre ellas la evaluación de riesgos, la capacitación, el monitoreo de operaciones y la auditoría, incorporó a las personas políticamente expuestas y precisó el concepto de beneficiario controlador. Parte del detalle y de los plazos depende del reglamento y de las reglas de carácter general, por lo que revisamos los vigentes en cada caso.',
            en: 'Yes. The reform published in July 2025 extended the list of activities and the obligations, among them risk assessment, training, the monitoring of transactions and auditing; it brought in politically exposed persons and made the concept of beneficial owner more precise. Part of the detail and of the dates depends on the regulations and general rules, so we check those in force in each case.',
          },
          source: gazette,
        },
      ],
    }),
    callToAction({
      heading: { es: 'El aviso vence el día 17 de cada mes', en: 'The notice is due on the 17th of each month' },
      text: {
        es: 'Llegue a esa fecha con los expedientes completos y el acuse archivado. Si su empresa es una entidad financiera, hay un servicio aparte para usted.',
        en: 'Get there with complete files and the filing receipt on record. If your company is a financial institution, there’s a separate service for you.',
      },
      actions: [
        book('newClients', { es: 'Agendar Consulta', en: 'Book a Consultation' }),
        linkTo('pld-fintech', { es: 'PLD/FT para entidades financieras', en: 'AML/CFT for financial institutions' }),
      ],
    }),
  ],
});
