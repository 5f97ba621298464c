import { specimen } from '#schema';

/** A year of an authorized institution. */
export const year = specimen({
  title: { es: 'Un año de una IFPE autorizada', en: 'A year of an authorized IFPE' },
  drawing: {
    form: 'year',
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
        what: { es: 'Prueba de continuidad y seguridad', en: 'Continuity and security test' },
        who: { es: 'Seguridad de la información', en: 'Information security' },
        months: [9],
      },
    ],
  },
  note: {
    es: 'Ponga nombre a cada firma desde la solicitud: sus fechas exactas dependen de su figura y sus productos.',
    en: 'Put a name to each signature from the application on: your exact dates depend on your type and products.',
  },
});
