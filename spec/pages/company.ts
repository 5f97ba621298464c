import { book, callToAction, cards, definePage, hero, image, jumpTo, linkTo, pair, prose } from '#schema';

/** The firm: the way to its history, its values and its jobs. */
export default definePage({
  id: 'company',
  layout: 'company',
  title: {
    es: 'Firma de abogados y contadores en la Ciudad de México',
    en: 'Firm of lawyers and accountants in Mexico City',
  },
  description: {
    es: 'Una sociedad civil de abogados y contadores en la Ciudad de México. Conozca su visión, su misión, sus valores y cómo es trabajar en ella.',
    en: 'A firm of lawyers and accountants in Mexico City. Read about its vision, its mission, its values and what it’s like to work there.',
  },
  blocks: [
    hero({
      image: image({ file: 'house-section.svg', decorative: true }),
      eyebrow: { es: 'Empresa', en: 'Company' },
      heading: {
        es: 'Abogados y contadores mexicanos en la misma mesa',
        en: 'Mexican lawyers and accountants at the same table',
      },
      lead: {
        es: '{{firmName}} es una sociedad civil con domicilio en la Ciudad de México. Somos {{collaborators}} colaboradores y desde {{since}} asesoramos a startups, fintechs y empresas extranjeras que operan en el país.',
        en: '{{firmName}} is a sociedad civil (a civil-law partnership, the usual form of Mexican professional firms) based in Mexico City. There are {{collaborators}} of us, and since {{since}} we’ve advised startups, fintechs and foreign companies operating in Mexico.',
      },
      actions: [
        book('newClients', { es: 'Agendar Consulta', en: 'Book a Consultation' }),
        jumpTo('rumbo', { es: 'Leer visión y misión', en: 'Read our vision and mission' }),
      ],
      note: {
        es: 'Más de {{companies}} empresas asesoradas desde {{since}}.',
        en: 'More than {{companies}} companies advised since {{since}}.',
      },
    }),
    cards({
      id: 'conozcanos',
      heading: { es: 'Tres maneras de conocer la firma', en: 'Three ways to get to know the firm' },
      form: 'doors',
      items: [
        {
          title: { es: 'Acerca de nosotros', en: 'About us' },
          text: {
            es: 'Por qué juntamos dos profesiones, y algunas cosas que no va a oír de nosotros.',
            en: 'Why we brought two professions together, and a few things you won’t hear from us.',
          },
          action: linkTo('about', { es: 'Conocer la firma', en: 'Get to know the firm' }),
        },
        {
          title: { es: 'Nuestros valores', en: 'Our values' },
          text: {
            es: 'Respeto, responsabilidad, honestidad y pasión, cada uno con cuatro principios que puede exigirnos.',
            en: 'Respect, responsibility, honesty and passion, each with four principles you can hold us to.',
          },
          action: linkTo('values', { es: 'Leer los valores', en: 'Read the values' }),
        },
        {
          title: { es: 'Trabaje con nosotros', en: 'Careers' },
          text: {
            es: 'Cuatro grados de crecimiento, de G1 a G4, y una postulación que se envía desde la misma página.',
            en: 'Four grades to grow through, from G1 to G4, and an application you can send from the page itself.',
          },
          action: linkTo('careers', { es: 'Ver cómo se crece aquí', en: 'See how people grow here' }),
        },
      ],
    }),
    pair({
      id: 'rumbo',
      items: [
        {
          heading: {
            es: 'Visión: innovar y cumplir en el mismo plan',
            en: 'Vision: innovation and compliance in one plan',
          },
          paragraphs: [
            {
              es: 'Queremos que una empresa nacida en México, o que llega de fuera, pueda lanzar un producto nuevo sin preguntarse si la regulación la alcanzará después. Para eso, lo legal y lo contable tienen que estar en el plan desde el primer borrador.',
              en: 'We want a company born in Mexico, or arriving from abroad, to be able to launch a new product without wondering whether regulation will catch up with it later. For that, law and accounting have to be in the plan from the first draft.',
            },
            {
              es: 'También queremos ser la firma que da la misma respuesta al fundador y a su contralor.',
              en: 'We also want to be the firm that gives the founder and the financial controller the same answer.',
            },
          ],
        },
        {
          heading: {
            es: 'Misión: que usted decida con la información completa',
            en: 'Mission: you decide with the full picture',
          },
          paragraphs: [
            {
              es: 'Antes de constituir, registrar o declarar, le explicamos qué exige la ley, qué riesgo tiene cada alternativa y cómo afecta sus impuestos.',
              en: 'Before we incorporate, register or file anything, we explain what the law requires, how risky each option is and how it affects your taxes.',
            },
            {
              es: 'Automatizamos lo que se repite. Lo que tiene consecuencias lo revisa y lo firma una persona.',
              en: 'We automate repetitive work. Anything with consequences is reviewed and signed by a person.',
            },
          ],
        },
      ],
    }),
    prose({
      id: 'clientes',
      heading: { es: 'Para quién trabajamos', en: 'Who we work for' },
      paragraphs: [
        {
          es: 'La mayoría de los asuntos que atendemos tienen una parte legal y otra contable, aunque el cliente llegue por una sola. Estos son los puntos de partida más comunes:',
          en: 'Most of the matters we handle have a legal and an accounting side, even when the client comes for one of them. These are the usual starting points:',
        },
      ],
      points: [
        {
          es: 'Startups que van a constituirse, a recibir inversión o a ordenar lo que firmaron con prisa.',
          en: 'Startups about to incorporate, raise investment or tidy up what they signed in a hurry.',
        },
        {
          es: 'Fintechs e instituciones financieras que responden ante la CNBV o Banxico.',
          en: 'Fintechs and financial institutions that answer to the CNBV (banking and securities commission) or Banxico (the central bank).',
        },
        {
          es: 'Empresas extranjeras que abren operaciones en México.',
          en: 'Foreign companies opening operations in Mexico.',
        },
        {
          es: 'Empresas en marcha que necesitan contabilidad fiscal, tesorería o prevención de lavado de dinero.',
          en: 'Established companies that need tax accounting, treasury or anti-money-laundering compliance.',
        },
        {
          es: 'Personas con un asunto familiar, civil, laboral o penal.',
          en: 'Individuals with a family, civil, employment or criminal matter.',
        },
      ],
      actions: [
        linkTo('services', { es: 'Ver Servicios', en: 'View Services' }, { style: 'secondary' }),
        linkTo('success-stories', { es: 'Leer casos de éxito', en: 'Read success stories' }, { style: 'quiet' }),
      ],
    }),
    callToAction({
      heading: { es: '¿Busca asesoría o busca trabajo?', en: 'Looking for advice, or for a job?' },
      text: {
        es: 'Para lo primero, hay una consulta gratuita de {{contactMinutes}} minutos. Para lo segundo, lea qué se espera en cada grado y postúlese.',
        en: 'For the first, there’s a free {{contactMinutes}}-minute consultation. For the second, read what each grade involves and apply.',
      },
      actions: [
        book('newClients', { es: 'Agendar Consulta', en: 'Book a Consultation' }),
        linkTo('careers', { es: 'Trabaje con nosotros', en: 'See careers' }),
        linkTo('home', { es: 'Volver al inicio', en: 'Back to the home page' }, { style: 'quiet' }),
      ],
    }),
  ],
});
