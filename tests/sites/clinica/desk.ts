import { defineDesk, months } from '#schema';

/** The clinic's own side: who reads and answers what visitors send, and what each of them sees. */
export const desk = defineDesk({
  roles: {
    admin: {
      label: { es: 'Administración', en: 'Administration' },
      tables: 'all',
      powers: ['erase', 'people', 'audit', 'edit', 'publish', 'templates'],
    },
    intake: { label: { es: 'Atención a clientes', en: 'Client intake' }, tables: ['leads', 'softlanding_requests'] },
    recruiting: { label: { es: 'Reclutamiento', en: 'Recruiting' }, tables: ['career_applications'] },
    editor: { label: { es: 'Edición del sitio', en: 'Site editing' }, tables: [], powers: ['edit'] },
  },
  tables: {
    leads: {
      label: { es: 'Mensajes', en: 'Messages' },
      views: {
        unassigned: {
          label: { es: 'Nuevos sin asignar', en: 'New and unassigned' },
          query: { status: 'new', assignee: 'none' },
        },
        mine: { label: { es: 'Asignados a mí', en: 'Assigned to me' }, query: { assignee: 'me' } },
      },
      notify: ['intake'],
    },
    softlanding_requests: {
      label: { es: 'Solicitudes de convenio', en: 'Requests for a plan' },
      columns: {
        pais_origen: { es: 'País de origen', en: 'Country of origin' },
        tipo_empresa: { es: 'Tipo de empresa', en: 'Type of company' },
      },
      list: ['nombre', 'correo', 'pais_origen'],
      views: {
        unassigned: { label: { es: 'Sin asignar', en: 'Unassigned' }, query: { status: 'new', assignee: 'none' } },
        mine: { label: { es: 'Asignadas a mí', en: 'Assigned to me' }, query: { assignee: 'me' } },
      },
      notify: ['intake'],
    },
    appointment_requests: {
      label: { es: 'Citas', en: 'Appointments' },
      columns: { canal: { es: 'Canal', en: 'Channel' } },
      list: ['nombre', 'correo', 'dia', 'momento'],
      person: { name: 'nombre', phone: 'telefono' },
      views: {
        mornings: { label: { es: 'Por la mañana', en: 'In the morning' }, query: { columns: { momento: 'morning' } } },
      },
      notify: ['admin'],
    },
    career_applications: {
      label: { es: 'Postulaciones', en: 'Job applications' },
      columns: {
        fecha_aplicacion: { es: 'Fecha de envío', en: 'Sent on' },
        estado: { es: 'Estado al enviarse', en: 'Status when sent' },
      },
      views: {
        unassigned: { label: { es: 'Sin asignar', en: 'Unassigned' }, query: { status: 'new', assignee: 'none' } },
        mine: { label: { es: 'Asignadas a mí', en: 'Assigned to me' }, query: { assignee: 'me' } },
      },
      notify: ['recruiting'],
    },
  },
  forms: {
    'contact-home': { es: 'Contacto (inicio)', en: 'Contact (home)' },
    'contact-page': { es: 'Contacto', en: 'Contact' },
    softlanding: { es: 'Convenio', en: 'Plan' },
    'softlanding-promo': { es: 'Convenio (equipos nuevos)', en: 'Plan (new teams)' },
    appointment: { es: 'Cita', en: 'Appointment' },
    career: { es: 'Trabaje con nosotros', en: 'Careers' },
  },
  templates: {
    received: {
      label: { es: 'Acuse de recibo', en: 'Received' },
      body: {
        es: 'Estimado(a) {{name}}:\n\nGracias por escribirnos. Recibimos su mensaje del {{date}} y lo estamos revisando; le responderemos en menos de {{responseHours}} horas.\n\nAtentamente,\n{{colleague}}\n{{firmName}} · {{phone}}',
        en: 'Dear {{name}},\n\nThank you for writing to us. We have received your message of {{date}} and are looking into it; you will hear from us within {{responseHours}} hours.\n\nKind regards,\n{{colleague}}\n{{firmName}} · {{phone}}',
      },
    },
    call: {
      label: { es: 'Proponer una llamada', en: 'Propose a call' },
      tables: ['leads', 'softlanding_requests'],
      body: {
        es: 'Estimado(a) {{name}}:\n\nPara orientarle mejor nos gustaría hablar con usted unos minutos. ¿Qué día y a qué hora le conviene? Atendemos por teléfono {{phoneHours}}.\n\nAtentamente,\n{{colleague}}\n{{firmName}} · {{phone}}',
        en: 'Dear {{name}},\n\nTo advise you better we would like to talk with you for a few minutes. Which day and time would suit you? We answer the telephone {{phoneHours}}.\n\nKind regards,\n{{colleague}}\n{{firmName}} · {{phone}}',
      },
    },
    interview: {
      label: { es: 'Invitar a una entrevista', en: 'Invite to an interview' },
      tables: ['career_applications'],
      body: {
        es: 'Estimado(a) {{name}}:\n\nGracias por su postulación del {{date}}. Nos gustaría conocerle en una entrevista. ¿Qué días de esta semana o de la próxima le convienen?\n\nAtentamente,\n{{colleague}}\n{{firmName}}',
        en: 'Dear {{name}},\n\nThank you for your application of {{date}}. We would like to meet you in an interview. Which days of this week or the next would suit you?\n\nKind regards,\n{{colleague}}\n{{firmName}}',
      },
    },
  },
  responseHours: 24,
  session: { hours: 12, linkMinutes: 15 },
  signInMails: { perPerson: 5, inAll: 200 },
  pageSize: 50,
  undoSeconds: 30,
  keepAudit: months(24),
});
