import { book, callToAction, definePage, disclaimer, formSection, hero, jumpTo, linkTo, specimen } from '#schema';
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
        es: 'Usted firma un poder en su país. Nosotros coordinamos notaría, SAT, IMSS, migración y domicilio, y le informamos de cada paso.',
        en: 'You sign a power of attorney at home. We coordinate notary, tax, social security, immigration and an address, and keep you informed at every step.',
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
          es: 'A la cita de e.firma acude en persona quien representa a la empresa.',
          en: 'The company’s representative attends the e.firma appointment in person.',
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
    testimonials,
    fees,
    formSection({
      id: 'contact-form',
      heading: { es: 'Cuéntenos qué quiere abrir en México', en: 'Tell us what you want to open in Mexico' },
      lead: {
        es: 'Con esto preparamos las preguntas que falten.',
        en: 'With this we prepare any remaining questions.',
      },
      form: 'softlanding-landing',
      firstStep: {
        label: { es: '¿A qué correo le respondemos?', en: 'Where should we reply?' },
        button: { es: 'Empezar', en: 'Start' },
      },
    }),
    questions,
    callToAction({
      heading: { es: '¿Es México su siguiente mercado?', en: 'Is Mexico your next market?' },
      text: {
        es: 'Revisamos su actividad, la forma de entrar y si conviene hacerlo ya o esperar.',
        en: 'We go over your business, the way in and whether to go ahead now or wait.',
      },
      actions: [
        book('newClients', { es: 'Agendar Consulta', en: 'Book a Consultation' }),
        jumpTo('contact-form', { es: 'Prefiero escribir', en: 'I’d rather write' }),
      ],
    }),
    disclaimer({
      id: 'aviso',
      heading: { es: 'Aviso legal', en: 'Legal disclaimer' },
      paragraphs: [
        {
          es: 'Esta página es informativa y no es asesoría para un caso concreto. Enviar el formulario no crea una relación profesional: comienza cuando ambas partes aceptan por escrito una propuesta.',
          en: 'This page is for information and is not advice for a specific case. Sending the form does not create a professional relationship: it begins when both parties accept a proposal in writing.',
        },
        {
          es: 'Los plazos son de referencia y dependen de notarías, bancos y autoridades. Los beneficios son potenciales y no garantizan un resultado. Los testimonios y sus calificaciones son ejemplos representativos, no opiniones de clientes.',
          en: 'Times are a guide and depend on notaries, banks and authorities. The benefits are potential and guarantee no result. The testimonials and their ratings are representative examples, not reviews from clients.',
        },
      ],
      links: [linkTo('privacy'), linkTo('terms')],
    }),
  ],
});
