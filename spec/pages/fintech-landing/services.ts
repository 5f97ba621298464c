import { groups } from '#schema';

/** The three groups of services, each service with its tooltip. */
export const serviceGroups = groups({
  id: 'servicios',
  heading: { es: 'El diagnóstico y lo que puede venir después', en: 'The assessment, and what may follow' },
  lead: {
    es: 'Lo que sigue al diagnóstico es opcional.',
    en: 'What follows the assessment is optional.',
  },
  items: [
    {
      title: { es: 'Diagnóstico', en: 'Assessment' },
      text: { es: 'Qué le aplica y qué le falta.', en: 'What applies to you and what’s missing.' },
      services: [
        {
          label: { es: 'Mapa regulatorio', en: 'Regulatory map' },
          tooltip: {
            es: 'Qué leyes y autoridades corresponden a cada producto, y si requiere autorización, registro o ninguno de los dos.',
            en: 'Which laws and authorities apply to each product, and whether it needs authorization, registration or neither.',
          },
        },
        {
          label: { es: 'Análisis de brechas', en: 'Gap analysis' },
          tooltip: {
            es: 'Comparamos manuales, contratos y controles con la norma vigente. Cada diferencia lleva su fundamento y su gravedad.',
            en: 'We compare manuals, contracts and controls with the rules in force. Each gap comes with its legal basis and its severity.',
          },
        },
        {
          label: { es: 'Evaluación de riesgos PLD/FT', en: 'AML/CFT risk assessment' },
          tooltip: {
            es: 'De lavado de dinero y financiamiento al terrorismo: clientes, productos, zonas y canales, y si sus controles responden a ellos.',
            en: 'Of money laundering and terrorist financing: clients, products, regions and channels, and whether your controls respond to them.',
          },
        },
        {
          label: { es: 'Plan de trabajo', en: 'Work plan' },
          tooltip: {
            es: 'Pendientes con fecha, responsable y prioridad, para que el consejo pueda aprobar un presupuesto.',
            en: 'Open items with a date, an owner and a priority, so that the board can approve a budget.',
          },
        },
      ],
    },
    {
      title: { es: 'Cumplimiento formal', en: 'Formal compliance' },
      text: {
        es: 'Los trámites y documentos que la regulación exige.',
        en: 'The procedures and documents that the rules require.',
      },
      services: [
        {
          label: { es: 'Autorización o registro', en: 'Authorization or registration' },
          tooltip: {
            es: 'Solicitud como ITF, registro o dictamen técnico. Preparamos y presentamos; la CNBV resuelve.',
            en: 'Application as an ITF (financial technology institution), registration or technical opinion (dictamen técnico). We prepare and file; the CNBV, the banking and securities commission, decides.',
          },
        },
        {
          label: { es: 'Manual de PLD/FT', en: 'AML/CFT manual' },
          tooltip: {
            es: 'El manual de cumplimiento y su metodología de riesgos, escritos a partir de cómo opera su empresa.',
            en: 'The compliance manual and its risk methodology, written from the way your company operates.',
          },
        },
        {
          label: { es: 'Oficial y comité', en: 'Officer and committee' },
          tooltip: {
            es: 'Designación del oficial de cumplimiento y, si se requiere, del comité de comunicación y control, con sus actas.',
            en: 'Appointment of the compliance officer and, if required, of the communication and control committee, with the minutes.',
          },
        },
        {
          label: { es: 'Contratos y CONDUSEF', en: 'Contracts and CONDUSEF' },
          tooltip: {
            es: 'Contratos de adhesión y registros ante la comisión que protege a los usuarios de servicios financieros.',
            en: 'Standard-form contracts and registration with CONDUSEF, the agency that protects users of financial services.',
          },
        },
      ],
    },
    {
      title: { es: 'Acompañamiento continuo', en: 'Ongoing support' },
      text: {
        es: 'Lo que se repite cuando la empresa ya opera.',
        en: 'The recurring work once the company is running.',
      },
      services: [
        {
          label: { es: 'Reportes regulatorios', en: 'Regulatory reports' },
          tooltip: {
            es: 'Revisamos los de operaciones relevantes, inusuales e internas preocupantes antes de que los envíe su oficial.',
            en: 'We review those of relevant transactions, unusual transactions and internal transactions of concern before your officer sends them.',
          },
        },
        {
          label: { es: 'Cambios normativos', en: 'Changes in the rules' },
          tooltip: {
            es: 'Le avisamos qué cambió y desde cuándo, y qué página de su manual hay que cambiar.',
            en: 'We tell you what changed and from when, and which page of your manual to change.',
          },
        },
        {
          label: { es: 'Capacitación', en: 'Training' },
          tooltip: {
            es: 'Un curso para cada función, del consejo a quien atiende clientes, con constancia.',
            en: 'A course for each role, from the board to those who deal with clients, with certificates.',
          },
        },
        {
          label: { es: 'Auditorías y visitas', en: 'Audits and inspections' },
          tooltip: {
            es: 'Ordenamos los documentos para el auditor y le ayudamos a responder requerimientos de la CNBV.',
            en: 'We organize the records for the auditor and help you reply to requests from the CNBV.',
          },
        },
      ],
    },
  ],
});
