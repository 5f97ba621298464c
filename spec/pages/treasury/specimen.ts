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
    postpone: {
      label: { es: 'Aplazar 140 de la semana 7', en: 'Defer 140 due in week 7' },
      week: 7,
      amount: 140,
      most: 4,
    },
    advice: {
      below: {
        es: 'Por debajo del mínimo.',
        en: 'Below the minimum.',
      },
      above: { es: 'Por encima del mínimo.', en: 'Above the minimum.' },
    },
  },
  note: {
    es: 'Cada lunes, una línea y una decisión: qué semana queda corta y qué hacer antes.',
    en: 'Every Monday, one line and one decision: which week falls short, and what to do before it.',
  },
});
