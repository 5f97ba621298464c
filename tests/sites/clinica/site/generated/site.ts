// Generated from firm of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledConstants, CompiledFirm, CompiledValues, Coordinates } from '#contract';

/** The firm, as the pages show it. */
export const firm: CompiledFirm = {
  name: 'Jacaranda Dental',
  legalName: 'Clínica Dental Jacaranda, S.C.',
  types: ['Dentist'],
  tagline: {
    es: 'Clínica dental en Guadalajara',
    en: 'Dental clinic in Guadalajara',
    fr: 'Clinique dentaire à Guadalajara',
  },
  origin: 'https://www.jacaranda-dental.example',
  email: 'citas@jacaranda-dental.example',
  phone: {
    display: '+52 33 0000 0000',
    href: 'tel:+523300000000',
  },
  address: {
    street: 'Calle Robles 48',
    district: 'Colonia Americana',
    city: 'Guadalajara',
    postalCode: '44160',
    country: 'MX',
  },
  hours: [
    {
      days: ['Mo', 'Tu', 'We', 'Th', 'Fr'],
      opens: '08:30',
      closes: '19:00',
    },
    {
      days: ['Sa'],
      opens: '09:00',
      closes: '13:30',
    },
  ],
  hoursInWords: {
    es: ['Lunes a viernes', '8:30⁠–⁠19:00', 'Sábado', '9:00⁠–⁠13:30'],
    en: ['Monday to Friday', '8:30⁠–⁠19:00', 'Saturday', '9:00⁠–⁠13:30'],
    fr: ['Lundi au vendredi', '8:30⁠–⁠19:00', 'Samedi', '9:00⁠–⁠13:30'],
  },
  social: [
    {
      name: 'Instagram',
      icon: 'instagram-logo',
      url: 'https://instagram.jacaranda-dental.example/',
    },
  ],
};

/** Coordinates of the office, in degrees, if known. */
export const geo: Coordinates | undefined = undefined;

/** Behaviour of the interface; times in milliseconds. */
export const constants: CompiledConstants = {
  themeStorageKey: 'theme',
  languageCookie: {
    name: 'lang',
    maxAgeDays: 365,
  },
  transportSecurity: {
    maxAgeDays: 365,
    includeSubDomains: false,
  },
  toasts: {
    duration: 6000,
    visible: 2,
    width: 356,
    gap: 12,
    hotkey: ['altKey', 'KeyT'],
  },
  tooltips: {
    delay: 700,
    skipDelay: 300,
  },
  reads: {
    garbageCollection: 300000,
    retries: 2,
    firstDelay: 1000,
    delayCap: 10000,
  },
  requestTimeout: 15000,
  cardStagger: 60,
  honeypot: 'quilla',
};

/** Values that are already filled into the texts. */
export const values: CompiledValues = {
  responseHours: 8,
  checkUpMinutes: 40,
  firstVisit: 450,
  quoteDays: 30,
  languageCount: {
    kind: 'count',
    of: 'locales',
  },
};
