// Generated from forms.appointment of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledForm } from '#contract';
import { texts } from './texts.ts';

export const form: CompiledForm = {
  id: 'appointment',
  fields: [
    {
      name: 'name',
      control: 'text',
      required: true,
      maxLength: 160,
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
      name: 'phone',
      control: 'tel',
      required: true,
      maxLength: 40,
      autocomplete: 'tel',
      label: { es: 'Teléfono', en: 'Telephone', fr: 'Teléfono' },
      missing: { es: 'Escriba su teléfono.', en: 'Enter your telephone number.', fr: 'Escriba su teléfono.' },
      inputmode: 'tel',
    },
    {
      name: 'treatment',
      control: 'select',
      required: true,
      maxLength: 40,
      label: { es: 'Motivo de la visita', en: 'Reason for the visit', fr: 'Motivo de la visita' },
      options: [
        {
          value: 'check-up',
          label: { es: 'Revisión y limpieza', en: 'Check-up and cleaning', fr: 'Revisión y limpieza' },
        },
        { value: 'pain', label: { es: 'Dolor o urgencia', en: 'Pain or emergency', fr: 'Dolor o urgencia' } },
        { value: 'child', label: { es: 'Cita para un niño', en: 'Appointment for a child', fr: 'Cita para un niño' } },
        { value: 'other', label: { es: 'Otro motivo', en: 'Another reason', fr: 'Otro motivo' } },
      ],
    },
    {
      name: 'reason',
      control: 'text',
      required: true,
      maxLength: 200,
      label: { es: 'Cuéntenos el motivo', en: 'Tell us the reason', fr: 'Cuéntenos el motivo' },
      shownBy: 'only-appointment-reason',
    },
    {
      name: 'age',
      control: 'number',
      required: true,
      maxLength: 24,
      label: { es: 'Edad del niño', en: 'Age of the child', fr: 'Edad del niño' },
      help: { es: 'En años.', en: 'In years.', fr: 'En años.' },
      inputmode: 'numeric',
      messages: {
        invalid: {
          es: '{{field}}: escriba un número entero de {{min}} a {{max}}.',
          en: '{{field}}: enter a whole number from {{min}} to {{max}}.',
          fr: '{{field}}: escriba un número entero de {{min}} a {{max}}.',
        },
      },
      shownBy: 'only-appointment-age',
    },
    {
      name: 'day',
      control: 'date',
      required: true,
      maxLength: 10,
      label: { es: 'Día que prefiere', en: 'Preferred day', fr: 'Día que prefiere' },
      help: { es: 'Lunes a viernes.', en: 'Monday to Friday.', fr: 'Lunes a viernes.' },
      from: 1,
      until: 90,
      messages: {
        invalid: {
          es: '{{field}}: escriba una fecha completa, con día, mes y año.',
          en: '{{field}}: enter a complete date, with day, month and year.',
          fr: '{{field}}: escriba una fecha completa, con día, mes y año.',
        },
        tooEarly: {
          es: '{{field}}: elija el {{day}} o después.',
          en: '{{field}}: choose {{day}} or a later day.',
          fr: '{{field}}: elija el {{day}} o después.',
        },
        tooLate: {
          es: '{{field}}: elija el {{day}} o antes.',
          en: '{{field}}: choose {{day}} or an earlier day.',
          fr: '{{field}}: elija el {{day}} o antes.',
        },
      },
    },
    {
      name: 'time',
      control: 'radio',
      required: true,
      maxLength: 40,
      label: { es: 'Momento que prefiere', en: 'Preferred time', fr: 'Momento que prefiere' },
      missing: {
        es: 'Elija el momento que prefiere.',
        en: 'Choose the time that you prefer.',
        fr: 'Elija el momento que prefiere.',
      },
      options: [
        { value: 'morning', label: { es: 'Por la mañana', en: 'In the morning', fr: 'Por la mañana' } },
        { value: 'afternoon', label: { es: 'Por la tarde', en: 'In the afternoon', fr: 'Por la tarde' } },
        { value: 'any', label: { es: 'Me da igual', en: 'Any time', fr: 'Me da igual' } },
      ],
    },
    {
      name: 'budget',
      control: 'number',
      required: false,
      maxLength: 24,
      label: { es: 'Presupuesto en pesos', en: 'Budget in pesos', fr: 'Presupuesto en pesos' },
      help: {
        es: 'Si ya tiene uno de otra clínica.',
        en: 'If another clinic has given you one.',
        fr: 'Si ya tiene uno de otra clínica.',
      },
      inputmode: 'decimal',
      messages: {
        invalid: {
          es: '{{field}}: escriba un número de {{min}} a {{max}}, con {{decimals}} decimales como máximo.',
          en: '{{field}}: enter a number from {{min}} to {{max}}, with at most {{decimals}} decimals.',
          fr: '{{field}}: escriba un número de {{min}} a {{max}}, con {{decimals}} decimales como máximo.',
        },
      },
    },
    {
      name: 'reminder',
      control: 'checkbox',
      required: false,
      maxLength: 320,
      label: {
        es: 'Recuérdenme la cita por WhatsApp',
        en: 'Remind me of the appointment by WhatsApp',
        fr: 'Recuérdenme la cita por WhatsApp',
      },
    },
    {
      name: 'comment',
      control: 'textarea',
      required: false,
      maxLength: 2000,
      label: { es: 'Comentario', en: 'Comment', fr: 'Comentario' },
      help: { es: 'Deje fuera diagnósticos.', en: 'Leave diagnoses out.', fr: 'Deje fuera diagnósticos.' },
      rows: 4,
    },
    {
      name: 'consent',
      control: 'checkbox',
      required: true,
      maxLength: 320,
      label: {
        es: 'Acepto qué datos se guardan y para qué.',
        en: 'I accept which data are kept and what for.',
        fr: 'Acepto qué datos se guardan y para qué.',
      },
      missing: {
        es: 'Marque la casilla si está de acuerdo.',
        en: 'Tick the box if you agree.',
        fr: 'Marque la casilla si está de acuerdo.',
      },
      link: {
        text: { es: 'qué datos se guardan', en: 'which data are kept', fr: 'qué datos se guardan' },
        href: { es: '/privacidad#datos', en: '/en/privacidad#datos', fr: '/fr/privacidad#datos' },
      },
    },
    {
      name: 'campaign',
      control: 'hidden',
      required: false,
      maxLength: 40,
      label: { es: 'Campaña', en: 'Campaign', fr: 'Campaña' },
      parameter: 'campaign',
    },
    {
      name: 'channel',
      control: 'hidden',
      required: false,
      maxLength: 3,
      label: { es: 'Canal', en: 'Channel', fr: 'Canal' },
      initial: 'web',
    },
  ],
  honeypot: 'quilla',
  privacyHref: { es: '/privacidad', en: '/en/privacidad', fr: '/fr/privacidad' },
  outcomes: {
    invalid: {
      channel: 'toast',
      tone: 'error',
      message: {
        es: 'Por favor completa todos los campos requeridos.',
        en: 'Please complete all required fields.',
        fr: 'Por favor completa todos los campos requeridos.',
      },
    },
    success: {
      channel: 'toast',
      tone: 'success',
      title: { es: 'Solicitud recibida', en: 'Request received', fr: 'Solicitud recibida' },
      message: {
        es: 'Le confirmamos en 24 horas.',
        en: 'We confirm within 24 hours.',
        fr: 'Le confirmamos en 24 horas.',
      },
      then: 'clear',
    },
    databaseError: {
      channel: 'toast',
      tone: 'error',
      message: {
        es: 'Hubo un problema al enviar tu mensaje. Por favor intenta de nuevo.',
        en: 'There was a problem sending your message. Please try again.',
        fr: 'Hubo un problema al enviar tu mensaje. Por favor intenta de nuevo.',
      },
    },
    connectionError: {
      channel: 'toast',
      tone: 'error',
      message: {
        es: 'Hubo un problema inesperado. Por favor intenta de nuevo.',
        en: 'There was an unexpected problem. Please try again.',
        fr: 'Hubo un problema inesperado. Por favor intenta de nuevo.',
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
    submit: { es: 'Pedir la cita', en: 'Request the appointment', fr: 'Pedir la cita' },
    required: {
      es: 'Por favor completa todos los campos requeridos.',
      en: 'Please complete all required fields.',
      fr: 'Por favor completa todos los campos requeridos.',
    },
  },
};
