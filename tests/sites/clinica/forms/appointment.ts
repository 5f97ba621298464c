import {
  checkboxField,
  dateField,
  defineForm,
  emailField,
  from,
  fromOrNull,
  hiddenField,
  linkTo,
  numberField,
  option,
  radioField,
  selectField,
  telField,
  textareaField,
  textField,
  today,
} from '#schema';
import { missing } from './missing.ts';
import { rows } from './rows.ts';

/** The request for an appointment: a form with every kind of control. */
export default defineForm({
  id: 'appointment',
  table: 'appointment_requests',
  fields: {
    name: textField(
      { es: 'Nombre completo', en: 'Full name' },
      { required: true, missing: missing.fullName, autocomplete: 'name' },
    ),
    email: emailField({ es: 'Correo electrónico', en: 'E-mail' }, { required: true, missing: missing.email }),
    phone: telField({ es: 'Teléfono', en: 'Telephone' }, { required: true, missing: missing.telephone }),
    treatment: selectField(
      { es: 'Motivo de la visita', en: 'Reason for the visit' },
      {
        required: true,
        options: [
          option('check-up', { es: 'Revisión y limpieza', en: 'Check-up and cleaning' }),
          option('pain', { es: 'Dolor o urgencia', en: 'Pain or emergency' }),
          option('child', { es: 'Cita para un niño', en: 'Appointment for a child' }),
          option('other', { es: 'Otro motivo', en: 'Another reason' }),
        ],
      },
    ),
    reason: textField(
      { es: 'Cuéntenos el motivo', en: 'Tell us the reason' },
      { required: true, showIf: { field: 'treatment', is: 'other' } },
    ),
    age: numberField(
      { es: 'Edad del niño', en: 'Age of the child' },
      { required: true, help: { es: 'En años.', en: 'In years.' }, showIf: { field: 'treatment', is: 'child' } },
    ),
    day: dateField(
      { es: 'Día que prefiere', en: 'Preferred day' },
      { required: true, min: today(1), max: today(90), help: { es: 'Lunes a viernes.', en: 'Monday to Friday.' } },
    ),
    time: radioField(
      { es: 'Momento que prefiere', en: 'Preferred time' },
      {
        required: true,
        missing: { es: 'Elija el momento que prefiere.', en: 'Choose the time that you prefer.' },
        options: [
          option('morning', { es: 'Por la mañana', en: 'In the morning' }),
          option('afternoon', { es: 'Por la tarde', en: 'In the afternoon' }),
          option('any', { es: 'Me da igual', en: 'Any time' }),
        ],
      },
    ),
    budget: numberField(
      { es: 'Presupuesto en pesos', en: 'Budget in pesos' },
      { decimals: 2, help: { es: 'Si ya tiene uno de otra clínica.', en: 'If another clinic has given you one.' } },
    ),
    reminder: checkboxField({ es: 'Recuérdenme la cita por WhatsApp', en: 'Remind me of the appointment by WhatsApp' }),
    comment: textareaField(
      { es: 'Comentario', en: 'Comment' },
      { rows: rows.description, help: { es: 'Deje fuera diagnósticos.', en: 'Leave diagnoses out.' } },
    ),
    consent: checkboxField(
      { es: 'Acepto qué datos se guardan y para qué.', en: 'I accept which data are kept and what for.' },
      {
        required: true,
        missing: { es: 'Marque la casilla si está de acuerdo.', en: 'Tick the box if you agree.' },
        link: linkTo('privacy', { es: 'qué datos se guardan', en: 'which data are kept' }, { hash: 'datos' }),
      },
    ),
    campaign: hiddenField({ es: 'Campaña', en: 'Campaign' }, { parameter: 'campaign', max: 40 }),
    channel: hiddenField({ es: 'Canal', en: 'Channel' }, { value: 'web' }),
  },
  payload: {
    nombre: from('name'),
    correo: from('email'),
    telefono: from('phone'),
    tratamiento: from('treatment'),
    motivo: fromOrNull('reason'),
    edad: fromOrNull('age'),
    dia: from('day'),
    momento: from('time'),
    presupuesto: fromOrNull('budget'),
    recordatorio: from('reminder'),
    comentario: fromOrNull('comment'),
    consentimiento: from('consent'),
    campana: fromOrNull('campaign'),
    canal: from('channel'),
  },
  submit: { es: 'Pedir la cita', en: 'Request the appointment' },
  outcomes: {
    invalid: 'contact.missing',
    success: 'appointment.success',
    databaseError: 'contact.databaseError',
    connectionError: 'contact.connectionError',
    rateLimited: 'form.rateLimited',
  },
  then: 'clear',
  analytics: [],
});
