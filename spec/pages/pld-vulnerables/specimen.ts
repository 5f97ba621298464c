import { specimen } from '#schema';

/** The month of a company that carries out a vulnerable activity. */
export const month = specimen({
  title: { es: 'Su mes de cumplimiento', en: 'Your month of compliance' },
  drawing: {
    form: 'month',
    month: '2026-07',
    dates: [
      {
        day: 3,
        what: { es: 'Conciliar las operaciones de junio', en: 'Reconcile June’s transactions' },
        who: { es: 'Su equipo nos envía ventas y cobros', en: 'Your team sends us sales and collections' },
      },
      {
        day: 9,
        what: {
          es: 'Acumular por cliente y comparar con los umbrales',
          en: 'Add up by client, compare with thresholds',
        },
        who: { es: 'Nosotros', en: 'Our team' },
      },
      {
        day: 14,
        what: { es: 'Revisar expedientes y firmar el aviso', en: 'Check the files and sign the notice' },
        who: { es: 'Su representante encargada de cumplimiento', en: 'Your compliance representative' },
      },
      {
        day: 17,
        what: { es: 'Vence el aviso, o el informe sin operaciones', en: 'Notice due, or report of no transactions' },
        who: { es: 'Se presenta antes, en el portal del SAT', en: 'Filed earlier, on the SAT portal' },
        ringed: true,
      },
    ],
  },
  note: {
    es: 'Bloquee estos cuatro días: lo del mes anterior se avisa a más tardar el 17 y el acuse se archiva.',
    en: 'Block these four days: last month’s transactions are reported by the 17th and the receipt goes on file.',
  },
});
