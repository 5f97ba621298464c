import { defineMessages } from '#schema';

/** The texts of the site's frame and of its form. */
export const messages = defineMessages({
  'title.pattern': { es: '{{title}} · {{firmName}}', en: '{{title}} · {{firmName}}', fr: '{{title}} · {{firmName}}' },

  'nav.skip': { es: 'Saltar al contenido', en: 'Skip to content', fr: 'Aller au contenu' },
  'nav.main': { es: 'Navegación principal', en: 'Main navigation', fr: 'Navigation principale' },
  'nav.menu': { es: 'Menú', en: 'Menu', fr: 'Menu' },
  'nav.language': { es: 'Idioma', en: 'Language', fr: 'Langue' },
  'nav.logo': {
    es: '{{firmName}}, ir al inicio',
    en: '{{firmName}}, go to the home page',
    fr: '{{firmName}}, aller à l’accueil',
  },

  'languageHint.text': {
    es: 'Leer esta página en español',
    en: 'Read this page in English',
    fr: 'Lire cette page en français',
  },
  'languageHint.dismiss': { es: 'No mostrar más', en: 'Dismiss', fr: 'Ne plus afficher' },

  'notFound.suggestion': {
    es: '¿Buscaba esta página?',
    en: 'Were you looking for this page?',
    fr: 'Cherchiez-vous cette page ?',
  },

  'theme.label': { es: 'Tema', en: 'Theme', fr: 'Thème' },
  'theme.light': { es: 'Claro', en: 'Light', fr: 'Clair' },
  'theme.dark': { es: 'Oscuro', en: 'Dark', fr: 'Sombre' },
  'theme.auto': { es: 'Sistema', en: 'System', fr: 'Système' },
  'theme.autoNow': { es: 'Sistema ({{current}})', en: 'System ({{current}})', fr: 'Système ({{current}})' },

  'footer.follow': { es: 'Síganos', en: 'Follow us', fr: 'Suivez-nous' },
  'footer.copyright': {
    es: '© {{copyrightYear}} {{legalName}}',
    en: '© {{copyrightYear}} {{legalName}}',
    fr: '© {{copyrightYear}} {{legalName}}',
  },

  'action.newTab': {
    es: '(se abre en una pestaña nueva)',
    en: '(opens in a new tab)',
    fr: '(s’ouvre dans un nouvel onglet)',
  },

  'dialog.close': { es: 'Cerrar', en: 'Close', fr: 'Fermer' },
  'hours.days': { es: '{{from}} a {{to}}', en: '{{from}} to {{to}}', fr: '{{from}} au {{to}}' },
  'team.languages': { es: 'Idiomas:', en: 'Languages:', fr: 'Langues :' },
  'team.licence': { es: 'Cédula profesional:', en: 'Professional licence:', fr: 'Numéro professionnel :' },
  'toc.heading': { es: 'Contenido', en: 'Contents', fr: 'Sommaire' },
  loading: { es: 'Cargando…', en: 'Loading…', fr: 'Chargement…' },
  'noScript.form': {
    es: 'Para enviar este formulario, su navegador necesita JavaScript. También puede escribirnos a {{email}} o llamarnos al {{phone}}.',
    en: 'Sending this form needs JavaScript in your browser. You can also write to us at {{email}} or call {{phone}}.',
    fr: 'L’envoi de ce formulaire nécessite JavaScript. Vous pouvez aussi nous écrire à {{email}} ou appeler le {{phone}}.',
  },
  'form.notLoaded': {
    es: 'Este formulario no se pudo cargar. Vuelva a cargar la página, escríbanos a {{email}} o llámenos al {{phone}}.',
    en: 'This form could not be loaded. Reload the page, write to us at {{email}} or call {{phone}}.',
    fr: 'Ce formulaire n’a pas pu être chargé. Rechargez la page, écrivez-nous à {{email}} ou appelez le {{phone}}.',
  },

  'form.submit': { es: 'Enviar', en: 'Send', fr: 'Envoyer' },
  'form.submitting': { es: 'Enviando…', en: 'Sending…', fr: 'Envoi en cours…' },
  'form.optional': { es: '(opcional)', en: '(optional)', fr: '(facultatif)' },
  'form.requiredHint': {
    es: 'Los campos marcados con * son obligatorios.',
    en: 'Fields marked with * are required.',
    fr: 'Les champs marqués d’un * sont obligatoires.',
  },
  'form.summaryTitle': {
    es: 'Revise estos datos antes de enviar',
    en: 'Check these details before sending',
    fr: 'Vérifiez ces renseignements avant l’envoi',
  },
  'form.fieldRequired': {
    es: 'Complete este campo: {{field}}.',
    en: 'Fill in this field: {{field}}.',
    fr: 'Remplissez ce champ : {{field}}.',
  },
  'form.invalidEmail': {
    es: 'Escriba un correo electrónico completo, por ejemplo nombre@correo.mx.',
    en: 'Enter a complete e-mail address, for example name@mail.com.',
    fr: 'Saisissez une adresse de courriel complète, par exemple nom@courriel.fr.',
  },
  'form.incompleteEmail': {
    es: '¿Falta .com? Escriba el correo completo, por ejemplo nombre@correo.mx.',
    en: 'Is .com missing? Enter the complete address, for example name@mail.com.',
    fr: 'Manque-t-il .fr ? Saisissez l’adresse complète, par exemple nom@courriel.fr.',
  },
  'form.emailSuggestion': {
    es: '¿Quiso escribir {{suggestion}}?',
    en: 'Did you mean {{suggestion}}?',
    fr: 'Vouliez-vous écrire {{suggestion}} ?',
  },
  'form.invalidUrl': {
    es: 'Escriba una dirección web completa, que comience con https://.',
    en: 'Enter a complete web address that begins with https://.',
    fr: 'Saisissez une adresse web complète commençant par https://.',
  },
  'form.tooLong': {
    es: '{{field}}: el texto es demasiado largo. El máximo son {{max}} caracteres.',
    en: '{{field}}: this text is too long. The maximum is {{max}} characters.',
    fr: '{{field}} : ce texte est trop long. Le maximum est de {{max}} caractères.',
  },
  'form.wholeNumber': {
    es: '{{field}}: escriba un número entero de {{min}} a {{max}}.',
    en: '{{field}}: enter a whole number from {{min}} to {{max}}.',
    fr: '{{field}} : saisissez un nombre entier de {{min}} à {{max}}.',
  },
  'form.decimalNumber': {
    es: '{{field}}: escriba un número de {{min}} a {{max}}, con {{decimals}} decimales como máximo.',
    en: '{{field}}: enter a number from {{min}} to {{max}}, with at most {{decimals}} decimals.',
    fr: '{{field}} : saisissez un nombre de {{min}} à {{max}}, avec {{decimals}} décimales au plus.',
  },
  'form.invalidDate': {
    es: '{{field}}: escriba una fecha completa, con día, mes y año.',
    en: '{{field}}: enter a complete date, with day, month and year.',
    fr: '{{field}} : saisissez une date complète, avec le jour, le mois et l’année.',
  },
  'form.tooEarly': {
    es: '{{field}}: elija el {{day}} o un día posterior.',
    en: '{{field}}: choose {{day}} or a later day.',
    fr: '{{field}} : choisissez le {{day}} ou un jour suivant.',
  },
  'form.tooLate': {
    es: '{{field}}: elija el {{day}} o un día anterior.',
    en: '{{field}}: choose {{day}} or an earlier day.',
    fr: '{{field}} : choisissez le {{day}} ou un jour précédent.',
  },
  'form.choose': { es: 'Elija una opción', en: 'Choose an option', fr: 'Choisissez une option' },
  'form.titlePrefix': { es: 'Error: ', en: 'Error: ', fr: 'Erreur : ' },
  'form.privacy': {
    es: '{{legalName}} usará estos datos solo para atender su solicitud de cita.',
    en: '{{legalName}} will use this information only to handle your appointment request.',
    fr: '{{legalName}} n’utilisera ces renseignements que pour traiter votre demande de rendez-vous.',
  },
  'form.privacyLink': {
    es: 'Lea el aviso de privacidad',
    en: 'Read the privacy notice',
    fr: 'Lire l’avis de confidentialité',
  },
  // The label of the control that nobody is meant to see, for whoever meets it all the same.
  'form.honeypot': { es: 'Deje este campo vacío', en: 'Leave this field empty', fr: 'Laissez ce champ vide' },

  'toasts.region': { es: 'Notificaciones', en: 'Notifications', fr: 'Notifications' },
});
