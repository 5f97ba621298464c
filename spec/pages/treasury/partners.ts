import { cards } from '#schema';

/** How the third parties are chosen that provide what the firm itself may not. */
export const partners = cards({
  id: 'aliados',
  form: 'rows',
  heading: { es: 'Qué revisamos de los terceros regulados', en: 'How we vet regulated third parties' },
  lead: {
    es: 'Tres cosas, antes de presentarle a uno. El contrato lo firma usted con la entidad que elija.',
    en: 'Three things, before we introduce one to you. You sign with the institution you choose.',
  },
  items: [
    {
      title: { es: 'Terceros certificados', en: 'Certified third parties' },
      text: {
        es: 'Tiene vigente la autorización o el registro que exige su actividad.',
        en: 'It holds the authorization or registration its activity requires, and it’s current.',
      },
    },
    {
      title: { es: 'Cumplimiento normativo', en: 'Regulatory compliance' },
      text: {
        es: 'Tiene controles antilavado, de protección de datos y de reclamaciones.',
        en: 'It has controls for anti-money-laundering, data protection and complaints.',
      },
    },
    {
      title: { es: 'Capacidades técnicas', en: 'Technical capabilities' },
      text: {
        es: 'Sus horarios, tiempos de liquidación y reportes le sirven a su operación.',
        en: 'Its hours, settlement times and reports suit your operations.',
      },
    },
  ],
});
