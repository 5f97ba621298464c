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
      label: { es: 'Nombre', en: 'Name' },
      missing: { es: 'Escriba su nombre.', en: 'Enter your name.' },
    },
    {
      name: 'correo',
      control: 'email',
      required: true,
      maxLength: 320,
      autocomplete: 'email',
      label: { es: 'Correo electrónico', en: 'E-mail' },
      missing: { es: 'Escriba su correo electrónico.', en: 'Enter your e-mail address.' },
      inputmode: 'email',
    },
    {
      name: 'pais',
      control: 'text',
      required: true,
      maxLength: 320,
      autocomplete: 'country-name',
      label: { es: 'País de origen', en: 'Country of origin' },
      missing: { es: 'Escriba su país de origen.', en: 'Enter your country of origin.' },
    },
    {
      name: 'tipoEmpresa',
      control: 'select',
      required: true,
      maxLength: 320,
      label: { es: 'Tipo de empresa', en: 'Type of company' },
      missing: { es: 'Elija el tipo de su empresa.', en: 'Choose your type of company.' },
      options: [
        { value: 'Startup de Tecnología', label: { es: 'Startup de Tecnología', en: 'Technology startup' } },
        { value: 'E-commerce / Retail', label: { es: 'E-commerce / Retail', en: 'E-commerce / retail' } },
        { value: 'Servicios Profesionales', label: { es: 'Servicios Profesionales', en: 'Professional services' } },
        { value: 'Servicios', label: { es: 'Servicios', en: 'Services' } },
        { value: 'Comercio al por mayor', label: { es: 'Comercio al por mayor', en: 'Wholesale trade' } },
        { value: 'Comercio al por menor', label: { es: 'Comercio al por menor', en: 'Retail trade' } },
        { value: 'Manufactura', label: { es: 'Manufactura', en: 'Manufacturing' } },
        { value: 'Otro', label: { es: 'Otro', en: 'Other' } },
      ],
    },
    {
      name: 'mensaje',
      control: 'textarea',
      required: true,
      maxLength: 10000,
      label: { es: 'Mensaje', en: 'Message' },
      missing: { es: 'Escriba su mensaje.', en: 'Write your message.' },
      help: {
        es: 'Cuántas personas contratará, dónde están sus clientes y si ya trabaja con gente en México.',
        en: 'How many people you’ll hire, where your customers are and whether you already work with people in Mexico.',
      },
      rows: 3,
    },
  ],
  honeypot: 'quilla',
  privacyHref: { es: '/privacidad', en: '/en/privacidad' },
  outcomes: {
    invalid: {
      channel: 'inline',
      tone: 'error',
      message: { es: 'Todos los campos son requeridos', en: 'All fields are required' },
    },
    success: {
      channel: 'toast',
      tone: 'success',
      message: {
        es: '✅ Gracias por tu interés. Pronto nos pondremos en contacto contigo.',
        en: 'Thank you for your interest. We will contact you soon.',
      },
      then: { navigate: { es: '/gracias', en: '/en/gracias' } },
    },
    databaseError: {
      channel: 'inline',
      tone: 'error',
      message: { es: 'Ocurrió un error al enviar el formulario.', en: 'An error occurred while sending the form.' },
    },
    connectionError: {
      channel: 'inline',
      tone: 'error',
      message: {
        es: 'No se pudo conectar al servidor. Inténtalo de nuevo.',
        en: 'Could not connect to the server. Please try again.',
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
    submit: { es: 'Solicitar revisión de mi caso', en: 'Request a review of my case' },
    required: { es: 'Todos los campos son requeridos', en: 'All fields are required' },
  },
};
