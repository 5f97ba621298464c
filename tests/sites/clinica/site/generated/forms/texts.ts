// Generated from messages of the spec. Do not edit: change the spec and run `npm run generate`.
import type { SharedFormTexts } from '#contract';

/** The texts that all forms share. */
export const texts: SharedFormTexts = {
  submit: {
    es: 'Enviar',
    en: 'Send',
    fr: 'Envoyer',
  },
  submitting: {
    es: 'Enviando…',
    en: 'Sending…',
    fr: 'Envoi en cours…',
  },
  requiredHint: {
    es: 'Los campos marcados con * son obligatorios.',
    en: 'Fields marked with * are required.',
    fr: 'Les champs marqués d’un * sont obligatoires.',
  },
  invalidEmail: {
    es: 'Escriba un correo electrónico completo, por ejemplo nombre@correo.mx.',
    en: 'Enter a complete e-mail address, for example name@mail.com.',
    fr: 'Saisissez une adresse de courriel complète, par exemple nom@courriel.fr.',
  },
  incompleteEmail: {
    es: '¿Falta .com? Escriba el correo completo, por ejemplo nombre@correo.mx.',
    en: 'Is .com missing? Enter the complete address, for example name@mail.com.',
    fr: 'Manque-t-il .fr ? Saisissez l’adresse complète, par exemple nom@courriel.fr.',
  },
  emailSuggestion: {
    es: '¿Quiso escribir {{suggestion}}?',
    en: 'Did you mean {{suggestion}}?',
    fr: 'Vouliez-vous écrire {{suggestion}} ?',
  },
  invalidUrl: {
    es: 'Escriba una dirección web completa, que comience con https://.',
    en: 'Enter a complete web address that begins with https://.',
    fr: 'Saisissez une adresse web complète commençant par https://.',
  },
  tooLong: {
    es: '{{field}}: el texto es demasiado largo. El máximo son {{max}} caracteres.',
    en: '{{field}}: this text is too long. The maximum is {{max}} characters.',
    fr: '{{field}} : ce texte est trop long. Le maximum est de {{max}} caractères.',
  },
  summaryTitle: {
    es: 'Revise estos datos antes de enviar',
    en: 'Check these details before sending',
    fr: 'Vérifiez ces renseignements avant l’envoi',
  },
  fieldRequired: {
    es: 'Complete este campo: {{field}}.',
    en: 'Fill in this field: {{field}}.',
    fr: 'Remplissez ce champ : {{field}}.',
  },
  errorTitlePrefix: {
    es: 'Error: ',
    en: 'Error: ',
    fr: 'Erreur : ',
  },
  privacy: {
    es: 'Clínica Dental Jacaranda, S.C. usará estos datos solo para atender su solicitud de cita.',
    en: 'Clínica Dental Jacaranda, S.C. will use this information only to handle your appointment request.',
    fr: 'Clínica Dental Jacaranda, S.C. n’utilisera ces renseignements que pour traiter votre demande de rendez-vous.',
  },
  privacyLink: {
    es: 'Lea el aviso de privacidad',
    en: 'Read the privacy notice',
    fr: 'Lire l’avis de confidentialité',
  },
  noScript: {
    es: 'Para enviar este formulario, su navegador necesita JavaScript. También puede escribirnos a citas@jacaranda-dental.example o llamarnos al +52 33 0000 0000.',
    en: 'Sending this form needs JavaScript in your browser. You can also write to us at citas@jacaranda-dental.example or call +52 33 0000 0000.',
    fr: 'L’envoi de ce formulaire nécessite JavaScript. Vous pouvez aussi nous écrire à citas@jacaranda-dental.example ou appeler le +52 33 0000 0000.',
  },
  notLoaded: {
    es: 'Este formulario no se pudo cargar. Vuelva a cargar la página, escríbanos a citas@jacaranda-dental.example o llámenos al +52 33 0000 0000.',
    en: 'This form could not be loaded. Reload the page, write to us at citas@jacaranda-dental.example or call +52 33 0000 0000.',
    fr: 'Ce formulaire n’a pas pu être chargé. Rechargez la page, écrivez-nous à citas@jacaranda-dental.example ou appelez le +52 33 0000 0000.',
  },
  optional: {
    es: '(opcional)',
    en: '(optional)',
    fr: '(facultatif)',
  },
  choose: {
    es: 'Elija una opción',
    en: 'Choose an option',
    fr: 'Choisissez une option',
  },
  close: {
    es: 'Cerrar',
    en: 'Close',
    fr: 'Fermer',
  },
  toasts: {
    es: 'Notificaciones',
    en: 'Notifications',
    fr: 'Notifications',
  },
  honeypot: {
    es: 'Deje este campo vacío',
    en: 'Leave this field empty',
    fr: 'Laissez ce champ vide',
  },
};
