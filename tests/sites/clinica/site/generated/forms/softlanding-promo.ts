// Generated from forms.softlanding-promo of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledForm } from '#contract';
import { texts } from './texts.ts';

export const form: CompiledForm = {
  id: 'softlanding-promo',
  fields: [
    {
      name: 'nombre',
      control: 'text',
      required: true,
      maxLength: 320,
      autocomplete: 'name',
      label: { es: 'Nombre', en: 'Name', fr: 'Nombre' },
      missing: { es: 'Escriba su nombre.', en: 'Enter your name.', fr: 'Escriba su nombre.' },
    },
    {
      name: 'correo',
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
      name: 'pais',
      control: 'text',
      required: true,
      maxLength: 320,
      autocomplete: 'country-name',
      label: { es: 'País de origen', en: 'Country of origin', fr: 'País de origen' },
      missing: {
        es: 'Escriba su país de origen.',
        en: 'Enter your country of origin.',
        fr: 'Escriba su país de origen.',
      },
      initial: 'México',
    },
    {
      name: 'tipoEmpresa',
      control: 'select',
      required: true,
      maxLength: 320,
      label: { es: 'Tipo de empresa', en: 'Type of company', fr: 'Tipo de empresa' },
      missing: {
        es: 'Elija el tipo de su empresa.',
        en: 'Choose your type of company.',
        fr: 'Elija el tipo de su empresa.',
      },
      options: [
        {
          value: 'Startup de Tecnología',
          label: { es: 'Startup de Tecnología', en: 'Technology startup', fr: 'Startup de Tecnología' },
        },
        { value: 'Servicios', label: { es: 'Servicios', en: 'Services', fr: 'Servicios' } },
        { value: 'Otro', label: { es: 'Otro', en: 'Other', fr: 'Otro' } },
      ],
    },
    {
      name: 'mensaje',
      control: 'textarea',
      required: true,
      maxLength: 9000,
      label: { es: 'Mensaje', en: 'Message', fr: 'Mensaje' },
      missing: { es: 'Escriba su mensaje.', en: 'Write your message.', fr: 'Escriba su mensaje.' },
      help: { es: 'Cuántas personas son.', en: 'How many people you are.', fr: 'Cuántas personas son.' },
      rows: 4,
    },
  ],
  honeypot: 'quilla',
  privacyHref: { es: '/privacidad', en: '/en/privacidad', fr: '/fr/privacidad' },
  outcomes: {
    invalid: {
      channel: 'inline',
      tone: 'error',
      message: {
        es: 'Todos los campos son requeridos',
        en: 'All fields are required',
        fr: 'Todos los campos son requeridos',
      },
    },
    success: {
      channel: 'toast',
      tone: 'success',
      message: {
        es: '✅ Gracias por tu interés. Pronto nos pondremos en contacto contigo.',
        en: 'Thank you for your interest. We will contact you soon.',
        fr: '✅ Gracias por tu interés. Pronto nos pondremos en contacto contigo.',
      },
      then: { navigate: { es: '/gracias', en: '/en/gracias', fr: '/gracias' } },
    },
    databaseError: {
      channel: 'inline',
      tone: 'error',
      message: {
        es: 'Ocurrió un error al enviar el formulario.',
        en: 'An error occurred while sending the form.',
        fr: 'Ocurrió un error al enviar el formulario.',
      },
    },
    connectionError: {
      channel: 'inline',
      tone: 'error',
      message: {
        es: 'No se pudo conectar al servidor. Inténtalo de nuevo.',
        en: 'Could not connect to the server. Please try again.',
        fr: 'No se pudo conectar al servidor. Inténtalo de nuevo.',
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
    submit: {
      es: 'Solicitar revisión de mi caso',
      en: 'Request a review of my case',
      fr: 'Solicitar revisión de mi caso',
    },
    required: {
      es: 'Todos los campos son requeridos',
      en: 'All fields are required',
      fr: 'Todos los campos son requeridos',
    },
  },
};
