import { book, definePage, disclaimer, formSection, hero, jumpTo, linkTo } from '#schema';

/** The promotion page for new teams, in the language of the visitor's country. */
export default definePage({
  id: 'softlanding-promo',
  layout: 'landing',
  title: { es: 'Dentista para equipos nuevos', en: 'A dentist for new teams' },
  description: {
    es: 'Para empresas que abren oficina en Guadalajara: un convenio dental para todo el equipo, listo antes del primer día de trabajo.',
    en: 'For companies that open an office in Guadalajara: a dental plan for the whole team, ready before the first day of work.',
  },
  structuredData: 'service',
  languageByCountry: true,
  headerAction: book('consultation'),
  blocks: [
    hero({
      eyebrow: { es: 'Para equipos nuevos', en: 'For new teams' },
      heading: { es: 'Un convenio antes del primer día', en: 'A plan before the first day' },
      lead: { es: 'Usted nos dice cuántos son.', en: 'You tell us how many you are.' },
      actions: [
        jumpTo('solicitud', { es: 'Solicitar revisión de mi caso', en: 'Request a review of my case' }),
        book('consultation'),
      ],
    }),
    formSection({
      id: 'solicitud',
      heading: { es: 'Solicite la revisión de su caso', en: 'Request a review of your case' },
      lead: { es: 'Respondemos en {{responseHours}} horas.', en: 'We answer within {{responseHours}} hours.' },
      form: 'softlanding-promo',
      firstStep: {
        label: { es: '¿A qué correo le respondemos?', en: 'Where should we write back to?' },
        button: { es: 'Empezar', en: 'Begin' },
      },
    }),
    disclaimer({
      id: 'aviso',
      heading: { es: 'Aviso', en: 'Disclaimer' },
      paragraphs: [{ es: 'No sustituye a un seguro de gastos médicos.', en: 'It does not replace health insurance.' }],
      links: [linkTo('privacy'), linkTo('terms')],
    }),
  ],
});
