// Generated from forms of the spec. Do not edit: change spec/ and run `npm run generate`.
import { describeForms } from '../support/forms.ts';

describeForms([
  {
    url: '/inicio',
    locale: 'es',
    form: 'contact-home',
    table: 'leads',
    fields: [
      {
        name: 'name',
        control: 'text',
        required: true,
        maxLength: 320,
      },
      {
        name: 'email',
        control: 'email',
        required: true,
        maxLength: 320,
      },
      {
        name: 'company',
        control: 'text',
        required: false,
        maxLength: 320,
      },
      {
        name: 'message',
        control: 'textarea',
        required: true,
        maxLength: 10000,
      },
    ],
    payload: {
      name: {
        kind: 'from',
        field: 'name',
      },
      email: {
        kind: 'from',
        field: 'email',
      },
      company: {
        kind: 'from',
        field: 'company',
        emptyAsNull: true,
      },
      message: {
        kind: 'from',
        field: 'message',
      },
    },
    outcomes: {
      invalid: {
        channel: 'toast',
        message: 'Por favor completa todos los campos requeridos.',
      },
      success: {
        channel: 'toast',
        title: '¡Mensaje enviado!',
        message: 'Nos pondremos en contacto contigo pronto.',
      },
      databaseError: {
        channel: 'toast',
        message: 'Hubo un problema al enviar tu mensaje. Por favor intenta de nuevo.',
      },
      connectionError: {
        channel: 'toast',
        message: 'Hubo un problema inesperado. Por favor intenta de nuevo.',
      },
    },
    submitting: 'Enviando...',
    then: 'clear',
  },
  {
    url: '/en/inicio',
    locale: 'en',
    form: 'contact-home',
    table: 'leads',
    fields: [
      {
        name: 'name',
        control: 'text',
        required: true,
        maxLength: 320,
      },
      {
        name: 'email',
        control: 'email',
        required: true,
        maxLength: 320,
      },
      {
        name: 'company',
        control: 'text',
        required: false,
        maxLength: 320,
      },
      {
        name: 'message',
        control: 'textarea',
        required: true,
        maxLength: 10000,
      },
    ],
    payload: {
      name: {
        kind: 'from',
        field: 'name',
      },
      email: {
        kind: 'from',
        field: 'email',
      },
      company: {
        kind: 'from',
        field: 'company',
        emptyAsNull: true,
      },
      message: {
        kind: 'from',
        field: 'message',
      },
    },
    outcomes: {
      invalid: {
        channel: 'toast',
        message: 'Please complete all required fields.',
      },
      success: {
        channel: 'toast',
        title: 'Message sent!',
        message: "We'll get back to you soon.",
      },
      databaseError: {
        channel: 'toast',
        message: 'There was a problem sending your message. Please try again.',
      },
      connectionError: {
        channel: 'toast',
        message: 'There was an unexpected problem. Please try again.',
      },
    },
    submitting: 'Sending...',
    then: 'clear',
  },
  {
    url: '/servicios/pld-actividades-vulnerables',
    locale: 'es',
    form: 'pld-vulnerables',
    table: 'leads',
    fields: [
      {
        name: 'nombre',
        control: 'text',
        required: true,
        maxLength: 320,
      },
      {
        name: 'empresa',
        control: 'text',
        required: true,
        maxLength: 320,
      },
      {
        name: 'email',
        control: 'email',
        required: true,
        maxLength: 320,
      },
      {
        name: 'tipoActividad',
        control: 'select',
        required: true,
        maxLength: 320,
        options: [
          'Venta de inmuebles',
          'Venta de vehículos',
          'Metales y piedras preciosas',
          'Construcción',
          'Blindaje de vehículos',
          'Traslado de valores',
          'Donativos',
          'Comercio exterior',
        ],
      },
      {
        name: 'descripcion',
        control: 'textarea',
        required: false,
        maxLength: 9000,
      },
    ],
    payload: {
      name: {
        kind: 'from',
        field: 'nombre',
      },
      email: {
        kind: 'from',
        field: 'email',
      },
      company: {
        kind: 'from',
        field: 'empresa',
      },
      message: {
        kind: 'template',
        template: 'Evaluación PLD Actividades Vulnerables - Tipo: {{tipoActividad}} - {{descripcion}}',
      },
    },
    outcomes: {
      invalid: {
        channel: 'toast',
        message: 'Por favor, completa todos los campos obligatorios.',
      },
      success: {
        channel: 'toast',
        message: '✅ Solicitud enviada correctamente. Te contactaremos pronto.',
      },
      databaseError: {
        channel: 'toast',
        message: '⚠️ Hubo un problema al enviar tu solicitud. Intenta de nuevo más tarde.',
      },
      connectionError: {
        channel: 'toast',
        message: '⚠️ Hubo un problema al enviar tu solicitud. Intenta de nuevo más tarde.',
      },
    },
    submitting: 'Enviando...',
    then: '/gracias',
  },
  {
    url: '/en/servicios/pld-actividades-vulnerables',
    locale: 'en',
    form: 'pld-vulnerables',
    table: 'leads',
    fields: [
      {
        name: 'nombre',
        control: 'text',
        required: true,
        maxLength: 320,
      },
      {
        name: 'empresa',
        control: 'text',
        required: true,
        maxLength: 320,
      },
      {
        name: 'email',
        control: 'email',
        required: true,
        maxLength: 320,
      },
      {
        name: 'tipoActividad',
        control: 'select',
        required: true,
        maxLength: 320,
        options: [
          'Venta de inmuebles',
          'Venta de vehículos',
          'Metales y piedras preciosas',
          'Construcción',
          'Blindaje de vehículos',
          'Traslado de valores',
          'Donativos',
          'Comercio exterior',
        ],
      },
      {
        name: 'descripcion',
        control: 'textarea',
        required: false,
        maxLength: 9000,
      },
    ],
    payload: {
      name: {
        kind: 'from',
        field: 'nombre',
      },
      email: {
        kind: 'from',
        field: 'email',
      },
      company: {
        kind: 'from',
        field: 'empresa',
      },
      message: {
        kind: 'template',
        template: 'Evaluación PLD Actividades Vulnerables - Tipo: {{tipoActividad}} - {{descripcion}}',
      },
    },
    outcomes: {
      invalid: {
        channel: 'toast',
        message: 'Please complete all required fields.',
      },
      success: {
        channel: 'toast',
        message: '✅ Request sent successfully. We will contact you soon.',
      },
      databaseError: {
        channel: 'toast',
        message: '⚠️ There was a problem sending your request. Please try again later.',
      },
      connectionError: {
        channel: 'toast',
        message: '⚠️ There was a problem sending your request. Please try again later.',
      },
    },
    submitting: 'Sending...',
    then: '/en/gracias',
  },
]);
