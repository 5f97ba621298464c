import { book, callToAction, definePage, formSection, hero, jumpTo, specimen, values } from '#schema';
import { questions } from './softlanding-promo/questions.ts';
import { services } from './softlanding-promo/services.ts';
import { fees } from './fees.ts';
import { figures } from './softlanding-promo/figures.ts';

/** The promotion page for technology companies. */
export default definePage({
  id: 'softlanding-promo',
  layout: 'landing',
  title: {
    es: 'Sociedad en México para software y SaaS',
    en: 'Mexican entity for software and SaaS companies',
  },
  description: {
    es: 'Para empresas de software: sociedad, propiedad del código, empleo de desarrolladores, CFDI, contratos en dólares y precios de transferencia en México.',
    en: 'For software companies: an entity in Mexico, code ownership, hiring developers, CFDI invoices, dollar contracts and transfer pricing, handled as one.',
  },
  structuredData: 'service',
  languageByCountry: true,
  headerAction: book('consultation', { es: 'Agendar Consulta', en: 'Book a Consultation' }),
  blocks: [
    hero({
      room: 'softlanding',
      eyebrow: { es: 'Softlanding para empresas de tecnología', en: 'Soft landing for tech companies' },
      heading: {
        es: 'Contrate desarrolladores y facture su SaaS en México',
        en: 'Hire developers and invoice your SaaS in Mexico',
      },
      lead: {
        es: 'Ya tiene producto, clientes o gente aquí. Falta la sociedad que emplee al equipo, aclare de quién es el código y emita los CFDI.',
        en: 'You already have a product, customers or people here. You need a company that employs the team, settles who owns the code and issues CFDI.',
      },
      specimen: specimen({
        title: { es: '¿De quién es el código?', en: 'Who owns the code?' },
        drawing: {
          form: 'list',
          rows: [
            { label: { es: 'Empleado', en: 'Employee' }, text: { es: 'la filial', en: 'the subsidiary' } },
            {
              label: { es: 'Contratista', en: 'Contractor' },
              text: { es: 'según contrato', en: 'as the contract says' },
              ringed: true,
            },
            { label: { es: 'Matriz', en: 'Parent' }, text: { es: 'por cesión escrita', en: 'by written assignment' } },
          ],
        },
        note: { es: 'Revise primero el renglón marcado.', en: 'Check the ringed line first.' },
      }),
      motif: 'softlanding',
      actions: [
        jumpTo('solicitud', { es: 'Solicitar revisión de mi caso', en: 'Request a review of my case' }),
        book('consultation', { es: 'Agendar Consulta', en: 'Book a Consultation' }),
      ],
      offer: {
        es: 'Consulta gratuita de {{softlandingMinutes}} minutos, sin compromiso.',
        en: 'A free {{softlandingMinutes}}-minute consultation, no obligation.',
      },
      note: {
        es: 'Para quien dirige operaciones, tecnología o finanzas.',
        en: 'For whoever runs operations, technology or finance.',
      },
    }),
    figures,
    services,
    values({
      id: 'beneficios',
      heading: { es: 'Qué cambia para su equipo', en: 'What changes for your team' },
      items: [
        {
          title: { es: 'Su equipo de ingeniería no persigue trámites', en: 'Your engineers don’t chase paperwork' },
          text: {
            es: 'Una sola lista dice qué falta y qué debe firmar usted.',
            en: 'One list says what’s missing and what you have to sign.',
          },
        },
        {
          title: { es: 'El dinero entre compañías tiene contrato', en: 'Money between companies is under contract' },
          text: {
            es: 'Capital, préstamo o pago de servicios: así lo registra la contabilidad.',
            en: 'Capital, loan or payment for services: the books record it as such.',
          },
        },
        {
          title: { es: 'La próxima due diligence empieza ordenada', en: 'The next due diligence starts in good order' },
          text: {
            es: 'Actas, cesiones, contratos y acuses, en un mismo índice.',
            en: 'Minutes, assignments, contracts and receipts, in one index.',
          },
        },
      ],
    }),
    fees,
    formSection({
      id: 'solicitud',
      heading: { es: 'Solicite la revisión de su caso', en: 'Request a review of your case' },
      lead: {
        es: 'Describa cómo opera hoy, sin código ni datos de sus usuarios.',
        en: 'Describe how you operate today, without code or user data.',
      },
      form: 'softlanding-promo',
      firstStep: {
        label: { es: '¿A qué correo le respondemos?', en: 'Where should we reply?' },
        button: { es: 'Empezar', en: 'Start' },
      },
    }),
    questions,
    callToAction({
      heading: {
        es: 'Traiga su contrato modelo y su organigrama',
        en: 'Bring your standard contract and your org chart',
      },
      text: {
        es: 'Con eso vemos desde qué sociedad conviene contratar y facturar, y qué revisar primero.',
        en: 'With those we’ll see which company should hire and invoice, and what to review first.',
      },
      actions: [book('consultation', { es: 'Agendar Consulta', en: 'Book a Consultation' })],
    }),
  ],
});
