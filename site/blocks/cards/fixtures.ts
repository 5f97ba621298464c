import { book, cards, linkTo, url } from '#schema';
import type { BlockOf } from '#schema';
import type { Example } from '../../gallery/example.ts';
import { calendar, motif, pages } from '../../gallery/names.ts';
import { words } from '../../gallery/words.ts';

const authorities: BlockOf<'cards'>['items'] = [
  {
    title: words({ es: 'SAT', en: 'SAT' }),
    text: words({
      es: 'Recibe los avisos de actividades vulnerables y lleva el padrón de quienes las realizan.',
      en: 'Receives the notices of vulnerable activities and keeps the register of those who carry them out.',
    }),
  },
  {
    title: words({ es: 'UIF', en: 'UIF' }),
    text: words({
      es: 'Analiza los avisos y puede pedir información adicional sobre una operación.',
      en: 'Analyses the notices and may ask for more information about a transaction.',
    }),
  },
  {
    title: words({ es: 'CNBV', en: 'CNBV' }),
    text: words({
      es: 'Supervisa a las entidades financieras y certifica a sus oficiales de cumplimiento.',
      en: 'Supervises financial institutions and certifies their compliance officers.',
    }),
  },
];

const doors: BlockOf<'cards'>['items'] = [
  {
    title: words({ es: 'Ya opero en México', en: 'I already operate in Mexico' }),
    text: words({
      es: 'Revisamos lo que tiene y corregimos lo que falta.',
      en: 'We review what you have and put right what is missing.',
    }),
    ...motif(0),
    action: linkTo(pages.services, words({ es: 'Revisar mi empresa', en: 'Review my company' })),
  },
  {
    title: words({ es: 'Quiero operar en México', en: 'I want to operate in Mexico' }),
    text: words({
      es: 'Le decimos qué figura conviene, cuánto tarda y en qué orden.',
      en: 'We tell you which form of company suits you, how long it takes and in which order.',
    }),
    ...motif(2),
    action: linkTo(pages.services, words({ es: 'Planear la llegada', en: 'Plan the arrival' })),
  },
];

export const examples: readonly Example<'cards'>[] = [
  {
    name: 'smallest',
    says: 'A single card, set as a stair of one step. Rather a prose block, unless more cards are to come.',
    block: cards({
      heading: words({ es: 'Qué hacemos', en: 'What we do' }),
      items: [
        {
          title: words({ es: 'Contratos', en: 'Contracts' }),
          text: words({ es: 'Los redactamos, revisamos y negociamos.', en: 'We draft, review and negotiate them.' }),
        },
      ],
    }),
  },
  {
    name: 'stair, full',
    says: 'Areas of one service that belong together: two columns, the second a step lower. Everything that a card may hold.',
    block: cards({
      id: 'areas',
      heading: words({ es: 'Áreas de práctica y responsabilidades', en: 'Practice areas and responsibilities' }),
      lead: words({
        es: 'Cada área tiene un responsable. Si su asunto toca varias, usted habla con una sola persona y ella reúne a las demás.',
        en: 'Each area has a person in charge. If your matter touches several, you speak with one of them, who brings in the others.',
      }),
      form: 'stair',
      items: [
        {
          mark: words({ es: 'LGSM', en: 'LGSM' }),
          title: words({ es: 'Constitución y estructura societaria', en: 'Incorporation and corporate structure' }),
          text: words({
            es: 'Elegimos con usted el tipo de sociedad que conviene a su inversión, a sus socios y a su régimen fiscal.',
            en: 'We choose with you the type of company that suits your investment, your partners and your tax regime.',
          }),
          details: words({
            es: 'Si habrá inversionistas, el acuerdo entre socios se redacta al mismo tiempo que los estatutos, para que no se contradigan.',
            en: 'If there will be investors, the shareholders’ agreement is drafted together with the by-laws, so that they do not contradict each other.',
          }),
          points: [
            words({
              es: 'Comparación entre S.A. de C.V., S.A.P.I. y S. de R.L.',
              en: 'Comparison of S.A. de C.V., S.A.P.I. and S. de R.L.',
            }),
            words({
              es: 'Coordinación con notaría y registros',
              en: 'Coordination with the notary and the registries',
            }),
          ],
          ...motif(0),
          action: linkTo(pages.services, words({ es: 'Ver asesoría legal', en: 'See legal advice' })),
        },
        {
          title: words({ es: 'Subcontratación', en: 'Subcontracting' }),
          text: words({
            es: 'Registro REPSE, contratos y avisos periódicos de servicios especializados.',
            en: 'REPSE registration, contracts and periodic reports of specialised services.',
          }),
          ...motif(1),
        },
        {
          title: words({ es: 'Propiedad intelectual', en: 'Intellectual property' }),
          text: words({
            es: 'Marcas, cesión de derechos de quienes programan y licencias de software.',
            en: 'Trademarks, assignment of rights by those who write the code, and software licences.',
          }),
          action: url('https://www.gob.mx/impi', words({ es: 'Sitio del IMPI', en: 'Website of the IMPI' }), {
            style: 'quiet',
          }),
        },
      ],
      actions: [book(calendar), linkTo(pages.services)],
    }),
  },
  {
    name: 'rows',
    says: 'Things to compare line by line: the title keeps the left, what is said of it the right.',
    block: cards({
      heading: words({ es: 'Obligaciones por periodo', en: 'Obligations by period' }),
      form: 'rows',
      items: [
        {
          mark: words({ es: '17', en: '17' }),
          title: words({ es: 'Cada mes', en: 'Every month' }),
          text: words({
            es: 'Pagos provisionales y retenciones, a más tardar el día 17 del mes siguiente.',
            en: 'Provisional payments and withholdings, by the 17th of the following month.',
          }),
          points: [
            words({ es: 'ISR propio y de terceros', en: 'Income tax, own and withheld' }),
            words({ es: 'IVA y, en su caso, IEPS', en: 'VAT and, where it applies, excise tax' }),
            words({ es: 'Contabilidad electrónica', en: 'Electronic accounting records' }),
          ],
        },
        {
          title: words({ es: 'Cada año', en: 'Every year' }),
          text: words({
            es: 'Declaración anual, asamblea que aprueba los estados financieros y, si procede, dictamen.',
            en: 'Annual return, the meeting that approves the financial statements and, where required, the audit.',
          }),
        },
      ],
    }),
  },
  {
    name: 'windows, odd',
    says: 'Several short items of equal weight; the heading takes the panes that an odd number leaves in four columns.',
    block: cards({
      heading: words({ es: 'Quién supervisa', en: 'Who supervises' }),
      form: 'windows',
      items: authorities,
    }),
  },
  {
    name: 'windows, even',
    says: 'The same with an even number of cards: three columns, of which the heading takes what the cards leave.',
    block: cards({
      id: 'autoridades',
      heading: words({ es: 'Autoridades y autorregulación', en: 'Authorities and self-regulation' }),
      lead: words({
        es: 'Ante quién responde su empresa depende de lo que hace, no de cómo se llama.',
        en: 'Whom your company answers to depends on what it does, not on what it is called.',
      }),
      form: 'windows',
      items: [
        ...authorities,
        {
          mark: words({ es: 'INAI → SABG', en: 'INAI → SABG' }),
          title: words({ es: 'Datos personales', en: 'Personal data' }),
          text: words({
            es: 'Desde 2025, la Secretaría Anticorrupción y Buen Gobierno.',
            en: 'Since 2025, the Ministry of Anti-Corruption and Good Governance.',
          }),
          details: words({
            es: 'El aviso de privacidad sigue siendo obligatorio.',
            en: 'The privacy notice is still mandatory.',
          }),
          points: [words({ es: 'Derechos ARCO', en: 'ARCO rights' })],
          ...motif(4),
          action: linkTo(pages.services, words({ es: 'Leer el nuestro', en: 'Read ours' })),
        },
      ],
      actions: [linkTo(pages.services)],
    }),
  },
  {
    name: 'doors',
    says: 'A choice that leads somewhere: two or three panels, each with its action.',
    block: cards({
      heading: words({ es: '¿En qué punto está?', en: 'Where do you stand?' }),
      form: 'doors',
      items: doors,
    }),
  },
  {
    name: 'doors, three',
    says: 'Three ways to go on; more than three is a case for windows or rows.',
    block: cards({
      heading: words({ es: '¿Qué le trae por aquí?', en: 'What brings you here?' }),
      lead: words({ es: 'Elija la que más se parezca a su caso.', en: 'Choose the one closest to your case.' }),
      form: 'doors',
      items: [
        ...doors,
        {
          title: words({ es: 'Recibí un requerimiento', en: 'I received a formal request' }),
          text: words({
            es: 'Los plazos corren desde la notificación. Envíenos el documento completo, con la fecha en que lo recibió.',
            en: 'Deadlines run from the day of notification. Send us the whole document, with the date on which you received it.',
          }),
          points: [words({ es: 'Respuesta el mismo día hábil', en: 'An answer on the same working day' })],
          action: book(calendar),
        },
      ],
    }),
  },
];
