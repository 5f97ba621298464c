// Generated from failures of the spec. Do not edit: change spec/ and run `npm run generate`.
/** What is said when something fails that nobody expects. */
export const failures = {
  router: {
    es: 'Unexpected Application Error',
    en: 'Unexpected Application Error',
  },
  root: {
    es: 'Elemento root no encontrado',
    en: 'Root element not found',
  },
} as const;
