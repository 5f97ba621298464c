import { book, definePage, hero, linkTo, serviceCards, statement } from '#schema';

/** All services. */
export default definePage({
  id: 'services',
  layout: 'overview',
  title: { es: 'Servicios legales y contables en México', en: 'Legal and accounting services in Mexico' },
  description: {
    es: 'Siete servicios legales y contables para su empresa: asesoría legal, contabilidad y fiscal, fintech, PLD, tesorería, softlanding e inteligencia artificial.',
    en: 'Seven legal and accounting services for your company: legal advice, accounting and tax, fintech, AML, treasury, soft landing and artificial intelligence.',
  },
  blocks: [
    hero({
      eyebrow: { es: 'Servicios', en: 'Services' },
      heading: {
        es: 'Servicios legales y contables para operar en regla',
        en: 'Legal and accounting services to run your company by the book',
      },
      lead: {
        es: 'Empezamos por entender su negocio. Contrate un servicio o combine los que necesite: los atiende el mismo equipo de abogados y contadores.',
        en: 'We start by understanding your business. Take one service or combine the ones you need: the same team of lawyers and accountants handles them.',
      },
      actions: [book('newClients', { es: 'Agendar Consulta', en: 'Book a Consultation' })],
      note: {
        es: 'Más de {{companies}} empresas asesoradas desde {{since}}.',
        en: 'More than {{companies}} companies advised since {{since}}.',
      },
    }),
    serviceCards({
      id: 'all',
      heading: { es: 'Nuestros servicios', en: 'Our services' },
      door: {
        heading: { es: '¿No sabe por cuál empezar?', en: 'Not sure where to start?' },
        actions: [
          book('newClients', { es: 'Agendar Consulta', en: 'Book a Consultation' }),
          linkTo('contact', { es: 'Enviar un mensaje', en: 'Send a message' }, { hash: 'mensaje', style: 'quiet' }),
        ],
      },
    }),
    statement({
      id: 'philosophy',
      heading: {
        es: 'Nuestra filosofía: prevenir antes que corregir',
        en: 'Our philosophy: prevent rather than repair',
      },
      paragraphs: [
        {
          es: 'Preferimos revisar el contrato antes de la firma y ordenar la contabilidad antes de la auditoría. Cuesta menos que corregir cuando ya hay un requerimiento de la autoridad.',
          en: 'We’d rather review the contract before it’s signed and put the books in order before the audit. It costs less than fixing them once the authority is asking.',
        },
        {
          es: 'No vendemos paquetes cerrados. Le explicamos qué exige la ley y qué puede esperar, para que usted elija lo que le hace falta.',
          en: 'We don’t sell fixed packages. We explain what the law requires and what can wait, so you can choose what you need.',
        },
      ],
    }),
  ],
});
