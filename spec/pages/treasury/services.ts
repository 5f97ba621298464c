import { cards } from '#schema';

/** The four kinds of treasury service that the firm provides itself. */
export const ownServices = cards({
  id: 'servicios',
  form: 'windows',
  heading: { es: 'Cuatro servicios que prestamos nosotros', en: 'Four services that we provide ourselves' },
  lead: {
    es: 'Son siete los servicios de tesorería. Estos cuatro son nuestros; los otros tres vienen después.',
    en: 'There are seven treasury services. These four are our own; the other three follow.',
  },
  items: [
    {
      title: { es: 'Flujo de efectivo', en: 'Cash flow' },
      text: {
        es: 'Un pronóstico de cobros y pagos hecho con sus facturas, su nómina y sus impuestos, que se compara cada semana con lo que ocurrió.',
        en: 'A forecast of collections and payments built from your invoices, payroll and taxes, and compared every week with what happened.',
      },
      details: {
        es: 'Si una semana no va a alcanzar el dinero, lo ve con tiempo para adelantar un cobro, mover un pago o hablar con el banco.',
        en: 'You see a shortfall in time to collect early, move a payment or talk to the bank.',
      },
      points: [
        { es: 'Proyección por semana y por escenario', en: 'Projection by week and by scenario' },
        { es: 'Calendario de nómina, impuestos y proveedores', en: 'Calendar of payroll, taxes and suppliers' },
        { es: 'Seguimiento de la cartera vencida', en: 'Follow-up of overdue invoices' },
      ],
    },
    {
      title: { es: 'Inversión', en: 'Investment' },
      text: {
        es: 'Redactamos la política que dice cuánto excedente puede invertirse, a qué plazo, en qué tipo de instrumentos y quién lo autoriza.',
        en: 'We draft the policy that says how much surplus may be invested, for how long, in what kind of instrument and on whose approval.',
      },
      details: {
        es: 'No recomendamos valores ni operamos por cuenta de nadie: eso corresponde a intermediarios autorizados y asesores registrados, que usted contrata.',
        en: 'We don’t recommend securities or trade for anyone: that is for authorized intermediaries and registered advisors, whom you engage yourself.',
      },
      points: [
        { es: 'Política para su consejo o su asamblea', en: 'A policy for your board or your shareholders' },
        { es: 'Lectura de contratos, comisiones y plazos', en: 'A reading of contracts, fees and terms' },
        { es: 'Registro contable y fiscal de los rendimientos', en: 'Accounting and tax treatment of the returns' },
      ],
    },
    {
      title: { es: 'Gestión de riesgos', en: 'Risk management' },
      text: {
        es: 'Calculamos cuánto le costaría un movimiento del tipo de cambio, un alza en la tasa de sus créditos o el impago de un cliente grande.',
        en: 'We work out what a move in the exchange rate, a rise in the interest on your loans or a large unpaid invoice would cost you.',
      },
      details: {
        es: 'Con eso se fijan límites. Si conviene una cobertura, la contrata con un intermediario autorizado y nosotros revisamos el contrato y su registro.',
        en: 'Limits follow from that. If a hedge makes sense, you arrange it with an authorized intermediary, and we review the contract and its accounting.',
      },
      points: [
        { es: 'Exposición por moneda, tasa y contraparte', en: 'Exposure by currency, rate and counterparty' },
        { es: 'Doble autorización de pagos contra el fraude', en: 'Dual approval of payments, against fraud' },
        { es: 'Límites por escrito, con fecha de revisión', en: 'Written limits, with a review date' },
      ],
    },
    {
      title: { es: 'Liquidez', en: 'Liquidity' },
      text: {
        es: 'Organizamos cuentas, plazos y líneas de crédito para que el dinero esté disponible donde y cuando vence la obligación.',
        en: 'We arrange accounts, payment terms and credit lines so that the money is there when an obligation falls due.',
      },
      details: {
        es: 'Preparamos la información que pide un banco para otorgar una línea. La decisión es del banco; nosotros nos encargamos de que la solicitud llegue completa.',
        en: 'We prepare what a bank asks for before it grants a credit line. The decision is the bank’s; we make sure the application is complete.',
      },
      points: [
        { es: 'Reserva mínima y regla para usarla', en: 'A minimum reserve and a rule for using it' },
        { es: 'Plazos con clientes y proveedores', en: 'Terms with customers and suppliers' },
        { es: 'Documentos para solicitar crédito', en: 'Documents for a credit application' },
      ],
    },
  ],
});

/** The three that regulated third parties provide. */
export const partnerServices = cards({
  id: 'terceros',
  form: 'windows',
  heading: { es: 'Tres que prestan terceros regulados', en: 'Three that regulated third parties provide' },
  lead: {
    es: 'Se los presentamos, comparamos sus condiciones y revisamos lo que va a firmar.',
    en: 'We introduce them, compare their terms and review what you’re about to sign.',
  },
  items: [
    {
      title: { es: 'Cambio de divisas', en: 'Currency exchange' },
      text: {
        es: 'Si su empresa cobra o paga en otra moneda, le presentamos entidades autorizadas o registradas para comprar y vender divisas y comparamos el costo completo de cada una.',
        en: 'If your company is paid or pays in another currency, we introduce institutions authorized or registered to buy and sell it, and compare the full cost of each.',
      },
      details: {
        es: 'La operación se pacta entre su empresa y la entidad, que cotiza, liquida y responde por ella.',
        en: 'The transaction is agreed between your company and the institution, which quotes, settles and answers for it.',
      },
      points: [
        { es: 'Comparación de tipo de cambio y comisiones', en: 'Comparison of exchange rates and fees' },
        { es: 'Revisión del contrato con la entidad', en: 'Review of the contract with the institution' },
        { es: 'Registro de la ganancia o pérdida cambiaria', en: 'Recording of exchange gains and losses' },
      ],
    },
    {
      title: { es: 'Remesas', en: 'Remittances' },
      text: {
        es: 'Para enviar o recibir dinero entre México y otros países, le ponemos en contacto con bancos y transmisores de dinero supervisados.',
        en: 'To send or receive money between Mexico and other countries, we put you in touch with supervised banks and money transmitters.',
      },
      details: {
        es: 'Ellos identifican a quien envía y a quien recibe, mueven los fondos y conservan los registros. Usted elige el canal con los costos a la vista.',
        en: 'They identify the sender and the recipient, move the funds and keep the records. You choose the channel with the costs in view.',
      },
      points: [
        { es: 'Canal según país, monto y frecuencia', en: 'A channel for each country, amount and frequency' },
        { es: 'Costos y tiempos de entrega por escrito', en: 'Costs and delivery times in writing' },
        { es: 'Conciliación de cada envío con su soporte', en: 'Each transfer matched with its documents' },
      ],
    },
    {
      title: { es: 'Tarjetas de prepago', en: 'Prepaid cards' },
      text: {
        es: 'Para viáticos, gastos menores o prestaciones, con límites por persona. Las emite una institución autorizada, no nosotros.',
        en: 'For travel, petty expenses or staff benefits, with limits for each person. They’re issued by an authorized institution, not by us.',
      },
      details: {
        es: 'Diseñamos las reglas de uso y el proceso para que cada cargo llegue con su CFDI, sin el cual, por regla general, no puede deducirse.',
        en: 'We design the rules of use and the process so that each charge comes with its CFDI (electronic invoice), without which, as a rule, it can’t be deducted.',
      },
      points: [
        { es: 'Política de gastos y responsables', en: 'Expense policy and who answers for it' },
        { es: 'Comprobación mensual contra CFDI', en: 'Monthly check against CFDI invoices' },
        { es: 'Altas, bajas y bloqueos con el emisor', en: 'Adding, removing and blocking cards with the issuer' },
      ],
    },
  ],
});
