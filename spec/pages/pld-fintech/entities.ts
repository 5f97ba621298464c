import { topics } from '#schema';

/** What each type of entity has to watch. */
export const entities = topics({
  id: 'entidades',
  heading: { es: 'Obligaciones de PLD/FT según su entidad', en: 'AML/CFT duties by type of entity' },
  navigation: { es: 'Tipos de entidad', en: 'Types of entity' },
  listHeading: { es: 'Suele requerir atención', en: 'Often needs attention' },
  items: [
    {
      id: 'transmisores',
      title: { es: 'Transmisores de dinero', en: 'Money transmitters' },
      text: {
        es: 'Reciben recursos para entregarlos a otra persona, en México o en el extranjero. Operan con registro ante la CNBV, que requiere dictamen técnico, y deben vigilar a los agentes con los que trabajan.',
        en: 'They receive funds to deliver them to someone else, in Mexico or abroad. They must be registered with the CNBV, which requires a technical opinion (dictamen técnico), and must oversee the agents they work with.',
      },
      services: [
        { es: 'Datos completos de remitente y beneficiario', en: 'Complete details of sender and beneficiary' },
        { es: 'Contratos y supervisión de agentes', en: 'Agent contracts and supervision' },
        { es: 'Alertas por usuario, monto y destino', en: 'Alerts by user, amount and destination' },
      ],
    },
    {
      id: 'centros-cambiarios',
      title: { es: 'Centros cambiarios', en: 'Currency exchange centers' },
      text: {
        es: 'Compran y venden divisas, sobre todo en efectivo. También se registran ante la CNBV con dictamen técnico. No deben confundirse con las casas de cambio, que requieren autorización.',
        en: 'Centros cambiarios buy and sell foreign currency, mostly in cash. They also register with the CNBV, with a technical opinion. They are not casas de cambio, which need authorization.',
      },
      services: [
        { es: 'Identificación del usuario según el monto', en: 'Identification of users according to the amount' },
        { es: 'Operaciones fraccionadas', en: 'Structuring: transactions split into parts' },
        { es: 'Efectivo y controles en cada sucursal', en: 'Cash, and the controls of each branch' },
      ],
    },
    {
      id: 'sofom',
      title: { es: 'SOFOM', en: 'SOFOM' },
      text: {
        es: 'Otorgan crédito, arrendamiento financiero o factoraje. Las no reguladas (E.N.R.) se registran ante la CONDUSEF con dictamen técnico previo, y la CNBV las supervisa en PLD/FT. Para las reguladas (E.R.), la supervisión abarca más materias.',
        en: 'Multiple-purpose finance companies lend, lease and factor. The unregulated ones (E.N.R.) register with CONDUSEF, the financial consumer protection agency, after a technical opinion, and the CNBV supervises them on AML/CFT. For the regulated ones (E.R.), supervision covers more ground.',
      },
      services: [
        { es: 'Vigencia del dictamen técnico', en: 'Validity of the technical opinion' },
        { es: 'Información al día ante la CONDUSEF', en: 'Up-to-date information with CONDUSEF' },
        { es: 'Pagos anticipados y pagos de terceros', en: 'Early repayments and payments by third parties' },
      ],
    },
    {
      id: 'sofipo',
      title: { es: 'SOFIPO', en: 'SOFIPO' },
      text: {
        es: 'Sociedades financieras populares, autorizadas por la CNBV conforme a la Ley de Ahorro y Crédito Popular. Como captan ahorro y otorgan crédito, hay que conocer a quien deposita y a quien se le presta.',
        en: 'Popular finance companies, a kind of savings and loan company, authorized by the CNBV under the Popular Savings and Credit Law. As they both take savings and lend, they have to know those who deposit and those who borrow.',
      },
      services: [
        { es: 'Expedientes de ahorradores y acreditados', en: 'Files of savers and borrowers' },
        { es: 'Cuentas que se abren a distancia', en: 'Accounts opened remotely' },
        { es: 'Perfil transaccional de cada cliente', en: 'Transaction profile of each client' },
      ],
    },
  ],
});
