import { defineConstants, defineFirm } from '#schema';

/** Who the clinic is. It is made up. */
export const firm = defineFirm({
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
  phone: '+52 33 0000 0000',
  address: {
    street: 'Calle Robles 48',
    district: 'Colonia Americana',
    city: 'Guadalajara',
    postalCode: '44160',
    country: 'MX',
  },
  timeZone: 'America/Mexico_City',
  hours: [
    { days: ['Mo', 'Tu', 'We', 'Th', 'Fr'], opens: '08:30', closes: '19:00' },
    { days: ['Sa'], opens: '09:00', closes: '13:30' },
  ],
  social: [{ name: 'Instagram', icon: 'instagram-logo', url: 'https://instagram.jacaranda-dental.example/' }],
  copyrightYear: 2026,
});

/** How the interface behaves. Times are in milliseconds. */
export const constants = defineConstants({
  themeStorageKey: 'theme',
  languageCookie: { name: 'lang', maxAgeDays: 365 },
  transportSecurity: { maxAgeDays: 365, includeSubDomains: false },
  toasts: { duration: 6000, visible: 2, width: 356, gap: 12, hotkey: ['altKey', 'KeyT'] },
  tooltips: { delay: 700, skipDelay: 300 },
  reads: { garbageCollection: 300_000, retries: 2, firstDelay: 1000, delayCap: 10_000 },
  requestTimeout: 15_000,
  cardStagger: 60,
  honeypot: 'quilla',
});
