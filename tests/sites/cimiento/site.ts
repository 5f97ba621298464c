import { defineConstants, defineFirm, sample } from '#schema';

/** Who the firm is. Everything here is a placeholder until the firm's own data replace it. */
export const firm = defineFirm({
  name: sample('Cimiento'),
  legalName: sample('Cimiento Legal y Contable, S.C.'),
  types: ['LegalService', 'AccountingService'],
  tagline: { es: 'Innovación en contabilidad y derecho', en: 'Innovation in accounting and law' },
  origin: 'https://www.cimiento.example',
  email: 'hola@cimiento.example',
  phone: sample('+52 55 0000 0000'),
  address: {
    street: 'Calle por definir 00',
    district: 'Roma Sur',
    city: 'Ciudad de México',
    postalCode: '06760',
    country: 'MX',
  },
  timeZone: 'America/Mexico_City',
  hours: [
    { days: ['Mo', 'Tu', 'We', 'Th', 'Fr'], opens: '09:00', closes: '14:00' },
    { days: ['Mo', 'Tu', 'We', 'Th', 'Fr'], opens: '15:00', closes: '18:00' },
  ],
  bookings: {
    newClients: 'https://agenda.cimiento.example/nuevos-clientes',
    consultation: 'https://agenda.cimiento.example/consulta',
    intro: 'https://agenda.cimiento.example/llamada',
  },
  chat: {
    url: 'https://chat.cimiento.example/525500000000',
    greeting: {
      es: 'Hola, me gustaría recibir asesoría legal.',
      en: 'Hello, I would like to receive legal advice.',
    },
  },
  social: [
    { name: 'Facebook', icon: 'facebook-logo', url: 'https://facebook.cimiento.example/' },
    { name: 'X', icon: 'x-logo', url: 'https://x.cimiento.example/' },
    { name: 'LinkedIn', icon: 'linkedin-logo', url: 'https://linkedin.cimiento.example/' },
    { name: 'Instagram', icon: 'instagram-logo', url: 'https://instagram.cimiento.example/' },
  ],
  securityContact: {
    contact: 'mailto:seguridad@cimiento.example',
    expires: '2027-10-31',
    languages: ['es', 'en'],
  },
  copyrightYear: 2024,
});

/** How the interface behaves. Times are in milliseconds. */
export const constants = defineConstants({
  themeStorageKey: 'theme',
  languageCookie: { name: 'lang', maxAgeDays: 365 },
  transportSecurity: { maxAgeDays: 730, includeSubDomains: true },
  toasts: {
    duration: 4000,
    visible: 3,
    width: 356,
    gap: 14,
    hotkey: ['altKey', 'KeyT'],
  },
  tooltips: { delay: 700, skipDelay: 300 },
  reads: { garbageCollection: 300_000, retries: 3, firstDelay: 1000, delayCap: 30_000 },
  requestTimeout: 15_000,
  cardStagger: 100,
  // A keel: browsers and password managers have nothing of that name to fill in, and bots fill in anything.
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
});
