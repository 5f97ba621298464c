import { cards } from '#schema';

/** The six services for financial institutions. */
export const services = cards({
  id: 'servicios',
  heading: { es: 'Seis servicios de PLD/FT para su entidad', en: 'Six AML/CFT services for your institution' },
  lead: {
    es: 'Contrate solo los que el diagnóstico muestre que hacen falta.',
    en: 'Take only the ones the assessment shows you need.',
  },
  items: [
    {
      title: { es: 'Manual y enfoque basado en riesgos', en: 'Manual and risk-based approach' },
      text: {
        es: 'Una metodología hecha con sus datos.',
        en: 'A methodology built on your own data.',
      },
    },
    {
      title: { es: 'Dictamen técnico y registros', en: 'Technical opinion and registrations' },
      text: {
        es: 'Solicitudes, renovaciones y avisos.',
        en: 'Applications, renewals and notices.',
      },
    },
    {
      title: { es: 'Oficial y comité', en: 'Officer and committee' },
      text: {
        es: 'Designación, funciones y certificación.',
        en: 'Appointment, duties and certification.',
      },
    },
    {
      title: { es: 'Reportes de operaciones', en: 'Transaction reports' },
      text: {
        es: 'Revisados antes del envío.',
        en: 'Reviewed before they are sent.',
      },
    },
    {
      title: { es: 'Sistema y listas', en: 'System and lists' },
      text: {
        es: 'Probados, con las fallas por escrito.',
        en: 'Tested, with the faults in writing.',
      },
    },
    {
      title: { es: 'Capacitación y visitas', en: 'Training and inspections' },
      text: {
        es: 'Curso anual y apoyo en visitas.',
        en: 'Annual course and support in inspections.',
      },
    },
  ],
});
