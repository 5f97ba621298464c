// Generated from forms of the spec. Do not edit: change the spec and run `npm run generate`.
import type { AllFormRules, FormRow } from '#contract';

type Answers<Name extends string> = Readonly<Record<Name, string>>;

const orNull = (value: string): string | null => (value.trim() === '' ? null : value);

const submitting = { es: 'Enviando...', en: 'Sending...' };

/** What checks and sends each form, by the form's id. */
export const rules: AllFormRules = {
  'contact-home': {
    table: 'leads',
    honeypot: 'quilla',
    fields: [
      { name: 'name', control: 'text', required: true, maxLength: 320 },
      { name: 'email', control: 'email', required: true, maxLength: 320 },
      { name: 'company', control: 'text', required: false, maxLength: 320 },
      { name: 'message', control: 'textarea', required: true, maxLength: 10000 },
    ],
    toPayload: (
      values: Answers<'name' | 'email' | 'company' | 'message'>,
    ): FormRow<'name' | 'email' | 'company' | 'message', 'company'> => ({
      name: values.name,
      email: values.email,
      company: orNull(values.company),
      message: values.message,
    }),
    analytics: [{ event: 'form_submit', params: { form_type: 'contact-home' } }],
    submitting,
    success: {
      channel: 'toast',
      tone: 'success',
      title: { es: '¡Mensaje enviado!', en: 'Message sent!' },
      message: { es: 'Nos pondremos en contacto contigo pronto.', en: "We'll get back to you soon." },
      then: 'clear',
    },
  },
  'contact-page': {
    table: 'leads',
    honeypot: 'quilla',
    fields: [
      { name: 'name', control: 'text', required: true, maxLength: 320 },
      { name: 'email', control: 'email', required: true, maxLength: 320 },
      { name: 'phone', control: 'tel', required: false, maxLength: 320 },
      { name: 'company', control: 'text', required: false, maxLength: 320 },
      { name: 'message', control: 'textarea', required: true, maxLength: 10000 },
    ],
    toPayload: (
      values: Answers<'name' | 'email' | 'phone' | 'company' | 'message'>,
    ): FormRow<'name' | 'email' | 'company' | 'message', 'company'> => ({
      name: values.name,
      email: values.email,
      company: orNull(values.company),
      message: values.message,
    }),
    analytics: [{ event: 'form_submit', params: { form_type: 'contact-page' } }],
    submitting,
    success: {
      channel: 'toast',
      tone: 'success',
      title: { es: '¡Mensaje enviado!', en: 'Message sent!' },
      message: { es: 'Nos pondremos en contacto contigo pronto.', en: "We'll get back to you soon." },
      then: 'clear',
    },
  },
  softlanding: {
    table: 'softlanding_requests',
    honeypot: 'quilla',
    fields: [
      { name: 'name', control: 'text', required: true, maxLength: 320 },
      { name: 'email', control: 'email', required: true, maxLength: 320 },
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
      { name: 'message', control: 'textarea', required: false, maxLength: 10000 },
    ],
    toPayload: (
      values: Answers<'name' | 'email' | 'country' | 'companyType' | 'message'>,
    ): FormRow<'nombre' | 'correo' | 'pais_origen' | 'tipo_empresa' | 'mensaje', 'mensaje'> => ({
      nombre: values.name,
      correo: values.email,
      pais_origen: values.country,
      tipo_empresa: values.companyType,
      mensaje: orNull(values.message),
    }),
    analytics: [{ event: 'form_submit', params: { form_type: 'softlanding' } }],
    submitting,
    success: {
      channel: 'toast',
      tone: 'success',
      message: {
        es: '✅ Gracias por tu interés. Pronto nos pondremos en contacto contigo.',
        en: 'Thank you for your interest. We will contact you soon.',
      },
      then: { navigate: { es: '/gracias', en: '/en/gracias' } },
    },
  },
  'softlanding-landing': {
    table: 'softlanding_requests',
    honeypot: 'quilla',
    fields: [
      { name: 'fullName', control: 'text', required: true, maxLength: 320 },
      { name: 'email', control: 'email', required: true, maxLength: 320 },
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
      { name: 'message', control: 'textarea', required: false, maxLength: 10000 },
    ],
    toPayload: (
      values: Answers<'fullName' | 'email' | 'country' | 'companyType' | 'message'>,
    ): FormRow<'nombre' | 'correo' | 'pais_origen' | 'tipo_empresa' | 'mensaje', 'mensaje'> => ({
      nombre: values.fullName,
      correo: values.email,
      pais_origen: values.country,
      tipo_empresa: values.companyType,
      mensaje: orNull(values.message),
    }),
    analytics: [{ event: 'form_submit', params: { form_type: 'softlanding-landing' } }],
    submitting,
    success: {
      channel: 'toast',
      tone: 'success',
      message: {
        es: '✅ Gracias por tu interés. Pronto nos pondremos en contacto contigo.',
        en: 'Thank you for your interest. We will contact you soon.',
      },
      then: { navigate: { es: '/gracias', en: '/en/gracias' } },
    },
  },
  'softlanding-promo': {
    table: 'softlanding_requests',
    honeypot: 'quilla',
    fields: [
      { name: 'nombre', control: 'text', required: true, maxLength: 320 },
      { name: 'correo', control: 'email', required: true, maxLength: 320 },
      { name: 'pais', control: 'text', required: true, maxLength: 320 },
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
      { name: 'mensaje', control: 'textarea', required: true, maxLength: 10000 },
    ],
    toPayload: (
      values: Answers<'nombre' | 'correo' | 'pais' | 'tipoEmpresa' | 'mensaje'>,
    ): FormRow<'nombre' | 'correo' | 'pais_origen' | 'tipo_empresa' | 'mensaje'> => ({
      nombre: values.nombre.trim(),
      correo: values.correo.trim(),
      pais_origen: values.pais.trim(),
      tipo_empresa: values.tipoEmpresa,
      mensaje: values.mensaje.trim(),
    }),
    analytics: [
      { event: 'form_submit', params: { form_type: 'softlanding-promo' } },
      { event: 'conversion', params: { value: 1000, currency: 'MXN' } },
    ],
    submitting,
    success: {
      channel: 'toast',
      tone: 'success',
      message: {
        es: '✅ Gracias por tu interés. Pronto nos pondremos en contacto contigo.',
        en: 'Thank you for your interest. We will contact you soon.',
      },
      then: { navigate: { es: '/gracias', en: '/en/gracias' } },
    },
  },
  fintech: {
    table: 'softlanding_requests',
    honeypot: 'quilla',
    fields: [
      { name: 'nombre', control: 'text', required: true, maxLength: 320 },
      { name: 'correo', control: 'email', required: true, maxLength: 320 },
      { name: 'empresa', control: 'text', required: true, maxLength: 320 },
      { name: 'telefono', control: 'tel', required: true, maxLength: 320 },
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
      { name: 'mensaje', control: 'textarea', required: false, maxLength: 10000 },
      { name: 'pais_origen', control: 'text', required: false, maxLength: 320 },
    ],
    toPayload: (
      values: Answers<'nombre' | 'correo' | 'empresa' | 'telefono' | 'tipoEmpresa' | 'mensaje' | 'pais_origen'>,
    ): FormRow<'nombre' | 'correo' | 'tipo_empresa' | 'pais_origen' | 'mensaje', 'mensaje'> => ({
      nombre: values.nombre,
      correo: values.correo,
      tipo_empresa: values.tipoEmpresa,
      pais_origen: values.pais_origen.trim() || 'México',
      mensaje: orNull(values.mensaje),
    }),
    analytics: [{ event: 'form_submit', params: { form_type: 'fintech' } }],
    submitting,
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
  },
  'pld-vulnerables': {
    table: 'leads',
    honeypot: 'quilla',
    fields: [
      { name: 'nombre', control: 'text', required: true, maxLength: 320 },
      { name: 'empresa', control: 'text', required: true, maxLength: 320 },
      { name: 'email', control: 'email', required: true, maxLength: 320 },
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
      { name: 'descripcion', control: 'textarea', required: false, maxLength: 9000 },
    ],
    toPayload: (
      values: Answers<'nombre' | 'empresa' | 'email' | 'tipoActividad' | 'descripcion'>,
    ): FormRow<'name' | 'email' | 'company' | 'message'> => ({
      name: values.nombre,
      email: values.email,
      company: values.empresa,
      message: `Evaluación PLD Actividades Vulnerables - Tipo: ${values.tipoActividad} - ${values.descripcion}`,
    }),
    analytics: [{ event: 'form_submit', params: { form_type: 'pld-vulnerables' } }],
    submitting,
    success: {
      channel: 'toast',
      tone: 'success',
      message: {
        es: '✅ Solicitud enviada correctamente. Te contactaremos pronto.',
        en: '✅ Request sent successfully. We will contact you soon.',
      },
      then: { navigate: { es: '/gracias', en: '/en/gracias' } },
    },
  },
  'pld-fintech': {
    table: 'leads',
    honeypot: 'quilla',
    fields: [
      { name: 'nombre', control: 'text', required: true, maxLength: 320 },
      { name: 'empresa', control: 'text', required: true, maxLength: 320 },
      { name: 'email', control: 'email', required: true, maxLength: 320 },
      { name: 'descripcion', control: 'textarea', required: false, maxLength: 9000 },
    ],
    toPayload: (
      values: Answers<'nombre' | 'empresa' | 'email' | 'descripcion'>,
    ): FormRow<'name' | 'email' | 'company' | 'message'> => ({
      name: values.nombre,
      email: values.email,
      company: values.empresa,
      message: `Diagnóstico PLD Fintech - ${values.descripcion}`,
    }),
    analytics: [{ event: 'form_submit', params: { form_type: 'pld-fintech' } }],
    submitting,
    success: {
      channel: 'toast',
      tone: 'success',
      message: {
        es: '✅ Solicitud enviada correctamente. Te contactaremos pronto.',
        en: '✅ Request sent successfully. We will contact you soon.',
      },
      then: { navigate: { es: '/gracias', en: '/en/gracias' } },
    },
  },
  career: {
    table: 'career_applications',
    honeypot: 'quilla',
    fields: [
      { name: 'nombre', control: 'text', required: true, maxLength: 320 },
      { name: 'email', control: 'email', required: true, maxLength: 320 },
      { name: 'telefono', control: 'tel', required: true, maxLength: 320 },
      { name: 'linkedin', control: 'url', required: false, maxLength: 320 },
      { name: 'experiencia', control: 'textarea', required: true, maxLength: 10000 },
      { name: 'motivacion', control: 'textarea', required: true, maxLength: 10000 },
      { name: 'disponibilidad', control: 'text', required: false, maxLength: 320 },
    ],
    toPayload: (
      values: Answers<'nombre' | 'email' | 'telefono' | 'linkedin' | 'experiencia' | 'motivacion' | 'disponibilidad'>,
      now,
    ): FormRow<
      | 'nombre'
      | 'email'
      | 'telefono'
      | 'linkedin'
      | 'experiencia'
      | 'motivacion'
      | 'disponibilidad'
      | 'fecha_aplicacion'
      | 'estado',
      'linkedin' | 'disponibilidad'
    > => ({
      nombre: values.nombre,
      email: values.email,
      telefono: values.telefono,
      linkedin: orNull(values.linkedin),
      experiencia: values.experiencia,
      motivacion: values.motivacion,
      disponibilidad: orNull(values.disponibilidad),
      fecha_aplicacion: now,
      estado: 'pendiente',
    }),
    analytics: [{ event: 'form_submit', params: { form_type: 'career' } }],
    submitting,
    success: {
      channel: 'inline',
      tone: 'success',
      title: { es: '¡Postulación enviada!', en: 'Application sent!' },
      message: {
        es: 'Gracias por su interés en Cimiento. Revisaremos su postulación y nos pondremos en contacto con usted pronto.',
        en: 'Thank you for your interest in Cimiento. We will review your application and contact you soon.',
      },
      then: { confirmFor: 3000 },
    },
  },
};
