import { url } from '#schema';

/** The laws in force, as the Chamber of Deputies publishes them. */
export const laws = url('https://www.diputados.gob.mx/LeyesBiblio/', {
  es: 'Leyes vigentes, Cámara de Diputados',
  en: 'Laws in force, Chamber of Deputies (in Spanish)',
});

/** Where laws and rules are promulgated. */
export const gazette = url('https://www.dof.gob.mx/', {
  es: 'Diario Oficial de la Federación',
  en: 'Official Gazette (DOF, in Spanish)',
});

/** The tax authority. */
export const taxAuthority = url('https://www.sat.gob.mx/', {
  es: 'Portal del SAT',
  en: 'The SAT’s own site (in Spanish)',
});
