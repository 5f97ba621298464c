import { values } from '#schema';

/** What a foreign company may gain. */
export const benefits = values({
  id: 'beneficios',
  heading: { es: 'Lo que su empresa podría ganar en México', en: 'What your company could gain in Mexico' },
  lead: {
    es: 'Son beneficios potenciales. Dependen de su actividad, de su inversión y de lo que resuelva cada autoridad; en la consulta descartamos los que no apliquen.',
    en: 'These are potential benefits. They depend on your activity, your investment and what each authority decides; in the consultation we rule out those that don’t apply.',
  },
  items: [
    {
      title: { es: 'Clientes que hoy no pueden contratarle', en: 'Customers who can’t buy from you today' },
      text: {
        es: 'Muchas empresas mexicanas prefieren un proveedor que emita CFDI. Una sociedad local podría abrirle esa puerta.',
        en: 'Many Mexican companies prefer a supplier that issues CFDI, the tax invoices they can deduct. A local company could open that door.',
      },
    },
    {
      title: { es: 'Tratados comerciales y fiscales', en: 'Trade and tax treaties' },
      text: {
        es: 'Según el origen de sus bienes y su residencia, podría aprovechar el T-MEC u otros acuerdos, y los tratados para evitar la doble tributación.',
        en: 'Depending on the origin of your goods and your residence, you might use the USMCA (T-MEC) or other agreements, and treaties against double taxation.',
      },
    },
    {
      title: { es: 'Riesgo acotado para la matriz', en: 'Limited risk for the parent company' },
      text: {
        es: 'En la S.A. y la S. de R.L. los socios responden, por regla general, hasta el monto de sus aportaciones. Eso puede separar el negocio mexicano del resto del grupo.',
        en: 'In an S.A. (stock corporation) or an S. de R.L. (limited liability company), the owners are liable, as a rule, up to the amount of their contributions. That can keep the Mexican business apart from the rest of the group.',
      },
    },
    {
      title: { es: 'Equipo propio en la región', en: 'A team of your own in the region' },
      text: {
        es: 'Contratar directamente puede darle continuidad, y un horario cercano al de sus clientes en América del Norte.',
        en: 'Hiring directly may give you continuity, and working hours close to those of customers in North America.',
      },
    },
    {
      title: { es: 'Un arranque que se puede planear', en: 'A start you can plan' },
      text: {
        es: 'Con la documentación completa, la puesta en marcha puede tomar unos {{setupDays}} días hábiles, alrededor de {{setupMonths}} meses.',
        en: 'With complete documents, setting up may take about {{setupDays}} working days, or {{setupMonths}} months.',
      },
    },
  ],
});
