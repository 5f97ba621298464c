/** Tells the editor which names exist in this spec: they are completed, and wrong ones do not compile. */
import type { brand } from './brand.ts';
import type { errors } from './errors.ts';
import type { forms } from './forms/index.ts';
import type { locales } from './locales.ts';
import type { messages } from './messages.ts';
import type { unavailable, pages } from './routes.ts';
import type { records } from './records.ts';
import type { services } from './services.ts';
import type { firm } from './site.ts';
import type { tables } from './tables.ts';

declare module '#schema/register.ts' {
  interface Register {
    locales: typeof locales;
    pages: typeof pages;
    unavailable: typeof unavailable;
    services: typeof services;
    errors: typeof errors;
    messages: typeof messages;
    forms: typeof forms;
    tables: typeof tables;
    records: typeof records;
    bookings: (typeof firm)['bookings'];
    motifs: (typeof brand)['motifs'];
  }
}
