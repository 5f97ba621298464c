import { topics } from '#schema';

/** The four areas of law for individuals. */
export const areas = topics({
  heading: {
    es: 'Asuntos familiares, civiles, laborales y penales',
    en: 'Family, civil, employment and criminal matters',
  },
  lead: {
    es: 'Elija el área de su asunto. Si no está seguro de cuál es, agende la consulta: lo aclaramos ahí.',
    en: 'Choose the area of your matter. If you’re not sure which it is, book the consultation and we’ll work it out there.',
  },
  navigation: { es: 'Ir a un área', en: 'Go to an area' },
  listHeading: { es: 'Servicios frecuentes', en: 'What we often handle' },
  items: [
    {
      id: 'familiar',
      title: { es: 'Derecho familiar', en: 'Family law' },
      text: {
        es: 'Buscamos acuerdos duraderos que protejan primero a niñas, niños y adolescentes. Cuando no hay acuerdo posible, le representamos ante el juzgado.',
        en: 'We look for agreements that last and that put children first. Where no agreement is possible, we represent you in court.',
      },
      services: [
        {
          es: 'Divorcio voluntario: por ejemplo, de {{divorceMonths}} meses, según el caso y el juzgado',
          en: 'Divorce by mutual consent: for example, {{divorceMonths}} months, depending on the case and the court',
        },
        {
          es: 'Divorcio sin expresión de causa',
          en: 'No-fault divorce at the request of one spouse',
        },
        {
          es: 'Pensión alimenticia: fijación, aumento, reducción o cobro',
          en: 'Child and spousal support: setting, increase, reduction or collection',
        },
        {
          es: 'Guarda y custodia, y régimen de convivencias',
          en: 'Custody and visiting arrangements',
        },
        {
          es: 'Sucesiones, con o sin testamento',
          en: 'Inheritance, with or without a will',
        },
      ],
    },
    {
      id: 'civil',
      title: { es: 'Derecho civil', en: 'Civil law' },
      text: {
        es: 'Protegemos su patrimonio en compraventas, arrendamientos y deudas, con documentos bien hechos y, si hace falta, con una demanda.',
        en: 'We protect your assets in sales, leases and debts, with well-drafted documents and, if need be, with a lawsuit.',
      },
      services: [
        {
          es: 'Contratos de arrendamiento y desocupación de inmuebles',
          en: 'Leases and recovery of rented property',
        },
        {
          es: 'Compraventa de inmuebles y revisión de antecedentes registrales',
          en: 'Sale of real estate and review of the registry record',
        },
        {
          es: 'Cobro de pagarés y otras deudas',
          en: 'Collection of promissory notes and other debts',
        },
        {
          es: 'Incumplimiento de contratos y daños y perjuicios',
          en: 'Breach of contract and damages',
        },
        {
          es: 'Prescripción positiva y regularización de la propiedad',
          en: 'Adverse possession and regularization of title',
        },
      ],
    },
    {
      id: 'laboral',
      title: { es: 'Derecho laboral', en: 'Employment law' },
      text: {
        es: 'Revisamos qué le corresponde conforme a la ley y le acompañamos desde la conciliación. Los plazos laborales son cortos: consulte cuanto antes.',
        en: 'We review what the law entitles you to and stand by you from conciliation on. Time limits in employment law are short: ask as soon as you can.',
      },
      services: [
        {
          es: 'Despido injustificado: indemnización o reinstalación',
          en: 'Unfair dismissal: compensation or reinstatement',
        },
        {
          es: 'Cálculo y revisión de finiquitos y liquidaciones',
          en: 'Calculation and review of final pay and severance',
        },
        {
          es: 'Conciliación prejudicial y juicio laboral',
          en: 'Pre-trial conciliation and employment proceedings',
        },
        {
          es: 'Salarios, prestaciones y utilidades no pagados',
          en: 'Unpaid wages, benefits and profit sharing',
        },
        {
          es: 'Acoso y discriminación en el trabajo',
          en: 'Harassment and discrimination at work',
        },
      ],
    },
    {
      id: 'penal',
      title: { es: 'Derecho penal', en: 'Criminal law' },
      text: {
        es: 'Acompañamos a víctimas y a personas investigadas desde la primera entrevista ante el Ministerio Público, con discreción y sin prometer resultados.',
        en: 'We advise victims and people under investigation from the first interview with the public prosecutor, with discretion and without promising results.',
      },
      services: [
        {
          es: 'Presentación de denuncias y querellas',
          en: 'Filing criminal complaints',
        },
        {
          es: 'Asesoría jurídica a víctimas y reparación del daño',
          en: 'Legal counsel for victims and reparation of harm',
        },
        {
          es: 'Defensa durante la investigación y en audiencias',
          en: 'Defense during the investigation and at hearings',
        },
        {
          es: 'Delitos patrimoniales: fraude, abuso de confianza y robo',
          en: 'Property offenses: fraud, breach of trust and theft',
        },
        {
          es: 'Acuerdos reparatorios y otras salidas alternas',
          en: 'Reparation agreements and other alternatives to trial',
        },
      ],
    },
  ],
});
