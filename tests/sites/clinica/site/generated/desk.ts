// Generated from desk of the spec. Do not edit: change the spec and run `npm run generate`.
import type { DeskConfig } from '#site/desk/contract/config.ts';

/** Roles, tables, settings and own texts of the desk, if the site has one. */
export const desk: DeskConfig | undefined = {
  firm: 'Jacaranda',
  country: 'MX',
  siteOrigin: 'https://www.jacaranda.example',
  locales: [
    { code: 'es', name: 'español', formats: 'es-MX' },
    { code: 'en', name: 'English', formats: 'en-GB' },
    { code: 'fr', name: 'français', formats: 'fr-CA' },
  ],
  defaultLocale: 'es',
  timeZone: 'America/Mexico_City',
  roles: [
    {
      name: 'admin',
      label: { es: 'Administración', en: 'Administration', fr: 'Administración' },
      tables: ['leads', 'softlanding_requests', 'career_applications', 'appointment_requests'],
      powers: ['erase', 'people', 'audit', 'edit', 'publish', 'templates'],
    },
    {
      name: 'intake',
      label: { es: 'Atención a clientes', en: 'Client intake', fr: 'Atención a clientes' },
      tables: ['leads', 'softlanding_requests'],
      powers: [],
    },
    {
      name: 'recruiting',
      label: { es: 'Reclutamiento', en: 'Recruiting', fr: 'Reclutamiento' },
      tables: ['career_applications'],
      powers: [],
    },
    {
      name: 'editor',
      label: { es: 'Edición del sitio', en: 'Site editing', fr: 'Edición del sitio' },
      tables: [],
      powers: ['edit'],
    },
  ],
  tables: [
    {
      key: 'leads',
      label: { es: 'Mensajes', en: 'Messages', fr: 'Mensajes' },
      columns: [
        { name: 'name', label: { es: 'Nombre', en: 'Name', fr: 'Nombre' }, kind: 'text' },
        { name: 'email', label: { es: 'Correo electrónico', en: 'E-mail', fr: 'Correo electrónico' }, kind: 'email' },
        { name: 'company', label: { es: 'Empresa', en: 'Company', fr: 'Empresa' }, kind: 'text' },
        { name: 'message', label: { es: 'Mensaje', en: 'Message', fr: 'Mensaje' }, kind: 'longText' },
      ],
      list: ['name', 'email'],
      filters: [],
      person: { name: 'name', email: 'email', company: 'company' },
      forms: [
        {
          id: 'contact-home',
          label: { es: 'Contacto (inicio)', en: 'Contact (home)', fr: 'Contacto (inicio)' },
          page: '/inicio',
        },
        { id: 'contact-page', label: { es: 'Contacto', en: 'Contact', fr: 'Contacto' }, page: '/contacto' },
      ],
      views: [
        {
          id: 'unassigned',
          label: { es: 'Nuevos sin asignar', en: 'New and unassigned', fr: 'Nuevos sin asignar' },
          query: { status: 'new', assignee: 'none' },
        },
        {
          id: 'mine',
          label: { es: 'Asignados a mí', en: 'Assigned to me', fr: 'Asignados a mí' },
          query: { assignee: 'me' },
        },
      ],
      notify: ['intake'],
      statuses: [
        { key: 'new', label: { es: 'Nuevo', en: 'New', fr: 'Nuevo' }, tone: 'open' },
        { key: 'contacted', label: { es: 'Contactado', en: 'Contacted', fr: 'Contactado' }, tone: 'waiting' },
        {
          key: 'scheduled',
          label: { es: 'Cita agendada', en: 'Meeting scheduled', fr: 'Cita agendada' },
          tone: 'waiting',
        },
        { key: 'accepted', label: { es: 'Aceptado', en: 'Accepted', fr: 'Aceptado' }, tone: 'done' },
        { key: 'closed', label: { es: 'Cerrado', en: 'Closed', fr: 'Cerrado' }, tone: 'closed' },
        { key: 'declined', label: { es: 'No procede', en: 'Not applicable', fr: 'No procede' }, tone: 'closed' },
        { key: 'spam', label: { es: 'Spam', en: 'Spam', fr: 'Spam' }, tone: 'spam' },
      ],
    },
    {
      key: 'softlanding_requests',
      label: { es: 'Solicitudes de convenio', en: 'Requests for a plan', fr: 'Solicitudes de convenio' },
      columns: [
        { name: 'nombre', label: { es: 'Nombre', en: 'Name', fr: 'Nombre' }, kind: 'text' },
        { name: 'correo', label: { es: 'Correo electrónico', en: 'E-mail', fr: 'Correo electrónico' }, kind: 'email' },
        {
          name: 'pais_origen',
          label: { es: 'País de origen', en: 'Country of origin', fr: 'País de origen' },
          kind: 'option',
          options: [
            { value: 'usa', label: { es: 'Estados Unidos', en: 'United States', fr: 'Estados Unidos' } },
            { value: 'canada', label: { es: 'Canadá', en: 'Canada', fr: 'Canadá' } },
            { value: 'spain', label: { es: 'España', en: 'Spain', fr: 'España' } },
            { value: 'germany', label: { es: 'Alemania', en: 'Germany', fr: 'Alemania' } },
            { value: 'other', label: { es: 'Otro país', en: 'Another country', fr: 'Otro país' } },
          ],
        },
        {
          name: 'tipo_empresa',
          label: { es: 'Tipo de empresa', en: 'Type of company', fr: 'Tipo de empresa' },
          kind: 'option',
          options: [
            { value: 'startup', label: { es: 'Startup', en: 'Startup', fr: 'Startup' } },
            { value: 'tech', label: { es: 'Tecnología', en: 'Technology', fr: 'Tecnología' } },
            { value: 'manufacturing', label: { es: 'Manufactura', en: 'Manufacturing', fr: 'Manufactura' } },
            { value: 'services', label: { es: 'Servicios', en: 'Services', fr: 'Servicios' } },
            { value: 'other', label: { es: 'Otro', en: 'Other', fr: 'Otro' } },
            {
              value: 'Startup de Tecnología',
              label: { es: 'Startup de Tecnología', en: 'Technology startup', fr: 'Startup de Tecnología' },
            },
            { value: 'Servicios', label: { es: 'Servicios', en: 'Services', fr: 'Servicios' } },
            { value: 'Otro', label: { es: 'Otro', en: 'Other', fr: 'Otro' } },
          ],
        },
        { name: 'mensaje', label: { es: 'Mensaje', en: 'Message', fr: 'Mensaje' }, kind: 'longText' },
      ],
      list: ['nombre', 'correo', 'pais_origen'],
      filters: ['pais_origen', 'tipo_empresa'],
      person: { name: 'nombre', email: 'correo' },
      forms: [
        {
          id: 'softlanding',
          label: { es: 'Convenio', en: 'Plan', fr: 'Convenio' },
          page: '/servicios/softlanding-mexico',
        },
        {
          id: 'softlanding-promo',
          label: { es: 'Convenio (equipos nuevos)', en: 'Plan (new teams)', fr: 'Convenio (equipos nuevos)' },
          page: '/softlanding-promo',
          begins: { column: 'mensaje', with: 'Equipo nuevo - Tipo: ' },
        },
      ],
      views: [
        {
          id: 'unassigned',
          label: { es: 'Sin asignar', en: 'Unassigned', fr: 'Sin asignar' },
          query: { status: 'new', assignee: 'none' },
        },
        {
          id: 'mine',
          label: { es: 'Asignadas a mí', en: 'Assigned to me', fr: 'Asignadas a mí' },
          query: { assignee: 'me' },
        },
      ],
      notify: ['intake'],
      statuses: [
        { key: 'new', label: { es: 'Nuevo', en: 'New', fr: 'Nuevo' }, tone: 'open' },
        { key: 'contacted', label: { es: 'Contactado', en: 'Contacted', fr: 'Contactado' }, tone: 'waiting' },
        {
          key: 'scheduled',
          label: { es: 'Cita agendada', en: 'Meeting scheduled', fr: 'Cita agendada' },
          tone: 'waiting',
        },
        { key: 'accepted', label: { es: 'Aceptado', en: 'Accepted', fr: 'Aceptado' }, tone: 'done' },
        { key: 'closed', label: { es: 'Cerrado', en: 'Closed', fr: 'Cerrado' }, tone: 'closed' },
        { key: 'declined', label: { es: 'No procede', en: 'Not applicable', fr: 'No procede' }, tone: 'closed' },
        { key: 'spam', label: { es: 'Spam', en: 'Spam', fr: 'Spam' }, tone: 'spam' },
      ],
    },
    {
      key: 'career_applications',
      label: { es: 'Postulaciones', en: 'Job applications', fr: 'Postulaciones' },
      columns: [
        { name: 'nombre', label: { es: 'Nombre completo', en: 'Full name', fr: 'Nombre completo' }, kind: 'text' },
        { name: 'email', label: { es: 'Correo electrónico', en: 'E-mail', fr: 'Correo electrónico' }, kind: 'email' },
        { name: 'telefono', label: { es: 'Teléfono', en: 'Telephone', fr: 'Teléfono' }, kind: 'phone' },
        {
          name: 'linkedin',
          label: { es: 'Perfil de LinkedIn', en: 'LinkedIn profile', fr: 'Perfil de LinkedIn' },
          kind: 'url',
        },
        { name: 'experiencia', label: { es: 'Experiencia', en: 'Experience', fr: 'Experiencia' }, kind: 'longText' },
        { name: 'motivacion', label: { es: 'Motivación', en: 'Motivation', fr: 'Motivación' }, kind: 'longText' },
        {
          name: 'disponibilidad',
          label: { es: 'Disponibilidad', en: 'Availability', fr: 'Disponibilidad' },
          kind: 'text',
        },
        {
          name: 'fecha_aplicacion',
          label: { es: 'Fecha de envío', en: 'Sent on', fr: 'Fecha de envío' },
          kind: 'timestamp',
        },
        {
          name: 'estado',
          label: { es: 'Estado al enviarse', en: 'Status when sent', fr: 'Estado al enviarse' },
          kind: 'text',
        },
      ],
      list: ['nombre', 'email'],
      filters: [],
      person: { name: 'nombre', email: 'email', phone: 'telefono' },
      forms: [
        {
          id: 'career',
          label: { es: 'Trabaje con nosotros', en: 'Careers', fr: 'Trabaje con nosotros' },
          page: '/empresa/careers',
        },
      ],
      views: [
        {
          id: 'unassigned',
          label: { es: 'Sin asignar', en: 'Unassigned', fr: 'Sin asignar' },
          query: { status: 'new', assignee: 'none' },
        },
        {
          id: 'mine',
          label: { es: 'Asignadas a mí', en: 'Assigned to me', fr: 'Asignadas a mí' },
          query: { assignee: 'me' },
        },
      ],
      notify: ['recruiting'],
      statuses: [
        { key: 'new', label: { es: 'Nueva', en: 'New', fr: 'Nueva' }, tone: 'open' },
        { key: 'contacted', label: { es: 'Contactada', en: 'Contacted', fr: 'Contactada' }, tone: 'waiting' },
        { key: 'scheduled', label: { es: 'Entrevista', en: 'Interview', fr: 'Entrevista' }, tone: 'waiting' },
        { key: 'accepted', label: { es: 'Aceptada', en: 'Accepted', fr: 'Aceptada' }, tone: 'done' },
        { key: 'rejected', label: { es: 'Rechazada', en: 'Rejected', fr: 'Rechazada' }, tone: 'closed' },
        { key: 'closed', label: { es: 'Cerrada', en: 'Closed', fr: 'Cerrada' }, tone: 'closed' },
        { key: 'declined', label: { es: 'No procede', en: 'Not applicable', fr: 'No procede' }, tone: 'closed' },
        { key: 'spam', label: { es: 'Spam', en: 'Spam', fr: 'Spam' }, tone: 'spam' },
      ],
    },
    {
      key: 'appointment_requests',
      label: { es: 'Citas', en: 'Appointments', fr: 'Citas' },
      columns: [
        { name: 'nombre', label: { es: 'Nombre completo', en: 'Full name', fr: 'Nombre completo' }, kind: 'text' },
        { name: 'correo', label: { es: 'Correo electrónico', en: 'E-mail', fr: 'Correo electrónico' }, kind: 'email' },
        { name: 'telefono', label: { es: 'Teléfono', en: 'Telephone', fr: 'Teléfono' }, kind: 'phone' },
        {
          name: 'tratamiento',
          label: { es: 'Motivo de la visita', en: 'Reason for the visit', fr: 'Motivo de la visita' },
          kind: 'option',
          options: [
            {
              value: 'check-up',
              label: { es: 'Revisión y limpieza', en: 'Check-up and cleaning', fr: 'Revisión y limpieza' },
            },
            { value: 'pain', label: { es: 'Dolor o urgencia', en: 'Pain or emergency', fr: 'Dolor o urgencia' } },
            {
              value: 'child',
              label: { es: 'Cita para un niño', en: 'Appointment for a child', fr: 'Cita para un niño' },
            },
            { value: 'other', label: { es: 'Otro motivo', en: 'Another reason', fr: 'Otro motivo' } },
          ],
        },
        {
          name: 'motivo',
          label: { es: 'Cuéntenos el motivo', en: 'Tell us the reason', fr: 'Cuéntenos el motivo' },
          kind: 'text',
          conditional: true,
        },
        {
          name: 'edad',
          label: { es: 'Edad del niño', en: 'Age of the child', fr: 'Edad del niño' },
          kind: 'number',
          conditional: true,
        },
        { name: 'dia', label: { es: 'Día que prefiere', en: 'Preferred day', fr: 'Día que prefiere' }, kind: 'date' },
        {
          name: 'momento',
          label: { es: 'Momento que prefiere', en: 'Preferred time', fr: 'Momento que prefiere' },
          kind: 'option',
          options: [
            { value: 'morning', label: { es: 'Por la mañana', en: 'In the morning', fr: 'Por la mañana' } },
            { value: 'afternoon', label: { es: 'Por la tarde', en: 'In the afternoon', fr: 'Por la tarde' } },
            { value: 'any', label: { es: 'Me da igual', en: 'Any time', fr: 'Me da igual' } },
          ],
        },
        {
          name: 'presupuesto',
          label: { es: 'Presupuesto en pesos', en: 'Budget in pesos', fr: 'Presupuesto en pesos' },
          kind: 'number',
          decimals: 2,
        },
        {
          name: 'recordatorio',
          label: {
            es: 'Recuérdenme la cita por WhatsApp',
            en: 'Remind me of the appointment by WhatsApp',
            fr: 'Recuérdenme la cita por WhatsApp',
          },
          kind: 'yesNo',
        },
        { name: 'comentario', label: { es: 'Comentario', en: 'Comment', fr: 'Comentario' }, kind: 'longText' },
        {
          name: 'consentimiento',
          label: {
            es: 'Acepto qué datos se guardan y para qué.',
            en: 'I accept which data are kept and what for.',
            fr: 'Acepto qué datos se guardan y para qué.',
          },
          kind: 'yesNo',
        },
        { name: 'campana', label: { es: 'Campaña', en: 'Campaign', fr: 'Campaña' }, kind: 'text' },
        { name: 'canal', label: { es: 'Canal', en: 'Channel', fr: 'Canal' }, kind: 'text' },
      ],
      list: ['nombre', 'correo', 'dia', 'momento'],
      filters: ['tratamiento', 'momento', 'recordatorio'],
      person: { name: 'nombre', email: 'correo', phone: 'telefono' },
      forms: [{ id: 'appointment', label: { es: 'Cita', en: 'Appointment', fr: 'Cita' }, page: '/precios' }],
      views: [
        {
          id: 'mornings',
          label: { es: 'Por la mañana', en: 'In the morning', fr: 'Por la mañana' },
          query: {},
          columns: { momento: 'morning' },
        },
      ],
      notify: ['admin'],
      statuses: [
        { key: 'new', label: { es: 'Nuevo', en: 'New', fr: 'Nuevo' }, tone: 'open' },
        { key: 'contacted', label: { es: 'Contactado', en: 'Contacted', fr: 'Contactado' }, tone: 'waiting' },
        {
          key: 'scheduled',
          label: { es: 'Cita agendada', en: 'Meeting scheduled', fr: 'Cita agendada' },
          tone: 'waiting',
        },
        { key: 'accepted', label: { es: 'Aceptado', en: 'Accepted', fr: 'Aceptado' }, tone: 'done' },
        { key: 'closed', label: { es: 'Cerrado', en: 'Closed', fr: 'Cerrado' }, tone: 'closed' },
        { key: 'declined', label: { es: 'No procede', en: 'Not applicable', fr: 'No procede' }, tone: 'closed' },
        { key: 'spam', label: { es: 'Spam', en: 'Spam', fr: 'Spam' }, tone: 'spam' },
      ],
    },
  ],
  templates: [
    {
      id: 'received',
      label: { es: 'Acuse de recibo', en: 'Received', fr: 'Acuse de recibo' },
      body: {
        es: 'Estimado(a) {{name}}:\n\nGracias por escribirnos. Recibimos su mensaje del {{date}} y lo estamos revisando; le responderemos en menos de 24 horas.\n\nAtentamente,\n{{colleague}}\nJacaranda · +52 33 0000 0000',
        en: 'Dear {{name}},\n\nThank you for writing to us. We have received your message of {{date}} and are looking into it; you will hear from us within 24 hours.\n\nKind regards,\n{{colleague}}\nJacaranda · +52 33 0000 0000',
        fr: 'Estimado(a) {{name}}:\n\nGracias por escribirnos. Recibimos su mensaje del {{date}} y lo estamos revisando; le responderemos en menos de 24 horas.\n\nAtentamente,\n{{colleague}}\nJacaranda · +52 33 0000 0000',
      },
    },
    {
      id: 'call',
      label: { es: 'Proponer una llamada', en: 'Propose a call', fr: 'Proponer una llamada' },
      tables: ['leads', 'softlanding_requests'],
      body: {
        es: 'Estimado(a) {{name}}:\n\nPara orientarle mejor nos gustaría hablar con usted unos minutos. ¿Qué día y a qué hora le conviene? Atendemos por teléfono Lunes a viernes 9:00⁠–⁠18:00 y sábado 9:00⁠–⁠14:00.\n\nAtentamente,\n{{colleague}}\nJacaranda · +52 33 0000 0000',
        en: 'Dear {{name}},\n\nTo advise you better we would like to talk with you for a few minutes. Which day and time would suit you? We answer the telephone Monday to Friday 9:00⁠–⁠18:00 and Saturday 9:00⁠–⁠14:00.\n\nKind regards,\n{{colleague}}\nJacaranda · +52 33 0000 0000',
        fr: 'Estimado(a) {{name}}:\n\nPara orientarle mejor nos gustaría hablar con usted unos minutos. ¿Qué día y a qué hora le conviene? Atendemos por teléfono Lundi a vendredi 9:00⁠–⁠18:00 et samedi 9:00⁠–⁠14:00.\n\nAtentamente,\n{{colleague}}\nJacaranda · +52 33 0000 0000',
      },
    },
    {
      id: 'interview',
      label: { es: 'Invitar a una entrevista', en: 'Invite to an interview', fr: 'Invitar a una entrevista' },
      tables: ['career_applications'],
      body: {
        es: 'Estimado(a) {{name}}:\n\nGracias por su postulación del {{date}}. Nos gustaría conocerle en una entrevista. ¿Qué días de esta semana o de la próxima le convienen?\n\nAtentamente,\n{{colleague}}\nJacaranda',
        en: 'Dear {{name}},\n\nThank you for your application of {{date}}. We would like to meet you in an interview. Which days of this week or the next would suit you?\n\nKind regards,\n{{colleague}}\nJacaranda',
        fr: 'Estimado(a) {{name}}:\n\nGracias por su postulación del {{date}}. Nos gustaría conocerle en una entrevista. ¿Qué días de esta semana o de la próxima le convienen?\n\nAtentamente,\n{{colleague}}\nJacaranda',
      },
    },
  ],
  initialStatus: 'new',
  responseHours: 24,
  session: { hours: 12, linkMinutes: 15 },
  signInMails: { perPerson: 5, inAll: 200 },
  pageSize: 50,
  undoSeconds: 30,
};
