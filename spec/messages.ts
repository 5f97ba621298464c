import { defineMessages, defineReserved } from '#schema';

/** The texts of the site's frame, forms and dialogs. */
export const messages = defineMessages({
  'title.pattern': { es: '{{title}} · {{firmName}}', en: '{{title}} · {{firmName}}' },

  'nav.skip': { es: 'Saltar al contenido', en: 'Skip to content' },
  'nav.main': { es: 'Navegación principal', en: 'Main navigation' },
  'nav.menu': { es: 'Menú', en: 'Menu' },
  'nav.language': { es: 'Idioma', en: 'Language' },
  'nav.rooms': { es: 'Ir a otro servicio', en: 'Go to another service' },
  'nav.bar': { es: 'Contacto rápido', en: 'Quick contact' },
  'nav.logo': { es: '{{firmName}}, ir al inicio', en: '{{firmName}}, go to the home page' },

  'languageHint.text': { es: 'Leer esta página en español', en: 'Read this page in English' },
  'languageHint.dismiss': { es: 'No mostrar más', en: 'Dismiss' },

  'notFound.suggestion': { es: '¿Buscaba esta página?', en: 'Were you looking for this page?' },

  'theme.label': { es: 'Tema', en: 'Theme' },
  'theme.light': { es: 'Claro', en: 'Light' },
  'theme.dark': { es: 'Oscuro', en: 'Dark' },
  'theme.auto': { es: 'Sistema', en: 'System' },
  'theme.autoNow': { es: 'Sistema ({{current}})', en: 'System ({{current}})' },

  'footer.follow': { es: 'Síganos', en: 'Follow us' },
  'footer.copyright': {
    es: '© {{copyrightYear}} (primera publicación) {{legalName}} Todos los derechos reservados.',
    en: '© {{copyrightYear}} (first published) {{legalName}} All rights reserved.',
  },

  'action.book': { es: 'Agendar Consulta', en: 'Book a Consultation' },
  'action.chat': { es: 'Escribir por chat', en: 'Chat with us' },
  'action.newTab': { es: '(se abre en una pestaña nueva)', en: '(opens in a new tab)' },
  'action.more': { es: 'Conocer el servicio', en: 'About this service' },

  'consent.label': { es: 'Medición de visitas', en: 'Visit measurement' },
  'consent.text': {
    es: '¿Nos permite medir su visita para mejorar este sitio? Sin su permiso no se carga ninguna herramienta de medición.',
    en: 'May we measure your visit to improve this site? Without your permission no measurement tool is loaded.',
  },
  'consent.change': { es: 'Permiso de medición', en: 'Measurement permission' },
  'consent.granted': { es: 'Por ahora lo permite.', en: 'You currently allow it.' },
  'consent.denied': { es: 'Por ahora no lo permite.', en: 'You currently don’t allow it.' },
  'consent.accept': { es: 'Aceptar', en: 'Accept' },
  'consent.decline': { es: 'Rechazar', en: 'Decline' },

  'dialog.close': { es: 'Cerrar', en: 'Close' },
  'team.languages': { es: 'Idiomas:', en: 'Languages:' },
  'team.licence': { es: 'Cédula profesional:', en: 'Professional license (cédula):' },
  'toc.heading': { es: 'Contenido', en: 'Contents' },
  'hours.days': { es: '{{from}} a {{to}}', en: '{{from}} to {{to}}' },
  rating: { es: 'Calificación de ejemplo: {{rating}} de 5 estrellas', en: 'Example rating: {{rating}} out of 5 stars' },
  'cases.results': { es: 'Resultados', en: 'Results' },
  'article.published': { es: 'Publicado el {{date}}', en: 'Published on {{date}}' },
  'specimen.label': { es: 'Muestra', en: 'Sample' },
  'specimen.print': { es: 'Imprimir esta muestra', en: 'Print this sample' },
  'specimen.printed': {
    es: '{{firmName}}. Esta hoja es una muestra con los datos que usted eligió; no es una asesoría.',
    en: '{{firmName}}. This sheet is a sample with the values you chose; it isn’t advice.',
  },
  'specimen.outside': { es: 'Elija un día entre el {{from}} y el {{to}}.', en: 'Choose between {{from}} and {{to}}.' },
  loading: { es: 'Cargando...', en: 'Loading...' },
  'noScript.form': {
    es: 'Para enviar este formulario, su navegador necesita JavaScript. Si lo prefiere, escríbanos a {{email}} o llámenos al {{phone}}.',
    en: 'Submitting this form requires JavaScript. If you prefer, write to us at {{email}} or call {{phone}}.',
  },
  'form.notLoaded': {
    es: 'Este formulario no se pudo cargar. Vuelva a cargar la página o, si lo prefiere, escríbanos a {{email}} o llámenos al {{phone}}.',
    en: 'This form could not be loaded. Reload the page or, if you prefer, write to us at {{email}} or call {{phone}}.',
  },

  'form.submit': { es: 'Enviar', en: 'Send' },
  'form.submitting': { es: 'Enviando...', en: 'Sending...' },
  'form.optional': { es: '(opcional)', en: '(optional)' },
  'form.requiredHint': {
    es: 'Los campos marcados con * son obligatorios.',
    en: 'Fields marked with * are required.',
  },
  'form.summaryTitle': { es: 'Revise estos datos antes de enviar', en: 'Check these details before sending' },
  'form.fieldRequired': { es: 'Complete este campo: {{field}}.', en: 'Fill in this field: {{field}}.' },
  'form.invalidEmail': {
    es: 'Escriba un correo electrónico completo, por ejemplo nombre@empresa.mx.',
    en: 'Enter a complete e-mail address, for example name@company.com.',
  },
  'form.incompleteEmail': {
    es: '¿Falta .com? Escriba el correo completo, por ejemplo nombre@empresa.mx.',
    en: 'Is .com missing? Enter the complete address, for example name@company.com.',
  },
  'form.emailSuggestion': { es: '¿Quiso escribir {{suggestion}}?', en: 'Did you mean {{suggestion}}?' },
  'form.invalidUrl': {
    es: 'Escriba una dirección web completa, que comience con https://.',
    en: 'Enter a complete web address that begins with https://.',
  },
  'form.tooLong': {
    es: '{{field}}: el texto es demasiado largo. El máximo son {{max}} caracteres.',
    en: '{{field}}: this text is too long. The maximum is {{max}} characters.',
  },
  'form.wholeNumber': {
    es: '{{field}}: escriba un número entero de {{min}} a {{max}}.',
    en: '{{field}}: enter a whole number from {{min}} to {{max}}.',
  },
  'form.decimalNumber': {
    es: '{{field}}: escriba un número de {{min}} a {{max}}, con {{decimals}} decimales como máximo.',
    en: '{{field}}: enter a number from {{min}} to {{max}}, with at most {{decimals}} decimals.',
  },
  'form.invalidDate': {
    es: '{{field}}: escriba una fecha completa, con día, mes y año.',
    en: '{{field}}: enter a complete date, with day, month and year.',
  },
  'form.tooEarly': {
    es: '{{field}}: elija el {{day}} o un día posterior.',
    en: '{{field}}: choose {{day}} or a later day.',
  },
  'form.tooLate': {
    es: '{{field}}: elija el {{day}} o un día anterior.',
    en: '{{field}}: choose {{day}} or an earlier day.',
  },
  'form.choose': { es: 'Elija una opción', en: 'Choose an option' },
  'form.titlePrefix': { es: 'Error: ', en: 'Error: ' },
  'form.privacy': {
    es: '{{legalName}}, con domicilio en {{address}}, usará estos datos para atender su solicitud y ponerse en contacto con usted. Para negarse a las finalidades secundarias (medición y promoción), escriba a {{email}}.',
    en: '{{legalName}}, of {{address}}, will use this information to handle your request and get in touch with you. To refuse the secondary purposes (measurement and promotion), write to {{email}}.',
  },
  'form.privacyLink': { es: 'Lea el aviso de privacidad', en: 'Read the privacy notice' },
  // The label of the trap for bots: screen readers may still reach it.
  'form.honeypot': { es: 'Deje este campo vacío', en: 'Leave this field empty' },

  'toasts.region': { es: 'Notificaciones', en: 'Notifications' },
});

/** The texts of screens that exist as text only: they have no route yet. */
export const reserved = defineReserved({
  'login.title': { es: 'Iniciar Sesión', en: 'Sign In' },
  'login.lead': {
    es: 'Acceda a su cuenta con el correo que registró con nosotros.',
    en: 'Sign in with the e-mail address you registered with us.',
  },
  'login.email': { es: 'Correo electrónico', en: 'E-mail' },
  'login.password': { es: 'Contraseña', en: 'Password' },
  'login.submit': { es: 'Iniciar Sesión', en: 'Sign In' },
  'login.submitting': { es: 'Iniciando sesión...', en: 'Signing in...' },
  'login.forgot': { es: '¿Olvidó su contraseña?', en: 'Forgot your password?' },
  'login.noAccount': { es: '¿Aún no tiene cuenta?', en: 'Don’t have an account yet?' },
  'login.createAccount': { es: 'Crear Cuenta', en: 'Create Account' },

  'magicLink.title': { es: 'Acceso sin contraseña', en: 'Sign in without a password' },
  'magicLink.lead': {
    es: 'Escriba su correo y le enviaremos un enlace de acceso de un solo uso.',
    en: 'Enter your e-mail address and we’ll send you a one-time sign-in link.',
  },
  'magicLink.submit': { es: 'Enviar enlace', en: 'Send link' },
  'magicLink.sentTitle': { es: 'Revise su correo', en: 'Check your e-mail' },
  'magicLink.sent': {
    es: 'Si la dirección está registrada, recibirá el enlace en unos minutos. Revise también la carpeta de correo no deseado.',
    en: 'If the address is registered, the link will arrive in a few minutes. Check your spam folder as well.',
  },
  'magicLink.expired': {
    es: 'Este enlace ya se usó o venció. Solicite uno nuevo.',
    en: 'This link has been used or has expired. Request a new one.',
  },

  'emailVerification.title': { es: 'Verifique su correo', en: 'Verify your e-mail' },
  'emailVerification.lead': {
    es: 'Le enviamos un mensaje con un enlace de verificación. Ábralo para activar su cuenta.',
    en: 'We sent you a message with a verification link. Open it to activate your account.',
  },
  'emailVerification.resend': { es: 'Reenviar correo', en: 'Resend e-mail' },
  'emailVerification.resending': { es: 'Reenviando...', en: 'Resending...' },
  'emailVerification.back': { es: 'Volver a iniciar sesión', en: 'Back to sign-in' },

  'underConstruction.title': { es: 'Página en construcción', en: 'Page under construction' },
  'underConstruction.lead': {
    es: 'Estamos preparando este contenido. Mientras tanto, con gusto atendemos su consulta.',
    en: 'We’re preparing this content. In the meantime, we’ll gladly answer your questions.',
  },
  'underConstruction.home': { es: 'Ir al inicio', en: 'Go to the home page' },

  'apiIntegrations.title': { es: 'Integraciones API', en: 'API Integrations' },
  'apiIntegrations.lead': {
    es: 'Conecte las herramientas de su empresa con su cuenta.',
    en: 'Connect your company’s tools to your account.',
  },
  'apiIntegrations.connect': { es: 'Conectar', en: 'Connect' },
  'apiIntegrations.disconnect': { es: 'Desconectar', en: 'Disconnect' },
  'apiIntegrations.connected': { es: 'Conectada', en: 'Connected' },
  'apiIntegrations.notConnected': { es: 'Sin conectar', en: 'Not connected' },

  'thankYou.title': { es: '¡Gracias!', en: 'Thank you!' },
  'thankYou.lead': {
    es: 'Recibimos su información y nos pondremos en contacto con usted.',
    en: 'We have received your information and will get in touch with you.',
  },

  'leadsAdmin.title': { es: 'Solicitudes recibidas', en: 'Leads' },
  'leadsAdmin.columnId': { es: 'ID', en: 'ID' },
  'leadsAdmin.columnName': { es: 'Nombre', en: 'Name' },
  'leadsAdmin.columnEmail': { es: 'Correo', en: 'E-mail' },
  'leadsAdmin.columnDate': { es: 'Fecha', en: 'Date' },
  'leadsAdmin.empty': { es: 'Todavía no hay solicitudes.', en: 'There are no leads yet.' },
});
