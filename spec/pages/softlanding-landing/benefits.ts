import { values } from '#schema';

/** What a foreign company may gain. */
export const benefits = values({
  id: 'beneficios',
  heading: { es: 'Lo que su empresa podría ganar en México', en: 'What your company could gain in Mexico' },
  lead: {
    es: 'Son potenciales: en la consulta vemos cuáles le aplican.',
    en: 'Potential benefits: in the consultation we see which apply to you.',
  },
  items: [
    {
      title: { es: 'Clientes que hoy no pueden contratarle', en: 'Customers who can’t buy from you today' },
      text: {
        es: 'Muchos prefieren un proveedor que emita CFDI.',
        en: 'Many prefer a supplier whose invoices (CFDI) they can deduct.',
      },
    },
    {
      title: { es: 'Tratados comerciales y fiscales', en: 'Trade and tax treaties' },
      text: {
        es: 'Podría aprovechar el T-MEC u otros.',
        en: 'You might use the USMCA (T-MEC) or others.',
      },
    },
    {
      title: { es: 'Riesgo acotado para la matriz', en: 'Limited risk for the parent company' },
      text: {
        es: 'El negocio mexicano puede quedar separado.',
        en: 'The Mexican business can be kept apart.',
      },
    },
    {
      title: { es: 'Equipo propio en la región', en: 'A team of your own in the region' },
      text: {
        es: 'Cerca del horario de América del Norte.',
        en: 'Close to North American working hours.',
      },
    },
    {
      title: { es: 'Un arranque que se puede planear', en: 'A start you can plan' },
      text: {
        es: '{{setupDays}} días hábiles; en total, unos {{setupMonths}} meses.',
        en: '{{setupDays}} working days; in all, about {{setupMonths}} months.',
      },
    },
  ],
});
