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
  specimen,
} from '#schema';
import { benefits } from './softlanding-landing/benefits.ts';
import { questions } from './softlanding-landing/questions.ts';
import { services } from './softlanding-landing/services.ts';
import { testimonials } from './softlanding-landing/testimonials.ts';
import { fees } from './fees.ts';

/** The landing page for foreign companies. */
export default definePage({
  id: 'softlanding-landing',
  layout: 'landing',
  title: {
    es: 'Abra su empresa en México desde el extranjero',
    en: 'Open your company in Mexico from abroad',
  },
  description: {
    es: 'Abrir una filial en México: constitución, impuestos, permisos, trámites migratorios y oficina virtual para empresas extranjeras. Consulta gratuita.',
    en: 'Open a subsidiary in Mexico: incorporation, tax, permits, immigration procedures and a virtual office for foreign companies. Free consultation.',
  },
  structuredData: 'service',
  headerAction: book('newClients', { es: 'Agendar Consulta', en: 'Book a Consultation' }),
  blocks: [
    hero({
      room: 'softlanding',
      eyebrow: { es: 'Para empresas extranjeras', en: 'For foreign companies' },
      heading: {
        es: 'Abra su filial mexicana sin mudarse a México',
        en: 'Open your Mexican subsidiary without moving to Mexico',
      },
      lead: {
        es: 'Usted firma un poder en su país y designa a un representante en México. Nosotros coordinamos notaría, SAT, IMSS, migración y domicilio, y le informamos de cada paso.',
        en: 'You sign a power of attorney at home and appoint a representative in Mexico. We coordinate the notary, the tax and social security authorities, immigration and an address, and keep you posted at every step.',
      },
      specimen: specimen({
        title: { es: 'Quién firma qué', en: 'Who signs what' },
        drawing: {
          form: 'list',
          rows: [
            {
              label: { es: 'Poder notarial', en: 'Power of attorney' },
              text: { es: 'usted, en su país', en: 'you, at home' },
            },
            {
              label: { es: 'Acta constitutiva', en: 'Deed of incorporation' },
              text: { es: 'su apoderado', en: 'your representative' },
            },
            { label: { es: 'e.firma', en: 'e.firma' }, text: { es: 'en persona', en: 'in person' }, ringed: true },
          ],
        },
        note: {
          es: 'Solo la cita de e.firma exige venir a quien representa a la empresa.',
          en: 'Only the e.firma appointment requires the company’s representative to attend.',
        },
      }),
      motif: 'softlanding',
      actions: [
        jumpTo('contact-form', { es: 'Solicitar consulta gratuita', en: 'Request a free consultation' }),
        book('newClients', { es: 'Agendar Consulta', en: 'Book a Consultation' }),
      ],
      offer: {
        es: 'Consulta gratuita de {{softlandingMinutes}} minutos, sin compromiso.',
        en: 'A free {{softlandingMinutes}}-minute consultation, no obligation.',
      },
      note: {
        es: 'A distancia, en español o en inglés.',
        en: 'Remote, in English or Spanish.',
      },
    }),
    services,
    benefits,
    formSection({
      id: 'contact-form',
      heading: { es: 'Cuéntenos qué quiere abrir en México', en: 'Tell us what you want to open in Mexico' },
      lead: {
        es: 'Le responderemos en {{responseHours}} horas con las preguntas que falten y horarios para hablar.',
        en: 'We’ll reply within {{responseHours}} hours with any remaining questions and times to talk.',
      },
      form: 'softlanding-landing',
      firstStep: {
        label: { es: '¿A qué correo le respondemos?', en: 'Where should we reply?' },
        button: { es: 'Empezar', en: 'Start' },
      },
      aside: {
        heading: { es: 'Otras formas de empezar', en: 'Other ways to start' },
        text: {
          es: 'Si su horario no coincide con el de la Ciudad de México, dígalo en el mensaje y buscamos uno que sirva a ambos.',
          en: 'If your hours don’t match Mexico City’s, say so in your message and we’ll find a time that works for both of us.',
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
              en: 'Useful if someone else in your group should read the reply.',
            },
            action: email(),
          },
        ],
      },
    }),
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
          en: 'Certificate of incorporation and bylaws in force, and a certificate of good standing',
        },
        {
          es: 'Resolución del órgano que autoriza la inversión y nombra apoderado',
          en: 'The resolution that authorizes the investment and appoints a representative',
        },
        {
          es: 'Poder notarial apostillado o legalizado, con su traducción al español',
          en: 'Notarized power of attorney, apostilled or legalized, with its translation into Spanish',
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
      heading: { es: '¿Es México su siguiente mercado?', en: 'Is Mexico your next market?' },
      text: {
        es: 'En {{softlandingMinutes}} minutos revisamos su actividad, la forma de entrar y lo que pediría cada autoridad, y si conviene hacerlo ya o esperar.',
        en: 'In {{softlandingMinutes}} minutes we go over your business, the way in and what each authority would ask for, and whether to go ahead now or wait.',
      },
      actions: [
        book('newClients', { es: 'Agendar Consulta', en: 'Book a Consultation' }),
        jumpTo('contact-form', { es: 'Prefiero escribir', en: 'I’d rather write' }),
      ],
    }),
    fees,
    questions,
    disclaimer({
      id: 'aviso',
      heading: { es: 'Aviso legal', en: 'Legal disclaimer' },
      paragraphs: [
        {
          es: 'El contenido de esta página es general e informativo. No es asesoría legal, fiscal, contable ni migratoria para un caso concreto. Enviar el formulario no crea una relación profesional, que comienza cuando ambas partes aceptan por escrito una propuesta.',
          en: 'The content of this page is for general information. It is not legal, tax, accounting or immigration advice for a specific case. Sending the form does not create a professional relationship, which begins when both parties accept a proposal in writing.',
        },
        {
          es: 'Los plazos son de referencia, suponen la documentación completa y dependen de notarías, corredurías, bancos y autoridades, que resuelven según sus propias reglas. Los beneficios descritos son potenciales y no garantizan un resultado.',
          en: 'Times are given as a guide, assume complete documentation and depend on notaries, public brokers, banks and authorities, which decide under their own rules. The benefits described are potential and guarantee no result.',
        },
        {
          es: 'Los testimonios y sus calificaciones son ejemplos representativos; no son citas ni opiniones de clientes.',
          en: 'The testimonials and their ratings are representative examples; they are not quotations or reviews from clients.',
        },
      ],
      links: [linkTo('privacy'), linkTo('terms')],
    }),
  ],
});
