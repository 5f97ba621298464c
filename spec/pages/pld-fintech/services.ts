import { cards } from '#schema';

/** The six services for financial institutions. */
export const services = cards({
  id: 'servicios',
  heading: { es: 'Seis servicios de PLD/FT para su entidad', en: 'Six AML/CFT services for your institution' },
  lead: {
    es: 'Puede contratar solo los que el diagnóstico muestre necesarios.',
    en: 'Take only the ones the assessment shows you need.',
  },
  items: [
    {
      title: { es: 'Manual y enfoque basado en riesgos', en: 'Manual and risk-based approach' },
      text: {
        es: 'Construimos la metodología (EBR) con sus clientes, productos, zonas y canales. De ahí salen los criterios y las alertas del manual, que así se pueden justificar.',
        en: 'We build the methodology from your clients, products, regions and channels. The criteria and alerts of the manual follow from it and can be justified.',
      },
    },
    {
      title: { es: 'Dictamen técnico y registros', en: 'Technical opinion and registrations' },
      text: {
        es: 'Preparamos solicitudes, renovaciones y avisos de cambios ante la CNBV y la CONDUSEF, con un calendario de vencimientos que usted también ve.',
        en: 'We prepare applications, renewals and notices of change for the CNBV and CONDUSEF, with a calendar of due dates that you see too.',
      },
    },
    {
      title: { es: 'Oficial y comité', en: 'Officer and committee' },
      text: {
        es: 'Documentamos la designación y las funciones del oficial de cumplimiento y del comité de comunicación y control. También ayudamos al oficial a preparar su certificación.',
        en: 'We document the appointment and duties of the compliance officer and of the communication and control committee, and help the officer prepare for certification.',
      },
    },
    {
      title: { es: 'Reportes de operaciones', en: 'Transaction reports' },
      text: {
        es: 'Antes del envío revisamos las relevantes, inusuales e internas preocupantes, y el análisis con que se decidió reportar cada una o no hacerlo.',
        en: 'Before they are sent we review the reports of relevant transactions, unusual transactions and internal transactions of concern, and the analysis behind each decision to report or not.',
      },
    },
    {
      title: { es: 'Sistema y listas', en: 'System and lists' },
      text: {
        es: 'Probamos si su sistema automatizado asigna el riesgo, acumula operaciones y consulta la lista de personas bloqueadas. Su proveedor recibe las fallas por escrito.',
        en: 'We test whether your automated system rates risk, adds up transactions and checks the list of blocked persons. Your vendor receives the faults in writing.',
      },
    },
    {
      title: { es: 'Capacitación y visitas', en: 'Training and inspections' },
      text: {
        es: 'Curso anual por puesto, documentos en orden para el auditor y acompañamiento en visitas, oficios y planes de corrección.',
        en: 'An annual course for each role, records in order for the auditor, and support through inspections, official letters and correction plans.',
      },
    },
  ],
});
