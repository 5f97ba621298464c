import { stats } from '#schema';

/** The figures of the soft landing, the plinth of the page. */
export const figures = stats({
  id: 'cifras',
  heading: { es: 'Nuestro softlanding en cifras', en: 'Our soft landing in numbers' },
  lead: {
    es: 'Desde {{since}}, {{figuresBase}}. El plazo corre con documentos completos; en total, unos {{setupMonths}} meses.',
    en: 'Since {{since}}, {{figuresBase}}. Setup runs from complete documents; in all, about {{setupMonths}} months.',
  },
  items: [
    {
      value: { es: '+{{foreignCompanies}}', en: '{{foreignCompanies}}+' },
      label: { es: 'empresas extranjeras asesoradas', en: 'foreign companies advised' },
    },
    {
      value: { es: '{{setupDays}}', en: '{{setupDays}}' },
      label: { es: 'días hábiles para poner en marcha su empresa', en: 'working days to set up your company' },
    },
    {
      value: { es: '{{compliance}}%', en: '{{compliance}}%' },
      label: { es: 'cumplimiento legal', en: 'legal compliance' },
    },
    {
      value: { es: '{{remote}}%', en: '{{remote}}%' },
      label: { es: 'acompañamiento remoto', en: 'remote support' },
    },
  ],
});
