import { defineStudio } from '#schema';

/** Names of the firm's own values in the studio. */
export const studio = defineStudio({
  texts: {
    es: { 'value.companies': 'empresas asesoradas', 'value.years': 'años de la firma' },
    en: { 'value.companies': 'companies advised', 'value.years': 'years of the firm' },
  },
});
