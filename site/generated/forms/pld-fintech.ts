// Generated from forms.pld-fintech of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledForm } from '#contract';
import { texts } from './texts.ts';

export const form: CompiledForm = {
  id: 'pld-fintech',
  fields: [
    {
      name: 'nombre',
      control: 'text',
      required: true,
      maxLength: 320,
      autocomplete: 'name',
      label: { es: 'Nombre', en: 'Name' },
      missing: { es: 'Escriba su nombre.', en: 'Enter your name.' },
    },
    {
      name: 'empresa',
      control: 'text',
      required: true,
      maxLength: 320,
      autocomplete: 'organization',
      label: { es: 'Empresa', en: 'Company' },
      missing: { es: 'Escriba el nombre de su empresa.', en: 'Enter the name of your company.' },
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
      name: 'descripcion',
      control: 'textarea',
      required: false,
      maxLength: 9000,
      label: { es: 'Descripción', en: 'Description' },
      help: {
        es: 'Qué tipo de entidad es, si ya tiene registro o autorización y qué quiere revisar.',
        en: 'What type of entity it is, whether it’s already registered or authorized, and what you want reviewed.',
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
      message: { es: 'Por favor, completa todos los campos obligatorios.', en: 'Please complete all required fields.' },
    },
    success: {
      channel: 'toast',
      tone: 'success',
      message: {
        es: '✅ Solicitud enviada correctamente. Te contactaremos pronto.',
        en: '✅ Request sent successfully. We will contact you soon.',
      },
      then: { navigate: { es: '/gracias', en: '/en/gracias' } },
    },
    databaseError: {
      channel: 'toast',
      tone: 'error',
      message: {
        es: '⚠️ Hubo un problema al enviar tu solicitud. Intenta de nuevo más tarde.',
        en: '⚠️ There was a problem sending your request. Please try again later.',
      },
    },
    connectionError: {
      channel: 'toast',
      tone: 'error',
      message: {
        es: '⚠️ Hubo un problema al enviar tu solicitud. Intenta de nuevo más tarde.',
        en: '⚠️ There was a problem sending your request. Please try again later.',
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
    submit: { es: 'Solicitar diagnóstico gratuito', en: 'Request a free assessment' },
    required: { es: 'Por favor, completa todos los campos obligatorios.', en: 'Please complete all required fields.' },
  },
};
