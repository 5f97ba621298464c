import { book, callToAction, cards, checklist, definePage, formSection, hero, jumpTo, linkTo } from '#schema';
import { fronts } from './softlanding/fronts.ts';
import { questions } from './softlanding/questions.ts';
import { route } from './softlanding/route.ts';
import { calendar } from './softlanding/specimen.ts';
import { fees } from './fees.ts';

/** Soft landing: the entry of a foreign company into Mexico. */
export default definePage({
  id: 'softlanding',
  layout: 'service',
  title: { es: 'Abrir una empresa en México: softlanding', en: 'Set up a company in Mexico: soft landing' },
  description: {
    es: 'Abra su empresa en México: sociedad, RNIE, RFC, e.firma, IMSS, residencia y cuenta bancaria, con un equipo legal y contable. Consulta gratuita.',
    en: 'Set up a company in Mexico: entity, tax ID, e-signature, payroll, residence and bank account, with one legal and accounting team. Free consultation.',
  },
  structuredData: 'service',
  blocks: [
    hero({
      room: 'softlanding',
      eyebrow: { es: 'Softlanding en México', en: 'Soft landing in Mexico' },
      heading: {
        es: 'Abra su empresa en México y empiece a operar',
        en: 'Set up your company in Mexico and get it running',
      },
      lead: {
        es: 'Constituir es solo el primer trámite: faltan el RFC, el registro patronal y la cuenta bancaria. Llevamos la entrada completa, con abogados y contadores en un mismo equipo.',
        en: 'Incorporating is only the first step: you still need the RFC (tax ID), the employer registration and the bank account. We handle the whole entry, with lawyers and accountants on one team.',
      },
      motif: 'softlanding',
      actions: [
        jumpTo('solicitud', { es: 'Solicitar consulta gratuita', en: 'Request a free consultation' }),
        book('newClients', { es: 'Agendar Consulta', en: 'Book a Consultation' }),
      ],
      offer: {
        es: 'Consulta gratuita de {{softlandingMinutes}} minutos, sin compromiso.',
        en: 'A free {{softlandingMinutes}}-minute consultation, no obligation.',
      },
      specimen: calendar,
    }),
    fronts,
    route,
    checklist({
      id: 'incluye',
      heading: {
        es: 'Lo que recibe, del análisis a la contabilidad',
        en: 'What you receive, from analysis to bookkeeping',
      },
      lead: {
        es: 'Si una parte ya está hecha, la revisamos y seguimos desde ahí.',
        en: 'If part of it is already done, we review it and take it from there.',
      },
      items: [
        {
          es: 'Análisis de entrada por escrito: actividad, inversión extranjera permitida, tipo de sociedad y efectos fiscales',
          en: 'A written entry analysis: activity, foreign investment allowed, type of company and tax effects',
        },
        {
          es: 'Estatutos en español con versión en inglés, y coordinación con la notaría o correduría hasta el Registro Público de Comercio',
          en: 'Bylaws in Spanish with an English version, and coordination with the notary or corredor público (public broker) through to the Public Registry of Commerce',
        },
        {
          es: 'Lista de documentos para cada socio y modelo de poder para apostillar y traducir',
          en: 'A document list for each shareholder and a model power of attorney to apostille and translate',
        },
        {
          es: 'Inscripción en el RFC, preparación de la cita de e.firma y certificado de sello digital',
          en: 'RFC registration, preparation for the e.firma (e-signature) appointment and the digital seal for invoicing',
        },
        {
          es: 'Inscripción en el RNIE y calendario de sus avisos e informes',
          en: 'Registration with the RNIE (foreign investment registry) and a calendar of its notices and reports',
        },
        {
          es: 'Registro patronal ante el IMSS y el INFONAVIT, y primera nómina',
          en: 'Employer registration with IMSS and INFONAVIT, and the first payroll',
        },
        {
          es: 'Documentos para el banco: sociedad, representante legal, socios y beneficiario controlador',
          en: 'Documents for the bank: company, legal representative, shareholders and beneficial owner',
        },
        {
          es: 'Contabilidad y declaraciones mensuales desde el alta, con un reporte que su matriz entiende',
          en: 'Bookkeeping and monthly returns from registration on, with a report your parent company can follow',
        },
      ],
    }),
    formSection({
      id: 'solicitud',
      heading: { es: 'Solicite su consulta gratuita', en: 'Request your free consultation' },
      lead: {
        es: 'Con estos datos llegamos preparados a la llamada. Le responderemos en {{responseHours}} horas para acordar una consulta de {{softlandingMinutes}} minutos.',
        en: 'With these details we come to the call prepared. We’ll reply within {{responseHours}} hours to arrange a {{softlandingMinutes}}-minute consultation.',
      },
      form: 'softlanding',
      aside: {
        heading: { es: 'Elija usted el horario', en: 'Choose the time yourself' },
        text: {
          es: 'Si ya sabe quiénes serán los socios y qué hará la sociedad, agende directamente. No necesita enviarnos documentos antes.',
          en: 'If you already know who the shareholders will be and what the company will do, book directly. You don’t need to send documents beforehand.',
        },
        actions: [book('newClients', { es: 'Agendar Consulta', en: 'Book a Consultation' })],
      },
    }),
    fees,
    questions,
    cards({
      id: 'segun-su-empresa',
      form: 'rows',
      heading: { es: 'Lo que cambia según su empresa', en: 'What changes with your kind of company' },
      items: [
        {
          title: { es: 'Empresas extranjeras', en: 'Foreign companies' },
          text: {
            es: 'Constitución, impuestos, permisos, trámites migratorios y oficina virtual, explicados para quien abre desde otro país.',
            en: 'Incorporation, tax, permits, immigration procedures and a virtual office, explained for those opening from another country.',
          },
          action: linkTo('softlanding-landing', { es: 'Abrir desde el extranjero', en: 'Open from abroad' }),
        },
        {
          title: { es: 'Empresas tecnológicas', en: 'Technology companies' },
          text: {
            es: 'Propiedad del código, contratación de desarrolladores, contratos en dólares y precios de transferencia.',
            en: 'Code ownership, hiring developers, dollar contracts and transfer pricing.',
          },
          action: linkTo('softlanding-promo', { es: 'Para software y SaaS', en: 'For software and SaaS' }),
        },
      ],
    }),
    callToAction({
      heading: {
        es: '¿Para cuándo necesita operar en México?',
        en: 'When do you need to be operating in Mexico?',
      },
      text: {
        es: 'Díganos la fecha en la consulta. Contamos hacia atrás desde ella y le decimos si el calendario parece alcanzar.',
        en: 'Tell us the date in the consultation. We’ll count back from it and tell you whether the calendar looks feasible.',
      },
      actions: [
        book('newClients', { es: 'Agendar Consulta', en: 'Book a Consultation' }),
        linkTo('services', { es: 'Ver todos los servicios', en: 'View all services' }),
      ],
    }),
  ],
});
