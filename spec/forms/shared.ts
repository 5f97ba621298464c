import { option } from '#schema';

/** What to do about a required field that was left empty. */
export const missing = {
  name: { es: 'Escriba su nombre.', en: 'Enter your name.' },
  fullName: { es: 'Escriba su nombre completo.', en: 'Enter your full name.' },
  email: { es: 'Escriba su correo electrónico.', en: 'Enter your e-mail address.' },
  company: { es: 'Escriba el nombre de su empresa.', en: 'Enter the name of your company.' },
  telephone: { es: 'Escriba su teléfono.', en: 'Enter your phone number.' },
  country: { es: 'Elija su país de origen.', en: 'Choose your country of origin.' },
  countryInWords: { es: 'Escriba su país de origen.', en: 'Enter your country of origin.' },
  companyType: { es: 'Elija el tipo de su empresa.', en: 'Choose your type of company.' },
  message: { es: 'Escriba su mensaje.', en: 'Write your message.' },
} as const;

/** How many lines high the text areas are. */
export const rows = { message: 3, description: 3 } as const;

/** Where a soft-landing client comes from. `southKorea` is another spelling of `south-korea`. */
export const countries = [
  option('usa', { es: 'Estados Unidos', en: 'United States' }),
  option('canada', { es: 'Canadá', en: 'Canada' }),
  option('spain', { es: 'España', en: 'Spain' }),
  option('germany', { es: 'Alemania', en: 'Germany' }),
  option('france', { es: 'Francia', en: 'France' }),
  option('uk', { es: 'Reino Unido', en: 'United Kingdom' }),
  option('italy', { es: 'Italia', en: 'Italy' }),
  option('netherlands', { es: 'Países Bajos', en: 'Netherlands' }),
  option('china', { es: 'China', en: 'China' }),
  option('japan', { es: 'Japón', en: 'Japan' }),
  option('south-korea', { es: 'Corea del Sur', en: 'South Korea' }),
  option('brazil', { es: 'Brasil', en: 'Brazil' }),
  option('colombia', { es: 'Colombia', en: 'Colombia' }),
  option('argentina', { es: 'Argentina', en: 'Argentina' }),
  option('chile', { es: 'Chile', en: 'Chile' }),
  option('other', { es: 'Otro país', en: 'Another country' }),
];

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
