import { specimen } from '#schema';

/** A year of AML/CFT duties, by type of entity. */
export const year = specimen({
  title: { es: 'Un año de PLD/FT', en: 'A year of AML/CFT' },
  drawing: {
    form: 'year',
    kinds: {
      label: { es: 'Entidad', en: 'Institution' },
      options: [
        { es: 'SOFOM', en: 'SOFOM' },
        { es: 'Centro cambiario', en: 'Currency exchange center' },
        { es: 'Transmisor de dinero', en: 'Money transmitter' },
        { es: 'SOFIPO', en: 'SOFIPO' },
      ],
      result: { es: 'fechas', en: 'dates' },
    },
    heading: { es: 'Obligación y quién firma', en: 'Duty and who signs' },
    quarter: { es: 'T', en: 'Q' },
    rows: [
      {
        what: { es: 'Reporte de operaciones relevantes', en: 'Report of relevant transactions' },
        who: { es: 'Oficial de cumplimiento', en: 'Compliance officer' },
        months: [1, 4, 7, 10],
      },
      {
        what: { es: 'Capacitación: programa y curso', en: 'Training: program and course' },
        who: { es: 'Oficial de cumplimiento', en: 'Compliance officer' },
        months: [1, 9],
      },
      {
        what: { es: 'Resultados de la auditoría anual', en: 'Results of the annual audit' },
        who: { es: 'Auditoría interna o auditor externo', en: 'Internal audit or external auditor' },
        months: [2],
        ringed: 2,
      },
      {
        what: { es: 'Metodología de riesgos, actualizada', en: 'Risk methodology, updated' },
        who: { es: 'Consejo o administrador único', en: 'Board or sole director' },
        months: [6],
      },
      {
        what: { es: 'Vigencia del dictamen técnico', en: 'Validity of the technical opinion' },
        who: { es: 'Oficial de cumplimiento', en: 'Compliance officer' },
        for: [1, 2, 3],
        months: [8],
      },
      {
        what: { es: 'Revisión de cuentas a distancia', en: 'Review of accounts opened remotely' },
        who: { es: 'Oficial de cumplimiento', en: 'Compliance officer' },
        for: [4],
        months: [5, 11],
      },
    ],
  },
  note: {
    es: 'Contrate la auditoría antes de que cierre el año: se entrega en los primeros sesenta días.',
    en: 'Engage the auditor before the year closes: results are due within its first sixty days.',
  },
});
