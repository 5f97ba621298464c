import { cards } from '#schema';

/** How the third parties are chosen that provide what the firm itself may not. */
export const partners = cards({
  id: 'aliados',
  form: 'rows',
  heading: { es: 'Cómo elegimos a los terceros regulados', en: 'How we choose the regulated third parties' },
  lead: {
    es: 'Antes de presentarle a uno, revisamos tres cosas. El contrato lo firma usted con la entidad.',
    en: 'Before we introduce one to you, we check three things. You sign the contract with the institution.',
  },
  items: [
    {
      title: { es: 'Terceros certificados', en: 'Certified third parties' },
      text: {
        es: 'Que cuente con la autorización o el registro que exige su actividad, y que esté vigente.',
        en: 'That it holds the authorization or registration its activity requires, and that it’s current.',
      },
    },
    {
      title: { es: 'Cumplimiento normativo', en: 'Regulatory compliance' },
      text: {
        es: 'Que tenga controles antilavado, de protección de datos y de reclamaciones.',
        en: 'That it has controls for anti-money-laundering, data protection and complaints.',
      },
    },
    {
      title: { es: 'Capacidades técnicas', en: 'Technical capabilities' },
      text: {
        es: 'Que sus horarios, tiempos de liquidación y reportes sirvan para su operación.',
        en: 'That its hours, settlement times and reports suit your operations.',
      },
    },
  ],
});
