import { cards, sample } from '#schema';

/** How the firm charges, without a figure. An example until the firm has confirmed it. */
export const fees = cards({
  id: 'honorarios',
  heading: { es: 'Cómo cobramos', en: 'How we charge' },
  form: 'band',
  items: sample([
    {
      title: { es: 'Por escrito, antes de empezar', en: 'In writing, before work starts' },
      text: {
        es: 'Una propuesta con alcance, precio y gastos de terceros. Si no la firma, no debe nada.',
        en: 'A proposal with scope, price and third-party costs. If you don’t sign it, you owe nothing.',
      },
    },
    {
      title: { es: 'Por etapas, si el asunto tiene fin', en: 'By stage, for work with an end' },
      text: {
        es: 'Una constitución se paga por etapas. Cada una tiene su entregable y su fecha.',
        en: 'An incorporation is paid in stages, each with a deliverable and a date.',
      },
    },
    {
      title: { es: 'Por mes, si el trabajo es continuo', en: 'By month, for ongoing work' },
      text: {
        es: 'Contabilidad y nómina tienen cuota mensual fija, que revisamos si cambia el volumen.',
        en: 'Accounting and payroll have a fixed monthly fee, which we review if the volume changes.',
      },
    },
  ]),
});
