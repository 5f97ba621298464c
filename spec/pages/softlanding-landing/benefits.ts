import { values } from '#schema';

/** What a foreign company may gain. */
export const benefits = values({
  id: 'beneficios',
  heading: { es: 'Lo que su empresa podría ganar en México', en: 'What your company could gain in Mexico' },
  lead: {
    es: 'Son beneficios potenciales; en la consulta descartamos los que no apliquen.',
    en: 'These are potential benefits; in the consultation we rule out those that don’t apply.',
  },
  items: [
    {
      title: { es: 'Clientes que hoy no pueden contratarle', en: 'Customers who can’t buy from you today' },
      text: {
        es: 'Muchas empresas mexicanas prefieren un proveedor que emita CFDI.',
        en: 'Many Mexican companies prefer a supplier that issues CFDI, the tax invoices they deduct.',
      },
    },
    {
      title: { es: 'Tratados comerciales y fiscales', en: 'Trade and tax treaties' },
      text: {
        es: 'Según el origen de sus bienes y su residencia, podría aprovechar el T-MEC u otros.',
        en: 'Depending on origin and residence, you might use the USMCA (T-MEC) or others.',
      },
    },
    {
      title: { es: 'Riesgo acotado para la matriz', en: 'Limited risk for the parent company' },
      text: {
        es: 'El negocio mexicano puede quedar separado del resto del grupo.',
        en: 'The Mexican business can be kept apart from the rest of the group.',
      },
    },
    {
      title: { es: 'Equipo propio en la región', en: 'A team of your own in the region' },
      text: {
        es: 'Con un horario cercano al de sus clientes en América del Norte.',
        en: 'With working hours close to those of customers in North America.',
      },
    },
    {
      title: { es: 'Un arranque que se puede planear', en: 'A start you can plan' },
      text: {
        es: 'Unos {{setupDays}} días hábiles, alrededor de {{setupMonths}} meses, con la documentación completa.',
        en: 'About {{setupDays}} working days, or {{setupMonths}} months, with complete documents.',
      },
    },
  ],
});
