// Generated from messages of the spec. Do not edit: change the spec and run `npm run generate`.
import type { SharedFormTexts } from '#contract';

/** The texts that all forms share. */
export const texts: SharedFormTexts = {
  submit: { es: 'Enviar', en: 'Send' },
  submitting: { es: 'Enviando...', en: 'Sending...' },
  requiredHint: { es: 'Los campos marcados con * son obligatorios.', en: 'Fields marked with * are required.' },
  invalidEmail: {
    es: 'Escriba un correo electrónico completo, por ejemplo nombre@empresa.mx.',
    en: 'Enter a complete e-mail address, for example name@company.com.',
  },
  incompleteEmail: {
    es: '¿Falta .com? Escriba el correo completo, por ejemplo nombre@empresa.mx.',
    en: 'Is .com missing? Enter the complete address, for example name@company.com.',
  },
  emailSuggestion: { es: '¿Quiso escribir {{suggestion}}?', en: 'Did you mean {{suggestion}}?' },
  invalidUrl: {
    es: 'Escriba una dirección web completa, que comience con https://.',
    en: 'Enter a complete web address that begins with https://.',
  },
  tooLong: {
    es: '{{field}}: el texto es demasiado largo. El máximo son {{max}} caracteres.',
    en: '{{field}}: this text is too long. The maximum is {{max}} characters.',
  },
  summaryTitle: { es: 'Revise estos datos antes de enviar', en: 'Check these details before sending' },
  fieldRequired: { es: 'Complete este campo: {{field}}.', en: 'Fill in this field: {{field}}.' },
  errorTitlePrefix: { es: 'Error: ', en: 'Error: ' },
  privacy: {
    es: 'Cimiento Legal y Contable, S.C., con domicilio en Calle por definir 00, Roma Sur, 06760 Ciudad de México, usará estos datos para atender su solicitud y ponerse en contacto con usted. Para negarse a las finalidades secundarias (medición y promoción), escriba a hola@cimiento.example.',
    en: 'Cimiento Legal y Contable, S.C., of Calle por definir 00, Roma Sur, 06760 Ciudad de México, will use this information to handle your request and get in touch with you. To refuse the secondary purposes (measurement and promotion), write to hola@cimiento.example.',
  },
  privacyLink: { es: 'Lea el aviso de privacidad', en: 'Read the privacy notice' },
  noScript: {
    es: 'Para enviar este formulario, su navegador necesita JavaScript. Si lo prefiere, escríbanos a hola@cimiento.example o llámenos al +52 55 0000 0000.',
    en: 'Submitting this form requires JavaScript. If you prefer, write to us at hola@cimiento.example or call +52 55 0000 0000.',
  },
  notLoaded: {
    es: 'Este formulario no se pudo cargar. Vuelva a cargar la página o, si lo prefiere, escríbanos a hola@cimiento.example o llámenos al +52 55 0000 0000.',
    en: 'This form could not be loaded. Reload the page or, if you prefer, write to us at hola@cimiento.example or call +52 55 0000 0000.',
  },
  optional: { es: '(opcional)', en: '(optional)' },
  choose: { es: 'Elija una opción', en: 'Choose an option' },
  close: { es: 'Cerrar', en: 'Close' },
  toasts: { es: 'Notificaciones', en: 'Notifications' },
  honeypot: { es: 'Deje este campo vacío', en: 'Leave this field empty' },
};
