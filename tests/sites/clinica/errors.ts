import { defineErrors } from '#schema';

/** What visitors are told: situation → message. */
export const errors = defineErrors({
  'appointment.missing': {
    situation: 'Appointment request: a required answer is missing.',
    channel: 'toast',
    tone: 'error',
    message: {
      es: 'Faltan algunos datos. Los marcamos en el formulario.',
      en: 'Some details are missing. We have marked them in the form.',
      fr: 'Il manque quelques renseignements. Ils sont signalés dans le formulaire.',
    },
  },
  'appointment.failure': {
    situation: 'Appointment request: it was not stored, or no readable answer came back.',
    channel: 'toast',
    tone: 'error',
    message: {
      es: 'No pudimos guardar su solicitud. Inténtelo de nuevo en unos minutos o llámenos.',
      en: 'We could not save your request. Try again in a few minutes, or call us.',
      fr: 'Votre demande n’a pas pu être enregistrée. Réessayez dans quelques minutes ou appelez-nous.',
    },
  },
  'appointment.tooMany': {
    situation: 'Appointment request: too many from one address within a minute.',
    channel: 'toast',
    tone: 'error',
    message: {
      es: 'Recibimos varias solicitudes seguidas desde su conexión. Espere un minuto y envíela otra vez.',
      en: 'We have received several requests from your connection. Wait a minute and send it again.',
      fr: 'Plusieurs demandes viennent d’arriver de votre connexion. Attendez une minute, puis renvoyez la vôtre.',
    },
  },
  'appointment.success': {
    situation: 'Appointment request: stored.',
    channel: 'toast',
    tone: 'success',
    title: { es: 'Solicitud recibida', en: 'Request received', fr: 'Demande reçue' },
    message: {
      es: 'Le confirmaremos día y hora por correo en un máximo de {{responseHours}} horas hábiles.',
      en: 'We will confirm the day and time by e-mail within {{responseHours}} working hours.',
      fr: 'Nous vous confirmerons le jour et l’heure par courriel sous {{responseHours}} heures ouvrables.',
    },
  },
  'server.failure': {
    situation: 'The server failed; what it shows in place of the page.',
    channel: 'page',
    tone: 'error',
    message: {
      es: 'La página no está disponible por el momento',
      en: 'This page is not available at the moment',
      fr: 'Cette page n’est pas disponible pour le moment',
    },
  },
  'root.missing': {
    situation: 'The page has no main element for its scripts to start on; this is thrown.',
    channel: 'console',
    tone: 'error',
    message: {
      es: 'La página no tiene elemento principal',
      en: 'The page has no main element',
      fr: 'La page n’a pas d’élément principal',
    },
  },
});
