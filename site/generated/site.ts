// Generated from firm of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledConstants, CompiledFirm, CompiledValues, Coordinates } from '#contract';

/** The firm, as the pages show it. */
export const firm: CompiledFirm = {
  name: 'Cimiento',
  legalName: 'Cimiento Legal y Contable, S.C.',
  types: ['LegalService', 'AccountingService'],
  tagline: { es: 'Innovación en contabilidad y derecho', en: 'Innovation in accounting and law' },
  origin: 'https://www.cimiento.example',
  email: 'hola@cimiento.example',
  phone: { display: '+52 55 0000 0000', href: 'tel:+525500000000' },
  address: {
    street: 'Calle por definir 00',
    district: 'Roma Sur',
    city: 'Ciudad de México',
    postalCode: '06760',
    country: 'MX',
  },
  hours: [
    { days: ['Mo', 'Tu', 'We', 'Th', 'Fr'], opens: '09:00', closes: '14:00' },
    { days: ['Mo', 'Tu', 'We', 'Th', 'Fr'], opens: '15:00', closes: '18:00' },
  ],
  hoursInWords: {
    es: ['Lunes a viernes', '9:00⁠–⁠14:00 y 15:00⁠–⁠18:00'],
    en: ['Monday to Friday', '9:00⁠–⁠14:00 and 15:00⁠–⁠18:00'],
  },
  social: [
    { name: 'Facebook', icon: 'facebook-logo', url: 'https://facebook.cimiento.example/' },
    { name: 'X', icon: 'x-logo', url: 'https://x.cimiento.example/' },
    { name: 'LinkedIn', icon: 'linkedin-logo', url: 'https://linkedin.cimiento.example/' },
    { name: 'Instagram', icon: 'instagram-logo', url: 'https://instagram.cimiento.example/' },
  ],
};

/** Coordinates of the office, in degrees, if known. */
export const geo: Coordinates | undefined = undefined;

/** Behaviour of the interface; times in milliseconds. */
export const constants: CompiledConstants = {
  themeStorageKey: 'theme',
  languageCookie: { name: 'lang', maxAgeDays: 365 },
  transportSecurity: { maxAgeDays: 730, includeSubDomains: true },
  toasts: { duration: 4000, visible: 3, width: 356, gap: 14, hotkey: ['altKey', 'KeyT'] },
  tooltips: { delay: 700, skipDelay: 300 },
  reads: { garbageCollection: 300000, retries: 3, firstDelay: 1000, delayCap: 30000 },
  requestTimeout: 15000,
  cardStagger: 100,
  honeypot: 'quilla',
  emailProviders: {
    'gmail.com': ['gmail.com.mx', 'gmail.mx'],
    'hotmail.com': ['hotmail.com.mx'],
    'hotmail.es': [],
    'outlook.com': ['outlook.com.mx', 'outlook.mx'],
    'outlook.es': [],
    'live.com.mx': [],
    'yahoo.com': [],
    'yahoo.com.mx': [],
    'yahoo.es': [],
    'icloud.com': ['icloud.mx'],
    'prodigy.net.mx': [],
  },
};

/** Values that are already filled into the texts. */
export const values: CompiledValues = {
  contactMinutes: 30,
  softlandingMinutes: 45,
  legalMinutes: { es: '30 a 45', en: '30 to 45' },
  responseHours: 24,
  responseClock: { es: 'horas, también en fin de semana', en: 'hours, weekends included' },
  freeScope: {
    es: 'de orientación: no incluye elaborar documentos ni representarle',
    en: 'for guidance: it includes neither drafting documents nor representing you',
  },
  figuresBase: {
    es: 'según nuestros registros de asuntos concluidos',
    en: 'according to our records of closed matters',
  },
  separateCount: { es: 'El softlanding se cuenta aparte.', en: 'Soft landing is counted separately.' },
  phoneHours: {
    kind: 'hours',
    hours: [
      { days: ['Mo', 'Tu', 'We', 'Th', 'Fr'], opens: '09:00', closes: '18:00' },
      { days: ['Sa'], opens: '09:00', closes: '14:00' },
    ],
  },
  serviceCount: { kind: 'count', of: 'services' },
  companies: 50,
  fintechProjects: 20,
  foreignCompanies: 100,
  years: 5,
  since: 2021,
  satisfaction: 98,
  timeSaved: 30,
  timeReduced: 60,
  compliance: 100,
  collaborators: 14,
  setupDays: 45,
  setupMonths: '2.5',
  remote: 100,
  divorceMonths: { es: '1 a 4', en: '1 to 4' },
};
