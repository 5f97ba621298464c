// Generated from forms.contact-page of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledForm } from '#contract';
import { texts } from './texts.ts';

export const form: CompiledForm = {
  id: 'contact-page',
  fields: [
    {
      name: 'name',
      control: 'text',
      required: true,
      maxLength: 320,
      autocomplete: 'name',
      label: { es: 'Nombre', en: 'Name' },
      missing: { es: 'Escriba su nombre.', en: 'Enter your name.' },
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
      name: 'phone',
      control: 'tel',
      required: false,
      maxLength: 320,
      autocomplete: 'tel',
      label: { es: 'Teléfono', en: 'Phone' },
      help: {
        es: 'Si prefiere que le llamemos, escríbalo también en el mensaje: este campo no se guarda.',
        en: 'If you’d rather have a call, put it in your message too: this field isn’t saved.',
      },
      inputmode: 'tel',
    },
    {
      name: 'company',
      control: 'text',
      required: false,
      maxLength: 320,
      autocomplete: 'organization',
      label: { es: 'Empresa', en: 'Company' },
    },
    {
      name: 'message',
      control: 'textarea',
      required: true,
      maxLength: 10000,
      label: { es: 'Mensaje', en: 'Message' },
      missing: { es: 'Escriba su mensaje.', en: 'Write your message.' },
      help: {
        es: 'Cuéntenos en unas líneas qué necesita resolver.',
        en: 'Tell us in a few lines what you need help with.',
      },
      rows: 3,
    },
  ],
  honeypot: 'quilla',
  privacyHref: { es: '/privacidad', en: '/en/privacidad' },
  outcomes: {
    invalid: {
      channel: 'toast',
      tone: 'error',
      message: { es: 'Por favor completa todos los campos requeridos.', en: 'Please complete all required fields.' },
    },
    success: {
      channel: 'toast',
      tone: 'success',
      title: { es: '¡Mensaje enviado!', en: 'Message sent!' },
      message: { es: 'Nos pondremos en contacto contigo pronto.', en: "We'll get back to you soon." },
      then: 'clear',
    },
    databaseError: {
      channel: 'toast',
      tone: 'error',
      message: {
        es: 'Hubo un problema al enviar tu mensaje. Por favor intenta de nuevo.',
        en: 'There was a problem sending your message. Please try again.',
      },
    },
    connectionError: {
      channel: 'toast',
      tone: 'error',
      message: {
        es: 'Hubo un problema inesperado. Por favor intenta de nuevo.',
        en: 'There was an unexpected problem. Please try again.',
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
    submit: { es: 'Enviar mensaje', en: 'Send message' },
    required: { es: 'Por favor completa todos los campos requeridos.', en: 'Please complete all required fields.' },
  },
};
