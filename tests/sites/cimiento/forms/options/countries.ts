import { option } from '#schema';

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
