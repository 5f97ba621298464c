// Generated from forms.fintech of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledForm } from '#contract';
import { texts } from './texts.ts';

export const form: CompiledForm = {
  id: 'fintech',
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
      name: 'empresa',
      control: 'text',
      required: true,
      maxLength: 320,
      autocomplete: 'organization',
      label: { es: 'Empresa', en: 'Company' },
      missing: { es: 'Escriba el nombre de su empresa.', en: 'Enter the name of your company.' },
    },
    {
      name: 'telefono',
      control: 'tel',
      required: true,
      maxLength: 320,
      autocomplete: 'tel',
      label: { es: 'Teléfono', en: 'Phone' },
      missing: { es: 'Escriba su teléfono.', en: 'Enter your phone number.' },
      help: {
        es: 'Para una llamada, escríbalo también en el mensaje: empresa y teléfono no se guardan.',
        en: 'For a call, put it in your message too: company and phone aren’t saved.',
      },
      inputmode: 'tel',
    },
    {
      name: 'tipoEmpresa',
      control: 'select',
      required: true,
      maxLength: 320,
      label: { es: 'Tipo de entidad', en: 'Type of entity' },
      missing: { es: 'Elija el tipo de entidad.', en: 'Choose the type of entity.' },
      help: { es: 'Si aún no lo sabe, elija la más parecida.', en: 'If you don’t know yet, choose the closest one.' },
      options: [
        { value: 'fintech-startup', label: { es: 'Startup fintech', en: 'Fintech startup' } },
        {
          value: 'itf',
          label: {
            es: 'Institución de tecnología financiera (ITF), incluido el financiamiento colectivo',
            en: 'Financial technology institution (ITF), crowdfunding included',
          },
        },
        { value: 'ifp', label: { es: 'Fondos de pago (IFP)', en: 'Payment funds (IFP)' } },
        {
          value: 'ifpe',
          label: {
            es: 'Institución de fondos de pago electrónico (IFPE)',
            en: 'Electronic payment funds institution (IFPE)',
          },
        },
        {
          value: 'sofom',
          label: {
            es: 'Sociedad financiera de objeto múltiple (SOFOM)',
            en: 'Multiple-purpose finance company (SOFOM)',
          },
        },
        {
          value: 'sofipo',
          label: { es: 'Sociedad financiera popular (SOFIPO)', en: 'Popular finance company (SOFIPO)' },
        },
        {
          value: 'centro-cambiario',
          label: { es: 'Centro cambiario', en: 'Currency exchange center (centro cambiario)' },
        },
        { value: 'transmisor-dinero', label: { es: 'Transmisor de dinero', en: 'Money transmitter' } },
        { value: 'otro', label: { es: 'Otro', en: 'Other' } },
      ],
    },
    {
      name: 'mensaje',
      control: 'textarea',
      required: false,
      maxLength: 10000,
      label: { es: 'Mensaje', en: 'Message' },
      help: {
        es: 'Qué hace su producto y en qué etapa está, sin datos de sus clientes.',
        en: 'What your product does and what stage it’s at, without your clients’ details.',
      },
      rows: 3,
    },
    {
      name: 'pais_origen',
      control: 'text',
      required: false,
      maxLength: 320,
      label: { es: 'País de origen de la empresa', en: 'The company’s country of origin' },
      initial: 'México',
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
      title: { es: '¡Éxito!', en: 'Success!' },
      message: {
        es: '✅ Gracias por tu interés. Pronto nos pondremos en contacto contigo.',
        en: 'Thank you for your interest. We will contact you soon.',
      },
      then: { navigate: { es: '/gracias', en: '/en/gracias' } },
    },
    databaseError: {
      channel: 'toast',
      tone: 'error',
      title: { es: 'Error', en: 'Error' },
      message: {
        es: '⚠️ Hubo un problema al enviar tu solicitud. Intenta de nuevo más tarde.',
        en: 'There was a problem sending your request. Please try again later.',
      },
    },
    connectionError: {
      channel: 'toast',
      tone: 'error',
      title: { es: 'Error de conexión', en: 'Connection error' },
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
    submit: { es: 'Solicitar diagnóstico', en: 'Request an assessment' },
    required: { es: 'Por favor, completa todos los campos obligatorios.', en: 'Please complete all required fields.' },
  },
};
