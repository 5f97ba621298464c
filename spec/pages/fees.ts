import { cards, sample } from '#schema';

/** How the firm charges, without a figure. An example until the firm has confirmed it. */
export const fees = cards({
  id: 'honorarios',
  heading: { es: 'Cómo cobramos', en: 'How we charge' },
  form: 'rows',
  items: sample([
    {
      title: { es: 'Por escrito, antes de empezar', en: 'In writing, before work starts' },
      text: {
        es: 'Recibe una propuesta con el alcance, el precio y los gastos de terceros, como derechos y notaría. Si no la firma, no debe nada.',
        en: 'You get a proposal with the scope, the price and third-party costs such as government and notary fees. If you don’t sign it, you owe nothing.',
      },
    },
    {
      title: { es: 'Por etapa, si el asunto termina', en: 'By stage, when the work has an end' },
      text: {
        es: 'Una constitución, una solicitud o un juicio se pagan por etapas. Cada una tiene su entregable y su fecha.',
        en: 'An incorporation, an application or a lawsuit is paid in stages, each with a deliverable and a date.',
      },
    },
    {
      title: { es: 'Por mes, si el trabajo es continuo', en: 'By month, when the work goes on' },
      text: {
        es: 'La contabilidad, la nómina o el cumplimiento tienen una cuota mensual fija. La revisamos con usted si cambia el volumen.',
        en: 'Accounting, payroll and compliance have a fixed monthly fee. We review it with you if the volume changes.',
      },
    },
  ]),
});
