// Generated from desk of the spec. Do not edit: change the spec and run `npm run generate`.
import type { DeskConfig } from '#site/desk/contract/config.ts';

/** Roles, tables, settings and own texts of the desk, if the site has one. */
export const desk: DeskConfig | undefined = {
  firm: 'Cimiento',
  country: 'MX',
  siteOrigin: 'https://www.cimiento.example',
  locales: [
    {
      code: 'es',
      name: 'español',
      formats: 'es-MX',
    },
    {
      code: 'en',
      name: 'English',
      formats: 'en-US',
    },
  ],
  defaultLocale: 'es',
  timeZone: 'America/Mexico_City',
  roles: [
    {
      name: 'admin',
      label: {
        es: 'Administración',
        en: 'Administration',
      },
      tables: ['leads', 'softlanding_requests', 'career_applications'],
      powers: ['erase', 'people', 'audit', 'edit', 'publish'],
    },
    {
      name: 'intake',
      label: {
        es: 'Atención a clientes',
        en: 'Client intake',
      },
      tables: ['leads', 'softlanding_requests'],
      powers: [],
    },
    {
      name: 'recruiting',
      label: {
        es: 'Reclutamiento',
        en: 'Recruiting',
      },
      tables: ['career_applications'],
      powers: [],
    },
    {
      name: 'editor',
      label: {
        es: 'Edición del sitio',
        en: 'Site editing',
      },
      tables: [],
      powers: ['edit'],
    },
  ],
  tables: [
    {
      key: 'leads',
      label: {
        es: 'Mensajes',
        en: 'Messages',
      },
      columns: [
        {
          name: 'name',
          label: {
            es: 'Nombre',
            en: 'Name',
          },
          kind: 'text',
        },
        {
          name: 'email',
          label: {
            es: 'Correo electrónico',
            en: 'E-mail',
          },
          kind: 'email',
        },
        {
          name: 'company',
          label: {
            es: 'Empresa',
            en: 'Company',
          },
          kind: 'text',
        },
        {
          name: 'message',
          label: {
            es: 'Mensaje',
            en: 'Message',
          },
          kind: 'longText',
        },
      ],
      list: ['name', 'email'],
      filters: [],
      person: {
        name: 'name',
        email: 'email',
        company: 'company',
      },
      forms: [
        {
          id: 'contact-home',
          label: {
            es: 'Contacto (inicio)',
            en: 'Contact (home)',
          },
          page: '/inicio',
        },
        {
          id: 'contact-page',
          label: {
            es: 'Contacto',
            en: 'Contact',
          },
          page: '/contacto',
        },
        {
          id: 'pld-vulnerables',
          label: {
            es: 'PLD, actividades vulnerables',
            en: 'AML, vulnerable activities',
          },
          page: '/servicios/pld-actividades-vulnerables',
          begins: {
            column: 'message',
            with: 'Evaluación PLD Actividades Vulnerables - Tipo: ',
          },
        },
        {
          id: 'pld-fintech',
          label: {
            es: 'PLD/FT, entidades financieras',
            en: 'AML/CFT, financial institutions',
          },
          page: '/servicios/pld-fintech',
          begins: {
            column: 'message',
            with: 'Diagnóstico PLD Fintech - ',
          },
        },
      ],
      views: [
        {
          id: 'unassigned',
          label: {
            es: 'Nuevos sin asignar',
            en: 'New and unassigned',
          },
          query: {
            status: 'new',
            assignee: 'none',
          },
        },
        {
          id: 'mine',
          label: {
            es: 'Asignados a mí',
            en: 'Assigned to me',
          },
          query: {
            assignee: 'me',
          },
        },
      ],
      notify: ['intake'],
      statuses: [
        {
          key: 'new',
          label: {
            es: 'Nuevo',
            en: 'New',
          },
          tone: 'open',
        },
        {
          key: 'contacted',
          label: {
            es: 'Contactado',
            en: 'Contacted',
          },
          tone: 'waiting',
        },
        {
          key: 'scheduled',
          label: {
            es: 'Cita agendada',
            en: 'Meeting scheduled',
          },
          tone: 'waiting',
        },
        {
          key: 'accepted',
          label: {
            es: 'Aceptado',
            en: 'Accepted',
          },
          tone: 'done',
        },
        {
          key: 'closed',
          label: {
            es: 'Cerrado',
            en: 'Closed',
          },
          tone: 'closed',
        },
        {
          key: 'declined',
          label: {
            es: 'No procede',
            en: 'Not applicable',
          },
          tone: 'closed',
        },
        {
          key: 'spam',
          label: {
            es: 'Spam',
            en: 'Spam',
          },
          tone: 'spam',
        },
      ],
    },
    {
      key: 'softlanding_requests',
      label: {
        es: 'Solicitudes de softlanding y fintech',
        en: 'Soft-landing and fintech requests',
      },
      columns: [
        {
          name: 'nombre',
          label: {
            es: 'Nombre',
            en: 'Name',
          },
          kind: 'text',
        },
        {
          name: 'correo',
          label: {
            es: 'Correo electrónico',
            en: 'E-mail',
          },
          kind: 'email',
        },
        {
          name: 'pais_origen',
          label: {
            es: 'País de origen',
            en: 'Country of origin',
          },
          kind: 'option',
          options: [
            {
              value: 'usa',
              label: {
                es: 'Estados Unidos',
                en: 'United States',
              },
            },
            {
              value: 'canada',
              label: {
                es: 'Canadá',
                en: 'Canada',
              },
            },
            {
              value: 'spain',
              label: {
                es: 'España',
                en: 'Spain',
              },
            },
            {
              value: 'germany',
              label: {
                es: 'Alemania',
                en: 'Germany',
              },
            },
            {
              value: 'france',
              label: {
                es: 'Francia',
                en: 'France',
              },
            },
            {
              value: 'uk',
              label: {
                es: 'Reino Unido',
                en: 'United Kingdom',
              },
            },
            {
              value: 'italy',
              label: {
                es: 'Italia',
                en: 'Italy',
              },
            },
            {
              value: 'netherlands',
              label: {
                es: 'Países Bajos',
                en: 'Netherlands',
              },
            },
            {
              value: 'china',
              label: {
                es: 'China',
                en: 'China',
              },
            },
            {
              value: 'japan',
              label: {
                es: 'Japón',
                en: 'Japan',
              },
            },
            {
              value: 'south-korea',
              label: {
                es: 'Corea del Sur',
                en: 'South Korea',
              },
            },
            {
              value: 'brazil',
              label: {
                es: 'Brasil',
                en: 'Brazil',
              },
            },
            {
              value: 'colombia',
              label: {
                es: 'Colombia',
                en: 'Colombia',
              },
            },
            {
              value: 'argentina',
              label: {
                es: 'Argentina',
                en: 'Argentina',
              },
            },
            {
              value: 'chile',
              label: {
                es: 'Chile',
                en: 'Chile',
              },
            },
            {
              value: 'other',
              label: {
                es: 'Otro país',
                en: 'Another country',
              },
            },
          ],
        },
        {
          name: 'tipo_empresa',
          label: {
            es: 'Tipo de empresa',
            en: 'Type of company',
          },
          kind: 'option',
          options: [
            {
              value: 'startup',
              label: {
                es: 'Startup',
                en: 'Startup',
              },
            },
            {
              value: 'tech',
              label: {
                es: 'Tecnología',
                en: 'Technology',
              },
            },
            {
              value: 'fintech',
              label: {
                es: 'Fintech',
                en: 'Fintech',
              },
            },
            {
              value: 'manufacturing',
              label: {
                es: 'Manufactura',
                en: 'Manufacturing',
              },
            },
            {
              value: 'consulting',
              label: {
                es: 'Consultoría',
                en: 'Consulting',
              },
            },
            {
              value: 'retail',
              label: {
                es: 'Venta al por menor',
                en: 'Retail',
              },
            },
            {
              value: 'commerce',
              label: {
                es: 'Comercio y distribución',
                en: 'Trade and distribution',
              },
            },
            {
              value: 'services',
              label: {
                es: 'Servicios',
                en: 'Services',
              },
            },
            {
              value: 'logistics',
              label: {
                es: 'Logística',
                en: 'Logistics',
              },
            },
            {
              value: 'healthcare',
              label: {
                es: 'Salud',
                en: 'Healthcare',
              },
            },
            {
              value: 'education',
              label: {
                es: 'Educación',
                en: 'Education',
              },
            },
            {
              value: 'other',
              label: {
                es: 'Otro',
                en: 'Other',
              },
            },
            {
              value: 'Startup de Tecnología',
              label: {
                es: 'Startup de Tecnología',
                en: 'Technology startup',
              },
            },
            {
              value: 'E-commerce / Retail',
              label: {
                es: 'E-commerce / Retail',
                en: 'E-commerce / retail',
              },
            },
            {
              value: 'Servicios Profesionales',
              label: {
                es: 'Servicios Profesionales',
                en: 'Professional services',
              },
            },
            {
              value: 'Servicios',
              label: {
                es: 'Servicios',
                en: 'Services',
              },
            },
            {
              value: 'Comercio al por mayor',
              label: {
                es: 'Comercio al por mayor',
                en: 'Wholesale trade',
              },
            },
            {
              value: 'Comercio al por menor',
              label: {
                es: 'Comercio al por menor',
                en: 'Retail trade',
              },
            },
            {
              value: 'Manufactura',
              label: {
                es: 'Manufactura',
                en: 'Manufacturing',
              },
            },
            {
              value: 'Otro',
              label: {
                es: 'Otro',
                en: 'Other',
              },
            },
            {
              value: 'fintech-startup',
              label: {
                es: 'Startup fintech',
                en: 'Fintech startup',
              },
            },
            {
              value: 'itf',
              label: {
                es: 'Institución de tecnología financiera (ITF), incluido el financiamiento colectivo',
                en: 'Financial technology institution (ITF), crowdfunding included',
              },
            },
            {
              value: 'ifp',
              label: {
                es: 'IFP (forma corta de decir IFPE)',
                en: 'IFP (short for IFPE)',
              },
            },
            {
              value: 'ifpe',
              label: {
                es: 'Institución de fondos de pago electrónico (IFPE)',
                en: 'Electronic payment funds institution (IFPE)',
              },
            },
            {
              value: 'sofom',
              label: {
                es: 'Sociedad financiera de objeto múltiple (SOFOM)',
                en: 'Multiple-purpose finance company (SOFOM)',
              },
            },
            {
              value: 'sofipo',
              label: {
                es: 'Sociedad financiera popular (SOFIPO)',
                en: 'Popular finance company (SOFIPO)',
              },
            },
            {
              value: 'centro-cambiario',
              label: {
                es: 'Centro cambiario',
                en: 'Currency exchange center (centro cambiario)',
              },
            },
            {
              value: 'transmisor-dinero',
              label: {
                es: 'Transmisor de dinero',
                en: 'Money transmitter',
              },
            },
            {
              value: 'otro',
              label: {
                es: 'Otro',
                en: 'Other',
              },
            },
          ],
        },
        {
          name: 'mensaje',
          label: {
            es: 'Mensaje',
            en: 'Message',
          },
          kind: 'longText',
        },
      ],
      list: ['nombre', 'correo', 'pais_origen'],
      filters: ['pais_origen', 'tipo_empresa'],
      person: {
        name: 'nombre',
        email: 'correo',
      },
      forms: [
        {
          id: 'softlanding',
          label: {
            es: 'Softlanding',
            en: 'Soft landing',
          },
          page: '/servicios/softlanding-mexico',
        },
        {
          id: 'softlanding-landing',
          label: {
            es: 'Softlanding (empresas extranjeras)',
            en: 'Soft landing (foreign companies)',
          },
          page: '/softlanding-landing',
        },
        {
          id: 'softlanding-promo',
          label: {
            es: 'Softlanding (empresas tecnológicas)',
            en: 'Soft landing (tech companies)',
          },
          page: '/softlanding-promo',
        },
        {
          id: 'fintech',
          label: {
            es: 'Diagnóstico fintech',
            en: 'Fintech assessment',
          },
          page: '/cumplimiento-fintech-landing',
        },
      ],
      views: [
        {
          id: 'unassigned',
          label: {
            es: 'Nuevas sin asignar',
            en: 'New and unassigned',
          },
          query: {
            status: 'new',
            assignee: 'none',
          },
        },
        {
          id: 'mine',
          label: {
            es: 'Asignadas a mí',
            en: 'Assigned to me',
          },
          query: {
            assignee: 'me',
          },
        },
      ],
      notify: ['intake'],
      statuses: [
        {
          key: 'new',
          label: {
            es: 'Nuevo',
            en: 'New',
          },
          tone: 'open',
        },
        {
          key: 'contacted',
          label: {
            es: 'Contactado',
            en: 'Contacted',
          },
          tone: 'waiting',
        },
        {
          key: 'scheduled',
          label: {
            es: 'Cita agendada',
            en: 'Meeting scheduled',
          },
          tone: 'waiting',
        },
        {
          key: 'accepted',
          label: {
            es: 'Aceptado',
            en: 'Accepted',
          },
          tone: 'done',
        },
        {
          key: 'closed',
          label: {
            es: 'Cerrado',
            en: 'Closed',
          },
          tone: 'closed',
        },
        {
          key: 'declined',
          label: {
            es: 'No procede',
            en: 'Not applicable',
          },
          tone: 'closed',
        },
        {
          key: 'spam',
          label: {
            es: 'Spam',
            en: 'Spam',
          },
          tone: 'spam',
        },
      ],
    },
    {
      key: 'career_applications',
      label: {
        es: 'Postulaciones',
        en: 'Job applications',
      },
      columns: [
        {
          name: 'nombre',
          label: {
            es: 'Nombre completo',
            en: 'Full name',
          },
          kind: 'text',
        },
        {
          name: 'email',
          label: {
            es: 'Correo electrónico',
            en: 'E-mail',
          },
          kind: 'email',
        },
        {
          name: 'telefono',
          label: {
            es: 'Teléfono',
            en: 'Phone',
          },
          kind: 'phone',
        },
        {
          name: 'linkedin',
          label: {
            es: 'Perfil de LinkedIn',
            en: 'LinkedIn profile',
          },
          kind: 'url',
        },
        {
          name: 'experiencia',
          label: {
            es: 'Experiencia',
            en: 'Experience',
          },
          kind: 'longText',
        },
        {
          name: 'motivacion',
          label: {
            es: 'Motivación',
            en: 'Motivation',
          },
          kind: 'longText',
        },
        {
          name: 'disponibilidad',
          label: {
            es: 'Disponibilidad',
            en: 'Availability',
          },
          kind: 'text',
        },
        {
          name: 'fecha_aplicacion',
          label: {
            es: 'Fecha de envío',
            en: 'Sent on',
          },
          kind: 'timestamp',
        },
        {
          name: 'estado',
          label: {
            es: 'Estado al enviarse',
            en: 'Status when sent',
          },
          kind: 'text',
        },
      ],
      list: ['nombre', 'email'],
      filters: [],
      person: {
        name: 'nombre',
        email: 'email',
        phone: 'telefono',
      },
      forms: [
        {
          id: 'career',
          label: {
            es: 'Trabaje con nosotros',
            en: 'Careers',
          },
          page: '/empresa/careers',
        },
      ],
      views: [
        {
          id: 'unassigned',
          label: {
            es: 'Nuevas sin asignar',
            en: 'New and unassigned',
          },
          query: {
            status: 'new',
            assignee: 'none',
          },
        },
        {
          id: 'mine',
          label: {
            es: 'Asignadas a mí',
            en: 'Assigned to me',
          },
          query: {
            assignee: 'me',
          },
        },
      ],
      notify: ['recruiting'],
      statuses: [
        {
          key: 'new',
          label: {
            es: 'Nueva',
            en: 'New',
          },
          tone: 'open',
        },
        {
          key: 'contacted',
          label: {
            es: 'Contactada',
            en: 'Contacted',
          },
          tone: 'waiting',
        },
        {
          key: 'scheduled',
          label: {
            es: 'Entrevista',
            en: 'Interview',
          },
          tone: 'waiting',
        },
        {
          key: 'accepted',
          label: {
            es: 'Aceptada',
            en: 'Accepted',
          },
          tone: 'done',
        },
        {
          key: 'rejected',
          label: {
            es: 'Rechazada',
            en: 'Rejected',
          },
          tone: 'closed',
        },
        {
          key: 'closed',
          label: {
            es: 'Cerrada',
            en: 'Closed',
          },
          tone: 'closed',
        },
        {
          key: 'declined',
          label: {
            es: 'No procede',
            en: 'Not applicable',
          },
          tone: 'closed',
        },
        {
          key: 'spam',
          label: {
            es: 'Spam',
            en: 'Spam',
          },
          tone: 'spam',
        },
      ],
    },
  ],
  templates: [
    {
      id: 'received',
      label: {
        es: 'Acuse de recibo',
        en: 'Received',
      },
      body: {
        es: 'Estimado(a) {{name}}:\n\nGracias por escribirnos. Recibimos su mensaje del {{date}} y lo estamos revisando; le responderemos en menos de 24 horas.\n\nAtentamente,\n{{colleague}}\nCimiento · +52 55 0000 0000',
        en: 'Dear {{name}},\n\nThank you for writing to us. We have received your message of {{date}} and are looking into it; you will hear from us within 24 hours.\n\nKind regards,\n{{colleague}}\nCimiento · +52 55 0000 0000',
      },
    },
    {
      id: 'call',
      label: {
        es: 'Proponer una llamada',
        en: 'Propose a call',
      },
      tables: ['leads', 'softlanding_requests'],
      body: {
        es: 'Estimado(a) {{name}}:\n\nPara orientarle mejor nos gustaría hablar con usted unos minutos. ¿Qué día y a qué hora le conviene? Atendemos por teléfono Lunes a viernes 9:00⁠–⁠18:00 y sábado 9:00⁠–⁠14:00.\n\nAtentamente,\n{{colleague}}\nCimiento · +52 55 0000 0000',
        en: 'Dear {{name}},\n\nTo advise you better we would like to talk with you for a few minutes. Which day and time would suit you? We answer the telephone Monday to Friday 9:00⁠–⁠18:00 and Saturday 9:00⁠–⁠14:00.\n\nKind regards,\n{{colleague}}\nCimiento · +52 55 0000 0000',
      },
    },
    {
      id: 'details',
      label: {
        es: 'Pedir datos que faltan',
        en: 'Ask for missing details',
      },
      body: {
        es: 'Estimado(a) {{name}}:\n\nGracias por su mensaje del {{date}}. Para poder responderle necesitamos que nos precise lo siguiente:\n\n- \n\nAtentamente,\n{{colleague}}\nCimiento',
        en: 'Dear {{name}},\n\nThank you for your message of {{date}}. To answer it we need the following details from you:\n\n- \n\nKind regards,\n{{colleague}}\nCimiento',
      },
    },
    {
      id: 'interview',
      label: {
        es: 'Invitar a una entrevista',
        en: 'Invite to an interview',
      },
      tables: ['career_applications'],
      body: {
        es: 'Estimado(a) {{name}}:\n\nGracias por su postulación del {{date}}. Nos gustaría conocerle en una entrevista. ¿Qué días de esta semana o de la próxima le convienen?\n\nAtentamente,\n{{colleague}}\nCimiento',
        en: 'Dear {{name}},\n\nThank you for your application of {{date}}. We would like to meet you in an interview. Which days of this week or the next would suit you?\n\nKind regards,\n{{colleague}}\nCimiento',
      },
    },
  ],
  initialStatus: 'new',
  responseHours: 24,
  session: {
    hours: 12,
    linkMinutes: 15,
  },
  signInMails: {
    perPerson: 5,
    inAll: 200,
  },
  pageSize: 50,
  undoSeconds: 30,
};
