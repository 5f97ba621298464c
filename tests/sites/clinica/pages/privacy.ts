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
          paragraphs: [
            {
              es: '{{legalName}}, con domicilio en {{address}}, es responsable de los datos que usted nos deja en este sitio. Escríbanos a {{email}}.',
              en: '{{legalName}}, of {{address}}, is responsible for the data you leave on this site. Write to us at {{email}}.',
              fr: '{{legalName}}, domiciliée à {{address}}, est responsable des données que vous laissez sur ce site. Écrivez-nous à {{email}}.',
            },
          ],
        },
        {
          id: 'datos',
          title: { es: 'Qué datos y para qué', en: 'Which data, and what for', fr: 'Quelles données et pourquoi' },
          paragraphs: [
            {
              es: 'Usamos lo que escribe en un formulario para responderle o darle una cita. No lo vendemos ni lo cedemos. El sitio guarda en su navegador el idioma y el tema de color, y mide su visita solo si usted lo permite.',
              en: 'We use what you write in a form to answer you or to give you an appointment. We neither sell it nor pass it on. The site keeps the language and the colour theme in your browser, and measures your visit only if you allow it.',
            },
          ],
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
          paragraphs: [
            {
              es: 'Puede pedir que le mostremos, corrijamos o borremos sus datos: basta un correo a {{email}}.',
              en: 'You can ask us to show, correct or erase your data: an e-mail to {{email}} is enough.',
            },
          ],
        },
      ],
    }),
  ],
});
