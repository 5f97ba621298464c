// Generated from forms of the spec. Do not edit: change the spec and run `npm run generate`.
import type { AllFormRules, FormRow } from '#contract';
import { numberOrNull } from '#site/lib/forms/number.ts';

type Answers<Name extends string> = Readonly<Record<Name, string>>;

const orNull = (value: string): string | null => (value.trim() === '' ? null : value);

const submitting = {
  es: 'Enviando…',
  en: 'Sending…',
  fr: 'Envoi en cours…',
};

/** What checks and sends each form, by the form's id. */
export const rules: AllFormRules = {
  appointment: {
    table: 'appointment_requests',
    honeypot: 'quilla',
    fields: [
      {
        name: 'name',
        control: 'text',
        required: true,
        maxLength: 160,
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
        required: true,
        maxLength: 40,
      },
      {
        name: 'treatment',
        control: 'select',
        required: true,
        maxLength: 40,
        options: ['check-up', 'pain', 'orthodontics', 'implant', 'whitening', 'child', 'other'],
      },
      {
        name: 'reason',
        control: 'text',
        required: true,
        maxLength: 200,
      },
      {
        name: 'age',
        control: 'number',
        required: true,
        maxLength: 24,
        limits: {
          min: 0,
          max: 17,
          decimals: 0,
        },
      },
      {
        name: 'day',
        control: 'date',
        required: true,
        maxLength: 10,
        from: 1,
        until: 90,
      },
      {
        name: 'time',
        control: 'radio',
        required: true,
        maxLength: 40,
        options: ['morning', 'afternoon', 'saturday', 'any'],
      },
      {
        name: 'budget',
        control: 'number',
        required: false,
        maxLength: 24,
        limits: {
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
        options: ['on'],
      },
      {
        name: 'comment',
        control: 'textarea',
        required: false,
        maxLength: 2000,
      },
      {
        name: 'consent',
        control: 'checkbox',
        required: true,
        maxLength: 320,
        options: ['on'],
      },
      {
        name: 'campaign',
        control: 'hidden',
        required: false,
        maxLength: 40,
        parameter: 'campaign',
      },
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
      edad: numberOrNull(values.age),
      dia: values.day,
      momento: values.time,
      presupuesto: numberOrNull(values.budget),
      recordatorio: values.reminder === 'on',
      comentario: orNull(values.comment),
      consentimiento: values.consent === 'on',
      campana: orNull(values.campaign),
      canal: 'web',
    }),
    analytics: [],
    submitting,
    success: {
      channel: 'toast',
      tone: 'success',
      title: {
        es: 'Solicitud recibida',
        en: 'Request received',
        fr: 'Demande reçue',
      },
      message: {
        es: 'Le confirmaremos día y hora por correo en un máximo de 8 horas hábiles.',
        en: 'We will confirm the day and time by e-mail within 8 working hours.',
        fr: 'Nous vous confirmerons le jour et l’heure par courriel sous 8 heures ouvrables.',
      },
      then: 'clear',
    },
  },
};
