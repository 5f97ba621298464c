import { defineMessages, defineReserved } from '#schema';

/** The texts of the site's frame, forms and dialogs. */
export const messages = defineMessages({
  'title.pattern': { es: '{{title}} · {{firmName}}', en: '{{title}} · {{firmName}}' },
  'nav.skip': { es: 'Saltar al contenido', en: 'Skip to content', fr: 'Aller au contenu' },
  'nav.main': { es: 'Navegación principal', en: 'Main navigation', fr: 'Navigation principale' },
  'nav.menu': { es: 'Menú', en: 'Menu', fr: 'Menu' },
  'nav.language': { es: 'Idioma', en: 'Language', fr: 'Langue' },
  'nav.bar': { es: 'Contacto rápido', en: 'Quick contact' },
  'nav.logo': { es: '{{firmName}}, ir al inicio', en: '{{firmName}}, go to the home page' },
  'languageHint.text': {
    es: 'Leer esta página en español',
    en: 'Read this page in English',
    fr: 'Lire cette page en français',
  },
  'languageHint.dismiss': { es: 'No mostrar más', en: 'Dismiss', fr: 'Ne plus afficher' },
  'notFound.suggestion': { es: '¿Buscaba esta página?', en: 'Were you looking for this page?' },
  'theme.label': { es: 'Tema', en: 'Theme', fr: 'Thème' },
  'theme.light': { es: 'Claro', en: 'Light', fr: 'Clair' },
  'theme.dark': { es: 'Oscuro', en: 'Dark', fr: 'Sombre' },
  'theme.auto': { es: 'Sistema', en: 'System', fr: 'Système' },
  'theme.autoNow': { es: 'Sistema ({{current}})', en: 'System ({{current}})', fr: 'Système ({{current}})' },
  'footer.follow': { es: 'Síganos', en: 'Follow us', fr: 'Suivez-nous' },
  'footer.copyright': {
    es: '© {{copyrightYear}} {{legalName}} Todos los derechos reservados.',
    en: '© {{copyrightYear}} {{legalName}} All rights reserved.',
  },
  'action.book': { es: 'Agendar Consulta', en: 'Book a Consultation' },
  'action.chat': { es: 'Escribir por chat', en: 'Chat with us' },
  'action.newTab': {
    es: '(se abre en una pestaña nueva)',
    en: '(opens in a new tab)',
    fr: '(s’ouvre dans un nouvel onglet)',
  },
  'action.more': { es: 'Conocer el servicio', en: 'About this service' },
  'consent.label': { es: 'Medición de visitas', en: 'Visit measurement' },
  'consent.text': {
    es: '¿Nos permite medir su visita para mejorar este sitio? Sin su permiso no se carga ninguna herramienta de medición.',
    en: 'May we measure your visit to improve this site? Without your permission no measurement tool is loaded.',
  },
  'consent.change': { es: 'Permiso de medición', en: 'Measurement permission' },
  'consent.granted': { es: 'Por ahora lo permite.', en: 'At present you allow it.' },
  'consent.denied': { es: 'Por ahora no lo permite.', en: 'At present you do not allow it.' },
  'consent.accept': { es: 'Aceptar', en: 'Accept' },
  'consent.decline': { es: 'Rechazar', en: 'Decline' },
  'dialog.close': { es: 'Cerrar', en: 'Close', fr: 'Fermer' },
  'team.languages': { es: 'Idiomas:', en: 'Languages:' },
  'team.licence': { es: 'Cédula profesional:', en: 'Professional licence (cédula):' },
  'toc.heading': { es: 'Contenido', en: 'Contents' },
  'hours.days': { es: '{{from}} a {{to}}', en: '{{from}} to {{to}}' },
  'specimen.label': { es: 'Muestra', en: 'Sample' },
  'specimen.print': { es: 'Imprimir esta muestra', en: 'Print this sample' },
  'specimen.printed': {
    es: '{{firmName}}. Esta hoja es una muestra con los datos que usted eligió; no es una asesoría.',
    en: '{{firmName}}. This sheet is a sample with the values you chose; it isn’t advice.',
  },
  'specimen.outside': { es: 'Elija un día entre el {{from}} y el {{to}}.', en: 'Choose between {{from}} and {{to}}.' },
  rating: { es: '{{rating}} de 5 estrellas', en: '{{rating}} out of 5 stars' },
  'cases.results': { es: 'Resultados', en: 'Results' },
  'article.published': { es: 'Publicado el {{date}}', en: 'Published on {{date}}' },
  loading: { es: 'Cargando...', en: 'Loading...', fr: 'Chargement…' },
  'noScript.form': {
    es: 'Para enviar este formulario, su navegador necesita JavaScript. Si lo prefiere, escríbanos a {{email}} o llámenos al {{phone}}.',
    en: 'Sending this form needs JavaScript in your browser. If you prefer, write to us at {{email}} or call {{phone}}.',
  },
  'form.notLoaded': {
    es: 'Este formulario no se pudo cargar. Vuelva a cargar la página o, si lo prefiere, escríbanos a {{email}} o llámenos al {{phone}}.',
    en: 'This form could not be loaded. Reload the page or, if you prefer, write to us at {{email}} or call {{phone}}.',
  },
  'form.submit': { es: 'Enviar', en: 'Send', fr: 'Envoyer' },
  'form.submitting': { es: 'Enviando...', en: 'Sending...' },
  'form.optional': { es: '(opcional)', en: '(optional)', fr: '(facultatif)' },
  'form.requiredHint': { es: 'Los campos marcados con * son obligatorios.', en: 'Fields marked with * are required.' },
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
  'form.tooEarly': { es: '{{field}}: elija el {{day}} o después.', en: '{{field}}: choose {{day}} or a later day.' },
  'form.tooLate': { es: '{{field}}: elija el {{day}} o antes.', en: '{{field}}: choose {{day}} or an earlier day.' },
  'form.choose': { es: 'Elija una opción', en: 'Choose an option' },
  'form.titlePrefix': { es: 'Error: ', en: 'Error: ' },
  'form.privacy': {
    es: '{{legalName}}, con domicilio en {{address}}, usará estos datos para atender su solicitud y ponerse en contacto con usted. Puede negarse a las finalidades secundarias: medición y promoción.',
    en: '{{legalName}}, of {{address}}, will use this information to handle your request and get in touch with you. You can refuse the secondary purposes: measurement and promotion.',
  },
  'form.privacyLink': { es: 'Lea el aviso de privacidad', en: 'Read the privacy notice' },
  // The label of the trap for bots: screen readers may still reach it.
  'form.honeypot': { es: 'Deje este campo vacío', en: 'Leave this field empty' },
  'toasts.region': { es: 'Notificaciones', en: 'Notifications' },
});

/** The texts of screens that exist as text only: they have no route yet. */
export const reserved = defineReserved({
  'underConstruction.title': { es: 'Página en construcción', en: 'Page under construction' },
});
