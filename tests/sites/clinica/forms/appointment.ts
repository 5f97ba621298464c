import { defineForm, emailField, from, fromOrNull, option, selectField, telField, textareaField, textField } from '#schema';

/** The request for an appointment. */
export default defineForm({
  id: 'appointment',
  table: 'appointment_requests',
  fields: {
    name: textField({ es: 'Nombre completo', en: 'Full name', fr: 'Nom complet' }, { required: true, autocomplete: 'name' }),
    email: emailField({ es: 'Correo electrónico', en: 'E-mail', fr: 'Courriel' }, { required: true }),
    phone: telField({ es: 'Teléfono', en: 'Telephone', fr: 'Téléphone' }, { required: true }),
    treatment: selectField(
      { es: 'Motivo de la visita', en: 'Reason for the visit', fr: 'Motif de la visite' },
      {
        required: true,
        options: [
          option('check-up', { es: 'Revisión y limpieza', en: 'Check-up and cleaning', fr: 'Contrôle et détartrage' }),
          option('pain', { es: 'Dolor o urgencia', en: 'Pain or emergency', fr: 'Douleur ou urgence' }),
          option('orthodontics', { es: 'Ortodoncia', en: 'Orthodontics', fr: 'Orthodontie' }),
          option('implant', { es: 'Implante', en: 'Implant', fr: 'Implant' }),
          option('whitening', { es: 'Blanqueamiento', en: 'Whitening', fr: 'Blanchiment' }),
          option('child', { es: 'Cita para un niño', en: 'Appointment for a child', fr: 'Rendez-vous pour un enfant' }),
          option('other', { es: 'Otro motivo', en: 'Another reason', fr: 'Autre motif' }),
        ],
      },
    ),
    time: selectField(
      { es: 'Momento que prefiere', en: 'Preferred time', fr: 'Moment souhaité' },
      {
        required: true,
        options: [
          option('morning', { es: 'Por la mañana', en: 'In the morning', fr: 'Le matin' }),
          option('afternoon', { es: 'Por la tarde', en: 'In the afternoon', fr: 'L’après-midi' }),
          option('saturday', { es: 'En sábado', en: 'On a Saturday', fr: 'Le samedi' }),
          option('any', { es: 'Me da igual', en: 'Any time', fr: 'Peu importe' }),
        ],
      },
    ),
    comment: textareaField(
      { es: 'Comentario', en: 'Comment', fr: 'Commentaire' },
      {
        rows: 4,
        help: {
          es: 'No escriba aquí diagnósticos ni medicamentos: los vemos con usted en la consulta.',
          en: 'Please leave diagnoses and medicines out: we go through them with you at the appointment.',
          fr: 'N’indiquez ici ni diagnostic ni médicament : nous en parlerons ensemble lors du rendez-vous.',
        },
      },
    ),
  },
  payload: {
    nombre: from('name'),
    correo: from('email'),
    telefono: from('phone'),
    tratamiento: from('treatment'),
    momento: from('time'),
    comentario: fromOrNull('comment'),
  },
  submit: { es: 'Pedir la cita', en: 'Request the appointment', fr: 'Demander le rendez-vous' },
  outcomes: {
    invalid: 'appointment.missing',
    success: 'appointment.success',
    databaseError: 'appointment.failure',
    connectionError: 'appointment.failure',
    rateLimited: 'appointment.tooMany',
  },
  then: 'clear',
  analytics: [],
});
