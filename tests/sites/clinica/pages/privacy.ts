import { definePage, legalText } from '#schema';

/** The privacy notice. */
export default definePage({
  id: 'privacy',
  layout: 'legal',
  title: { es: 'Aviso de privacidad', en: 'Privacy notice', fr: 'Avis de confidentialité' },
  description: {
    es: 'Qué datos nos deja al escribirnos o pedir una cita, para qué los usamos, cuánto tiempo los guardamos y cómo pedir que los borremos.',
    en: 'Which data you leave us when you write or request an appointment, what we use them for, how long we keep them and how to have them erased.',
    fr: 'Les données que vous nous laissez en nous écrivant, leur usage, leur durée de conservation et leur suppression.',
  },
  blocks: [
    legalText({
      heading: { es: 'Aviso de privacidad', en: 'Privacy notice', fr: 'Avis de confidentialité' },
      updated: { es: 'Última actualización: octubre de 2026', en: 'Last updated: October 2026' },
      sections: [
        {
          id: 'responsable',
          title: { es: 'Quién responde', en: 'Who is responsible', fr: 'Qui est responsable' },
          paragraphs: [{ es: '{{legalName}}, {{address}}: {{email}}.', en: '{{legalName}}, {{address}}: {{email}}.' }],
        },
        {
          id: 'datos',
          title: { es: 'Qué datos y para qué', en: 'Which data, and what for', fr: 'Quelles données et pourquoi' },
          paragraphs: [{ es: 'Usamos lo que escribe para responderle.', en: 'We use what you write to answer you.' }],
        },
        {
          id: 'plazos',
          title: { es: 'Cuánto tiempo', en: 'For how long', fr: 'Pendant combien de temps' },
          paragraphs: [
            {
              es: 'Borramos los mensajes a los {{kept_leads_months}} meses, las solicitudes de convenio a los {{kept_softlanding_requests_months}}, las postulaciones a los {{kept_career_applications_months}} y las citas a los {{kept_appointment_requests_months}}.',
              en: 'We erase messages after {{kept_leads_months}} months, requests for a plan after {{kept_softlanding_requests_months}}, applications after {{kept_career_applications_months}} and appointments after {{kept_appointment_requests_months}}.',
            },
          ],
        },
        {
          id: 'derechos',
          title: { es: 'Sus derechos', en: 'Your rights', fr: 'Vos droits' },
          paragraphs: [{ es: 'Pídalos a {{email}}.', en: 'Ask {{email}}.' }],
        },
      ],
    }),
  ],
});
