// Generated from forms.softlanding of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledForm } from '#contract';
import { texts } from './texts.ts';

export const form: CompiledForm = {
  id: 'softlanding',
  fields: [
    {
      name: 'name',
      control: 'text',
      required: true,
      maxLength: 320,
      autocomplete: 'name',
      label: { es: 'Nombre', en: 'Name', fr: 'Nombre' },
      missing: { es: 'Escriba su nombre.', en: 'Enter your name.', fr: 'Escriba su nombre.' },
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
      name: 'country',
      control: 'select',
      required: true,
      maxLength: 320,
      label: { es: 'País de origen', en: 'Country of origin', fr: 'País de origen' },
      missing: { es: 'Elija su país de origen.', en: 'Choose your country of origin.', fr: 'Elija su país de origen.' },
      options: [
        { value: 'usa', label: { es: 'Estados Unidos', en: 'United States', fr: 'Estados Unidos' } },
        { value: 'canada', label: { es: 'Canadá', en: 'Canada', fr: 'Canadá' } },
        { value: 'spain', label: { es: 'España', en: 'Spain', fr: 'España' } },
        { value: 'germany', label: { es: 'Alemania', en: 'Germany', fr: 'Alemania' } },
        { value: 'other', label: { es: 'Otro país', en: 'Another country', fr: 'Otro país' } },
      ],
    },
    {
      name: 'companyType',
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
        { value: 'startup', label: { es: 'Startup', en: 'Startup', fr: 'Startup' } },
        { value: 'tech', label: { es: 'Tecnología', en: 'Technology', fr: 'Tecnología' } },
        { value: 'manufacturing', label: { es: 'Manufactura', en: 'Manufacturing', fr: 'Manufactura' } },
        { value: 'services', label: { es: 'Servicios', en: 'Services', fr: 'Servicios' } },
        { value: 'other', label: { es: 'Otro', en: 'Other', fr: 'Otro' } },
      ],
    },
    {
      name: 'message',
      control: 'textarea',
      required: false,
      maxLength: 10000,
      label: { es: 'Mensaje', en: 'Message', fr: 'Mensaje' },
      help: {
        es: 'Cuántas personas llegan y cuándo.',
        en: 'How many people are coming, and when.',
        fr: 'Cuántas personas llegan y cuándo.',
      },
      rows: 4,
    },
  ],
  honeypot: 'quilla',
  privacyHref: { es: '/privacidad', en: '/en/privacidad', fr: '/fr/privacidad' },
  outcomes: {
    invalid: {
      channel: 'toast',
      tone: 'error',
      message: {
        es: 'Por favor, completa todos los campos obligatorios.',
        en: 'Please complete all required fields.',
        fr: 'Por favor, completa todos los campos obligatorios.',
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
      channel: 'toast',
      tone: 'error',
      message: {
        es: '⚠️ Hubo un problema al enviar tu solicitud. Intenta de nuevo más tarde.',
        en: 'There was a problem sending your request. Please try again later.',
        fr: '⚠️ Hubo un problema al enviar tu solicitud. Intenta de nuevo más tarde.',
      },
    },
    connectionError: {
      channel: 'toast',
      tone: 'error',
      message: {
        es: '⚠️ Hubo un problema al enviar tu solicitud. Intenta de nuevo más tarde.',
        en: 'There was a problem sending your request. Please try again later.',
        fr: '⚠️ Hubo un problema al enviar tu solicitud. Intenta de nuevo más tarde.',
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
    submit: { es: 'Solicitar consulta gratuita', en: 'Request a free consultation', fr: 'Solicitar consulta gratuita' },
    required: {
      es: 'Por favor, completa todos los campos obligatorios.',
      en: 'Please complete all required fields.',
      fr: 'Por favor, completa todos los campos obligatorios.',
    },
  },
};
