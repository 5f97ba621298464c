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
        es: 'Abogados y contadores en un mismo equipo para startups y empresas innovadoras, con especialidad en cumplimiento fintech.',
        en: 'Lawyers and accountants on one team for startups and innovative companies, specializing in fintech compliance.',
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
        es: 'Desde {{since}}, {{figuresBase}}. {{separateCount}}',
        en: 'Since {{since}}, {{figuresBase}}. {{separateCount}}',
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
        es: 'Lo legal y lo contable, juntos, para que una decisión legal no se convierta en una sorpresa fiscal.',
        en: 'Law and accounting together, so a legal decision doesn’t turn into a tax surprise.',
      },
    }),
    values({
      id: 'about',
      heading: { es: 'Los valores con los que trabajamos', en: 'The values we work by' },
      lead: {
        es: 'Seis valores fundamentales. Los cuatro primeros son su núcleo.',
        en: 'Six fundamental values. The first four are the core.',
      },
      items: [
        {
          title: { es: 'Respeto', en: 'Respect' },
          text: {
            es: 'Escuchamos antes de opinar y hablamos claro.',
            en: 'We listen before giving an opinion, and we speak plainly.',
          },
        },
        {
          title: { es: 'Responsabilidad', en: 'Responsibility' },
          text: {
            es: 'Cada asunto tiene un responsable con nombre.',
            en: 'Every matter has a named person in charge.',
          },
        },
        {
          title: { es: 'Honestidad', en: 'Honesty' },
          text: {
            es: 'Le decimos qué le conviene y qué no.',
            en: 'We tell you what makes sense and what doesn’t.',
          },
        },
        {
          title: { es: 'Pasión', en: 'Passion' },
          text: {
            es: 'Nos gusta entender el negocio; por eso preguntamos tanto.',
            en: 'We like to understand a business, so we ask a lot of questions.',
          },
        },
        {
          title: { es: 'Innovación', en: 'Innovation' },
          text: {
            es: 'Tecnología donde ahorra tiempo, criterio donde hace falta.',
            en: 'Technology where it saves time, judgment where it’s needed.',
          },
        },
        {
          title: { es: 'Colaboración', en: 'Collaboration' },
          text: {
            es: 'Abogados y contadores revisan juntos su caso.',
            en: 'Lawyers and accountants review your case together.',
          },
        },
      ],
      highlights: [
        {
          title: { es: 'Servicios especializados', en: 'Specialized services' },
          text: {
            es: 'Siete servicios, con especialidad en cumplimiento fintech.',
            en: 'Seven services, specializing in fintech compliance.',
          },
        },
        {
          title: { es: 'Especialistas certificados', en: 'Certified specialists' },
          text: {
            es: 'Con título y cédula donde la ley los pide. {{collaborators}} colaboradores, más de {{years}} años de experiencia.',
            en: 'Degree and license (cédula) where the law asks for them. {{collaborators}} people, more than {{years}} years of experience.',
          },
        },
        {
          title: { es: 'Atención personalizada', en: 'Personalized support' },
          text: {
            es: 'Le responde quien conoce su asunto de principio a fin.',
            en: 'You hear from the person who knows your matter from start to finish.',
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
            es: 'No, y no le compromete a contratarnos. En asuntos legales personales le decimos las condiciones al agendar.',
            en: 'Yes, and it doesn’t commit you to hiring us. For personal legal matters we tell you the terms when you book.',
          },
        },
        {
          question: { es: '¿En qué idioma me atienden?', en: 'Which language do you work in?' },
          answer: {
            es: 'En español o en inglés. Los trámites ante la autoridad mexicana se presentan en español y le explicamos cada documento en el idioma que elija.',
            en: 'Spanish or English. Filings with Mexican authorities are made in Spanish, and we explain each document in the language you choose.',
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
        es: 'Bastan unas líneas para que llegue a la persona indicada.',
        en: 'A few lines are enough to get it to the right person.',
      },
      aside: {
        heading: { es: '¿Prefiere hablar con nosotros?', en: 'Would you rather talk?' },
        text: {
          es: 'Elija el día y la hora que le acomoden.',
          en: 'Choose the day and time that suit you.',
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
