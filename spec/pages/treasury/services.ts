import { cards } from '#schema';

/** The seven treasury services: four of the firm, three of regulated third parties. */
export const services = cards({
  id: 'servicios',
  form: 'windows',
  heading: { es: 'Siete servicios de tesorería', en: 'Seven treasury services' },
  lead: {
    es: 'Cuatro los hacemos nosotros; divisas, remesas y tarjetas las prestan terceros regulados.',
    en: 'We do four ourselves; currency, remittances and cards come from regulated third parties.',
  },
  items: [
    {
      title: { es: 'Flujo de efectivo', en: 'Cash flow' },
      text: {
        es: 'Un pronóstico de cobros y pagos que se compara cada semana con lo que ocurrió.',
        en: 'A forecast of collections and payments, compared every week with what happened.',
      },
      details: {
        es: 'Si no va a alcanzar, lo ve con tiempo para mover un pago.',
        en: 'You see a shortfall in time to move a payment.',
      },
      points: [
        { es: 'Proyección por semana y por escenario', en: 'Projection by week and by scenario' },
        { es: 'Seguimiento de la cartera vencida', en: 'Follow-up of overdue invoices' },
      ],
    },
    {
      title: { es: 'Inversión', en: 'Investment' },
      text: {
        es: 'La política que dice cuánto excedente puede invertirse, a qué plazo y quién lo autoriza.',
        en: 'The policy that says how much surplus may be invested, for how long and on whose approval.',
      },
      details: {
        es: 'No recomendamos valores ni operamos por cuenta de nadie.',
        en: 'We don’t recommend securities or trade for anyone.',
      },
      points: [
        { es: 'Política para su consejo o asamblea', en: 'A policy for your board or shareholders' },
        { es: 'Registro fiscal de los rendimientos', en: 'Tax treatment of the returns' },
      ],
    },
    {
      title: { es: 'Gestión de riesgos', en: 'Risk management' },
      text: {
        es: 'Cuánto le costaría un movimiento del tipo de cambio, de una tasa o un impago.',
        en: 'What a move in the exchange rate, an interest rate or a default would cost you.',
      },
      details: {
        es: 'Con eso se fijan límites por escrito, con fecha de revisión.',
        en: 'Written limits follow from that, with a review date.',
      },
      points: [
        { es: 'Exposición por moneda y contraparte', en: 'Exposure by currency and counterparty' },
        { es: 'Doble autorización contra el fraude', en: 'Dual approval, against fraud' },
      ],
    },
    {
      title: { es: 'Liquidez', en: 'Liquidity' },
      text: {
        es: 'Cuentas, plazos y líneas de crédito, para que el dinero esté cuando vence la obligación.',
        en: 'Accounts, terms and credit lines, so the money is there when an obligation falls due.',
      },
      details: {
        es: 'La línea la decide el banco; la solicitud llega completa.',
        en: 'The bank decides; your application is complete.',
      },
      points: [
        { es: 'Reserva mínima y regla para usarla', en: 'A minimum reserve and a rule for it' },
        { es: 'Documentos para solicitar crédito', en: 'Documents for a credit application' },
      ],
    },
    {
      title: { es: 'Cambio de divisas', en: 'Currency exchange' },
      text: {
        es: 'A través de entidades autorizadas o registradas, con su costo completo comparado.',
        en: 'Through authorized or registered institutions, with their full cost compared.',
      },
      details: {
        es: 'La entidad cotiza, liquida y responde por la operación.',
        en: 'The institution quotes, settles and answers for the transaction.',
      },
      points: [
        { es: 'Tipo de cambio y comisiones comparados', en: 'Exchange rates and fees compared' },
        { es: 'Revisión del contrato con la entidad', en: 'Review of the contract' },
      ],
    },
    {
      title: { es: 'Remesas', en: 'Remittances' },
      text: {
        es: 'A través de bancos y transmisores supervisados, entre México y otros países.',
        en: 'Through supervised banks and money transmitters, between Mexico and other countries.',
      },
      details: {
        es: 'Ellos identifican a las partes, mueven los fondos y guardan los registros.',
        en: 'They identify the parties, move the funds and keep the records.',
      },
      points: [
        { es: 'Canal según país, monto y frecuencia', en: 'A channel by country, amount, frequency' },
        { es: 'Costos y tiempos por escrito', en: 'Costs and times in writing' },
      ],
    },
    {
      title: { es: 'Tarjetas de prepago', en: 'Prepaid cards' },
      text: {
        es: 'Para viáticos, gastos menores o prestaciones, con límites por persona.',
        en: 'For travel, petty expenses or benefits, with limits for each person.',
      },
      details: {
        es: 'Las emite una institución autorizada; nosotros escribimos las reglas de uso.',
        en: 'An authorized institution issues them; we write the rules of use.',
      },
      points: [
        { es: 'Política de gastos y responsables', en: 'Expense policy and who answers for it' },
        { es: 'Comprobación mensual contra CFDI', en: 'Monthly check against CFDI invoices' },
      ],
    },
  ],
});
