import { defineConstants, defineFirm, sample } from '#schema';

/** Who the clinic is. It is made up. */
export const firm = defineFirm({
  name: sample('Jacaranda'),
  legalName: sample('Clínica Dental Jacaranda, S.C.'),
  types: ['Dentist'],
  tagline: { es: 'Clínica dental en Guadalajara', en: 'Dental clinic in Guadalajara' },
  origin: 'https://www.jacaranda.example',
  email: 'hola@jacaranda.example',
  phone: sample('+52 33 0000 0000'),
  address: {
    street: 'Calle Robles 48',
    district: 'Colonia Americana',
    city: 'Guadalajara',
    postalCode: '44160',
    country: 'MX',
  },
  timeZone: 'America/Mexico_City',
  hours: [
    { days: ['Mo', 'Tu', 'We', 'Th', 'Fr'], opens: '09:00', closes: '14:00' },
    { days: ['Mo', 'Tu', 'We', 'Th', 'Fr'], opens: '15:00', closes: '18:00' },
  ],
  bookings: {
    newClients: 'https://agenda.jacaranda.example/nuevos-clientes',
    consultation: 'https://agenda.jacaranda.example/consulta',
    intro: 'https://agenda.jacaranda.example/llamada',
  },
  chat: {
    url: 'https://chat.jacaranda.example/523300000000',
    greeting: { es: 'Hola, me gustaría pedir una cita.', en: 'Hello, I would like to make an appointment.' },
  },
  social: [
    { name: 'Facebook', icon: 'facebook-logo', url: 'https://facebook.jacaranda.example/' },
    { name: 'Instagram', icon: 'instagram-logo', url: 'https://instagram.jacaranda.example/' },
  ],
  securityContact: { contact: 'mailto:seguridad@jacaranda.example', expires: '2027-10-31', languages: ['es', 'en'] },
  copyrightYear: 2024,
});

/** How the interface behaves. Times are in milliseconds. */
export const constants = defineConstants({
  themeStorageKey: 'theme',
  languageCookie: { name: 'lang', maxAgeDays: 365 },
  transportSecurity: { maxAgeDays: 730, includeSubDomains: true },
  toasts: { duration: 4000, visible: 3, width: 356, gap: 14, hotkey: ['altKey', 'KeyT'] },
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
