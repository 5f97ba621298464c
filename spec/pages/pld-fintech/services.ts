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
        es: 'Una metodología con sus propios datos, que se puede justificar.',
        en: 'A methodology from your own data that can be justified.',
      },
    },
    {
      title: { es: 'Dictamen técnico y registros', en: 'Technical opinion and registrations' },
      text: {
        es: 'Solicitudes, renovaciones y avisos, con su calendario.',
        en: 'Applications, renewals and notices, with their calendar.',
      },
    },
    {
      title: { es: 'Oficial y comité', en: 'Officer and committee' },
      text: {
        es: 'Designación, funciones y certificación del oficial.',
        en: 'Appointment, duties and the officer’s certification.',
      },
    },
    {
      title: { es: 'Reportes de operaciones', en: 'Transaction reports' },
      text: {
        es: 'Revisados antes del envío, con su análisis.',
        en: 'Reviewed before they are sent, with the analysis.',
      },
    },
    {
      title: { es: 'Sistema y listas', en: 'System and lists' },
      text: {
        es: 'Lo probamos; las fallas van por escrito al proveedor.',
        en: 'We test it; the vendor receives the faults in writing.',
      },
    },
    {
      title: { es: 'Capacitación y visitas', en: 'Training and inspections' },
      text: {
        es: 'Curso anual por puesto y apoyo en visitas y oficios.',
        en: 'An annual course for each role, and support in inspections.',
      },
    },
  ],
});
