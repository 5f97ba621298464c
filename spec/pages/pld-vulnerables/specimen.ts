import { specimen } from '#schema';

/** The month of a company that carries out a vulnerable activity. */
export const month = specimen({
  title: { es: 'Su mes de cumplimiento', en: 'Your month of compliance' },
  drawing: {
    form: 'month',
    month: '2027-06',
    choose: {
      activity: { es: 'Actividad', en: 'Activity' },
      month: { es: 'Mes', en: 'Month' },
      activities: [
        {
          label: { es: 'Venta de inmuebles', en: 'Sale of real estate' },
          what: { es: 'contratos y el origen del pago', en: 'contracts and how each price was paid' },
        },
        {
          label: { es: 'Venta de vehículos', en: 'Sale of vehicles' },
          what: { es: 'facturas y formas de pago', en: 'invoices and means of payment' },
        },
        {
          label: { es: 'Metales y piedras preciosas', en: 'Precious metals and stones' },
          what: { es: 'ventas y pagos en efectivo', en: 'sales and cash payments' },
        },
        {
          label: { es: 'Construcción', en: 'Construction' },
          what: {
            es: 'contratos, anticipos y aportaciones',
            en: 'contracts, advances and contributions',
          },
        },
        {
          label: { es: 'Blindaje de vehículos', en: 'Vehicle armoring' },
          what: { es: 'quién contrata, usa y paga', en: 'who orders, uses and pays' },
        },
        {
          label: { es: 'Traslado de valores', en: 'Transport of valuables' },
          what: { es: 'su registro de traslados', en: 'your record of transports' },
        },
        {
          label: { es: 'Donativos', en: 'Donations' },
          what: { es: 'donativos y donantes', en: 'donations and donors' },
        },
        {
          label: { es: 'Comercio exterior', en: 'Foreign trade' },
          what: { es: 'cada pedimento con su expediente', en: 'each declaration with its client file' },
        },
      ],
      result: { es: 'el aviso vence el', en: 'notice due' },
    },
    dates: [
      {
        day: 3,
        what: { es: 'Reunir del mes anterior:', en: 'Gather, for last month:' },
        who: { es: 'Su equipo', en: 'Your team' },
      },
      {
        day: 9,
        what: {
          es: 'Acumular por cliente y comparar con umbrales',
          en: 'Add up by client, compare with thresholds',
        },
        who: { es: 'Nosotros', en: 'Our team' },
      },
      {
        day: 14,
        what: { es: 'Revisar expedientes y firmar el aviso', en: 'Check the files and sign the notice' },
        who: { es: 'Su representante', en: 'Your representative' },
      },
      {
        day: 17,
        what: { es: 'Vence el aviso, o el informe sin operaciones', en: 'Notice due, or report of no transactions' },
        who: { es: 'En el portal del SAT', en: 'On the SAT portal' },
        fixed: true,
        ringed: true,
      },
    ],
  },
  note: {
    es: 'Bloquee los cuatro días: lo del mes anterior se avisa a más tardar el 17 y el acuse se archiva.',
    en: 'Block these four days: last month’s transactions are reported by the 17th and the receipt goes on file.',
  },
});
