import { option } from '#schema';

/** What kind of company a soft-landing client is. */
export const companyTypes = [
  option('startup', { es: 'Startup', en: 'Startup' }),
  option('tech', { es: 'Tecnología', en: 'Technology' }),
  option('fintech', { es: 'Fintech', en: 'Fintech' }),
  option('manufacturing', { es: 'Manufactura', en: 'Manufacturing' }),
  option('consulting', { es: 'Consultoría', en: 'Consulting' }),
  option('retail', { es: 'Venta al por menor', en: 'Retail' }),
  option('commerce', { es: 'Comercio y distribución', en: 'Trade and distribution' }),
  option('services', { es: 'Servicios', en: 'Services' }),
  option('logistics', { es: 'Logística', en: 'Logistics' }),
  option('healthcare', { es: 'Salud', en: 'Healthcare' }),
  option('education', { es: 'Educación', en: 'Education' }),
  option('other', { es: 'Otro', en: 'Other' }),
];
