import { defineErrors } from '#schema';

/** Everything the site can tell a visitor after something went well or wrong. The texts are literal. */
export const errors = defineErrors({
  'dashboard.unavailable': {
    situation: 'The visitor pressed "Iniciar Sesión" or "Crear Cuenta"; the dashboard does not exist yet.',
    channel: 'alert',
    tone: 'info',
    message: {
      es: 'La aplicación de dashboard se desarrollará en un ambiente independiente. Próximamente disponible.',
      en: 'The dashboard application will be developed in a separate environment. Coming soon.',
    },
  },
  'contact.missing': {
    situation: 'Home or contact form: a required field is empty.',
    channel: 'toast',
    tone: 'error',
    message: { es: 'Por favor completa todos los campos requeridos.', en: 'Please complete all required fields.' },
  },
  'contact.databaseError': {
    situation: 'Home or contact form: the database refused the row.',
    channel: 'toast',
    tone: 'error',
    message: {
      es: 'Hubo un problema al enviar tu mensaje. Por favor intenta de nuevo.',
      en: 'There was a problem sending your message. Please try again.',
    },
  },
  'contact.connectionError': {
    situation: 'Home or contact form: no readable answer came back.',
    channel: 'toast',
    tone: 'error',
    message: {
      es: 'Hubo un problema inesperado. Por favor intenta de nuevo.',
      en: 'There was an unexpected problem. Please try again.',
    },
  },
  'contact.success': {
    situation: 'Home or contact form: the message was stored.',
    channel: 'toast',
    tone: 'success',
    title: { es: '¡Mensaje enviado!', en: 'Message sent!' },
    message: { es: 'Nos pondremos en contacto contigo pronto.', en: "We'll get back to you soon." },
  },
  'form.rateLimited': {
    situation: 'Any form: too many messages came from the same address within a minute.',
    channel: 'toast',
    tone: 'error',
    title: { es: 'Demasiados envíos seguidos', en: 'Too many messages at once' },
    message: {
      es: 'Recibimos muchos mensajes desde su conexión en poco tiempo. Espere un minuto y envíe de nuevo: lo que escribió sigue aquí. Si le urge, llámenos al {{phone}} o escríbanos a {{email}}.',
      en: 'We received many messages from your connection in a short time. Wait a minute and send again: what you wrote is still here. If it is urgent, call {{phone}} or write to {{email}}.',
    },
  },
  'lead.missing': {
    situation: 'Form of a plan: a required field is empty.',
    channel: 'toast',
    tone: 'error',
    message: { es: 'Por favor, completa todos los campos obligatorios.', en: 'Please complete all required fields.' },
  },
  'lead.saveError': {
    situation: 'Form of a plan: the row was not stored, or no readable answer came back.',
    channel: 'toast',
    tone: 'error',
    message: {
      es: '⚠️ Hubo un problema al enviar tu solicitud. Intenta de nuevo más tarde.',
      en: 'There was a problem sending your request. Please try again later.',
    },
  },
  'lead.success': {
    situation: 'Form of a plan: the request was stored.',
    channel: 'toast',
    tone: 'success',
    message: {
      es: '✅ Gracias por tu interés. Pronto nos pondremos en contacto contigo.',
      en: 'Thank you for your interest. We will contact you soon.',
    },
  },
  'promo.missing': {
    situation: 'Promo form: a field is empty.',
    channel: 'inline',
    tone: 'error',
    message: { es: 'Todos los campos son requeridos', en: 'All fields are required' },
  },
  'promo.saveError': {
    situation: 'Promo form: the database refused the row.',
    channel: 'inline',
    tone: 'error',
    message: { es: 'Ocurrió un error al enviar el formulario.', en: 'An error occurred while sending the form.' },
  },
  'promo.connectionError': {
    situation: 'Promo form: no readable answer came back.',
    channel: 'inline',
    tone: 'error',
    message: {
      es: 'No se pudo conectar al servidor. Inténtalo de nuevo.',
      en: 'Could not connect to the server. Please try again.',
    },
  },
  'appointment.success': {
    situation: 'Appointment request: stored.',
    channel: 'toast',
    tone: 'success',
    title: { es: 'Solicitud recibida', en: 'Request received' },
    message: { es: 'Le confirmamos en {{responseHours}} horas.', en: 'We confirm within {{responseHours}} hours.' },
  },
  'career.missing': {
    situation: 'Career application: a required field is empty.',
    channel: 'inline',
    tone: 'error',
    message: { es: 'Por favor, completa todos los campos obligatorios.', en: 'Please complete all required fields.' },
  },
  'career.failure': {
    situation: 'Career application: the row was not stored, or no readable answer came back.',
    channel: 'alert',
    tone: 'error',
    message: {
      es: 'Hubo un error al enviar tu postulación. Por favor intenta nuevamente.',
      en: 'There was an error sending your application. Please try again.',
    },
  },
  'career.success': {
    situation: 'Career application: stored; the modal shows this before it closes.',
    channel: 'inline',
    tone: 'success',
    title: { es: '¡Postulación enviada!', en: 'Application sent!' },
    message: {
      es: 'Gracias por su interés en {{firmName}}. Revisaremos su postulación y nos pondremos en contacto con usted pronto.',
      en: 'Thank you for your interest in {{firmName}}. We will review your application and contact you soon.',
    },
  },
  'signOut.success': {
    situation: 'Sign-out from the not-found page worked; the visitor goes on to /auth.',
    channel: 'toast',
    tone: 'success',
    title: { es: 'Sesión cerrada', en: 'Signed out' },
    message: { es: 'Has cerrado sesión exitosamente', en: 'You have signed out successfully' },
  },
  'signOut.failure': {
    situation: 'Sign-out from the not-found page failed; the visitor goes on to /auth all the same.',
    channel: 'toast',
    tone: 'error',
    title: { es: 'Error al cerrar sesión', en: 'Sign-out error' },
    message: { es: 'No se pudo cerrar la sesión automáticamente', en: 'The session could not be closed automatically' },
  },
  'lookup.failure': {
    situation: 'Promo page: the country could not be looked up. Nothing is shown; Spanish is used.',
    channel: 'silent',
    tone: 'info',
    message: {
      es: 'No se pudo detectar el país del visitante; se usa el español.',
      en: "The visitor's country could not be detected; Spanish is used.",
    },
  },
  'notFound.page': {
    situation: 'The path does not exist.',
    channel: 'page',
    tone: 'error',
    message: { es: 'Oops! Página no encontrada', en: 'Oops! Page not found' },
  },
  'router.failure': {
    situation: 'The router failed; its default error screen.',
    channel: 'page',
    tone: 'error',
    message: { es: 'Unexpected Application Error', en: 'Unexpected Application Error' },
  },
  'root.missing': {
    situation: 'The page has no root element when the site starts in the browser; this is thrown.',
    channel: 'console',
    tone: 'error',
    message: { es: 'Elemento root no encontrado', en: 'Root element not found' },
  },
});
