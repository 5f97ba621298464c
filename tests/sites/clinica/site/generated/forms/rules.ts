// Generated from forms of the spec. Do not edit: change the spec and run `npm run generate`.
import type { AllFormRules, FormRow } from '#contract';
import { answers } from './answers.ts';

type Answers<Name extends string> = Readonly<Record<Name, string>>;

const orNull = (value: string): string | null => (value.trim() === '' ? null : value);

const storedOrNull = <T>(value: string, stored: (text: string) => T): T | null =>
  value.trim() === '' ? null : stored(value);

const submitting = { es: 'Enviando...', en: 'Sending...', fr: 'Enviando...' };

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
      title: { es: '¡Mensaje enviado!', en: 'Message sent!', fr: '¡Mensaje enviado!' },
      message: {
        es: 'Nos pondremos en contacto contigo pronto.',
        en: "We'll get back to you soon.",
        fr: 'Nos pondremos en contacto contigo pronto.',
      },
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
      title: { es: '¡Mensaje enviado!', en: 'Message sent!', fr: '¡Mensaje enviado!' },
      message: {
        es: 'Nos pondremos en contacto contigo pronto.',
        en: "We'll get back to you soon.",
        fr: 'Nos pondremos en contacto contigo pronto.',
      },
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
        options: ['usa', 'canada', 'spain', 'germany', 'other'],
      },
      {
        name: 'companyType',
        control: 'select',
        required: true,
        maxLength: 320,
        options: ['startup', 'tech', 'manufacturing', 'services', 'other'],
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
        fr: '✅ Gracias por tu interés. Pronto nos pondremos en contacto contigo.',
      },
      then: { navigate: { es: '/gracias', en: '/en/gracias', fr: '/gracias' } },
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
        options: ['Startup de Tecnología', 'Servicios', 'Otro'],
      },
      { name: 'mensaje', control: 'textarea', required: true, maxLength: 9000 },
    ],
    toPayload: (
      values: Answers<'nombre' | 'correo' | 'pais' | 'tipoEmpresa' | 'mensaje'>,
    ): FormRow<'nombre' | 'correo' | 'pais_origen' | 'tipo_empresa' | 'mensaje'> => ({
      nombre: values.nombre.trim(),
      correo: values.correo.trim(),
      pais_origen: values.pais.trim(),
      tipo_empresa: values.tipoEmpresa,
      mensaje: `Equipo nuevo - Tipo: ${values.tipoEmpresa} - ${values.mensaje.trim()}`,
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
        fr: '✅ Gracias por tu interés. Pronto nos pondremos en contacto contigo.',
      },
      then: { navigate: { es: '/gracias', en: '/en/gracias', fr: '/gracias' } },
    },
  },
  appointment: {
    table: 'appointment_requests',
    honeypot: 'quilla',
    fields: [
      { name: 'name', control: 'text', required: true, maxLength: 160 },
      { name: 'email', control: 'email', required: true, maxLength: 320 },
      { name: 'phone', control: 'tel', required: true, maxLength: 40 },
      {
        name: 'treatment',
        control: 'select',
        required: true,
        maxLength: 40,
        options: ['check-up', 'pain', 'child', 'other'],
      },
      { name: 'reason', control: 'text', required: true, maxLength: 200 },
      { name: 'age', control: 'number', required: true, maxLength: 24, limits: { min: 0, max: 17, decimals: 0 } },
      { name: 'day', control: 'date', required: true, maxLength: 10, from: 1, until: 90 },
      { name: 'time', control: 'radio', required: true, maxLength: 40, options: ['morning', 'afternoon', 'any'] },
      {
        name: 'budget',
        control: 'number',
        required: false,
        maxLength: 24,
        limits: { min: 0, max: 1000000, decimals: 2 },
      },
      { name: 'reminder', control: 'checkbox', required: false, maxLength: 320, options: ['on'] },
      { name: 'comment', control: 'textarea', required: false, maxLength: 2000 },
      { name: 'consent', control: 'checkbox', required: true, maxLength: 320, options: ['on'] },
      { name: 'campaign', control: 'hidden', required: false, maxLength: 40, parameter: 'campaign' },
    ],
    hidden: (
      values: Answers<
        | 'name'
        | 'email'
        | 'phone'
        | 'treatment'
        | 'reason'
        | 'age'
        | 'day'
        | 'time'
        | 'budget'
        | 'reminder'
        | 'comment'
        | 'consent'
        | 'campaign'
      >,
    ) => [
      ...(['other'].includes(values.treatment) ? [] : ['reason']),
      ...(['child'].includes(values.treatment) ? [] : ['age']),
    ],
    toPayload: (
      values: Answers<
        | 'name'
        | 'email'
        | 'phone'
        | 'treatment'
        | 'reason'
        | 'age'
        | 'day'
        | 'time'
        | 'budget'
        | 'reminder'
        | 'comment'
        | 'consent'
        | 'campaign'
      >,
    ): FormRow<
      | 'nombre'
      | 'correo'
      | 'telefono'
      | 'tratamiento'
      | 'motivo'
      | 'edad'
      | 'dia'
      | 'momento'
      | 'presupuesto'
      | 'recordatorio'
      | 'comentario'
      | 'consentimiento'
      | 'campana'
      | 'canal',
      'motivo' | 'edad' | 'presupuesto' | 'comentario' | 'campana',
      { edad: number; presupuesto: number; recordatorio: boolean; consentimiento: boolean }
    > => ({
      nombre: values.name,
      correo: values.email,
      telefono: values.phone,
      tratamiento: values.treatment,
      motivo: orNull(values.reason),
      edad: storedOrNull(values.age, answers.number.stored),
      dia: values.day,
      momento: values.time,
      presupuesto: storedOrNull(values.budget, answers.number.stored),
      recordatorio: answers.checkbox.stored(values.reminder),
      comentario: orNull(values.comment),
      consentimiento: answers.checkbox.stored(values.consent),
      campana: orNull(values.campaign),
      canal: 'web',
    }),
    analytics: [],
    submitting,
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
      title: { es: '¡Postulación enviada!', en: 'Application sent!', fr: '¡Postulación enviada!' },
      message: {
        es: 'Gracias por su interés en Jacaranda. Revisaremos su postulación y nos pondremos en contacto con usted pronto.',
        en: 'Thank you for your interest in Jacaranda. We will review your application and contact you soon.',
        fr: 'Gracias por su interés en Jacaranda. Revisaremos su postulación y nos pondremos en contacto con usted pronto.',
      },
      then: { confirmFor: 3000 },
    },
  },
};
