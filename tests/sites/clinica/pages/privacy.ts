import { definePage, legalText } from '#schema';

/** The privacy notice. */
export default definePage({
  id: 'privacy',
  layout: 'legal',
  title: { es: 'Aviso de privacidad', en: 'Privacy notice', fr: 'Avis de confidentialité' },
  description: {
    es: 'Qué datos nos deja al pedir una cita, para qué los usamos, cuánto tiempo los guardamos y cómo pedir que los borremos.',
    en: 'Which data you leave us with an appointment request, what we use them for, how long we keep them and how to have them erased.',
    fr: 'Les données que vous nous laissez en demandant un rendez-vous, leur usage, leur durée de conservation et leur suppression.',
  },
  blocks: [
    legalText({
      heading: { es: 'Aviso de privacidad', en: 'Privacy notice', fr: 'Avis de confidentialité' },
      updated: {
        es: 'Última actualización: octubre de 2026',
        en: 'Last updated: October 2026',
        fr: 'Dernière mise à jour : octobre 2026',
      },
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
              es: 'Al pedir una cita nos deja su nombre, correo, teléfono, el motivo de la visita, la edad si es para un niño, el día y el momento que prefiere y, si quiere, un presupuesto y un comentario. Guardamos también la campaña por la que llegó. Los usamos para darle la cita y avisarle de cambios. No los vendemos ni los cedemos.',
              en: 'When you request an appointment, you leave your name, e-mail, telephone, the reason for the visit, the age if it is for a child, the day and time you prefer and, if you like, a quote and a comment. We also keep the campaign that brought you here. We use them to give you the appointment and tell you of changes. We neither sell nor pass them on.',
              fr: 'En demandant un rendez-vous, vous nous laissez votre nom, votre courriel, votre téléphone, le motif de la visite, l’âge s’il s’agit d’un enfant, le jour et le moment souhaités et, si vous le voulez, un devis et un commentaire. Nous conservons aussi la campagne qui vous a amené ici. Ils servent à fixer le rendez-vous et à vous prévenir d’un changement. Nous ne les vendons ni ne les cédons.',
            },
            {
              es: 'El sitio guarda en su navegador el idioma que eligió y el tema de color. No mide su visita.',
              en: 'The site keeps the language you chose and the colour theme in your browser. It does not measure your visit.',
              fr: 'Le site conserve dans votre navigateur la langue choisie et le thème de couleurs. Il ne mesure pas votre visite.',
            },
          ],
        },
        {
          id: 'plazos',
          title: { es: 'Cuánto tiempo', en: 'For how long', fr: 'Pendant combien de temps' },
          paragraphs: [
            {
              es: 'Borramos las solicitudes a los {{kept_appointment_requests_months}} meses. Su expediente clínico, si llega a tenerlo, sigue las reglas de la norma oficial mexicana y no está en este sitio.',
              en: 'We erase requests after {{kept_appointment_requests_months}} months. Your clinical record, should you come to have one, follows the Mexican official standard and is not on this site.',
              fr: 'Les demandes sont supprimées au bout de {{kept_appointment_requests_months}} mois. Votre dossier médical éventuel suit la norme officielle mexicaine et ne se trouve pas sur ce site.',
            },
          ],
        },
        {
          id: 'derechos',
          title: { es: 'Sus derechos', en: 'Your rights', fr: 'Vos droits' },
          paragraphs: [
            {
              es: 'Puede pedir que le mostremos, corrijamos o borremos sus datos, u oponerse a que los usemos: basta un correo a {{email}}. Respondemos en un máximo de veinte días.',
              en: 'You can ask us to show, correct or erase your data, or object to their use: an e-mail to {{email}} is enough. We answer within twenty days.',
              fr: 'Vous pouvez demander à voir, corriger ou supprimer vos données, ou vous opposer à leur usage : un courriel à {{email}} suffit. Nous répondons sous vingt jours.',
            },
          ],
        },
      ],
    }),
  ],
});
