// Generated from forms of the spec. Do not edit: change the spec and run `npm run generate`.
import { describeForms } from '#tests/support/forms/describe.ts';

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
        missing: 'Escriba su nombre.',
        tooLong: 'Nombre: el texto es demasiado largo. El máximo son 320 caracteres.',
      },
      {
        name: 'email',
        control: 'email',
        required: true,
        maxLength: 320,
        missing: 'Escriba su correo electrónico.',
        tooLong: 'Correo electrónico: el texto es demasiado largo. El máximo son 320 caracteres.',
        malformed: 'Escriba un correo electrónico completo, por ejemplo nombre@empresa.mx.',
      },
      {
        name: 'company',
        control: 'text',
        required: false,
        maxLength: 320,
        missing: 'Complete este campo: Empresa.',
        tooLong: 'Empresa: el texto es demasiado largo. El máximo son 320 caracteres.',
      },
      {
        name: 'message',
        control: 'textarea',
        required: true,
        maxLength: 10000,
        missing: 'Escriba su mensaje.',
        tooLong: 'Mensaje: el texto es demasiado largo. El máximo son 10000 caracteres.',
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
      rateLimited: {
        channel: 'toast',
        title: 'Demasiados envíos seguidos',
        message:
          'Recibimos muchos mensajes desde su conexión en poco tiempo. Espere un minuto y envíe de nuevo: lo que escribió sigue aquí. Si le urge, llámenos al +52 33 0000 0000 o escríbanos a hola@jacaranda.example.',
      },
    },
    analytics: [
      {
        event: 'form_submit',
        params: {
          form_type: 'contact-home',
        },
      },
    ],
    submit: 'Enviar mensaje',
    submitting: 'Enviando...',
    close: 'Cerrar',
    summaryTitle: 'Revise estos datos antes de enviar',
    errorTitlePrefix: 'Error: ',
    honeypot: 'quilla',
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
        missing: 'Enter your name.',
        tooLong: 'Name: this text is too long. The maximum is 320 characters.',
      },
      {
        name: 'email',
        control: 'email',
        required: true,
        maxLength: 320,
        missing: 'Enter your e-mail address.',
        tooLong: 'E-mail: this text is too long. The maximum is 320 characters.',
        malformed: 'Enter a complete e-mail address, for example name@company.com.',
      },
      {
        name: 'company',
        control: 'text',
        required: false,
        maxLength: 320,
        missing: 'Fill in this field: Company.',
        tooLong: 'Company: this text is too long. The maximum is 320 characters.',
      },
      {
        name: 'message',
        control: 'textarea',
        required: true,
        maxLength: 10000,
        missing: 'Write your message.',
        tooLong: 'Message: this text is too long. The maximum is 10000 characters.',
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
      rateLimited: {
        channel: 'toast',
        title: 'Too many messages at once',
        message:
          'We received many messages from your connection in a short time. Wait a minute and send again: what you wrote is still here. If it is urgent, call +52 33 0000 0000 or write to hola@jacaranda.example.',
      },
    },
    analytics: [
      {
        event: 'form_submit',
        params: {
          form_type: 'contact-home',
        },
      },
    ],
    submit: 'Send message',
    submitting: 'Sending...',
    close: 'Close',
    summaryTitle: 'Check these details before sending',
    errorTitlePrefix: 'Error: ',
    honeypot: 'quilla',
    then: 'clear',
  },
  {
    url: '/fr/inicio',
    locale: 'fr',
    form: 'contact-home',
    table: 'leads',
    fields: [
      {
        name: 'name',
        control: 'text',
        required: true,
        maxLength: 320,
        missing: 'Escriba su nombre.',
        tooLong: 'Nombre: el texto es demasiado largo. El máximo son 320 caracteres.',
      },
      {
        name: 'email',
        control: 'email',
        required: true,
        maxLength: 320,
        missing: 'Escriba su correo electrónico.',
        tooLong: 'Correo electrónico: el texto es demasiado largo. El máximo son 320 caracteres.',
        malformed: 'Escriba un correo electrónico completo, por ejemplo nombre@empresa.mx.',
      },
      {
        name: 'company',
        control: 'text',
        required: false,
        maxLength: 320,
        missing: 'Complete este campo: Empresa.',
        tooLong: 'Empresa: el texto es demasiado largo. El máximo son 320 caracteres.',
      },
      {
        name: 'message',
        control: 'textarea',
        required: true,
        maxLength: 10000,
        missing: 'Escriba su mensaje.',
        tooLong: 'Mensaje: el texto es demasiado largo. El máximo son 10000 caracteres.',
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
      rateLimited: {
        channel: 'toast',
        title: 'Demasiados envíos seguidos',
        message:
          'Recibimos muchos mensajes desde su conexión en poco tiempo. Espere un minuto y envíe de nuevo: lo que escribió sigue aquí. Si le urge, llámenos al +52 33 0000 0000 o escríbanos a hola@jacaranda.example.',
      },
    },
    analytics: [
      {
        event: 'form_submit',
        params: {
          form_type: 'contact-home',
        },
      },
    ],
    submit: 'Enviar mensaje',
    submitting: 'Enviando...',
    close: 'Fermer',
    summaryTitle: 'Revise estos datos antes de enviar',
    errorTitlePrefix: 'Error: ',
    honeypot: 'quilla',
    then: 'clear',
  },
  {
    url: '/empresa/careers',
    dialog: 'postulacion',
    locale: 'es',
    form: 'career',
    table: 'career_applications',
    fields: [
      {
        name: 'nombre',
        control: 'text',
        required: true,
        maxLength: 320,
        missing: 'Escriba su nombre completo.',
        tooLong: 'Nombre completo: el texto es demasiado largo. El máximo son 320 caracteres.',
      },
      {
        name: 'email',
        control: 'email',
        required: true,
        maxLength: 320,
        missing: 'Escriba su correo electrónico.',
        tooLong: 'Correo electrónico: el texto es demasiado largo. El máximo son 320 caracteres.',
        malformed: 'Escriba un correo electrónico completo, por ejemplo nombre@empresa.mx.',
      },
      {
        name: 'telefono',
        control: 'tel',
        required: true,
        maxLength: 320,
        missing: 'Escriba su teléfono.',
        tooLong: 'Teléfono: el texto es demasiado largo. El máximo son 320 caracteres.',
      },
      {
        name: 'linkedin',
        control: 'url',
        required: false,
        maxLength: 320,
        missing: 'Complete este campo: Perfil de LinkedIn.',
        tooLong: 'Perfil de LinkedIn: el texto es demasiado largo. El máximo son 320 caracteres.',
        malformed: 'Escriba una dirección web completa, que comience con https://.',
      },
      {
        name: 'experiencia',
        control: 'textarea',
        required: true,
        maxLength: 10000,
        missing: 'Describa su experiencia.',
        tooLong: 'Experiencia: el texto es demasiado largo. El máximo son 10000 caracteres.',
      },
      {
        name: 'motivacion',
        control: 'textarea',
        required: true,
        maxLength: 10000,
        missing: 'Escriba por qué quiere trabajar con nosotros.',
        tooLong: 'Motivación: el texto es demasiado largo. El máximo son 10000 caracteres.',
      },
      {
        name: 'disponibilidad',
        control: 'text',
        required: false,
        maxLength: 320,
        missing: 'Complete este campo: Disponibilidad.',
        tooLong: 'Disponibilidad: el texto es demasiado largo. El máximo son 320 caracteres.',
      },
    ],
    payload: {
      nombre: {
        kind: 'from',
        field: 'nombre',
      },
      email: {
        kind: 'from',
        field: 'email',
      },
      telefono: {
        kind: 'from',
        field: 'telefono',
      },
      linkedin: {
        kind: 'from',
        field: 'linkedin',
        emptyAsNull: true,
      },
      experiencia: {
        kind: 'from',
        field: 'experiencia',
      },
      motivacion: {
        kind: 'from',
        field: 'motivacion',
      },
      disponibilidad: {
        kind: 'from',
        field: 'disponibilidad',
        emptyAsNull: true,
      },
      fecha_aplicacion: {
        kind: 'now',
      },
      estado: {
        kind: 'literal',
        value: 'pendiente',
      },
    },
    outcomes: {
      invalid: {
        channel: 'inline',
        message: 'Por favor, completa todos los campos obligatorios.',
      },
      success: {
        channel: 'inline',
        title: '¡Postulación enviada!',
        message:
          'Gracias por su interés en Jacaranda. Revisaremos su postulación y nos pondremos en contacto con usted pronto.',
      },
      databaseError: {
        channel: 'alert',
        message: 'Hubo un error al enviar tu postulación. Por favor intenta nuevamente.',
      },
      connectionError: {
        channel: 'alert',
        message: 'Hubo un error al enviar tu postulación. Por favor intenta nuevamente.',
      },
      rateLimited: {
        channel: 'toast',
        title: 'Demasiados envíos seguidos',
        message:
          'Recibimos muchos mensajes desde su conexión en poco tiempo. Espere un minuto y envíe de nuevo: lo que escribió sigue aquí. Si le urge, llámenos al +52 33 0000 0000 o escríbanos a hola@jacaranda.example.',
      },
    },
    analytics: [
      {
        event: 'form_submit',
        params: {
          form_type: 'career',
        },
      },
    ],
    submit: 'Enviar postulación',
    submitting: 'Enviando...',
    close: 'Cerrar',
    summaryTitle: 'Revise estos datos antes de enviar',
    errorTitlePrefix: 'Error: ',
    honeypot: 'quilla',
    then: {
      confirmFor: 3000,
    },
  },
  {
    url: '/en/empresa/careers',
    dialog: 'postulacion',
    locale: 'en',
    form: 'career',
    table: 'career_applications',
    fields: [
      {
        name: 'nombre',
        control: 'text',
        required: true,
        maxLength: 320,
        missing: 'Enter your full name.',
        tooLong: 'Full name: this text is too long. The maximum is 320 characters.',
      },
      {
        name: 'email',
        control: 'email',
        required: true,
        maxLength: 320,
        missing: 'Enter your e-mail address.',
        tooLong: 'E-mail: this text is too long. The maximum is 320 characters.',
        malformed: 'Enter a complete e-mail address, for example name@company.com.',
      },
      {
        name: 'telefono',
        control: 'tel',
        required: true,
        maxLength: 320,
        missing: 'Enter your telephone number.',
        tooLong: 'Telephone: this text is too long. The maximum is 320 characters.',
      },
      {
        name: 'linkedin',
        control: 'url',
        required: false,
        maxLength: 320,
        missing: 'Fill in this field: LinkedIn profile.',
        tooLong: 'LinkedIn profile: this text is too long. The maximum is 320 characters.',
        malformed: 'Enter a complete web address that begins with https://.',
      },
      {
        name: 'experiencia',
        control: 'textarea',
        required: true,
        maxLength: 10000,
        missing: 'Describe your experience.',
        tooLong: 'Experience: this text is too long. The maximum is 10000 characters.',
      },
      {
        name: 'motivacion',
        control: 'textarea',
        required: true,
        maxLength: 10000,
        missing: 'Tell us why you would like to work with us.',
        tooLong: 'Motivation: this text is too long. The maximum is 10000 characters.',
      },
      {
        name: 'disponibilidad',
        control: 'text',
        required: false,
        maxLength: 320,
        missing: 'Fill in this field: Availability.',
        tooLong: 'Availability: this text is too long. The maximum is 320 characters.',
      },
    ],
    payload: {
      nombre: {
        kind: 'from',
        field: 'nombre',
      },
      email: {
        kind: 'from',
        field: 'email',
      },
      telefono: {
        kind: 'from',
        field: 'telefono',
      },
      linkedin: {
        kind: 'from',
        field: 'linkedin',
        emptyAsNull: true,
      },
      experiencia: {
        kind: 'from',
        field: 'experiencia',
      },
      motivacion: {
        kind: 'from',
        field: 'motivacion',
      },
      disponibilidad: {
        kind: 'from',
        field: 'disponibilidad',
        emptyAsNull: true,
      },
      fecha_aplicacion: {
        kind: 'now',
      },
      estado: {
        kind: 'literal',
        value: 'pendiente',
      },
    },
    outcomes: {
      invalid: {
        channel: 'inline',
        message: 'Please complete all required fields.',
      },
      success: {
        channel: 'inline',
        title: 'Application sent!',
        message: 'Thank you for your interest in Jacaranda. We will review your application and contact you soon.',
      },
      databaseError: {
        channel: 'alert',
        message: 'There was an error sending your application. Please try again.',
      },
      connectionError: {
        channel: 'alert',
        message: 'There was an error sending your application. Please try again.',
      },
      rateLimited: {
        channel: 'toast',
        title: 'Too many messages at once',
        message:
          'We received many messages from your connection in a short time. Wait a minute and send again: what you wrote is still here. If it is urgent, call +52 33 0000 0000 or write to hola@jacaranda.example.',
      },
    },
    analytics: [
      {
        event: 'form_submit',
        params: {
          form_type: 'career',
        },
      },
    ],
    submit: 'Send application',
    submitting: 'Sending...',
    close: 'Close',
    summaryTitle: 'Check these details before sending',
    errorTitlePrefix: 'Error: ',
    honeypot: 'quilla',
    then: {
      confirmFor: 3000,
    },
  },
  {
    url: '/precios',
    locale: 'es',
    form: 'appointment',
    table: 'appointment_requests',
    fields: [
      {
        name: 'name',
        control: 'text',
        required: true,
        maxLength: 160,
        missing: 'Escriba su nombre completo.',
        tooLong: 'Nombre completo: el texto es demasiado largo. El máximo son 160 caracteres.',
      },
      {
        name: 'email',
        control: 'email',
        required: true,
        maxLength: 320,
        missing: 'Escriba su correo electrónico.',
        tooLong: 'Correo electrónico: el texto es demasiado largo. El máximo son 320 caracteres.',
        malformed: 'Escriba un correo electrónico completo, por ejemplo nombre@empresa.mx.',
      },
      {
        name: 'phone',
        control: 'tel',
        required: true,
        maxLength: 40,
        missing: 'Escriba su teléfono.',
        tooLong: 'Teléfono: el texto es demasiado largo. El máximo son 40 caracteres.',
      },
      {
        name: 'treatment',
        control: 'select',
        required: true,
        maxLength: 40,
        options: ['check-up', 'pain', 'child', 'other'],
        missing: 'Complete este campo: Motivo de la visita.',
        tooLong: 'Motivo de la visita: el texto es demasiado largo. El máximo son 40 caracteres.',
      },
      {
        name: 'reason',
        control: 'text',
        required: true,
        maxLength: 200,
        missing: 'Escriba el motivo de la visita.',
        tooLong: 'Cuéntenos el motivo: el texto es demasiado largo. El máximo son 200 caracteres.',
        conditions: [
          {
            field: 'treatment',
            values: ['other'],
          },
        ],
      },
      {
        name: 'age',
        control: 'number',
        required: true,
        maxLength: 24,
        missing: 'Complete este campo: Edad del niño.',
        tooLong: 'Edad del niño: el texto es demasiado largo. El máximo son 24 caracteres.',
        messages: {
          invalid: 'Edad del niño: escriba un número entero de 0 a 17.',
        },
        numbers: {
          min: 0,
          max: 17,
          decimals: 0,
        },
        conditions: [
          {
            field: 'treatment',
            values: ['child'],
          },
        ],
      },
      {
        name: 'day',
        control: 'date',
        required: true,
        maxLength: 10,
        missing: 'Complete este campo: Día que prefiere.',
        tooLong: 'Día que prefiere: el texto es demasiado largo. El máximo son 10 caracteres.',
        messages: {
          invalid: 'Día que prefiere: escriba una fecha completa, con día, mes y año.',
          tooEarly: 'Día que prefiere: elija el {{day}} o un día posterior.',
          tooLate: 'Día que prefiere: elija el {{day}} o un día anterior.',
        },
        from: 1,
        until: 90,
      },
      {
        name: 'time',
        control: 'radio',
        required: true,
        maxLength: 40,
        options: ['morning', 'afternoon', 'any'],
        missing: 'Elija el momento que prefiere.',
        tooLong: 'Momento que prefiere: el texto es demasiado largo. El máximo son 40 caracteres.',
      },
      {
        name: 'budget',
        control: 'number',
        required: false,
        maxLength: 24,
        missing: 'Complete este campo: Presupuesto en pesos.',
        tooLong: 'Presupuesto en pesos: el texto es demasiado largo. El máximo son 24 caracteres.',
        messages: {
          invalid: 'Presupuesto en pesos: escriba un número de 0 a 1000000, con 2 decimales como máximo.',
        },
        numbers: {
          min: 0,
          max: 1000000,
          decimals: 2,
        },
      },
      {
        name: 'reminder',
        control: 'checkbox',
        required: false,
        maxLength: 320,
        missing: 'Complete este campo: Recuérdenme la cita por WhatsApp.',
        tooLong: 'Recuérdenme la cita por WhatsApp: el texto es demasiado largo. El máximo son 320 caracteres.',
      },
      {
        name: 'comment',
        control: 'textarea',
        required: false,
        maxLength: 2000,
        missing: 'Complete este campo: Comentario.',
        tooLong: 'Comentario: el texto es demasiado largo. El máximo son 2000 caracteres.',
      },
      {
        name: 'consent',
        control: 'checkbox',
        required: true,
        maxLength: 320,
        missing: 'Marque la casilla si está de acuerdo: sin eso no podemos guardar la solicitud.',
        tooLong:
          'He leído qué datos se guardan y para qué, y estoy de acuerdo.: el texto es demasiado largo. El máximo son 320 caracteres.',
      },
      {
        name: 'campaign',
        control: 'hidden',
        required: false,
        maxLength: 40,
        missing: 'Complete este campo: Campaña.',
        tooLong: 'Campaña: el texto es demasiado largo. El máximo son 40 caracteres.',
        parameter: 'campaign',
      },
      {
        name: 'channel',
        control: 'hidden',
        required: false,
        maxLength: 3,
        initial: 'web',
        missing: 'Complete este campo: Canal.',
        tooLong: 'Canal: el texto es demasiado largo. El máximo son 3 caracteres.',
      },
    ],
    payload: {
      nombre: {
        kind: 'from',
        field: 'name',
      },
      correo: {
        kind: 'from',
        field: 'email',
      },
      telefono: {
        kind: 'from',
        field: 'phone',
      },
      tratamiento: {
        kind: 'from',
        field: 'treatment',
      },
      motivo: {
        kind: 'from',
        field: 'reason',
        emptyAsNull: true,
      },
      edad: {
        kind: 'from',
        field: 'age',
        emptyAsNull: true,
      },
      dia: {
        kind: 'from',
        field: 'day',
      },
      momento: {
        kind: 'from',
        field: 'time',
      },
      presupuesto: {
        kind: 'from',
        field: 'budget',
        emptyAsNull: true,
      },
      recordatorio: {
        kind: 'from',
        field: 'reminder',
      },
      comentario: {
        kind: 'from',
        field: 'comment',
        emptyAsNull: true,
      },
      consentimiento: {
        kind: 'from',
        field: 'consent',
      },
      campana: {
        kind: 'from',
        field: 'campaign',
        emptyAsNull: true,
      },
      canal: {
        kind: 'from',
        field: 'channel',
      },
    },
    outcomes: {
      invalid: {
        channel: 'toast',
        message: 'Por favor completa todos los campos requeridos.',
      },
      success: {
        channel: 'toast',
        title: 'Solicitud recibida',
        message: 'Le confirmaremos día y hora por correo en un máximo de 24 horas.',
      },
      databaseError: {
        channel: 'toast',
        message: 'Hubo un problema al enviar tu mensaje. Por favor intenta de nuevo.',
      },
      connectionError: {
        channel: 'toast',
        message: 'Hubo un problema inesperado. Por favor intenta de nuevo.',
      },
      rateLimited: {
        channel: 'toast',
        title: 'Demasiados envíos seguidos',
        message:
          'Recibimos muchos mensajes desde su conexión en poco tiempo. Espere un minuto y envíe de nuevo: lo que escribió sigue aquí. Si le urge, llámenos al +52 33 0000 0000 o escríbanos a hola@jacaranda.example.',
      },
    },
    analytics: [],
    submit: 'Pedir la cita',
    submitting: 'Enviando...',
    close: 'Cerrar',
    summaryTitle: 'Revise estos datos antes de enviar',
    errorTitlePrefix: 'Error: ',
    honeypot: 'quilla',
    then: 'clear',
  },
  {
    url: '/en/precios',
    locale: 'en',
    form: 'appointment',
    table: 'appointment_requests',
    fields: [
      {
        name: 'name',
        control: 'text',
        required: true,
        maxLength: 160,
        missing: 'Enter your full name.',
        tooLong: 'Full name: this text is too long. The maximum is 160 characters.',
      },
      {
        name: 'email',
        control: 'email',
        required: true,
        maxLength: 320,
        missing: 'Enter your e-mail address.',
        tooLong: 'E-mail: this text is too long. The maximum is 320 characters.',
        malformed: 'Enter a complete e-mail address, for example name@company.com.',
      },
      {
        name: 'phone',
        control: 'tel',
        required: true,
        maxLength: 40,
        missing: 'Enter your telephone number.',
        tooLong: 'Telephone: this text is too long. The maximum is 40 characters.',
      },
      {
        name: 'treatment',
        control: 'select',
        required: true,
        maxLength: 40,
        options: ['check-up', 'pain', 'child', 'other'],
        missing: 'Fill in this field: Reason for the visit.',
        tooLong: 'Reason for the visit: this text is too long. The maximum is 40 characters.',
      },
      {
        name: 'reason',
        control: 'text',
        required: true,
        maxLength: 200,
        missing: 'Write the reason for the visit.',
        tooLong: 'Tell us the reason: this text is too long. The maximum is 200 characters.',
        conditions: [
          {
            field: 'treatment',
            values: ['other'],
          },
        ],
      },
      {
        name: 'age',
        control: 'number',
        required: true,
        maxLength: 24,
        missing: 'Fill in this field: Age of the child.',
        tooLong: 'Age of the child: this text is too long. The maximum is 24 characters.',
        messages: {
          invalid: 'Age of the child: enter a whole number from 0 to 17.',
        },
        numbers: {
          min: 0,
          max: 17,
          decimals: 0,
        },
        conditions: [
          {
            field: 'treatment',
            values: ['child'],
          },
        ],
      },
      {
        name: 'day',
        control: 'date',
        required: true,
        maxLength: 10,
        missing: 'Fill in this field: Preferred day.',
        tooLong: 'Preferred day: this text is too long. The maximum is 10 characters.',
        messages: {
          invalid: 'Preferred day: enter a complete date, with day, month and year.',
          tooEarly: 'Preferred day: choose {{day}} or a later day.',
          tooLate: 'Preferred day: choose {{day}} or an earlier day.',
        },
        from: 1,
        until: 90,
      },
      {
        name: 'time',
        control: 'radio',
        required: true,
        maxLength: 40,
        options: ['morning', 'afternoon', 'any'],
        missing: 'Choose the time that you prefer.',
        tooLong: 'Preferred time: this text is too long. The maximum is 40 characters.',
      },
      {
        name: 'budget',
        control: 'number',
        required: false,
        maxLength: 24,
        missing: 'Fill in this field: Budget in pesos.',
        tooLong: 'Budget in pesos: this text is too long. The maximum is 24 characters.',
        messages: {
          invalid: 'Budget in pesos: enter a number from 0 to 1000000, with at most 2 decimals.',
        },
        numbers: {
          min: 0,
          max: 1000000,
          decimals: 2,
        },
      },
      {
        name: 'reminder',
        control: 'checkbox',
        required: false,
        maxLength: 320,
        missing: 'Fill in this field: Remind me of the appointment by WhatsApp.',
        tooLong: 'Remind me of the appointment by WhatsApp: this text is too long. The maximum is 320 characters.',
      },
      {
        name: 'comment',
        control: 'textarea',
        required: false,
        maxLength: 2000,
        missing: 'Fill in this field: Comment.',
        tooLong: 'Comment: this text is too long. The maximum is 2000 characters.',
      },
      {
        name: 'consent',
        control: 'checkbox',
        required: true,
        maxLength: 320,
        missing: 'Tick the box if you agree: without that we cannot keep the request.',
        tooLong:
          'I have read which data are kept and what for, and I agree.: this text is too long. The maximum is 320 characters.',
      },
      {
        name: 'campaign',
        control: 'hidden',
        required: false,
        maxLength: 40,
        missing: 'Fill in this field: Campaign.',
        tooLong: 'Campaign: this text is too long. The maximum is 40 characters.',
        parameter: 'campaign',
      },
      {
        name: 'channel',
        control: 'hidden',
        required: false,
        maxLength: 3,
        initial: 'web',
        missing: 'Fill in this field: Channel.',
        tooLong: 'Channel: this text is too long. The maximum is 3 characters.',
      },
    ],
    payload: {
      nombre: {
        kind: 'from',
        field: 'name',
      },
      correo: {
        kind: 'from',
        field: 'email',
      },
      telefono: {
        kind: 'from',
        field: 'phone',
      },
      tratamiento: {
        kind: 'from',
        field: 'treatment',
      },
      motivo: {
        kind: 'from',
        field: 'reason',
        emptyAsNull: true,
      },
      edad: {
        kind: 'from',
        field: 'age',
        emptyAsNull: true,
      },
      dia: {
        kind: 'from',
        field: 'day',
      },
      momento: {
        kind: 'from',
        field: 'time',
      },
      presupuesto: {
        kind: 'from',
        field: 'budget',
        emptyAsNull: true,
      },
      recordatorio: {
        kind: 'from',
        field: 'reminder',
      },
      comentario: {
        kind: 'from',
        field: 'comment',
        emptyAsNull: true,
      },
      consentimiento: {
        kind: 'from',
        field: 'consent',
      },
      campana: {
        kind: 'from',
        field: 'campaign',
        emptyAsNull: true,
      },
      canal: {
        kind: 'from',
        field: 'channel',
      },
    },
    outcomes: {
      invalid: {
        channel: 'toast',
        message: 'Please complete all required fields.',
      },
      success: {
        channel: 'toast',
        title: 'Request received',
        message: 'We will confirm the day and time by e-mail within 24 hours.',
      },
      databaseError: {
        channel: 'toast',
        message: 'There was a problem sending your message. Please try again.',
      },
      connectionError: {
        channel: 'toast',
        message: 'There was an unexpected problem. Please try again.',
      },
      rateLimited: {
        channel: 'toast',
        title: 'Too many messages at once',
        message:
          'We received many messages from your connection in a short time. Wait a minute and send again: what you wrote is still here. If it is urgent, call +52 33 0000 0000 or write to hola@jacaranda.example.',
      },
    },
    analytics: [],
    submit: 'Request the appointment',
    submitting: 'Sending...',
    close: 'Close',
    summaryTitle: 'Check these details before sending',
    errorTitlePrefix: 'Error: ',
    honeypot: 'quilla',
    then: 'clear',
  },
  {
    url: '/servicios/softlanding-mexico',
    locale: 'es',
    form: 'softlanding',
    table: 'softlanding_requests',
    fields: [
      {
        name: 'name',
        control: 'text',
        required: true,
        maxLength: 320,
        missing: 'Escriba su nombre.',
        tooLong: 'Nombre: el texto es demasiado largo. El máximo son 320 caracteres.',
      },
      {
        name: 'email',
        control: 'email',
        required: true,
        maxLength: 320,
        missing: 'Escriba su correo electrónico.',
        tooLong: 'Correo electrónico: el texto es demasiado largo. El máximo son 320 caracteres.',
        malformed: 'Escriba un correo electrónico completo, por ejemplo nombre@empresa.mx.',
      },
      {
        name: 'country',
        control: 'select',
        required: true,
        maxLength: 320,
        options: ['usa', 'canada', 'spain', 'germany', 'other'],
        missing: 'Elija su país de origen.',
        tooLong: 'País de origen: el texto es demasiado largo. El máximo son 320 caracteres.',
      },
      {
        name: 'companyType',
        control: 'select',
        required: true,
        maxLength: 320,
        options: ['startup', 'tech', 'manufacturing', 'services', 'other'],
        missing: 'Elija el tipo de su empresa.',
        tooLong: 'Tipo de empresa: el texto es demasiado largo. El máximo son 320 caracteres.',
      },
      {
        name: 'message',
        control: 'textarea',
        required: false,
        maxLength: 10000,
        missing: 'Complete este campo: Mensaje.',
        tooLong: 'Mensaje: el texto es demasiado largo. El máximo son 10000 caracteres.',
      },
    ],
    payload: {
      nombre: {
        kind: 'from',
        field: 'name',
      },
      correo: {
        kind: 'from',
        field: 'email',
      },
      pais_origen: {
        kind: 'from',
        field: 'country',
      },
      tipo_empresa: {
        kind: 'from',
        field: 'companyType',
      },
      mensaje: {
        kind: 'from',
        field: 'message',
        emptyAsNull: true,
      },
    },
    outcomes: {
      invalid: {
        channel: 'toast',
        message: 'Por favor, completa todos los campos obligatorios.',
      },
      success: {
        channel: 'toast',
        message: '✅ Gracias por tu interés. Pronto nos pondremos en contacto contigo.',
      },
      databaseError: {
        channel: 'toast',
        message: '⚠️ Hubo un problema al enviar tu solicitud. Intenta de nuevo más tarde.',
      },
      connectionError: {
        channel: 'toast',
        message: '⚠️ Hubo un problema al enviar tu solicitud. Intenta de nuevo más tarde.',
      },
      rateLimited: {
        channel: 'toast',
        title: 'Demasiados envíos seguidos',
        message:
          'Recibimos muchos mensajes desde su conexión en poco tiempo. Espere un minuto y envíe de nuevo: lo que escribió sigue aquí. Si le urge, llámenos al +52 33 0000 0000 o escríbanos a hola@jacaranda.example.',
      },
    },
    analytics: [
      {
        event: 'form_submit',
        params: {
          form_type: 'softlanding',
        },
      },
    ],
    submit: 'Solicitar consulta gratuita',
    submitting: 'Enviando...',
    close: 'Cerrar',
    summaryTitle: 'Revise estos datos antes de enviar',
    errorTitlePrefix: 'Error: ',
    honeypot: 'quilla',
    then: {
      navigate: '/gracias',
    },
  },
  {
    url: '/en/servicios/softlanding-mexico',
    locale: 'en',
    form: 'softlanding',
    table: 'softlanding_requests',
    fields: [
      {
        name: 'name',
        control: 'text',
        required: true,
        maxLength: 320,
        missing: 'Enter your name.',
        tooLong: 'Name: this text is too long. The maximum is 320 characters.',
      },
      {
        name: 'email',
        control: 'email',
        required: true,
        maxLength: 320,
        missing: 'Enter your e-mail address.',
        tooLong: 'E-mail: this text is too long. The maximum is 320 characters.',
        malformed: 'Enter a complete e-mail address, for example name@company.com.',
      },
      {
        name: 'country',
        control: 'select',
        required: true,
        maxLength: 320,
        options: ['usa', 'canada', 'spain', 'germany', 'other'],
        missing: 'Choose your country of origin.',
        tooLong: 'Country of origin: this text is too long. The maximum is 320 characters.',
      },
      {
        name: 'companyType',
        control: 'select',
        required: true,
        maxLength: 320,
        options: ['startup', 'tech', 'manufacturing', 'services', 'other'],
        missing: 'Choose your type of company.',
        tooLong: 'Type of company: this text is too long. The maximum is 320 characters.',
      },
      {
        name: 'message',
        control: 'textarea',
        required: false,
        maxLength: 10000,
        missing: 'Fill in this field: Message.',
        tooLong: 'Message: this text is too long. The maximum is 10000 characters.',
      },
    ],
    payload: {
      nombre: {
        kind: 'from',
        field: 'name',
      },
      correo: {
        kind: 'from',
        field: 'email',
      },
      pais_origen: {
        kind: 'from',
        field: 'country',
      },
      tipo_empresa: {
        kind: 'from',
        field: 'companyType',
      },
      mensaje: {
        kind: 'from',
        field: 'message',
        emptyAsNull: true,
      },
    },
    outcomes: {
      invalid: {
        channel: 'toast',
        message: 'Please complete all required fields.',
      },
      success: {
        channel: 'toast',
        message: 'Thank you for your interest. We will contact you soon.',
      },
      databaseError: {
        channel: 'toast',
        message: 'There was a problem sending your request. Please try again later.',
      },
      connectionError: {
        channel: 'toast',
        message: 'There was a problem sending your request. Please try again later.',
      },
      rateLimited: {
        channel: 'toast',
        title: 'Too many messages at once',
        message:
          'We received many messages from your connection in a short time. Wait a minute and send again: what you wrote is still here. If it is urgent, call +52 33 0000 0000 or write to hola@jacaranda.example.',
      },
    },
    analytics: [
      {
        event: 'form_submit',
        params: {
          form_type: 'softlanding',
        },
      },
    ],
    submit: 'Request a free consultation',
    submitting: 'Sending...',
    close: 'Close',
    summaryTitle: 'Check these details before sending',
    errorTitlePrefix: 'Error: ',
    honeypot: 'quilla',
    then: {
      navigate: '/en/gracias',
    },
  },
  {
    url: '/softlanding-promo',
    locale: 'es',
    form: 'softlanding-promo',
    table: 'softlanding_requests',
    fields: [
      {
        name: 'nombre',
        control: 'text',
        required: true,
        maxLength: 320,
        trim: true,
        missing: 'Escriba su nombre.',
        tooLong: 'Nombre: el texto es demasiado largo. El máximo son 320 caracteres.',
      },
      {
        name: 'correo',
        control: 'email',
        required: true,
        maxLength: 320,
        trim: true,
        missing: 'Escriba su correo electrónico.',
        tooLong: 'Correo electrónico: el texto es demasiado largo. El máximo son 320 caracteres.',
        malformed: 'Escriba un correo electrónico completo, por ejemplo nombre@empresa.mx.',
      },
      {
        name: 'pais',
        control: 'text',
        required: true,
        maxLength: 320,
        trim: true,
        initial: 'México',
        missing: 'Escriba su país de origen.',
        tooLong: 'País de origen: el texto es demasiado largo. El máximo son 320 caracteres.',
      },
      {
        name: 'tipoEmpresa',
        control: 'select',
        required: true,
        maxLength: 320,
        options: ['Startup de Tecnología', 'Servicios', 'Otro'],
        missing: 'Elija el tipo de su empresa.',
        tooLong: 'Tipo de empresa: el texto es demasiado largo. El máximo son 320 caracteres.',
      },
      {
        name: 'mensaje',
        control: 'textarea',
        required: true,
        maxLength: 9000,
        trim: true,
        missing: 'Escriba su mensaje.',
        tooLong: 'Mensaje: el texto es demasiado largo. El máximo son 9000 caracteres.',
      },
    ],
    payload: {
      nombre: {
        kind: 'from',
        field: 'nombre',
      },
      correo: {
        kind: 'from',
        field: 'correo',
      },
      pais_origen: {
        kind: 'from',
        field: 'pais',
      },
      tipo_empresa: {
        kind: 'from',
        field: 'tipoEmpresa',
      },
      mensaje: {
        kind: 'template',
        template: 'Equipo nuevo - Tipo: {{tipoEmpresa}} - {{mensaje}}',
      },
    },
    outcomes: {
      invalid: {
        channel: 'inline',
        message: 'Todos los campos son requeridos',
      },
      success: {
        channel: 'toast',
        message: '✅ Gracias por tu interés. Pronto nos pondremos en contacto contigo.',
      },
      databaseError: {
        channel: 'inline',
        message: 'Ocurrió un error al enviar el formulario.',
      },
      connectionError: {
        channel: 'inline',
        message: 'No se pudo conectar al servidor. Inténtalo de nuevo.',
      },
      rateLimited: {
        channel: 'toast',
        title: 'Demasiados envíos seguidos',
        message:
          'Recibimos muchos mensajes desde su conexión en poco tiempo. Espere un minuto y envíe de nuevo: lo que escribió sigue aquí. Si le urge, llámenos al +52 33 0000 0000 o escríbanos a hola@jacaranda.example.',
      },
    },
    analytics: [
      {
        event: 'form_submit',
        params: {
          form_type: 'softlanding-promo',
        },
      },
      {
        event: 'conversion',
        params: {
          value: 1000,
          currency: 'MXN',
        },
      },
    ],
    submit: 'Solicitar revisión de mi caso',
    submitting: 'Enviando...',
    close: 'Cerrar',
    summaryTitle: 'Revise estos datos antes de enviar',
    errorTitlePrefix: 'Error: ',
    honeypot: 'quilla',
    then: {
      navigate: '/gracias',
    },
  },
  {
    url: '/en/softlanding-promo',
    locale: 'en',
    form: 'softlanding-promo',
    table: 'softlanding_requests',
    fields: [
      {
        name: 'nombre',
        control: 'text',
        required: true,
        maxLength: 320,
        trim: true,
        missing: 'Enter your name.',
        tooLong: 'Name: this text is too long. The maximum is 320 characters.',
      },
      {
        name: 'correo',
        control: 'email',
        required: true,
        maxLength: 320,
        trim: true,
        missing: 'Enter your e-mail address.',
        tooLong: 'E-mail: this text is too long. The maximum is 320 characters.',
        malformed: 'Enter a complete e-mail address, for example name@company.com.',
      },
      {
        name: 'pais',
        control: 'text',
        required: true,
        maxLength: 320,
        trim: true,
        initial: 'México',
        missing: 'Enter your country of origin.',
        tooLong: 'Country of origin: this text is too long. The maximum is 320 characters.',
      },
      {
        name: 'tipoEmpresa',
        control: 'select',
        required: true,
        maxLength: 320,
        options: ['Startup de Tecnología', 'Servicios', 'Otro'],
        missing: 'Choose your type of company.',
        tooLong: 'Type of company: this text is too long. The maximum is 320 characters.',
      },
      {
        name: 'mensaje',
        control: 'textarea',
        required: true,
        maxLength: 9000,
        trim: true,
        missing: 'Write your message.',
        tooLong: 'Message: this text is too long. The maximum is 9000 characters.',
      },
    ],
    payload: {
      nombre: {
        kind: 'from',
        field: 'nombre',
      },
      correo: {
        kind: 'from',
        field: 'correo',
      },
      pais_origen: {
        kind: 'from',
        field: 'pais',
      },
      tipo_empresa: {
        kind: 'from',
        field: 'tipoEmpresa',
      },
      mensaje: {
        kind: 'template',
        template: 'Equipo nuevo - Tipo: {{tipoEmpresa}} - {{mensaje}}',
      },
    },
    outcomes: {
      invalid: {
        channel: 'inline',
        message: 'All fields are required',
      },
      success: {
        channel: 'toast',
        message: 'Thank you for your interest. We will contact you soon.',
      },
      databaseError: {
        channel: 'inline',
        message: 'An error occurred while sending the form.',
      },
      connectionError: {
        channel: 'inline',
        message: 'Could not connect to the server. Please try again.',
      },
      rateLimited: {
        channel: 'toast',
        title: 'Too many messages at once',
        message:
          'We received many messages from your connection in a short time. Wait a minute and send again: what you wrote is still here. If it is urgent, call +52 33 0000 0000 or write to hola@jacaranda.example.',
      },
    },
    analytics: [
      {
        event: 'form_submit',
        params: {
          form_type: 'softlanding-promo',
        },
      },
      {
        event: 'conversion',
        params: {
          value: 1000,
          currency: 'MXN',
        },
      },
    ],
    submit: 'Request a review of my case',
    submitting: 'Sending...',
    close: 'Close',
    summaryTitle: 'Check these details before sending',
    errorTitlePrefix: 'Error: ',
    honeypot: 'quilla',
    then: {
      navigate: '/en/gracias',
    },
  },
  {
    url: '/contacto',
    locale: 'es',
    form: 'contact-page',
    table: 'leads',
    fields: [
      {
        name: 'name',
        control: 'text',
        required: true,
        maxLength: 320,
        missing: 'Escriba su nombre.',
        tooLong: 'Nombre: el texto es demasiado largo. El máximo son 320 caracteres.',
      },
      {
        name: 'email',
        control: 'email',
        required: true,
        maxLength: 320,
        missing: 'Escriba su correo electrónico.',
        tooLong: 'Correo electrónico: el texto es demasiado largo. El máximo son 320 caracteres.',
        malformed: 'Escriba un correo electrónico completo, por ejemplo nombre@empresa.mx.',
      },
      {
        name: 'phone',
        control: 'tel',
        required: false,
        maxLength: 320,
        persist: false,
        missing: 'Complete este campo: Teléfono.',
        tooLong: 'Teléfono: el texto es demasiado largo. El máximo son 320 caracteres.',
      },
      {
        name: 'company',
        control: 'text',
        required: false,
        maxLength: 320,
        missing: 'Complete este campo: Empresa.',
        tooLong: 'Empresa: el texto es demasiado largo. El máximo son 320 caracteres.',
      },
      {
        name: 'message',
        control: 'textarea',
        required: true,
        maxLength: 10000,
        missing: 'Escriba su mensaje.',
        tooLong: 'Mensaje: el texto es demasiado largo. El máximo son 10000 caracteres.',
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
      rateLimited: {
        channel: 'toast',
        title: 'Demasiados envíos seguidos',
        message:
          'Recibimos muchos mensajes desde su conexión en poco tiempo. Espere un minuto y envíe de nuevo: lo que escribió sigue aquí. Si le urge, llámenos al +52 33 0000 0000 o escríbanos a hola@jacaranda.example.',
      },
    },
    analytics: [
      {
        event: 'form_submit',
        params: {
          form_type: 'contact-page',
        },
      },
    ],
    submit: 'Enviar mensaje',
    submitting: 'Enviando...',
    close: 'Cerrar',
    summaryTitle: 'Revise estos datos antes de enviar',
    errorTitlePrefix: 'Error: ',
    honeypot: 'quilla',
    then: 'clear',
  },
  {
    url: '/en/contacto',
    locale: 'en',
    form: 'contact-page',
    table: 'leads',
    fields: [
      {
        name: 'name',
        control: 'text',
        required: true,
        maxLength: 320,
        missing: 'Enter your name.',
        tooLong: 'Name: this text is too long. The maximum is 320 characters.',
      },
      {
        name: 'email',
        control: 'email',
        required: true,
        maxLength: 320,
        missing: 'Enter your e-mail address.',
        tooLong: 'E-mail: this text is too long. The maximum is 320 characters.',
        malformed: 'Enter a complete e-mail address, for example name@company.com.',
      },
      {
        name: 'phone',
        control: 'tel',
        required: false,
        maxLength: 320,
        persist: false,
        missing: 'Fill in this field: Telephone.',
        tooLong: 'Telephone: this text is too long. The maximum is 320 characters.',
      },
      {
        name: 'company',
        control: 'text',
        required: false,
        maxLength: 320,
        missing: 'Fill in this field: Company.',
        tooLong: 'Company: this text is too long. The maximum is 320 characters.',
      },
      {
        name: 'message',
        control: 'textarea',
        required: true,
        maxLength: 10000,
        missing: 'Write your message.',
        tooLong: 'Message: this text is too long. The maximum is 10000 characters.',
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
      rateLimited: {
        channel: 'toast',
        title: 'Too many messages at once',
        message:
          'We received many messages from your connection in a short time. Wait a minute and send again: what you wrote is still here. If it is urgent, call +52 33 0000 0000 or write to hola@jacaranda.example.',
      },
    },
    analytics: [
      {
        event: 'form_submit',
        params: {
          form_type: 'contact-page',
        },
      },
    ],
    submit: 'Send message',
    submitting: 'Sending...',
    close: 'Close',
    summaryTitle: 'Check these details before sending',
    errorTitlePrefix: 'Error: ',
    honeypot: 'quilla',
    then: 'clear',
  },
  {
    url: '/fr/contacto',
    locale: 'fr',
    form: 'contact-page',
    table: 'leads',
    fields: [
      {
        name: 'name',
        control: 'text',
        required: true,
        maxLength: 320,
        missing: 'Escriba su nombre.',
        tooLong: 'Nombre: el texto es demasiado largo. El máximo son 320 caracteres.',
      },
      {
        name: 'email',
        control: 'email',
        required: true,
        maxLength: 320,
        missing: 'Escriba su correo electrónico.',
        tooLong: 'Correo electrónico: el texto es demasiado largo. El máximo son 320 caracteres.',
        malformed: 'Escriba un correo electrónico completo, por ejemplo nombre@empresa.mx.',
      },
      {
        name: 'phone',
        control: 'tel',
        required: false,
        maxLength: 320,
        persist: false,
        missing: 'Complete este campo: Teléfono.',
        tooLong: 'Teléfono: el texto es demasiado largo. El máximo son 320 caracteres.',
      },
      {
        name: 'company',
        control: 'text',
        required: false,
        maxLength: 320,
        missing: 'Complete este campo: Empresa.',
        tooLong: 'Empresa: el texto es demasiado largo. El máximo son 320 caracteres.',
      },
      {
        name: 'message',
        control: 'textarea',
        required: true,
        maxLength: 10000,
        missing: 'Escriba su mensaje.',
        tooLong: 'Mensaje: el texto es demasiado largo. El máximo son 10000 caracteres.',
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
      rateLimited: {
        channel: 'toast',
        title: 'Demasiados envíos seguidos',
        message:
          'Recibimos muchos mensajes desde su conexión en poco tiempo. Espere un minuto y envíe de nuevo: lo que escribió sigue aquí. Si le urge, llámenos al +52 33 0000 0000 o escríbanos a hola@jacaranda.example.',
      },
    },
    analytics: [
      {
        event: 'form_submit',
        params: {
          form_type: 'contact-page',
        },
      },
    ],
    submit: 'Enviar mensaje',
    submitting: 'Enviando...',
    close: 'Fermer',
    summaryTitle: 'Revise estos datos antes de enviar',
    errorTitlePrefix: 'Error: ',
    honeypot: 'quilla',
    then: 'clear',
  },
]);
