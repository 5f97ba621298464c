/** Tells the editor which names exist in this spec: they are completed, and wrong ones do not compile. */
import type { errors } from './errors.ts';
import type { forms } from './forms/index.ts';
import type { locales } from './locales.ts';
import type { messages } from './messages.ts';
import type { unavailable, pages } from './routes.ts';
import type { records } from './records.ts';
import type { tables } from './tables.ts';

declare module '#schema/register.ts' {
  interface Register {
    locales: typeof locales;
    pages: typeof pages;
    unavailable: typeof unavailable;
    errors: typeof errors;
    messages: typeof messages;
    forms: typeof forms;
    tables: typeof tables;
    records: typeof records;
  }
}
