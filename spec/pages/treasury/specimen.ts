import { specimen } from '#schema';

/** The forecast that a company receives each week. */
export const forecast = specimen({
  title: { es: 'Pronóstico de caja, 13 semanas', en: 'Cash forecast, 13 weeks' },
  drawing: {
    form: 'cash',
    week: { es: 'Semana', en: 'Week' },
    balance: { es: 'Saldo, miles de pesos', en: 'Balance, thousands of pesos' },
    weeks: [620, 580, 510, 550, 470, 400, 290, 180, 120, 210, 340, 410, 520],
    minimum: { label: { es: 'mínimo acordado', en: 'agreed minimum' }, amount: 250 },
    advice: [
      { es: 'Semana 9: cobrar antes', en: 'Week 9: collect earlier' },
      { es: 'o aplazar un pago', en: 'or defer a payment' },
    ],
  },
  note: {
    es: 'Cada lunes, una línea y una decisión: qué semana queda por debajo del mínimo y qué hacer antes.',
    en: 'Every Monday, one line and one decision: which week falls below the minimum, and what to do before it.',
  },
});
