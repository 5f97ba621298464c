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

/** The request for an appointment: a form with every kind of control. */
export default defineForm({
  id: 'appointment',
  table: 'appointment_requests',
  fields: {
    name: textField(
      { es: 'Nombre completo', en: 'Full name', fr: 'Nom complet' },
      { required: true, autocomplete: 'name' },
    ),
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
    reason: textField(
      { es: 'Cuéntenos el motivo', en: 'Tell us the reason', fr: 'Précisez le motif' },
      {
        required: true,
        missing: {
          es: 'Escriba el motivo de la visita.',
          en: 'Write the reason for the visit.',
          fr: 'Indiquez le motif de la visite.',
        },
        showIf: { field: 'treatment', is: 'other' },
      },
    ),
    age: numberField(
      { es: 'Edad del niño', en: 'Age of the child', fr: 'Âge de l’enfant' },
      {
        required: true,
        help: { es: 'En años cumplidos.', en: 'In whole years.', fr: 'En années révolues.' },
        showIf: { field: 'treatment', is: 'child' },
      },
    ),
    day: dateField(
      { es: 'Día que prefiere', en: 'Preferred day', fr: 'Jour souhaité' },
      {
        required: true,
        min: today(1),
        max: today(90),
        help: {
          es: 'Abrimos de lunes a sábado.',
          en: 'We are open from Monday to Saturday.',
          fr: 'Nous ouvrons du lundi au samedi.',
        },
      },
    ),
    time: radioField(
      { es: 'Momento que prefiere', en: 'Preferred time', fr: 'Moment souhaité' },
      {
        required: true,
        missing: {
          es: 'Elija el momento que prefiere.',
          en: 'Choose the time that you prefer.',
          fr: 'Choisissez le moment souhaité.',
        },
        options: [
          option('morning', { es: 'Por la mañana', en: 'In the morning', fr: 'Le matin' }),
          option('afternoon', { es: 'Por la tarde', en: 'In the afternoon', fr: 'L’après-midi' }),
          option('saturday', { es: 'En sábado', en: 'On a Saturday', fr: 'Le samedi' }),
          option('any', { es: 'Me da igual', en: 'Any time', fr: 'Peu importe' }),
        ],
      },
    ),
    budget: numberField(
      { es: 'Presupuesto en pesos', en: 'Budget in pesos', fr: 'Budget en pesos' },
      {
        decimals: 2,
        help: {
          es: 'Si ya tiene uno de otra clínica.',
          en: 'If another clinic has given you one.',
          fr: 'Si une autre clinique vous en a remis un.',
        },
      },
    ),
    reminder: checkboxField({
      es: 'Recuérdenme la cita por WhatsApp',
      en: 'Remind me of the appointment by WhatsApp',
      fr: 'Rappelez-moi le rendez-vous par WhatsApp',
    }),
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
    consent: checkboxField(
      {
        es: 'He leído qué datos se guardan y para qué, y estoy de acuerdo.',
        en: 'I have read which data are kept and what for, and I agree.',
        fr: 'J’ai lu quelles données sont conservées et pourquoi, et je suis d’accord.',
      },
      {
        required: true,
        missing: {
          es: 'Marque la casilla si está de acuerdo: sin eso no podemos guardar la solicitud.',
          en: 'Tick the box if you agree: without that we cannot keep the request.',
          fr: 'Cochez la case si vous êtes d’accord : sans cela, nous ne pouvons pas conserver la demande.',
        },
        link: linkTo(
          'privacy',
          {
            es: 'qué datos se guardan y para qué',
            en: 'which data are kept and what for',
            fr: 'quelles données sont conservées et pourquoi',
          },
          { hash: 'datos' },
        ),
      },
    ),
    campaign: hiddenField({ es: 'Campaña', en: 'Campaign', fr: 'Campagne' }, { parameter: 'campaign', max: 40 }),
    channel: hiddenField({ es: 'Canal', en: 'Channel', fr: 'Canal' }, { value: 'web' }),
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
