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
      label: { es: 'Nombre completo', en: 'Full name', fr: 'Nombre completo' },
      missing: { es: 'Escriba su nombre completo.', en: 'Enter your full name.', fr: 'Escriba su nombre completo.' },
    },
    {
      name: 'email',
      control: 'email',
      required: true,
      maxLength: 320,
      autocomplete: 'email',
      label: { es: 'Correo electrónico', en: 'E-mail', fr: 'Correo electrónico' },
      missing: {
        es: 'Escriba su correo electrónico.',
        en: 'Enter your e-mail address.',
        fr: 'Escriba su correo electrónico.',
      },
      inputmode: 'email',
    },
    {
      name: 'telefono',
      control: 'tel',
      required: true,
      maxLength: 320,
      autocomplete: 'tel',
      label: { es: 'Teléfono', en: 'Telephone', fr: 'Teléfono' },
      missing: { es: 'Escriba su teléfono.', en: 'Enter your telephone number.', fr: 'Escriba su teléfono.' },
      help: { es: 'Con clave.', en: 'With code.', fr: 'Con clave.' },
      inputmode: 'tel',
    },
    {
      name: 'linkedin',
      control: 'url',
      required: false,
      maxLength: 320,
      autocomplete: 'url',
      label: { es: 'Perfil de LinkedIn', en: 'LinkedIn profile', fr: 'Perfil de LinkedIn' },
      help: { es: 'Con https://.', en: 'With https://.', fr: 'Con https://.' },
      inputmode: 'url',
    },
    {
      name: 'experiencia',
      control: 'textarea',
      required: true,
      maxLength: 10000,
      label: { es: 'Experiencia', en: 'Experience', fr: 'Experiencia' },
      missing: { es: 'Describa su experiencia.', en: 'Describe your experience.', fr: 'Describa su experiencia.' },
      help: {
        es: 'Qué ha estudiado y en qué ha trabajado.',
        en: 'What you have studied and worked on.',
        fr: 'Qué ha estudiado y en qué ha trabajado.',
      },
      rows: 4,
    },
    {
      name: 'motivacion',
      control: 'textarea',
      required: true,
      maxLength: 10000,
      label: { es: 'Motivación', en: 'Motivation', fr: 'Motivación' },
      missing: { es: 'Describa su motivación.', en: 'Describe your motivation.', fr: 'Describa su motivación.' },
      help: { es: 'Qué le gustaría aprender.', en: 'What you would like to learn.', fr: 'Qué le gustaría aprender.' },
      rows: 4,
    },
    {
      name: 'disponibilidad',
      control: 'text',
      required: false,
      maxLength: 320,
      label: { es: 'Disponibilidad', en: 'Availability', fr: 'Disponibilidad' },
      help: { es: 'Desde cuándo.', en: 'From when.', fr: 'Desde cuándo.' },
    },
  ],
  honeypot: 'quilla',
  privacyHref: { es: '/privacidad', en: '/en/privacidad', fr: '/fr/privacidad' },
  outcomes: {
    invalid: {
      channel: 'inline',
      tone: 'error',
      message: {
        es: 'Por favor, completa todos los campos obligatorios.',
        en: 'Please complete all required fields.',
        fr: 'Por favor, completa todos los campos obligatorios.',
      },
    },
    success: {
      channel: 'inline',
      tone: 'success',
      title: { es: '¡Postulación enviada!', en: 'Application sent!', fr: '¡Postulación enviada!' },
      message: {
        es: 'Gracias por su interés en Jacaranda. Revisaremos su postulación y nos pondremos en contacto con usted pronto.',
        en: 'Thank you for your interest in Jacaranda. We will review your application and contact you soon.',
        fr: 'Gracias por su interés en Jacaranda. Revisaremos su postulación y nos pondremos en contacto con usted pronto.',
      },
      then: { confirmFor: 3000 },
    },
    databaseError: {
      channel: 'alert',
      tone: 'error',
      message: {
        es: 'Hubo un error al enviar tu postulación. Por favor intenta nuevamente.',
        en: 'There was an error sending your application. Please try again.',
        fr: 'Hubo un error al enviar tu postulación. Por favor intenta nuevamente.',
      },
    },
    connectionError: {
      channel: 'alert',
      tone: 'error',
      message: {
        es: 'Hubo un error al enviar tu postulación. Por favor intenta nuevamente.',
        en: 'There was an error sending your application. Please try again.',
        fr: 'Hubo un error al enviar tu postulación. Por favor intenta nuevamente.',
      },
    },
    rateLimited: {
      channel: 'toast',
      tone: 'error',
      title: { es: 'Demasiados envíos seguidos', en: 'Too many messages at once', fr: 'Demasiados envíos seguidos' },
      message: {
        es: 'Recibimos muchos mensajes desde su conexión en poco tiempo. Espere un minuto y envíe de nuevo: lo que escribió sigue aquí. Si le urge, llámenos al +52 33 0000 0000 o escríbanos a hola@jacaranda.example.',
        en: 'We received many messages from your connection in a short time. Wait a minute and send again: what you wrote is still here. If it is urgent, call +52 33 0000 0000 or write to hola@jacaranda.example.',
        fr: 'Recibimos muchos mensajes desde su conexión en poco tiempo. Espere un minuto y envíe de nuevo: lo que escribió sigue aquí. Si le urge, llámenos al +52 33 0000 0000 o escríbanos a hola@jacaranda.example.',
      },
    },
  },
  texts: {
    ...texts,
    submit: { es: 'Enviar postulación', en: 'Send application', fr: 'Enviar postulación' },
    privacy: {
      es: 'Clínica Dental Jacaranda, S.C., con domicilio en Calle Robles 48, Colonia Americana, 44160 Guadalajara, usará estos datos para evaluar su postulación y darle seguimiento. Puede negarse a las finalidades secundarias: medición y promoción.',
      en: 'Clínica Dental Jacaranda, S.C., of Calle Robles 48, Colonia Americana, 44160 Guadalajara, will use this information to assess your application and follow up on it. You can refuse the secondary purposes: measurement and promotion.',
      fr: 'Clínica Dental Jacaranda, S.C., con domicilio en Calle Robles 48, Colonia Americana, 44160 Guadalajara, usará estos datos para evaluar su postulación y darle seguimiento. Puede negarse a las finalidades secundarias: medición y promoción.',
    },
    required: {
      es: 'Por favor, completa todos los campos obligatorios.',
      en: 'Please complete all required fields.',
      fr: 'Por favor, completa todos los campos obligatorios.',
    },
  },
};
