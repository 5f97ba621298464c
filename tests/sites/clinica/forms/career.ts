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
import { missing } from './missing.ts';
import { rows } from './rows.ts';

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
      { es: 'Teléfono', en: 'Telephone' },
      { required: true, missing: missing.telephone, help: { es: 'Con clave.', en: 'With code.' } },
    ),
    linkedin: urlField(
      { es: 'Perfil de LinkedIn', en: 'LinkedIn profile' },
      { autocomplete: 'url', help: { es: 'Con https://.', en: 'With https://.' } },
    ),
    experiencia: textareaField(
      { es: 'Experiencia', en: 'Experience' },
      {
        required: true,
        missing: { es: 'Describa su experiencia.', en: 'Describe your experience.' },
        rows: rows.description,
        help: { es: 'Qué ha estudiado y en qué ha trabajado.', en: 'What you have studied and worked on.' },
      },
    ),
    motivacion: textareaField(
      { es: 'Motivación', en: 'Motivation' },
      {
        required: true,
        missing: { es: 'Describa su motivación.', en: 'Describe your motivation.' },
        rows: rows.description,
        help: { es: 'Qué le gustaría aprender.', en: 'What you would like to learn.' },
      },
    ),
    disponibilidad: textField(
      { es: 'Disponibilidad', en: 'Availability' },
      { help: { es: 'Desde cuándo.', en: 'From when.' } },
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
    es: '{{legalName}}, con domicilio en {{address}}, usará estos datos para evaluar su postulación y darle seguimiento. Puede negarse a las finalidades secundarias: medición y promoción.',
    en: '{{legalName}}, of {{address}}, will use this information to assess your application and follow up on it. You can refuse the secondary purposes: measurement and promotion.',
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
