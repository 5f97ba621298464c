import { defineDesk, months } from '#schema';

/** The firm's own side: who reads and answers what visitors send, and what each of them sees. */
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
      label: { es: 'Solicitudes de softlanding y fintech', en: 'Soft-landing and fintech requests' },
      columns: {
        pais_origen: { es: 'País de origen', en: 'Country of origin' },
        tipo_empresa: { es: 'Tipo de empresa', en: 'Type of company' },
      },
      list: ['nombre', 'correo', 'pais_origen'],
      views: {
        unassigned: {
          label: { es: 'Nuevas sin asignar', en: 'New and unassigned' },
          query: { status: 'new', assignee: 'none' },
        },
        mine: { label: { es: 'Asignadas a mí', en: 'Assigned to me' }, query: { assignee: 'me' } },
      },
      notify: ['intake'],
    },
    career_applications: {
      label: { es: 'Postulaciones', en: 'Job applications' },
      columns: {
        fecha_aplicacion: { es: 'Fecha de envío', en: 'Sent on' },
        estado: { es: 'Estado al enviarse', en: 'Status when sent' },
      },
      views: {
        unassigned: {
          label: { es: 'Nuevas sin asignar', en: 'New and unassigned' },
          query: { status: 'new', assignee: 'none' },
        },
        mine: { label: { es: 'Asignadas a mí', en: 'Assigned to me' }, query: { assignee: 'me' } },
      },
      notify: ['recruiting'],
    },
  },
  forms: {
    'contact-home': { es: 'Contacto (inicio)', en: 'Contact (home)' },
    'contact-page': { es: 'Contacto', en: 'Contact' },
    softlanding: { es: 'Softlanding', en: 'Soft landing' },
    'softlanding-landing': { es: 'Softlanding (empresas extranjeras)', en: 'Soft landing (foreign companies)' },
    'softlanding-promo': { es: 'Softlanding (empresas tecnológicas)', en: 'Soft landing (tech companies)' },
    fintech: { es: 'Diagnóstico fintech', en: 'Fintech assessment' },
    'pld-vulnerables': { es: 'PLD, actividades vulnerables', en: 'AML, vulnerable activities' },
    'pld-fintech': { es: 'PLD/FT, entidades financieras', en: 'AML/CFT, financial institutions' },
    career: { es: 'Trabaje con nosotros', en: 'Careers' },
  },
  templates: {
    received: {
      label: { es: 'Acuse de recibo', en: 'Received' },
      body: {
        es: 'Estimado(a) {{name}}:\n\nGracias por escribirnos. Recibimos su mensaje del {{date}} y lo estamos revisando; le responderemos en menos de {{responseHours}} horas.\n\nAtentamente,',
        en: 'Dear {{name}},\n\nThank you for writing to us. We have received your message of {{date}} and are looking into it; you will hear from us within {{responseHours}} hours.\n\nKind regards,',
      },
    },
    call: {
      label: { es: 'Proponer una llamada', en: 'Propose a call' },
      tables: ['leads', 'softlanding_requests'],
      body: {
        es: 'Estimado(a) {{name}}:\n\nPara orientarle mejor nos gustaría hablar con usted unos minutos. ¿Qué día y a qué hora le conviene? Nuestro horario telefónico: {{phoneHours}}.\n\nAtentamente,',
        en: 'Dear {{name}},\n\nTo advise you better we would like to talk with you for a few minutes. Which day and time would suit you? We answer the telephone {{phoneHours}}.\n\nKind regards,',
      },
    },
    details: {
      label: { es: 'Pedir datos que faltan', en: 'Ask for missing details' },
      body: {
        es: 'Estimado(a) {{name}}:\n\nGracias por su mensaje del {{date}}. Para poder responderle necesitamos que nos precise lo siguiente:\n\n- \n\nAtentamente,',
        en: 'Dear {{name}},\n\nThank you for your message of {{date}}. To answer it we need the following details from you:\n\n- \n\nKind regards,',
      },
    },
    interview: {
      label: { es: 'Invitar a una entrevista', en: 'Invite to an interview' },
      tables: ['career_applications'],
      subject: { es: 'Su postulación a {{firmName}}', en: 'Your application to {{firmName}}' },
      body: {
        es: 'Estimado(a) {{name}}:\n\nGracias por su postulación del {{date}}. Nos gustaría conocerle en una entrevista. ¿Qué días de esta semana o de la próxima le convienen?\n\nAtentamente,',
        en: 'Dear {{name}},\n\nThank you for your application of {{date}}. We would like to meet you in an interview. Which days of this week or the next would suit you?\n\nKind regards,',
      },
    },
  },
  signature: {
    es: '{{colleague}}\n{{firmName}} · {{phone}}',
    en: '{{colleague}}\n{{firmName}} · {{phone}}',
  },
  responseHours: 24,
  session: { hours: 12, linkMinutes: 15 },
  signInMails: { perPerson: 5, inAll: 200 },
  pageSize: 50,
  undoSeconds: 30,
  keepAudit: months(24),
});
