// Generated from messages of the spec. Do not edit: change the spec and run `npm run generate`.
import type { SharedFormTexts } from '#contract';

/** The texts that all forms share. */
export const texts: SharedFormTexts = {
  submit: { es: 'Enviar', en: 'Send', fr: 'Envoyer' },
  submitting: { es: 'Enviando...', en: 'Sending...', fr: 'Enviando...' },
  requiredHint: {
    es: 'Los campos marcados con * son obligatorios.',
    en: 'Fields marked with * are required.',
    fr: 'Los campos marcados con * son obligatorios.',
  },
  invalidEmail: {
    es: 'Escriba un correo electrónico completo, por ejemplo nombre@empresa.mx.',
    en: 'Enter a complete e-mail address, for example name@company.com.',
    fr: 'Escriba un correo electrónico completo, por ejemplo nombre@empresa.mx.',
  },
  incompleteEmail: {
    es: '¿Falta .com? Escriba el correo completo, por ejemplo nombre@empresa.mx.',
    en: 'Is .com missing? Enter the complete address, for example name@company.com.',
    fr: '¿Falta .com? Escriba el correo completo, por ejemplo nombre@empresa.mx.',
  },
  emailSuggestion: {
    es: '¿Quiso escribir {{suggestion}}?',
    en: 'Did you mean {{suggestion}}?',
    fr: '¿Quiso escribir {{suggestion}}?',
  },
  invalidUrl: {
    es: 'Escriba una dirección web completa, que comience con https://.',
    en: 'Enter a complete web address that begins with https://.',
    fr: 'Escriba una dirección web completa, que comience con https://.',
  },
  tooLong: {
    es: '{{field}}: el texto es demasiado largo. El máximo son {{max}} caracteres.',
    en: '{{field}}: this text is too long. The maximum is {{max}} characters.',
    fr: '{{field}}: el texto es demasiado largo. El máximo son {{max}} caracteres.',
  },
  summaryTitle: {
    es: 'Revise estos datos antes de enviar',
    en: 'Check these details before sending',
    fr: 'Revise estos datos antes de enviar',
  },
  fieldRequired: {
    es: 'Complete este campo: {{field}}.',
    en: 'Fill in this field: {{field}}.',
    fr: 'Complete este campo: {{field}}.',
  },
  errorTitlePrefix: { es: 'Error: ', en: 'Error: ', fr: 'Error: ' },
  privacy: {
    es: 'Clínica Dental Jacaranda, S.C., con domicilio en Calle Robles 48, Colonia Americana, 44160 Guadalajara, usará estos datos para atender su solicitud y ponerse en contacto con usted. Puede negarse a las finalidades secundarias: medición y promoción.',
    en: 'Clínica Dental Jacaranda, S.C., of Calle Robles 48, Colonia Americana, 44160 Guadalajara, will use this information to handle your request and get in touch with you. You can refuse the secondary purposes: measurement and promotion.',
    fr: 'Clínica Dental Jacaranda, S.C., con domicilio en Calle Robles 48, Colonia Americana, 44160 Guadalajara, usará estos datos para atender su solicitud y ponerse en contacto con usted. Puede negarse a las finalidades secundarias: medición y promoción.',
  },
  privacyLink: { es: 'Lea el aviso de privacidad', en: 'Read the privacy notice', fr: 'Lea el aviso de privacidad' },
  noScript: {
    es: 'Para enviar este formulario, su navegador necesita JavaScript. Si lo prefiere, escríbanos a hola@jacaranda.example o llámenos al +52 33 0000 0000.',
    en: 'Sending this form needs JavaScript in your browser. If you prefer, write to us at hola@jacaranda.example or call +52 33 0000 0000.',
    fr: 'Para enviar este formulario, su navegador necesita JavaScript. Si lo prefiere, escríbanos a hola@jacaranda.example o llámenos al +52 33 0000 0000.',
  },
  notLoaded: {
    es: 'Este formulario no se pudo cargar. Vuelva a cargar la página o, si lo prefiere, escríbanos a hola@jacaranda.example o llámenos al +52 33 0000 0000.',
    en: 'This form could not be loaded. Reload the page or, if you prefer, write to us at hola@jacaranda.example or call +52 33 0000 0000.',
    fr: 'Este formulario no se pudo cargar. Vuelva a cargar la página o, si lo prefiere, escríbanos a hola@jacaranda.example o llámenos al +52 33 0000 0000.',
  },
  optional: { es: '(opcional)', en: '(optional)', fr: '(facultatif)' },
  choose: { es: 'Elija una opción', en: 'Choose an option', fr: 'Elija una opción' },
  close: { es: 'Cerrar', en: 'Close', fr: 'Fermer' },
  toasts: { es: 'Notificaciones', en: 'Notifications', fr: 'Notificaciones' },
  honeypot: { es: 'Deje este campo vacío', en: 'Leave this field empty', fr: 'Deje este campo vacío' },
};
