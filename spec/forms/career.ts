import {
  defineForm,
  emailField,
  from,
  fromOrNull,
  literal,
  now,
  telField,
  textareaField,
  textField,
  urlField,
} from '#schema';
import { missing, rows } from './shared.ts';

/** The job application, in the dialog of the careers page. */
export default defineForm({
  id: 'career',
  table: 'career_applications',
  fields: {
    nombre: textField(
      { es: 'Nombre completo', en: 'Full name' },
      { required: true, missing: missing.fullName, autocomplete: 'name' },
    ),
    email: emailField({ es: 'Correo electrónico', en: 'E-mail' }, { required: true, missing: missing.email }),
    telefono: telField(
      { es: 'Teléfono', en: 'Phone' },
      {
        required: true,
        missing: missing.telephone,
        help: {
          es: 'Con clave de país si está fuera de México.',
          en: 'With the country code if you’re outside Mexico.',
        },
      },
    ),
    linkedin: urlField(
      { es: 'Perfil de LinkedIn', en: 'LinkedIn profile' },
      {
        autocomplete: 'url',
        help: { es: 'La dirección completa, con https://.', en: 'The full address, starting with https://.' },
      },
    ),
    experiencia: textareaField(
      { es: 'Experiencia', en: 'Experience' },
      {
        required: true,
        missing: { es: 'Describa su experiencia.', en: 'Describe your experience.' },
        rows: rows.description,
        help: {
          es: 'Qué ha estudiado y en qué ha trabajado. Describa lo que hizo usted.',
          en: 'What you’ve studied and worked on. Describe what you did yourself.',
        },
      },
    ),
    motivacion: textareaField(
      { es: 'Motivación', en: 'Motivation' },
      {
        required: true,
        missing: {
          es: 'Escriba por qué quiere trabajar con nosotros.',
          en: 'Tell us why you’d like to work with us.',
        },
        rows: rows.description,
        help: {
          es: 'Por qué esta firma y qué le gustaría aprender.',
          en: 'Why this firm, and what you’d like to learn.',
        },
      },
    ),
    disponibilidad: textField(
      { es: 'Disponibilidad', en: 'Availability' },
      {
        help: {
          es: 'Desde cuándo podría empezar y en qué horario.',
          en: 'When you could start, and what hours you could work.',
        },
      },
    ),
  },
  payload: {
    nombre: from('nombre'),
    email: from('email'),
    telefono: from('telefono'),
    linkedin: fromOrNull('linkedin'),
    experiencia: from('experiencia'),
    motivacion: from('motivacion'),
    disponibilidad: fromOrNull('disponibilidad'),
    fecha_aplicacion: now(),
    estado: literal('pendiente'),
  },
  submit: { es: 'Enviar postulación', en: 'Send application' },
  privacy: {
    es: '{{legalName}}, con domicilio en {{address}}, usará estos datos para evaluar su postulación y darle seguimiento. Para negarse a las finalidades secundarias (medición y promoción), escriba a {{email}}.',
    en: '{{legalName}}, of {{address}}, will use this information to assess your application and follow up on it. To refuse the secondary purposes (measurement and promotion), write to {{email}}.',
  },
  outcomes: {
    invalid: 'career.missing',
    success: 'career.success',
    databaseError: 'career.failure',
    connectionError: 'career.failure',
    rateLimited: 'form.rateLimited',
  },
  then: { confirmFor: 3000 },
  analytics: [{ event: 'form_submit', params: { form_type: 'career' } }],
});
