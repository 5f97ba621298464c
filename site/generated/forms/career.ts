// Generated from forms.career of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledForm } from '#contract';
import { texts } from './texts.ts';

export const form: CompiledForm = {
  id: 'career',
  fields: [
    {
      name: 'nombre',
      control: 'text',
      required: true,
      maxLength: 320,
      autocomplete: 'name',
      label: { es: 'Nombre completo', en: 'Full name' },
      missing: { es: 'Escriba su nombre completo.', en: 'Enter your full name.' },
    },
    {
      name: 'email',
      control: 'email',
      required: true,
      maxLength: 320,
      autocomplete: 'email',
      label: { es: 'Correo electrónico', en: 'E-mail' },
      missing: { es: 'Escriba su correo electrónico.', en: 'Enter your e-mail address.' },
      inputmode: 'email',
    },
    {
      name: 'telefono',
      control: 'tel',
      required: true,
      maxLength: 320,
      autocomplete: 'tel',
      label: { es: 'Teléfono', en: 'Phone' },
      missing: { es: 'Escriba su teléfono.', en: 'Enter your phone number.' },
      help: { es: 'Con clave de país si está fuera de México.', en: 'With the country code if you’re outside Mexico.' },
      inputmode: 'tel',
    },
    {
      name: 'linkedin',
      control: 'url',
      required: false,
      maxLength: 320,
      autocomplete: 'url',
      label: { es: 'Perfil de LinkedIn', en: 'LinkedIn profile' },
      help: { es: 'La dirección completa, con https://.', en: 'The full address, starting with https://.' },
      inputmode: 'url',
    },
    {
      name: 'experiencia',
      control: 'textarea',
      required: true,
      maxLength: 10000,
      label: { es: 'Experiencia', en: 'Experience' },
      missing: { es: 'Describa su experiencia.', en: 'Describe your experience.' },
      help: {
        es: 'Qué ha estudiado y en qué ha trabajado. Describa lo que hizo usted.',
        en: 'What you’ve studied and worked on. Describe what you did yourself.',
      },
      rows: 3,
    },
    {
      name: 'motivacion',
      control: 'textarea',
      required: true,
      maxLength: 10000,
      label: { es: 'Motivación', en: 'Motivation' },
      missing: { es: 'Escriba por qué quiere trabajar con nosotros.', en: 'Tell us why you’d like to work with us.' },
      help: {
        es: 'Por qué esta firma y qué le gustaría aprender.',
        en: 'Why this firm, and what you’d like to learn.',
      },
      rows: 3,
    },
    {
      name: 'disponibilidad',
      control: 'text',
      required: false,
      maxLength: 320,
      label: { es: 'Disponibilidad', en: 'Availability' },
      help: {
        es: 'Desde cuándo podría empezar y en qué horario.',
        en: 'When you could start, and what hours you could work.',
      },
    },
  ],
  honeypot: 'quilla',
  privacyHref: { es: '/privacidad', en: '/en/privacidad' },
  outcomes: {
    invalid: {
      channel: 'inline',
      tone: 'error',
      message: { es: 'Por favor, completa todos los campos obligatorios.', en: 'Please complete all required fields.' },
    },
    success: {
      channel: 'inline',
      tone: 'success',
      title: { es: '¡Postulación enviada!', en: 'Application sent!' },
      message: {
        es: 'Gracias por su interés en Cimiento. Revisaremos su postulación y nos pondremos en contacto con usted pronto.',
        en: 'Thank you for your interest in Cimiento. We will review your application and contact you soon.',
      },
      then: { confirmFor: 3000 },
    },
    databaseError: {
      channel: 'alert',
      tone: 'error',
      message: {
        es: 'Hubo un error al enviar tu postulación. Por favor intenta nuevamente.',
        en: 'There was an error sending your application. Please try again.',
      },
    },
    connectionError: {
      channel: 'alert',
      tone: 'error',
      message: {
        es: 'Hubo un error al enviar tu postulación. Por favor intenta nuevamente.',
        en: 'There was an error sending your application. Please try again.',
      },
    },
    rateLimited: {
      channel: 'toast',
      tone: 'error',
      title: { es: 'Demasiados envíos seguidos', en: 'Too many messages at once' },
      message: {
        es: 'Recibimos muchos mensajes desde su conexión en poco tiempo. Espere un minuto y envíe de nuevo: lo que escribió sigue aquí. Si le urge, llámenos al +52 55 0000 0000 o escríbanos a hola@cimiento.example.',
        en: 'We received many messages from your connection in a short time. Wait a minute and send again: what you wrote is still here. If it is urgent, call +52 55 0000 0000 or write to hola@cimiento.example.',
      },
    },
  },
  texts: {
    ...texts,
    submit: { es: 'Enviar postulación', en: 'Send application' },
    privacy: {
      es: 'Cimiento Legal y Contable, S.C., con domicilio en Calle por definir 00, Roma Sur, 06760 Ciudad de México, usará estos datos para evaluar su postulación y darle seguimiento. Para negarse a las finalidades secundarias (medición y promoción), escriba a hola@cimiento.example.',
      en: 'Cimiento Legal y Contable, S.C., of Calle por definir 00, Roma Sur, 06760 Ciudad de México, will use this information to assess your application and follow up on it. To refuse the secondary purposes (measurement and promotion), write to hola@cimiento.example.',
    },
    required: { es: 'Por favor, completa todos los campos obligatorios.', en: 'Please complete all required fields.' },
  },
};
