import { defineDesk, months } from '#schema';
import { deskTexts } from './messages.ts';

/** The firm's own side: who reads and answers what visitors send, and what each of them sees. */
export const desk = defineDesk({
  roles: {
    admin: { label: { es: 'Administración', en: 'Administration' }, tables: 'all', powers: ['erase', 'people', 'audit'] },
    intake: { label: { es: 'Atención a clientes', en: 'Client intake' }, tables: ['leads', 'softlanding_requests'] },
    recruiting: { label: { es: 'Reclutamiento', en: 'Recruiting' }, tables: ['career_applications'] },
  },
  tables: {
    leads: {
      label: { es: 'Mensajes', en: 'Messages' },
      views: {
        unassigned: { label: { es: 'Nuevos sin asignar', en: 'New and unassigned' }, query: { status: 'new', assignee: 'none' } },
        mine: { label: { es: 'Asignados a mí', en: 'Assigned to me' }, query: { assignee: 'me' } },
      },
      notify: ['intake'],
    },
    softlanding_requests: {
      label: { es: 'Solicitudes de soft landing y fintech', en: 'Soft-landing and fintech requests' },
      columns: {
        pais_origen: { es: 'País de origen', en: 'Country of origin' },
        tipo_empresa: { es: 'Tipo de empresa', en: 'Type of company' },
      },
      list: ['nombre', 'correo', 'pais_origen'],
      views: {
        unassigned: { label: { es: 'Nuevas sin asignar', en: 'New and unassigned' }, query: { status: 'new', assignee: 'none' } },
        mine: { label: { es: 'Asignadas a mí', en: 'Assigned to me' }, query: { assignee: 'me' } },
      },
      notify: ['intake'],
    },
    career_applications: {
      label: { es: 'Candidaturas', en: 'Job applications' },
      columns: {
        fecha_aplicacion: { es: 'Fecha de envío', en: 'Sent on' },
        estado: { es: 'Estado al enviarse', en: 'State when sent' },
      },
      views: {
        unassigned: { label: { es: 'Nuevas sin asignar', en: 'New and unassigned' }, query: { status: 'new', assignee: 'none' } },
        mine: { label: { es: 'Asignadas a mí', en: 'Assigned to me' }, query: { assignee: 'me' } },
      },
      notify: ['recruiting'],
    },
  },
  forms: {
    'contact-home': { es: 'Contacto (inicio)', en: 'Contact (home)' },
    'contact-page': { es: 'Contacto', en: 'Contact' },
    softlanding: { es: 'Soft landing', en: 'Soft landing' },
    'softlanding-landing': { es: 'Soft landing (empresas extranjeras)', en: 'Soft landing (foreign companies)' },
    'softlanding-promo': { es: 'Soft landing (empresas tecnológicas)', en: 'Soft landing (tech companies)' },
    fintech: { es: 'Diagnóstico fintech', en: 'Fintech diagnostic' },
    'pld-vulnerables': { es: 'PLD actividades vulnerables', en: 'AML vulnerable activities' },
    'pld-fintech': { es: 'PLD fintech', en: 'AML fintech' },
    career: { es: 'Bolsa de trabajo', en: 'Careers' },
  },
  done: ['contacted', 'scheduled', 'accepted', 'closed'],
  responseHours: 24,
  session: { hours: 12, linkMinutes: 15 },
  signInMails: { perPerson: 5, inAll: 200 },
  pageSize: 50,
  undoSeconds: 30,
  keepAudit: months(24),
  texts: deskTexts,
});
