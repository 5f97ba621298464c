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
        es: 'Una metodología con sus clientes, productos, zonas y canales, que se puede justificar.',
        en: 'A methodology from your clients, products, regions and channels that can be justified.',
      },
    },
    {
      title: { es: 'Dictamen técnico y registros', en: 'Technical opinion and registrations' },
      text: {
        es: 'Solicitudes, renovaciones y avisos, con un calendario que usted también ve.',
        en: 'Applications, renewals and notices, with a calendar that you see too.',
      },
    },
    {
      title: { es: 'Oficial y comité', en: 'Officer and committee' },
      text: {
        es: 'Designación y funciones, y preparación del oficial para su certificación.',
        en: 'Appointment and duties, and preparation of the officer for certification.',
      },
    },
    {
      title: { es: 'Reportes de operaciones', en: 'Transaction reports' },
      text: {
        es: 'Los revisamos antes del envío, con el análisis que sostiene cada decisión.',
        en: 'We review them before they are sent, with the analysis behind each decision.',
      },
    },
    {
      title: { es: 'Sistema y listas', en: 'System and lists' },
      text: {
        es: 'Probamos su sistema; el proveedor recibe las fallas por escrito.',
        en: 'We test your system; the vendor receives the faults in writing.',
      },
    },
    {
      title: { es: 'Capacitación y visitas', en: 'Training and inspections' },
      text: {
        es: 'Curso anual por puesto y acompañamiento en visitas y oficios.',
        en: 'An annual course for each role, and support through inspections and letters.',
      },
    },
  ],
});
