import { book, callToAction, definePage, formSection, hero, jumpTo, pair, specimen, values } from '#schema';
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
        es: 'Ya tiene producto, clientes o gente aquí. Falta la sociedad que emplee al equipo, deje claro de quién es el código y emita los CFDI que sus clientes deducen. Antes del primer contrato revisamos la posición fiscal de la matriz.',
        en: 'You already have a product, customers or people here. What you need now is a company that employs the team, settles who owns the code and issues CFDI (the tax invoices your customers deduct). Before the first contract, we review the parent’s tax position.',
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
    formSection({
      id: 'solicitud',
      heading: { es: 'Solicite la revisión de su caso', en: 'Request a review of your case' },
      lead: {
        es: 'Describa cómo opera hoy. Le responderemos en {{responseHours}} horas con los puntos que veríamos primero.',
        en: 'Describe how you operate today. We’ll reply within {{responseHours}} hours with the points we’d look at first.',
      },
      form: 'softlanding-promo',
      firstStep: {
        label: { es: '¿A qué correo le respondemos?', en: 'Where should we reply?' },
        button: { es: 'Empezar', en: 'Start' },
      },
      aside: {
        heading: { es: 'Qué no hace falta enviar', en: 'What you don’t need to send' },
        text: {
          es: 'Ni código ni contratos ni datos de sus usuarios o empleados. Si después hacen falta, acordamos un medio seguro y, si lo desea, un convenio de confidencialidad.',
          en: 'No code, no contracts, no data of your users or employees. If we need them later, we’ll agree on a safe way to share them and, if you like, sign a confidentiality agreement.',
        },
      },
    }),
    pair({
      id: 'contratar',
      items: [
        {
          heading: { es: 'Seguir con prestadores independientes', en: 'Staying with contractors' },
          paragraphs: [
            {
              es: 'Sirve para probar, con entregables y autonomía reales. Si hay horario, jefe y herramientas de la empresa, un tribunal puede ver una relación de trabajo aunque el contrato diga honorarios: la ley atiende a la subordinación.',
              en: 'It works as a trial, with real deliverables and autonomy. If there is a schedule, a manager and company equipment, a court may find employment whatever the contract says: Mexican law looks at whether the work is subordinate.',
            },
            {
              es: 'El código también cuenta. Si el contrato de obra por encargo no es claro y preciso, la duda se interpreta a favor del autor.',
              en: 'Code matters too. If the contract that commissions a work is not clear and precise, doubt is resolved in the author’s favor.',
            },
          ],
        },
        {
          heading: { es: 'Contratar desde su sociedad', en: 'Hiring through your own company' },
          paragraphs: [
            {
              es: 'Suma prestaciones, cuotas de seguridad social y reparto de utilidades (PTU). A cambio, la propiedad intelectual y la nómina siguen una sola regla.',
              en: 'It adds statutory benefits, social security contributions and profit sharing (PTU). In exchange, intellectual property and payroll follow one rule.',
            },
            {
              es: 'Conviene con un equipo estable, un cliente que pide CFDI o una ronda que revisará todo. Antes de eso, quizá no.',
              en: 'It makes sense with a stable team, a customer who asks for CFDI or a round that will examine everything. Before that, maybe not.',
            },
          ],
        },
      ],
    }),
    values({
      id: 'beneficios',
      heading: { es: 'Qué cambia para su equipo', en: 'What changes for your team' },
      items: [
        {
          title: {
            es: 'Su equipo de ingeniería no persigue trámites',
            en: 'Your engineers don’t chase paperwork',
          },
          text: {
            es: 'Una sola lista dice qué falta y qué debe firmar usted. Los documentos se reúnen a distancia.',
            en: 'One list says what’s missing and what you have to sign. Documents are gathered remotely.',
          },
        },
        {
          title: { es: 'El dinero entre compañías tiene contrato', en: 'Money between companies is under contract' },
          text: {
            es: 'Cada transferencia de la matriz se documenta como capital, préstamo o pago de servicios, y así la registra la contabilidad local.',
            en: 'Every transfer from the parent is documented as capital, a loan or payment for services, and the local books record it as such.',
          },
        },
        {
          title: {
            es: 'La próxima due diligence empieza ordenada',
            en: 'The next due diligence starts in good order',
          },
          text: {
            es: 'Actas, cesiones de derechos, contratos de trabajo, declaraciones y acuses quedan en un mismo índice.',
            en: 'Minutes, assignments of rights, employment contracts, returns and acknowledgments sit in one index.',
          },
        },
      ],
    }),
    fees,
    questions,
    callToAction({
      heading: {
        es: 'Traiga su contrato modelo y su organigrama',
        en: 'Bring your standard contract and your org chart',
      },
      text: {
        es: 'Con eso vemos en {{softlandingMinutes}} minutos desde qué sociedad conviene contratar y facturar, y qué revisar primero.',
        en: 'With those, in {{softlandingMinutes}} minutes we’ll see which company should hire and invoice, and what to review first.',
      },
      actions: [book('consultation', { es: 'Agendar Consulta', en: 'Book a Consultation' })],
    }),
  ],
});
