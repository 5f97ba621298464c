import { book, callToAction, checklist, definePage, formSection, hero, jumpTo, linkTo, statement } from '#schema';
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
        es: 'De la constitución a la primera factura, con abogados y contadores en un mismo equipo.',
        en: 'From incorporation to the first invoice, with lawyers and accountants on one team.',
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
    statement({
      heading: {
        es: 'Con el acta firmada todavía no se puede facturar, contratar ni cobrar',
        en: 'A signed deed doesn’t yet let you invoice, hire or get paid',
      },
      paragraphs: [
        {
          es: 'Los {{setupDays}} días hábiles corren con documentos completos; en total, unos {{setupMonths}} meses. Acompañamiento {{remote}}% remoto.',
          en: 'The {{setupDays}} working days run from complete documents; in all, about {{setupMonths}} months. {{remote}}% remote support.',
        },
      ],
    }),
    fronts,
    route,
    checklist({
      id: 'incluye',
      heading: {
        es: 'Lo que recibe',
        en: 'What you receive',
      },
      items: [
        { es: 'Análisis de entrada por escrito', en: 'A written entry analysis' },
        { es: 'Estatutos en español y en inglés', en: 'Bylaws in Spanish and in English' },
        { es: 'Lista de documentos y modelo de poder', en: 'Document list and model power of attorney' },
        { es: 'RFC, e.firma y sello digital', en: 'RFC, e.firma and digital seal' },
        { es: 'Inscripción y avisos ante el RNIE', en: 'Registration and notices with the RNIE' },
        { es: 'Registro patronal y primera nómina', en: 'Employer registration and first payroll' },
        { es: 'Documentos para la cuenta bancaria', en: 'Documents for the bank account' },
        { es: 'Contabilidad y declaraciones mensuales', en: 'Bookkeeping and monthly returns' },
      ],
    }),
    fees,
    formSection({
      id: 'solicitud',
      heading: { es: 'Solicite su consulta gratuita', en: 'Request your free consultation' },
      lead: {
        es: 'Con esto preparamos la llamada.',
        en: 'It helps us prepare for the call.',
      },
      form: 'softlanding',
    }),
    questions,
    callToAction({
      heading: {
        es: '¿Para cuándo necesita operar en México?',
        en: 'When do you need to be operating in Mexico?',
      },
      text: {
        es: 'Contamos hacia atrás desde su fecha.',
        en: 'We’ll count back from your date.',
      },
      actions: [
        book('newClients', { es: 'Agendar Consulta', en: 'Book a Consultation' }),
        linkTo('services', { es: 'Ver todos los servicios', en: 'View all services' }),
      ],
    }),
  ],
});
