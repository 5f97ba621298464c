import { specimen } from '#schema';

/** A year of AML/CFT duties. */
export const year = specimen({
  title: { es: 'Un año de PLD/FT en una SOFOM', en: 'A year of AML/CFT at a SOFOM' },
  drawing: {
    form: 'year',
    heading: { es: 'Obligación y quién firma', en: 'Duty and who signs' },
    quarter: { es: 'T', en: 'Q' },
    rows: [
      {
        what: { es: 'Reporte de operaciones relevantes', en: 'Report of relevant transactions' },
        who: { es: 'Oficial de cumplimiento', en: 'Compliance officer' },
        months: [1, 4, 7, 10],
      },
      {
        what: { es: 'Programa anual de capacitación', en: 'Annual training program' },
        who: { es: 'Oficial de cumplimiento', en: 'Compliance officer' },
        months: [1],
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
        what: { es: 'Curso anual por puesto', en: 'Annual course for each role' },
        who: { es: 'Oficial de cumplimiento', en: 'Compliance officer' },
        months: [9],
      },
    ],
  },
  note: {
    es: 'Contrate la auditoría antes de que cierre el año: sus resultados se entregan en los primeros sesenta días.',
    en: 'Engage the auditor before the year closes: the results are due within its first sixty days.',
  },
});
