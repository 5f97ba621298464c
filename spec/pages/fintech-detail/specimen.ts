import { specimen } from '#schema';

/** A year of an authorized institution. */
export const year = specimen({
  title: { es: 'Un año de una ITF autorizada', en: 'A year of an authorized ITF' },
  drawing: {
    form: 'year',
    kinds: {
      label: { es: 'Figura', en: 'Type' },
      options: [
        { es: 'IFPE', en: 'IFPE' },
        { es: 'IFC', en: 'IFC' },
      ],
      result: { es: 'fechas', en: 'dates' },
    },
    heading: { es: 'Obligación y quién firma', en: 'Duty and who signs' },
    quarter: { es: 'T', en: 'Q' },
    rows: [
      {
        what: { es: 'Información periódica a la CNBV', en: 'Periodic reports to the CNBV' },
        who: { es: 'Dirección general', en: 'Chief executive' },
        months: [1, 4, 7, 10],
      },
      {
        what: { es: 'Operaciones relevantes, PLD/FT', en: 'Relevant transactions, AML/CFT' },
        who: { es: 'Oficial de cumplimiento', en: 'Compliance officer' },
        months: [1, 4, 7, 10],
      },
      {
        what: { es: 'Auditoría anual de PLD/FT', en: 'Annual AML/CFT audit' },
        who: { es: 'Auditoría interna o auditor externo', en: 'Internal audit or external auditor' },
        months: [2],
      },
      {
        what: { es: 'Estados financieros dictaminados', en: 'Audited financial statements' },
        who: { es: 'Auditor externo independiente', en: 'Independent external auditor' },
        months: [3],
        ringed: 3,
      },
      {
        what: { es: 'Conciliación de saldos de usuarios', en: 'Reconciliation of users’ balances' },
        who: { es: 'Dirección general', en: 'Chief executive' },
        for: [1],
        months: [6, 12],
      },
      {
        what: { es: 'Conciliación de recursos de inversionistas', en: 'Reconciliation of investors’ funds' },
        who: { es: 'Dirección general', en: 'Chief executive' },
        for: [2],
        months: [6, 12],
      },
    ],
  },
  note: {
    es: 'Ponga nombre a cada firma desde la solicitud: las fechas dependen de su figura y sus productos.',
    en: 'Name each signatory when you apply: exact dates depend on type and products.',
  },
});
