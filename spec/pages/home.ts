import { alert, book, definePage, faq, formSection, hero, linkTo, serviceCards, stats, values } from '#schema';
import { firm } from '../site.ts';
import { fees } from './fees.ts';

/** The home page. */
export default definePage({
  id: 'home',
  layout: 'home',
  title: {
    es: 'Inicio – Socio estratégico para crecer en México',
    en: 'Home – Strategic partner for growth in Mexico',
  },
  description: {
    es: 'Servicios legales y contables para startups y empresas innovadoras en México: constitución, impuestos, cumplimiento fintech, PLD y softlanding.',
    en: 'Legal and accounting services for startups and innovative companies in Mexico: incorporation, tax, fintech compliance, AML and soft landing.',
  },
  structuredData: 'organisation',
  blocks: [
    hero({
      house: 'whole',
      eyebrow: firm.tagline,
      heading: { es: 'Su socio estratégico para crecer en México', en: 'Your strategic partner for growth in Mexico' },
      lead: {
        es: 'Abogados y contadores en un mismo equipo para startups y empresas innovadoras: desde el acta constitutiva hasta la última declaración del año, con especialidad en cumplimiento fintech.',
        en: 'Lawyers and accountants on one team for startups and innovative companies: from the deed of incorporation to the last tax return of the year, specializing in fintech compliance.',
      },
      tiles: [
        {
          title: { es: 'Asesoría legal', en: 'Legal advice' },
          text: { es: 'Constitución y contratos', en: 'Incorporation and contracts' },
          motif: 'legal',
        },
        {
          title: { es: 'Contabilidad', en: 'Accounting' },
          text: { es: 'Impuestos y declaraciones', en: 'Tax and returns' },
          motif: 'accounting',
        },
        {
          title: { es: 'Fintech', en: 'Fintech' },
          text: { es: 'Cumplimiento regulatorio', en: 'Regulatory compliance' },
          motif: 'fintech',
        },
      ],
      actions: [
        book('newClients', { es: 'Agendar Consulta', en: 'Book a Consultation' }, { style: 'primary' }),
        linkTo('services', { es: 'Ver Servicios', en: 'View Services' }, { style: 'secondary' }),
        alert('dashboard.unavailable', { es: 'Iniciar Sesión', en: 'Sign In' }, { style: 'quiet' }),
        alert('dashboard.unavailable', { es: 'Crear Cuenta', en: 'Create Account' }, { style: 'quiet' }),
      ],
      offer: {
        es: 'Consulta gratuita de {{contactMinutes}} minutos, sin compromiso.',
        en: 'A free {{contactMinutes}}-minute consultation, no obligation.',
      },
      note: {
        es: 'Más de {{companies}} empresas asesoradas desde {{since}}. Atendemos en español e inglés.',
        en: 'More than {{companies}} companies advised since {{since}}. We work in Spanish and English.',
      },
    }),
    stats({
      id: 'cifras',
      heading: { es: 'La firma en cifras', en: 'The firm in numbers' },
      lead: {
        es: 'Desde {{since}}, {{figuresBase}}.',
        en: 'Cumulative since {{since}}, {{figuresBase}}.',
      },
      items: [
        {
          value: { es: '+{{companies}}', en: '{{companies}}+' },
          label: { es: 'empresas asesoradas', en: 'companies advised' },
        },
        {
          value: { es: '+{{fintechProjects}}', en: '{{fintechProjects}}+' },
          label: { es: 'proyectos fintech', en: 'fintech projects' },
        },
        {
          value: { es: '{{satisfaction}}%', en: '{{satisfaction}}%' },
          label: { es: 'de satisfacción de clientes', en: 'client satisfaction' },
        },
      ],
      actions: [linkTo('success-stories', { es: 'Leer los casos de éxito', en: 'Read the success stories' })],
    }),
    serviceCards({
      id: 'services',
      heading: { es: 'Siete servicios legales y contables', en: 'Seven legal and accounting services' },
      lead: {
        es: 'Llevamos juntos lo legal y lo contable de su empresa, para que una decisión legal no se convierta en una sorpresa fiscal.',
        en: 'We handle your company’s legal and accounting sides together, so a legal decision doesn’t turn into a tax surprise.',
      },
    }),
    values({
      id: 'about',
      heading: { es: 'Los valores con los que trabajamos', en: 'The values we work by' },
      lead: {
        es: 'Desde {{since}} acompañamos a empresas que hacen cosas nuevas en un entorno regulado. Lo hacemos con estos seis valores.',
        en: 'Since {{since}} we’ve worked alongside companies doing new things in a regulated environment. These six values guide how we do it.',
      },
      items: [
        {
          title: { es: 'Respeto', en: 'Respect' },
          text: {
            es: 'Escuchamos antes de opinar y hablamos claro, sin tecnicismos innecesarios.',
            en: 'We listen before giving an opinion, and we speak plainly, without needless jargon.',
          },
        },
        {
          title: { es: 'Responsabilidad', en: 'Responsibility' },
          text: {
            es: 'Cada asunto tiene un responsable con nombre y un plazo que vigilamos por usted.',
            en: 'Every matter has a named person in charge and a deadline we watch for you.',
          },
        },
        {
          title: { es: 'Honestidad', en: 'Honesty' },
          text: {
            es: 'Le decimos qué conviene y qué no, y reconocemos lo que no está en nuestras manos.',
            en: 'We tell you what makes sense and what doesn’t, and we admit what’s out of our hands.',
          },
        },
        {
          title: { es: 'Pasión', en: 'Passion' },
          text: {
            es: 'Nos gusta entender el negocio detrás de cada asunto; por eso preguntamos tanto.',
            en: 'We like to understand the business behind each matter; that’s why we ask so many questions.',
          },
        },
        {
          title: { es: 'Innovación', en: 'Innovation' },
          text: {
            es: 'Usamos la tecnología donde ahorra tiempo y el criterio profesional donde no se puede sustituir.',
            en: 'We use technology where it saves time, and professional judgment where nothing can replace it.',
          },
        },
        {
          title: { es: 'Colaboración', en: 'Collaboration' },
          text: {
            es: 'Abogados y contadores revisan juntos su caso y trabajan de cerca con su equipo.',
            en: 'Lawyers and accountants review your case together and work closely with your team.',
          },
        },
      ],
      highlights: [
        {
          title: { es: 'Servicios especializados', en: 'Specialized services' },
          text: {
            es: 'Más de {{companies}} empresas asesoradas y más de {{fintechProjects}} proyectos fintech.',
            en: 'More than {{companies}} companies advised and more than {{fintechProjects}} fintech projects.',
          },
        },
        {
          title: { es: 'Especialistas certificados', en: 'Certified specialists' },
          text: {
            es: '{{collaborators}} colaboradores y más de {{years}} años de experiencia en derecho, contabilidad y regulación. Pida el título y la cédula de quien le atiende.',
            en: '{{collaborators}} team members and more than {{years}} years of experience in law, accounting and regulation. Ask to see the degree and professional license (cédula) of whoever advises you.',
          },
        },
        {
          title: { es: 'Atención personalizada', en: 'Personalized support' },
          text: {
            es: 'Una persona conoce su asunto de principio a fin, y es ella quien le responde.',
            en: 'One person knows your matter from start to finish, and that’s who answers you.',
          },
        },
      ],
      actions: [
        book('newClients', { es: 'Agendar Consulta', en: 'Book a Consultation' }),
        linkTo('values', { es: 'Conocer nuestros valores', en: 'Read about our values' }),
        linkTo('about', { es: 'Quiénes somos', en: 'Who we are' }, { style: 'quiet' }),
      ],
    }),
    fees,
    faq({
      heading: { es: 'Lo que nos preguntan primero', en: 'What people ask us first' },
      items: [
        {
          question: { es: '¿La primera consulta tiene costo?', en: 'Is the first consultation free?' },
          answer: {
            es: 'No. Dura {{contactMinutes}} minutos, es gratuita y no le compromete a contratarnos. En asuntos legales personales le decimos las condiciones al agendar.',
            en: 'Yes. It takes {{contactMinutes}} minutes, costs nothing and doesn’t commit you to hiring us. For personal legal matters we tell you the terms when you book.',
          },
        },
        {
          question: { es: '¿Cuánto tardan en responder?', en: 'How long until you reply?' },
          answer: {
            es: 'Respondemos su mensaje en un máximo de {{responseHours}} {{responseClock}}. Si tiene un plazo encima, llámenos al {{phone}}.',
            en: 'We reply to your message within {{responseHours}} {{responseClock}}. If you’re facing a deadline, call us at {{phone}}.',
          },
        },
        {
          question: { es: '¿En qué idioma me atienden?', en: 'Which language do you work in?' },
          answer: {
            es: 'En español o en inglés, como usted prefiera. Los trámites ante la autoridad mexicana se presentan en español y le explicamos cada documento en su idioma.',
            en: 'Spanish or English, as you prefer. Filings with Mexican authorities are made in Spanish, and we explain each document in your language.',
          },
        },
        {
          question: { es: '¿Puedo hacerlo todo a distancia?', en: 'Can I do everything remotely?' },
          answer: {
            es: 'Casi todo: consultas, firmas electrónicas y entrega de documentos. Si un trámite exige la presencia de usted o de un representante, se lo avisamos antes de empezar.',
            en: 'Almost everything: consultations, electronic signatures and document delivery. If a step requires you or a representative in person, we tell you before we start.',
          },
        },
      ],
    }),
    formSection({
      id: 'contact',
      form: 'contact-home',
      heading: { es: 'Cuéntenos qué necesita', en: 'Tell us what you need' },
      lead: {
        es: 'Escríbanos y le responderemos en un máximo de {{responseHours}} horas con el siguiente paso.',
        en: 'Write to us and we’ll reply within {{responseHours}} hours with the next step.',
      },
      aside: {
        heading: { es: '¿Prefiere hablar con nosotros?', en: 'Would you rather talk?' },
        text: {
          es: 'Agende una consulta gratuita de {{contactMinutes}} minutos. Elija el día y la hora que le acomoden y lleve sus preguntas.',
          en: 'Book a free {{contactMinutes}}-minute consultation. Choose the day and time that suit you, and bring your questions.',
        },
        actions: [
          book('newClients', { es: 'Agendar Consulta', en: 'Book a Consultation' }),
          linkTo('contact', { es: 'Todas las formas de contacto', en: 'All ways to reach us' }, { style: 'quiet' }),
          linkTo('legal-data', { es: 'Datos legales de la firma', en: 'The firm’s legal details' }, { style: 'quiet' }),
        ],
      },
    }),
  ],
});
