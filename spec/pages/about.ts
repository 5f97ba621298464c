import {
  book,
  callToAction,
  cards,
  definePage,
  gallery,
  hero,
  image,
  linkTo,
  logos,
  prose,
  statement,
  team,
} from '#schema';
import { evening } from './intervals.ts';

/** Where the firm comes from and what sets it apart. */
export default definePage({
  id: 'about',
  layout: 'company',
  title: {
    es: 'Firma legal y contable mexicana: historia y enfoque',
    en: 'Mexican legal and accounting firm: our approach',
  },
  description: {
    es: 'Por qué una firma mexicana reúne a abogados y contadores, cómo llegó a la regulación fintech y qué la distingue en el trato diario con sus clientes.',
    en: 'Why a Mexican firm brings lawyers and accountants together, how it came to fintech regulation and what sets it apart in daily work with clients.',
  },
  structuredData: 'about',
  blocks: [
    hero({
      image: image({
        file: 'foundation.svg',
        decorative: true,
        labels: [
          { text: { es: '{{since}}', en: '{{since}}' }, x: 222, y: 546, size: 30, align: 'end', on: 'dark' },
          {
            text: { es: 'Derecho y contabilidad', en: 'Law and accounting' },
            x: 236,
            y: 544,
            size: 23,
            align: 'start',
            on: 'dark',
          },
          {
            text: { es: '+{{fintechProjects}}', en: '{{fintechProjects}}+' },
            x: 222,
            y: 478,
            size: 30,
            align: 'end',
            on: 'dark',
          },
          {
            text: { es: 'proyectos fintech', en: 'fintech projects' },
            x: 236,
            y: 476,
            size: 23,
            align: 'start',
            on: 'dark',
          },
          { text: { es: '+{{companies}}', en: '{{companies}}+' }, x: 222, y: 410, size: 30, align: 'end', on: 'dark' },
          {
            text: { es: 'empresas asesoradas', en: 'companies advised' },
            x: 236,
            y: 408,
            size: 23,
            align: 'start',
            on: 'dark',
          },
          {
            text: { es: '{{collaborators}}', en: '{{collaborators}}' },
            x: 222,
            y: 342,
            size: 30,
            align: 'end',
            on: 'dark',
          },
          {
            text: { es: 'colaboradores', en: 'people on one team' },
            x: 236,
            y: 340,
            size: 23,
            align: 'start',
            on: 'dark',
          },
        ],
      }),
      eyebrow: { es: 'Acerca de nosotros', en: 'About us' },
      heading: {
        es: 'Firma legal y contable para negocios que no caben en el formulario',
        en: 'A firm of lawyers and accountants for businesses that don’t fit the form',
      },
      lead: {
        es: 'Los negocios nuevos suelen llegar antes que la casilla que les corresponde. Explicamos lo que usted hace en los términos que la ley y la autoridad reconocen.',
        en: 'New kinds of business tend to arrive before the box they’re supposed to check. We explain what you do in terms that the law and the authorities recognize.',
      },
      points: [
        {
          es: 'Especialistas desde {{since}} en derecho, contabilidad y regulación financiera',
          en: 'Specialists since {{since}} in law, accounting and financial regulation',
        },
        {
          es: 'Más de {{companies}} empresas asesoradas y más de {{fintechProjects}} proyectos fintech',
          en: 'More than {{companies}} companies advised and more than {{fintechProjects}} fintech projects',
        },
        {
          es: '{{collaborators}} colaboradores en un solo equipo, con domicilio en la Ciudad de México',
          en: '{{collaborators}} people on one team, based in Mexico City',
        },
      ],
    }),
    prose({
      id: 'historia',
      heading: {
        es: 'Nuestra historia: lo que se perdía entre dos despachos',
        en: 'Our history: what got lost between two firms',
      },
      paragraphs: [
        {
          es: 'La firma nació de un problema que veíamos repetirse. Las empresas jóvenes contrataban a un despacho para constituirse y a otro para declarar, y los errores caros aparecían en medio: una aportación que el acta llamaba de un modo y la contabilidad de otro, un contrato que nadie había leído pensando en el IVA, un socio que salió de la empresa y siguió en el registro.',
          en: 'The firm grew out of a problem we kept seeing. Young companies hired one firm to incorporate and another to file returns, and the expensive mistakes appeared in between: a contribution that the deed called one thing and the books another, a contract nobody had read with VAT in mind, a shareholder who had left the company but was still in the register.',
        },
        {
          es: 'Desde {{since}} trabajamos esos asuntos con las dos profesiones a la vez. El abogado ve las pólizas contables; el contador opina sobre la cláusula de pago antes de que se firme.',
          en: 'Since {{since}} we’ve worked on such matters with both professions at once. The lawyer sees the journal entries; the accountant comments on the payment clause before it is signed.',
        },
        {
          es: 'Las fintechs llevaron la idea más lejos. En una institución regulada, el capital, los contratos con usuarios, los registros contables y el manual de prevención de lavado de dinero se revisan como un conjunto, y una contradicción entre dos documentos puede detener un trámite. De ahí viene nuestra especialidad en cumplimiento ante la CNBV y Banxico.',
          en: 'Fintechs took the idea further. In a regulated institution, the capital, the user agreements, the accounting records and the anti-money-laundering manual are reviewed as a whole, and a contradiction between two documents can hold up an application. That’s where our specialty comes from: compliance with the rules of the CNBV, the banking and securities commission, and of Banxico, the central bank.',
        },
        {
          es: 'Con las empresas extranjeras aprendimos a explicar desde cero lo que aquí se da por sabido: qué es el RFC, por qué una factura se timbra, para qué sirve un representante legal. Hoy sumamos más de {{years}} años de experiencia y lo seguimos explicando.',
          en: 'From foreign companies we learned to explain from scratch what’s taken for granted here: what the RFC (tax ID) is, why an invoice needs a digital stamp, what a legal representative is for. Today we have more than {{years}} years of experience, and we still explain it.',
        },
      ],
    }),
    cards({
      id: 'diferencia',
      heading: { es: 'Qué nos distingue', en: 'What sets us apart' },
      lead: {
        es: 'Se nota en el segundo mes, cuando ya pasó la presentación.',
        en: 'You notice it in the second month, once the presentation is over.',
      },
      form: 'windows',
      items: [
        {
          title: { es: 'Innovación práctica', en: 'Practical innovation' },
          text: {
            es: 'Usamos una herramienta en su asunto solo si en nuestro propio trabajo ya ahorró un paso o evitó un error.',
            en: 'We use a tool on your matter only once it has proved itself on our own work.',
          },
          details: {
            es: 'Automatizamos descargas, conciliaciones y calendarios de vencimientos. El criterio lo pone un profesional, que responde por él.',
            en: 'We automate downloads, reconciliations and due-date calendars. The judgment comes from a professional who answers for it.',
          },
        },
        {
          title: { es: 'Colaboración real', en: 'Real collaboration' },
          text: {
            es: 'Un abogado y un contador estudian juntos su asunto y le dan una sola respuesta.',
            en: 'A lawyer and an accountant study your matter together and give you one answer.',
          },
          details: {
            es: 'También trabajamos con su contador interno, su notaría o su despacho en otro país, con una lista compartida de pendientes.',
            en: 'We also work with your in-house accountant, your notary or your lawyers in another country, from a shared list of open points.',
          },
        },
        {
          title: { es: 'Trato humano', en: 'A human approach' },
          text: {
            es: 'Le contesta alguien que conoce su caso y que sabe explicarlo sin jerga.',
            en: 'The person who answers knows your case and can explain it without jargon.',
          },
          details: {
            es: 'Si la noticia es mala, se la damos por teléfono y a tiempo, junto con lo que se puede hacer.',
            en: 'If the news is bad, we tell you by phone and in time, along with what can be done.',
          },
        },
      ],
    }),
    evening,
    // Places for what the firm has to bring: nothing of them shows while they are empty.
    team({
      id: 'equipo',
      heading: { es: 'Quién le atiende', en: 'Who you’ll work with' },
      lead: {
        es: 'Título y cédula de cada persona, para que pueda comprobarlos en el Registro Nacional de Profesionistas.',
        en: 'Each person’s degree and license, which you can check in Mexico’s national register of professionals.',
      },
      items: [],
    }),
    gallery({
      id: 'oficina',
      heading: { es: 'La oficina de Roma Sur', en: 'The office in Roma Sur' },
      items: [],
    }),
    logos({
      id: 'alianzas',
      heading: { es: 'Alianzas y certificaciones', en: 'Partners and certifications' },
      items: [],
    }),
    statement({
      id: 'limites',
      heading: { es: 'Lo que no va a oír de nosotros', en: 'What you won’t hear from us' },
      paragraphs: [
        {
          es: 'Que una autorización es segura. La CNBV, el SAT y los jueces resuelven con sus propios criterios; nosotros preparamos la solicitud y le señalamos sus puntos débiles.',
          en: 'That authorization is certain. The CNBV, the SAT (tax authority) and the courts decide by their own criteria; we prepare the application and show you where it’s weak.',
        },
        {
          es: 'Que todo es urgente. Separamos lo que vence este mes de lo que puede esperar, para que su presupuesto vaya primero a donde hay riesgo.',
          en: 'That everything is urgent. We separate what falls due this month from what can wait, so that your budget goes first to where the risk is.',
        },
        {
          es: 'Que lo hacemos todo. No somos una entidad financiera: los servicios de cambio de divisas, remesas y tarjetas de prepago los prestan terceros regulados.',
          en: 'That we do everything. We are not a financial institution: currency exchange, remittances and prepaid cards are provided by regulated third parties.',
        },
      ],
    }),
    callToAction({
      heading: { es: 'Conozcámonos antes de hablar de un encargo', en: 'Let’s meet first' },
      text: {
        es: 'Agende una conversación, cuéntenos qué hace su empresa y pregunte lo que quiera saber de la firma.',
        en: 'Book a chat, tell us what your company does and ask us anything about the firm.',
      },
      actions: [
        book('intro', { es: 'Agendar una conversación', en: 'Book a chat' }),
        linkTo('values', { es: 'Leer nuestros valores', en: 'Read our values' }),
      ],
    }),
  ],
});
