import { cards } from '#schema';

/** How the third parties are chosen that provide what the firm itself may not. */
export const partners = cards({
  id: 'aliados',
  form: 'rows',
  heading: { es: 'Cómo elegimos a los terceros regulados', en: 'How we choose the regulated third parties' },
  lead: {
    es: 'El cambio de divisas, las remesas y las tarjetas de prepago se ofrecen a través de ellos. Antes de presentarle uno, revisamos tres cosas.',
    en: 'Currency exchange, remittances and prepaid cards are offered through them. Before we introduce one to you, we check three things.',
  },
  items: [
    {
      title: { es: 'Terceros certificados', en: 'Certified third parties' },
      text: {
        es: 'Que la entidad cuente con la autorización o el registro que exige su actividad y que aparezca vigente en los registros públicos que le correspondan, de la CNBV o de la CONDUSEF. Le damos su denominación completa para que usted también lo compruebe.',
        en: 'That the institution holds the authorization or registration its activity requires, and appears as current in the public registers that apply to it, of the CNBV (banking and securities commission) or CONDUSEF (financial consumer protection agency). We give you its full legal name so that you can check it too.',
      },
    },
    {
      title: { es: 'Cumplimiento normativo', en: 'Regulatory compliance' },
      text: {
        es: 'Que tenga controles de prevención de lavado de dinero, protección de datos y atención de reclamaciones. Le anticipamos además qué documentos le pedirá a su empresa, para que no los descubra el día de la operación.',
        en: 'That it has controls for anti-money-laundering, data protection and complaints. We also tell you ahead of time which documents it will ask your company for, so you don’t find out on the day of the transaction.',
      },
    },
    {
      title: { es: 'Capacidades técnicas', en: 'Technical capabilities' },
      text: {
        es: 'Que sus horarios, tiempos de liquidación y reportes sirvan para su operación y su contabilidad. Preguntamos además qué pasa con sus fondos y con su información si el servicio se interrumpe.',
        en: 'That its hours, settlement times and reports suit your operations and your accounting. We also ask what happens to your funds and your information if the service is interrupted.',
      },
    },
  ],
});
