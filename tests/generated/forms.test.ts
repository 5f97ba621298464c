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
      rateLimited: {
        channel: 'toast',
        title: 'Demasiados envíos seguidos',
        message:
          'Recibimos muchos mensajes desde su conexión en poco tiempo. Espere un minuto y envíe de nuevo: lo que escribió sigue aquí. Si le urge, llámenos al +52 55 0000 0000 o escríbanos a hola@cimiento.example.',
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
      rateLimited: {
        channel: 'toast',
        title: 'Too many messages at once',
        message:
          'We received many messages from your connection in a short time. Wait a minute and send again: what you wrote is still here. If it is urgent, call +52 55 0000 0000 or write to hola@cimiento.example.',
      },
    },
    submitting: 'Sending...',
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
      },
      {
        name: 'email',
        control: 'email',
        required: true,
        maxLength: 320,
      },
      {
        name: 'telefono',
        control: 'tel',
        required: true,
        maxLength: 320,
      },
      {
        name: 'linkedin',
        control: 'url',
        required: false,
        maxLength: 320,
      },
      {
        name: 'experiencia',
        control: 'textarea',
        required: true,
        maxLength: 10000,
      },
      {
        name: 'motivacion',
        control: 'textarea',
        required: true,
        maxLength: 10000,
      },
      {
        name: 'disponibilidad',
        control: 'text',
        required: false,
        maxLength: 320,
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
        message: 'Gracias por tu interés en Cimiento. Revisaremos tu postulación y te contactaremos pronto.',
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
          'Recibimos muchos mensajes desde su conexión en poco tiempo. Espere un minuto y envíe de nuevo: lo que escribió sigue aquí. Si le urge, llámenos al +52 55 0000 0000 o escríbanos a hola@cimiento.example.',
      },
    },
    submitting: 'Enviando...',
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
      },
      {
        name: 'email',
        control: 'email',
        required: true,
        maxLength: 320,
      },
      {
        name: 'telefono',
        control: 'tel',
        required: true,
        maxLength: 320,
      },
      {
        name: 'linkedin',
        control: 'url',
        required: false,
        maxLength: 320,
      },
      {
        name: 'experiencia',
        control: 'textarea',
        required: true,
        maxLength: 10000,
      },
      {
        name: 'motivacion',
        control: 'textarea',
        required: true,
        maxLength: 10000,
      },
      {
        name: 'disponibilidad',
        control: 'text',
        required: false,
        maxLength: 320,
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
        message: 'Thank you for your interest in Cimiento. We will review your application and contact you soon.',
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
          'We received many messages from your connection in a short time. Wait a minute and send again: what you wrote is still here. If it is urgent, call +52 55 0000 0000 or write to hola@cimiento.example.',
      },
    },
    submitting: 'Sending...',
    then: {
      confirmFor: 3000,
    },
  },
  {
    url: '/cumplimiento-fintech-landing',
    locale: 'es',
    form: 'fintech',
    table: 'softlanding_requests',
    fields: [
      {
        name: 'nombre',
        control: 'text',
        required: true,
        maxLength: 320,
      },
      {
        name: 'correo',
        control: 'email',
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
        name: 'telefono',
        control: 'tel',
        required: true,
        maxLength: 320,
      },
      {
        name: 'tipoEmpresa',
        control: 'select',
        required: true,
        maxLength: 320,
        options: [
          'fintech-startup',
          'itf',
          'ifp',
          'ifpe',
          'sofom',
          'sofipo',
          'centro-cambiario',
          'transmisor-dinero',
          'otro',
        ],
      },
      {
        name: 'mensaje',
        control: 'textarea',
        required: false,
        maxLength: 10000,
      },
      {
        name: 'pais_origen',
        control: 'text',
        required: false,
        maxLength: 320,
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
      tipo_empresa: {
        kind: 'from',
        field: 'tipoEmpresa',
      },
      pais_origen: {
        kind: 'from',
        field: 'pais_origen',
      },
      mensaje: {
        kind: 'from',
        field: 'mensaje',
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
        title: '¡Éxito!',
        message: '✅ Gracias por tu interés. Pronto nos pondremos en contacto contigo.',
      },
      databaseError: {
        channel: 'toast',
        title: 'Error',
        message: '⚠️ Hubo un problema al enviar tu solicitud. Intenta de nuevo más tarde.',
      },
      connectionError: {
        channel: 'toast',
        title: 'Error de conexión',
        message: 'No se pudo conectar al servidor. Inténtalo de nuevo.',
      },
      rateLimited: {
        channel: 'toast',
        title: 'Demasiados envíos seguidos',
        message:
          'Recibimos muchos mensajes desde su conexión en poco tiempo. Espere un minuto y envíe de nuevo: lo que escribió sigue aquí. Si le urge, llámenos al +52 55 0000 0000 o escríbanos a hola@cimiento.example.',
      },
    },
    submitting: 'Enviando...',
    then: {
      navigate: '/gracias',
    },
  },
  {
    url: '/en/cumplimiento-fintech-landing',
    locale: 'en',
    form: 'fintech',
    table: 'softlanding_requests',
    fields: [
      {
        name: 'nombre',
        control: 'text',
        required: true,
        maxLength: 320,
      },
      {
        name: 'correo',
        control: 'email',
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
        name: 'telefono',
        control: 'tel',
        required: true,
        maxLength: 320,
      },
      {
        name: 'tipoEmpresa',
        control: 'select',
        required: true,
        maxLength: 320,
        options: [
          'fintech-startup',
          'itf',
          'ifp',
          'ifpe',
          'sofom',
          'sofipo',
          'centro-cambiario',
          'transmisor-dinero',
          'otro',
        ],
      },
      {
        name: 'mensaje',
        control: 'textarea',
        required: false,
        maxLength: 10000,
      },
      {
        name: 'pais_origen',
        control: 'text',
        required: false,
        maxLength: 320,
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
      tipo_empresa: {
        kind: 'from',
        field: 'tipoEmpresa',
      },
      pais_origen: {
        kind: 'from',
        field: 'pais_origen',
      },
      mensaje: {
        kind: 'from',
        field: 'mensaje',
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
        title: 'Success!',
        message: 'Thank you for your interest. We will contact you soon.',
      },
      databaseError: {
        channel: 'toast',
        title: 'Error',
        message: 'There was a problem sending your request. Please try again later.',
      },
      connectionError: {
        channel: 'toast',
        title: 'Connection error',
        message: 'Could not connect to the server. Please try again.',
      },
      rateLimited: {
        channel: 'toast',
        title: 'Too many messages at once',
        message:
          'We received many messages from your connection in a short time. Wait a minute and send again: what you wrote is still here. If it is urgent, call +52 55 0000 0000 or write to hola@cimiento.example.',
      },
    },
    submitting: 'Sending...',
    then: {
      navigate: '/en/gracias',
    },
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
      rateLimited: {
        channel: 'toast',
        title: 'Demasiados envíos seguidos',
        message:
          'Recibimos muchos mensajes desde su conexión en poco tiempo. Espere un minuto y envíe de nuevo: lo que escribió sigue aquí. Si le urge, llámenos al +52 55 0000 0000 o escríbanos a hola@cimiento.example.',
      },
    },
    submitting: 'Enviando...',
    then: {
      navigate: '/gracias',
    },
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
      rateLimited: {
        channel: 'toast',
        title: 'Too many messages at once',
        message:
          'We received many messages from your connection in a short time. Wait a minute and send again: what you wrote is still here. If it is urgent, call +52 55 0000 0000 or write to hola@cimiento.example.',
      },
    },
    submitting: 'Sending...',
    then: {
      navigate: '/en/gracias',
    },
  },
  {
    url: '/servicios/pld-fintech',
    locale: 'es',
    form: 'pld-fintech',
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
        template: 'Diagnóstico PLD Fintech - {{descripcion}}',
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
      rateLimited: {
        channel: 'toast',
        title: 'Demasiados envíos seguidos',
        message:
          'Recibimos muchos mensajes desde su conexión en poco tiempo. Espere un minuto y envíe de nuevo: lo que escribió sigue aquí. Si le urge, llámenos al +52 55 0000 0000 o escríbanos a hola@cimiento.example.',
      },
    },
    submitting: 'Enviando...',
    then: {
      navigate: '/gracias',
    },
  },
  {
    url: '/en/servicios/pld-fintech',
    locale: 'en',
    form: 'pld-fintech',
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
        template: 'Diagnóstico PLD Fintech - {{descripcion}}',
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
      rateLimited: {
        channel: 'toast',
        title: 'Too many messages at once',
        message:
          'We received many messages from your connection in a short time. Wait a minute and send again: what you wrote is still here. If it is urgent, call +52 55 0000 0000 or write to hola@cimiento.example.',
      },
    },
    submitting: 'Sending...',
    then: {
      navigate: '/en/gracias',
    },
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
      },
      {
        name: 'email',
        control: 'email',
        required: true,
        maxLength: 320,
      },
      {
        name: 'country',
        control: 'select',
        required: true,
        maxLength: 320,
        options: [
          'usa',
          'canada',
          'spain',
          'germany',
          'france',
          'uk',
          'italy',
          'netherlands',
          'china',
          'japan',
          'south-korea',
          'brazil',
          'colombia',
          'argentina',
          'chile',
          'other',
        ],
      },
      {
        name: 'companyType',
        control: 'select',
        required: true,
        maxLength: 320,
        options: [
          'startup',
          'tech',
          'fintech',
          'manufacturing',
          'consulting',
          'retail',
          'commerce',
          'services',
          'logistics',
          'healthcare',
          'education',
          'other',
        ],
      },
      {
        name: 'message',
        control: 'textarea',
        required: false,
        maxLength: 10000,
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
          'Recibimos muchos mensajes desde su conexión en poco tiempo. Espere un minuto y envíe de nuevo: lo que escribió sigue aquí. Si le urge, llámenos al +52 55 0000 0000 o escríbanos a hola@cimiento.example.',
      },
    },
    submitting: 'Enviando...',
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
      },
      {
        name: 'email',
        control: 'email',
        required: true,
        maxLength: 320,
      },
      {
        name: 'country',
        control: 'select',
        required: true,
        maxLength: 320,
        options: [
          'usa',
          'canada',
          'spain',
          'germany',
          'france',
          'uk',
          'italy',
          'netherlands',
          'china',
          'japan',
          'south-korea',
          'brazil',
          'colombia',
          'argentina',
          'chile',
          'other',
        ],
      },
      {
        name: 'companyType',
        control: 'select',
        required: true,
        maxLength: 320,
        options: [
          'startup',
          'tech',
          'fintech',
          'manufacturing',
          'consulting',
          'retail',
          'commerce',
          'services',
          'logistics',
          'healthcare',
          'education',
          'other',
        ],
      },
      {
        name: 'message',
        control: 'textarea',
        required: false,
        maxLength: 10000,
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
          'We received many messages from your connection in a short time. Wait a minute and send again: what you wrote is still here. If it is urgent, call +52 55 0000 0000 or write to hola@cimiento.example.',
      },
    },
    submitting: 'Sending...',
    then: {
      navigate: '/en/gracias',
    },
  },
  {
    url: '/softlanding-landing',
    locale: 'es',
    form: 'softlanding-landing',
    table: 'softlanding_requests',
    fields: [
      {
        name: 'fullName',
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
        name: 'country',
        control: 'select',
        required: true,
        maxLength: 320,
        options: [
          'usa',
          'canada',
          'spain',
          'germany',
          'france',
          'uk',
          'italy',
          'netherlands',
          'china',
          'japan',
          'south-korea',
          'brazil',
          'colombia',
          'argentina',
          'chile',
          'other',
        ],
      },
      {
        name: 'companyType',
        control: 'select',
        required: true,
        maxLength: 320,
        options: [
          'startup',
          'tech',
          'fintech',
          'manufacturing',
          'consulting',
          'retail',
          'commerce',
          'services',
          'logistics',
          'healthcare',
          'education',
          'other',
        ],
      },
      {
        name: 'message',
        control: 'textarea',
        required: false,
        maxLength: 10000,
      },
    ],
    payload: {
      nombre: {
        kind: 'from',
        field: 'fullName',
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
          'Recibimos muchos mensajes desde su conexión en poco tiempo. Espere un minuto y envíe de nuevo: lo que escribió sigue aquí. Si le urge, llámenos al +52 55 0000 0000 o escríbanos a hola@cimiento.example.',
      },
    },
    submitting: 'Enviando...',
    then: {
      navigate: '/gracias',
    },
  },
  {
    url: '/en/softlanding-landing',
    locale: 'en',
    form: 'softlanding-landing',
    table: 'softlanding_requests',
    fields: [
      {
        name: 'fullName',
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
        name: 'country',
        control: 'select',
        required: true,
        maxLength: 320,
        options: [
          'usa',
          'canada',
          'spain',
          'germany',
          'france',
          'uk',
          'italy',
          'netherlands',
          'china',
          'japan',
          'south-korea',
          'brazil',
          'colombia',
          'argentina',
          'chile',
          'other',
        ],
      },
      {
        name: 'companyType',
        control: 'select',
        required: true,
        maxLength: 320,
        options: [
          'startup',
          'tech',
          'fintech',
          'manufacturing',
          'consulting',
          'retail',
          'commerce',
          'services',
          'logistics',
          'healthcare',
          'education',
          'other',
        ],
      },
      {
        name: 'message',
        control: 'textarea',
        required: false,
        maxLength: 10000,
      },
    ],
    payload: {
      nombre: {
        kind: 'from',
        field: 'fullName',
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
          'We received many messages from your connection in a short time. Wait a minute and send again: what you wrote is still here. If it is urgent, call +52 55 0000 0000 or write to hola@cimiento.example.',
      },
    },
    submitting: 'Sending...',
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
      },
      {
        name: 'correo',
        control: 'email',
        required: true,
        maxLength: 320,
      },
      {
        name: 'pais',
        control: 'text',
        required: true,
        maxLength: 320,
      },
      {
        name: 'tipoEmpresa',
        control: 'select',
        required: true,
        maxLength: 320,
        options: [
          'Startup de Tecnología',
          'E-commerce / Retail',
          'Servicios Profesionales',
          'Servicios',
          'Comercio al por mayor',
          'Comercio al por menor',
          'Manufactura',
          'Otro',
        ],
      },
      {
        name: 'mensaje',
        control: 'textarea',
        required: true,
        maxLength: 10000,
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
        kind: 'from',
        field: 'mensaje',
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
          'Recibimos muchos mensajes desde su conexión en poco tiempo. Espere un minuto y envíe de nuevo: lo que escribió sigue aquí. Si le urge, llámenos al +52 55 0000 0000 o escríbanos a hola@cimiento.example.',
      },
    },
    submitting: 'Enviando...',
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
      },
      {
        name: 'correo',
        control: 'email',
        required: true,
        maxLength: 320,
      },
      {
        name: 'pais',
        control: 'text',
        required: true,
        maxLength: 320,
      },
      {
        name: 'tipoEmpresa',
        control: 'select',
        required: true,
        maxLength: 320,
        options: [
          'Startup de Tecnología',
          'E-commerce / Retail',
          'Servicios Profesionales',
          'Servicios',
          'Comercio al por mayor',
          'Comercio al por menor',
          'Manufactura',
          'Otro',
        ],
      },
      {
        name: 'mensaje',
        control: 'textarea',
        required: true,
        maxLength: 10000,
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
        kind: 'from',
        field: 'mensaje',
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
          'We received many messages from your connection in a short time. Wait a minute and send again: what you wrote is still here. If it is urgent, call +52 55 0000 0000 or write to hola@cimiento.example.',
      },
    },
    submitting: 'Sending...',
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
      },
      {
        name: 'email',
        control: 'email',
        required: true,
        maxLength: 320,
      },
      {
        name: 'phone',
        control: 'tel',
        required: false,
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
      rateLimited: {
        channel: 'toast',
        title: 'Demasiados envíos seguidos',
        message:
          'Recibimos muchos mensajes desde su conexión en poco tiempo. Espere un minuto y envíe de nuevo: lo que escribió sigue aquí. Si le urge, llámenos al +52 55 0000 0000 o escríbanos a hola@cimiento.example.',
      },
    },
    submitting: 'Enviando...',
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
      },
      {
        name: 'email',
        control: 'email',
        required: true,
        maxLength: 320,
      },
      {
        name: 'phone',
        control: 'tel',
        required: false,
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
      rateLimited: {
        channel: 'toast',
        title: 'Too many messages at once',
        message:
          'We received many messages from your connection in a short time. Wait a minute and send again: what you wrote is still here. If it is urgent, call +52 55 0000 0000 or write to hola@cimiento.example.',
      },
    },
    submitting: 'Sending...',
    then: 'clear',
  },
]);
