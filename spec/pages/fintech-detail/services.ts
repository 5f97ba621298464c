import { cards } from '#schema';

/** The six services for institutions under the Fintech Law. */
export const services = cards({
  id: 'servicios',
  form: 'windows',
  heading: { es: 'Seis servicios de cumplimiento fintech', en: 'Six fintech compliance services' },
  lead: {
    es: 'Para instituciones de tecnología financiera (ITF), juntos o por separado, antes de la autorización o con la institución ya en operación.',
    en: 'For financial technology institutions (ITF). Take them together or separately, before authorization or once you’re running.',
  },
  items: [
    {
      title: { es: 'Oficial de cumplimiento', en: 'Compliance officer' },
      text: {
        es: 'Definimos con usted el perfil, la designación y las facultades, y preparamos a la persona para la certificación de la CNBV. Después tiene con quién comentar las alertas dudosas.',
        en: 'We define the profile, appointment and powers with you, and prepare the person for certification by the CNBV, the banking and securities commission. Afterward they have someone to discuss doubtful alerts with.',
      },
    },
    {
      title: { es: 'Monitoreo regulatorio', en: 'Regulatory monitoring' },
      text: {
        es: 'Leemos el Diario Oficial y lo que publican CNBV, Banxico, SHCP y CONDUSEF. A usted le llega lo que le afecta, con su fecha límite y el documento que hay que cambiar.',
        en: 'We read the official gazette and what the CNBV, Banxico (the central bank), the SHCP (Ministry of Finance) and CONDUSEF (consumer protection) publish. You receive what affects you, with its due date and the document to change.',
      },
    },
    {
      title: { es: 'Manuales de cumplimiento', en: 'Compliance manuals' },
      text: {
        es: 'Manual de prevención de lavado de dinero y financiamiento al terrorismo (PLD/FT) con enfoque basado en riesgos, y políticas de control interno, continuidad y seguridad de la información. Cada proceso tiene responsable y deja evidencia.',
        en: 'An anti-money-laundering and counter-terrorist-financing (AML/CFT) manual with a risk-based approach, and policies for internal control, continuity and information security. Each process has an owner and leaves evidence.',
      },
    },
    {
      title: { es: 'Licenciamiento ITF', en: 'ITF licensing' },
      text: {
        es: 'Integramos y presentamos la solicitud ante la CNBV: estatutos, plan de negocios, accionistas, capital y tecnología. La autorización es decisión de la autoridad, previo acuerdo del Comité Interinstitucional.',
        en: 'We assemble and file the application with the CNBV: bylaws, business plan, shareholders, capital and technology. Authorization is the authority’s decision, after agreement by an inter-agency committee.',
      },
    },
    {
      title: { es: 'Tecnología de cumplimiento', en: 'Compliance technology' },
      text: {
        es: 'Convertimos las disposiciones en requisitos para su sistema: identificación, grado de riesgo, listas, alertas y bitácoras. También revisamos el contrato con el proveedor.',
        en: 'We turn the rules into requirements for your system: identification, risk rating, lists, alerts and logs. We also review the contract with the vendor.',
      },
    },
    {
      title: { es: 'Cumplimiento global', en: 'Global compliance' },
      text: {
        es: 'Comparamos las políticas de su matriz con la norma mexicana, los estándares del GAFI y lo que piden los bancos corresponsales. Donde chocan, proponemos cómo cumplir en México sin romper la política del grupo.',
        en: 'We compare your parent company’s policies with Mexican rules, FATF standards and what correspondent banks ask for. Where they conflict, we propose how to comply in Mexico without breaking group policy.',
      },
    },
  ],
});
