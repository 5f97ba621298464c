import { specimen } from '#schema';

/** The calendar that a foreign company receives. */
export const calendar = specimen({
  title: { es: 'Calendario de entrada: {{setupDays}} días hábiles', en: 'Entry calendar: {{setupDays}} working days' },
  drawing: {
    form: 'track',
    start: {
      label: { es: 'Empiezo el', en: 'I start on' },
      example: '2027-01-11',
      result: { es: 'Días 1 a {{setupDays}}', en: 'Days 1 to {{setupDays}}' },
    },
    unit: { es: 'días', en: 'days' },
    days: 45,
    rows: [
      {
        what: { es: 'Acta constitutiva', en: 'Deed of incorporation' },
        who: { es: 'Notario o corredor', en: 'Notary or broker' },
        by: 'other',
        from: 1,
        to: 12,
        waits: { es: 'Espera sus poderes apostillados', en: 'Waits for your apostilled powers' },
      },
      {
        what: { es: 'RFC de la sociedad', en: 'Company RFC (tax ID)' },
        who: { es: 'Nosotros', en: 'Our team' },
        by: 'firm',
        from: 13,
        to: 17,
        waits: { es: 'Espera el acta', en: 'Waits for the deed' },
        after: [1],
      },
      {
        what: { es: 'Cita de e.firma', en: 'e.firma appointment' },
        who: { es: 'Su representante', en: 'Your representative' },
        by: 'client',
        from: 18,
        to: 24,
        waits: { es: 'Espera el RFC', en: 'Waits for the RFC' },
        after: [2],
        ringed: true,
      },
      {
        what: { es: 'Cuenta bancaria', en: 'Bank account' },
        who: { es: 'El banco', en: 'The bank' },
        by: 'other',
        from: 18,
        to: 40,
        waits: { es: 'Espera el RFC', en: 'Waits for the RFC' },
        after: [2],
      },
      {
        what: { es: 'RNIE, IMSS, sello digital', en: 'RNIE, IMSS, digital seal' },
        who: { es: 'Nosotros', en: 'Our team' },
        by: 'firm',
        from: 25,
        to: 34,
        waits: { es: 'Espera la e.firma', en: 'Waits for the e.firma' },
        after: [3],
      },
      {
        what: { es: 'Primera factura', en: 'First invoice' },
        who: { es: 'Nosotros', en: 'Our team' },
        by: 'firm',
        from: 41,
        to: 45,
        waits: { es: 'Espera la cuenta y el sello', en: 'Waits for account and seal' },
        after: [4, 5],
      },
    ],
  },
  note: {
    es: 'Con poderes y apostilla, la entrada completa lleva unos {{setupMonths}} meses; la e.firma es presencial.',
    en: 'With powers and apostilles, the whole entry takes about {{setupMonths}} months; the e.firma is in person.',
  },
});
