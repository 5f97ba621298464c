import { book, callToAction, definePage, faq, hero, jumpTo, linkTo, statement } from '#schema';
import { partners } from './treasury/partners.ts';
import { services } from './treasury/services.ts';
import { fees } from './fees.ts';
import { forecast } from './treasury/specimen.ts';

/** Treasury: what the firm does itself, and what regulated third parties provide. */
export default definePage({
  id: 'treasury',
  layout: 'service',
  title: { es: 'Tesorería para empresas en México', en: 'Treasury for companies in Mexico' },
  description: {
    es: 'Tesorería para empresas: flujo de efectivo, inversión, riesgos y liquidez; cambio de divisas, remesas y tarjetas de prepago a través de terceros regulados.',
    en: 'Treasury for companies: cash flow, investment, risk and liquidity; currency exchange, remittances and prepaid cards through regulated third parties.',
  },
  structuredData: 'service',
  blocks: [
    hero({
      room: 'treasury',
      eyebrow: { es: 'Tesorería', en: 'Treasury' },
      heading: {
        es: 'Tesorería para decidir con semanas de anticipación',
        en: 'Treasury that lets you decide weeks ahead',
      },
      lead: {
        es: 'Ordenamos cobros, pagos, excedentes y riesgos para que sepa cuánto puede gastar su empresa, y cuándo.',
        en: 'We organize collections, payments, surpluses and risks so you know how much your company can spend, and when.',
      },
      motif: 'treasury',
      actions: [
        book('newClients', { es: 'Agendar Consulta', en: 'Book a Consultation' }),
        jumpTo('servicios', { es: 'Ver los servicios de tesorería', en: 'See the treasury services' }),
      ],
      offer: {
        es: 'Consulta gratuita de {{contactMinutes}} minutos, sin compromiso.',
        en: 'A free {{contactMinutes}}-minute consultation, no obligation.',
      },
      specimen: forecast,
    }),
    statement({
      id: 'limites',
      heading: {
        es: 'Su dinero va de las cuentas de su empresa a la entidad que usted elige; nunca pasa por las nuestras',
        en: 'Your money goes from your company’s accounts to the institution you choose; it never passes through ours',
      },
      paragraphs: [
        {
          es: '{{legalName}} no es un banco, una casa de bolsa, un centro cambiario ni un transmisor de dinero.',
          en: '{{legalName}} is not a bank, a brokerage, a currency exchange center or a money transmitter.',
        },
      ],
    }),
    services,
    partners,
    fees,
    faq({
      id: 'preguntas',
      heading: { es: 'Preguntas frecuentes', en: 'Frequently asked questions' },
      items: [
        {
          question: {
            es: '¿Quién responde si falla un cambio de divisas o un envío?',
            en: 'Who is liable if an exchange or a transfer goes wrong?',
          },
          answer: {
            es: 'La entidad que presta el servicio, conforme a su contrato y a la regulación que le aplica. Nosotros respondemos por nuestro trabajo: el análisis, la revisión del contrato y los registros.',
            en: 'The institution that provides the service, under its contract and the rules that apply to it. We answer for our own work: the analysis, the review of the contract and the records.',
          },
        },
        {
          question: {
            es: '¿Tienen relación comercial con los terceros que presentan?',
            en: 'Do you have commercial ties with the third parties you introduce?',
          },
          answer: {
            es: 'Si existe alguna con la entidad que le presentamos, le informamos por escrito antes de que elija. Usted puede contratar con otra, y nuestro análisis es el mismo.',
            en: 'If there are any with the institution we introduce, we tell you in writing before you choose. You’re free to sign with another one, and our analysis stays the same.',
          },
        },
        {
          question: {
            es: '¿Qué información y qué accesos necesitan?',
            en: 'What information and access do you need?',
          },
          answer: {
            es: 'Estados de cuenta, cartera, cuentas por pagar, nómina, impuestos y contratos de crédito. El acceso a su banca en línea, si nos lo da, que sea de solo consulta: no pedimos contraseñas para mover dinero ni somos firmantes en sus cuentas.',
            en: 'Bank statements, receivables, payables, payroll, taxes and loan agreements. Access to your online banking, if you give it to us, should be read-only: we don’t ask for passwords that move money, and we aren’t signatories on your accounts.',
          },
        },
        {
          question: {
            es: '¿Tengo que cambiar de banco o de contador?',
            en: 'Do I have to change banks or accountants?',
          },
          answer: {
            es: 'No. El pronóstico y los controles se montan sobre las cuentas y el sistema que ya tiene. Si otro despacho lleva su contabilidad, acordamos con él qué datos entrega.',
            en: 'No. The forecast and the controls are built on the accounts and the system you already have. If another firm keeps your books, we agree with it which data it hands over.',
          },
        },
      ],
    }),
    callToAction({
      heading: {
        es: 'Traiga sus saldos y sus vencimientos',
        en: 'Bring your balances and due dates',
      },
      text: {
        es: 'En la consulta financiera gratuita le decimos qué ordenar primero. No hace falta preparar un informe.',
        en: 'In the free financial consultation we tell you what to put in order first. You don’t need to prepare a report.',
      },
      actions: [
        book('newClients', { es: 'Agendar consulta financiera gratuita', en: 'Book a free financial consultation' }),
        linkTo('services', { es: 'Ver todos los servicios', en: 'View all services' }),
      ],
    }),
  ],
});
