import { defineDesk, months } from '#schema';
import { deskTexts } from './messages.ts';

/** The firm's own side: who reads and answers what visitors send, and what each of them sees. */
export const desk = defineDesk({
  roles: {
    admin: {
      label: { es: 'Administración', en: 'Administration' },
      tables: 'all',
      powers: ['erase', 'people', 'audit'],
    },
    intake: { label: { es: 'Atención a clientes', en: 'Client intake' }, tables: ['leads', 'softlanding_requests'] },
    recruiting: { label: { es: 'Reclutamiento', en: 'Recruiting' }, tables: ['career_applications'] },
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
  responseHours: 24,
  session: { hours: 12, linkMinutes: 15 },
  signInMails: { perPerson: 5, inAll: 200 },
  pageSize: 50,
  undoSeconds: 30,
  keepAudit: months(24),
  texts: deskTexts,
});
