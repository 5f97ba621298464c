import { topics } from '#schema';

/** The four areas of law for individuals. */
export const areas = topics({
  heading: {
    es: 'Asuntos familiares, civiles, laborales y penales',
    en: 'Family, civil, employment and criminal matters',
  },
  lead: {
    es: 'Elija el área de su asunto. Si no está seguro de cuál es, lo aclaramos en la consulta.',
    en: 'Choose the area of your matter. If you’re not sure which it is, we’ll work it out in the consultation.',
  },
  navigation: { es: 'Ir a un área', en: 'Go to an area' },
  listHeading: { es: 'Servicios frecuentes', en: 'What we often handle' },
  items: [
    {
      id: 'familiar',
      title: { es: 'Derecho familiar', en: 'Family law' },
      text: {
        es: 'Acuerdos duraderos que protegen primero a niñas, niños y adolescentes.',
        en: 'Agreements that last and that put children first.',
      },
      services: [
        {
          es: 'Divorcio voluntario: de {{divorceMonths}} meses, según el caso y el juzgado',
          en: 'Divorce by mutual consent: {{divorceMonths}} months, depending on case and court',
        },
        { es: 'Pensión alimenticia: fijación, cambio o cobro', en: 'Support payments: setting, change, collection' },
        { es: 'Guarda, custodia y convivencias', en: 'Custody and visiting arrangements' },
        { es: 'Sucesiones, con o sin testamento', en: 'Inheritance, with or without a will' },
      ],
    },
    {
      id: 'civil',
      title: { es: 'Derecho civil', en: 'Civil law' },
      text: {
        es: 'Cuidamos su patrimonio en compraventas, arrendamientos y deudas.',
        en: 'We look after your assets in sales, leases and debts.',
      },
      services: [
        { es: 'Arrendamiento y desocupación de inmuebles', en: 'Leases and recovery of rented property' },
        { es: 'Compraventa de inmuebles', en: 'Sale of real estate' },
        { es: 'Cobro de pagarés y otras deudas', en: 'Collection of promissory notes and other debts' },
        { es: 'Incumplimiento de contratos', en: 'Breach of contract and damages' },
      ],
    },
    {
      id: 'laboral',
      title: { es: 'Derecho laboral', en: 'Employment law' },
      text: {
        es: 'Los plazos laborales son cortos: consulte cuanto antes.',
        en: 'Time limits in employment law are short: ask as soon as you can.',
      },
      services: [
        { es: 'Despido: indemnización o reinstalación', en: 'Dismissal: compensation or reinstatement' },
        { es: 'Revisión de finiquitos y liquidaciones', en: 'Review of final pay and severance' },
        { es: 'Conciliación prejudicial y juicio', en: 'Pre-trial conciliation and proceedings' },
        { es: 'Acoso y discriminación en el trabajo', en: 'Harassment and discrimination at work' },
      ],
    },
    {
      id: 'penal',
      title: { es: 'Derecho penal', en: 'Criminal law' },
      text: {
        es: 'Atendemos con discreción a víctimas y a personas investigadas.',
        en: 'We represent victims and people under investigation, with discretion.',
      },
      services: [
        { es: 'Denuncias y querellas', en: 'Filing criminal complaints' },
        { es: 'Asesoría jurídica a víctimas', en: 'Legal counsel for victims' },
        { es: 'Defensa en la investigación y en audiencias', en: 'Defense in the investigation and at hearings' },
        { es: 'Acuerdos reparatorios', en: 'Reparation agreements' },
      ],
    },
  ],
});
