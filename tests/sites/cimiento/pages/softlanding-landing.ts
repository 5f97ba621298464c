import {
  book,
  callToAction,
  checklist,
  definePage,
  disclaimer,
  email,
  formSection,
  hero,
  jumpTo,
  linkTo,
} from '#schema';
import { benefits } from './softlanding-landing/benefits.ts';
import { questions } from './softlanding-landing/questions.ts';
import { services } from './softlanding-landing/services.ts';
import { testimonials } from './softlanding-landing/testimonials.ts';

/** The landing page for foreign companies. */
export default definePage({
  id: 'softlanding-landing',
  layout: 'landing',
  title: {
    es: 'Abra su empresa en México desde el extranjero',
    en: 'Open your company in Mexico from abroad',
  },
  description: {
    es: 'Constitución, impuestos, permisos, trámites migratorios y oficina virtual para empresas extranjeras que abren en México. Consulta gratuita.',
    en: 'Incorporation, tax, permits, immigration procedures and a virtual office for foreign companies opening in Mexico. Ask for a free consultation.',
  },
  structuredData: 'service',
  headerAction: book('newClients', { es: 'Agendar Consulta', en: 'Book a Consultation' }),
  blocks: [
    hero({
      eyebrow: { es: 'Para empresas extranjeras', en: 'For foreign companies' },
      heading: {
        es: 'Abra su filial mexicana sin mudarse a México',
        en: 'Open your Mexican subsidiary without moving to Mexico',
      },
      lead: {
        es: 'Usted firma un poder en su país y designa a un representante en México. Nosotros coordinamos notaría, SAT, IMSS, migración y domicilio, y le decimos en cada paso qué se decidió, qué falta y quién lo tiene.',
        en: 'You sign a power of attorney at home and appoint a representative in Mexico. We coordinate the notary, the tax and social security authorities, immigration and an address, and tell you at each step what was decided, what is missing and who has it.',
      },
      motif: 'softlanding',
      actions: [
        jumpTo('contact-form', { es: 'Solicitar consulta gratuita', en: 'Request a free consultation' }),
        book('newClients', { es: 'Agendar Consulta', en: 'Book a Consultation' }),
      ],
      note: {
        es: '{{softlandingMinutes}} minutos, a distancia y sin costo. Hemos asesorado a más de {{foreignCompanies}} empresas extranjeras.',
        en: '{{softlandingMinutes}} minutes, remote and free of charge. We have advised more than {{foreignCompanies}} foreign companies.',
      },
    }),
    services,
    benefits,
    checklist({
      id: 'documentos',
      heading: { es: 'Documentos que puede reunir desde hoy', en: 'Documents you can start collecting today' },
      lead: {
        es: 'Para una sociedad extranjera que será socia. Si invierten personas físicas, la lista es más corta. La confirmamos antes de que pague una apostilla.',
        en: 'For a foreign company that will be a shareholder. If the investors are individuals, the list is shorter. We confirm it before you pay for an apostille.',
      },
      items: [
        {
          es: 'Acta constitutiva y estatutos vigentes, y constancia de existencia de la sociedad',
          en: 'Certificate of incorporation and by-laws in force, and a certificate of good standing',
        },
        {
          es: 'Resolución del órgano que autoriza la inversión y nombra apoderado',
          en: 'The resolution that authorises the investment and appoints a representative',
        },
        {
          es: 'Poder notarial apostillado o legalizado, con su traducción al español',
          en: 'Notarised power of attorney, apostilled or legalised, with its translation into Spanish',
        },
        {
          es: 'Identificación y domicilio de socios, administradores y representante legal',
          en: 'Identification and address of shareholders, directors and legal representative',
        },
        {
          es: 'Organigrama del grupo hasta las personas físicas que lo controlan',
          en: 'Group chart up to the individuals who control it',
        },
      ],
    }),
    testimonials,
    callToAction({
      heading: { es: 'Veamos si México es su siguiente país', en: 'Let us see whether Mexico is your next country' },
      text: {
        es: 'En {{softlandingMinutes}} minutos revisamos su actividad, la forma de entrar y lo que pediría cada autoridad. Si le conviene esperar, también se lo decimos.',
        en: 'In {{softlandingMinutes}} minutes we go over your business, the way in and what each authority would ask for. If it makes sense to wait, we say that too.',
      },
      actions: [
        book('newClients', { es: 'Agendar Consulta', en: 'Book a Consultation' }),
        jumpTo('contact-form', { es: 'Prefiero escribir', en: 'I would rather write' }),
      ],
    }),
    questions,
    formSection({
      id: 'contact-form',
      heading: { es: 'Cuéntenos qué quiere abrir en México', en: 'Tell us what you want to open in Mexico' },
      lead: {
        es: 'Le responderemos en un máximo de {{responseHours}} horas con las preguntas que falten y horarios para hablar.',
        en: 'We will answer within {{responseHours}} hours with any remaining questions and times to talk.',
      },
      form: 'softlanding-landing',
      firstStep: {
        label: { es: '¿A qué correo le respondemos?', en: 'Where should we write back to?' },
        button: { es: 'Empezar', en: 'Begin' },
      },
      aside: {
        heading: { es: 'Otras formas de empezar', en: 'Other ways to begin' },
        text: {
          es: 'Si su horario no coincide con el de la Ciudad de México, dígalo en el mensaje y buscamos uno que sirva a ambos.',
          en: 'If your hours do not match Mexico City’s, say so in the message and we will find a time that works for both.',
        },
        options: [
          {
            icon: 'video',
            title: { es: 'Videollamada', en: 'Video call' },
            text: { es: 'Elija día y hora en el calendario.', en: 'Choose a day and time in the calendar.' },
            action: book('newClients', { es: 'Abrir el calendario', en: 'Open the calendar' }),
          },
          {
            icon: 'email',
            title: { es: 'Correo', en: 'E-mail' },
            text: {
              es: 'Útil si otra persona de su grupo debe leer la respuesta.',
              en: 'Useful if someone else in your group should read the answer.',
            },
            action: email(),
          },
        ],
      },
    }),
    disclaimer({
      id: 'aviso',
      heading: { es: 'Aviso legal', en: 'Legal disclaimer' },
      paragraphs: [
        {
          es: 'El contenido de esta página es general e informativo. No es asesoría legal, fiscal, contable ni migratoria para un caso concreto. Enviar el formulario no crea una relación profesional, que comienza cuando ambas partes aceptan por escrito una propuesta.',
          en: 'The content of this page is for general information. It is not legal, tax, accounting or immigration advice for a specific case. Sending the form does not create a professional relationship, which begins when both parties accept a proposal in writing.',
        },
        {
          es: 'Los plazos son de referencia, suponen un expediente completo y dependen de notarías, corredurías, bancos y autoridades, que resuelven según sus propias reglas. Los beneficios descritos son potenciales y no garantizan un resultado.',
          en: 'Times are given as a guide, assume a complete file and depend on notaries, public brokers, banks and authorities, which decide under their own rules. The benefits described are potential and guarantee no result.',
        },
        {
          es: 'Los testimonios son ejemplos representativos; no son citas de clientes.',
          en: 'The testimonials are representative examples; they are not quotations from clients.',
        },
      ],
      links: [linkTo('privacy'), linkTo('terms')],
    }),
  ],
});
