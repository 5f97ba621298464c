// Generated from firm of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledConstants, CompiledFirm, CompiledValues, Coordinates } from '#contract';

/** The firm, as the pages show it. */
export const firm: CompiledFirm = {
  name: 'Jacaranda',
  legalName: 'Clínica Dental Jacaranda, S.C.',
  types: ['Dentist'],
  tagline: {
    es: 'Clínica dental en Guadalajara',
    en: 'Dental clinic in Guadalajara',
    fr: 'Clínica dental en Guadalajara',
  },
  origin: 'https://www.jacaranda.example',
  email: 'hola@jacaranda.example',
  phone: { display: '+52 33 0000 0000', href: 'tel:+523300000000' },
  address: {
    street: 'Calle Robles 48',
    district: 'Colonia Americana',
    city: 'Guadalajara',
    postalCode: '44160',
    country: 'MX',
  },
  hours: [
    { days: ['Mo', 'Tu', 'We', 'Th', 'Fr'], opens: '09:00', closes: '14:00' },
    { days: ['Mo', 'Tu', 'We', 'Th', 'Fr'], opens: '15:00', closes: '18:00' },
  ],
  hoursInWords: {
    es: ['Lunes a viernes', '9:00⁠–⁠14:00 y 15:00⁠–⁠18:00'],
    en: ['Monday to Friday', '9:00⁠–⁠14:00 and 15:00⁠–⁠18:00'],
    fr: ['Lundi a vendredi', '9:00⁠–⁠14:00 et 15:00⁠–⁠18:00'],
  },
  social: [
    { name: 'Facebook', icon: 'facebook-logo', url: 'https://facebook.jacaranda.example/' },
    { name: 'Instagram', icon: 'instagram-logo', url: 'https://instagram.jacaranda.example/' },
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
  responseHours: 24,
  checkUpMinutes: 40,
  firstVisit: 450,
  quoteDays: 30,
  responseClock: { es: 'horas naturales', en: 'hours, day and night,', fr: 'horas naturales' },
  phoneHours: {
    kind: 'hours',
    hours: [
      { days: ['Mo', 'Tu', 'We', 'Th', 'Fr'], opens: '09:00', closes: '18:00' },
      { days: ['Sa'], opens: '09:00', closes: '14:00' },
    ],
  },
  serviceCount: { kind: 'count', of: 'services' },
  languageCount: { kind: 'count', of: 'locales' },
  companies: 50,
  years: 5,
  since: 2021,
  satisfaction: 98,
};
