// Generated from integrations of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledAnalytics, CompiledBookingWidget } from '#contract';

/** The embedded booking calendar: its script, the addresses of the calendars, and the event that a click reports. */
export const bookingWidget: CompiledBookingWidget = {
  script: 'https://agenda.cimiento.example/widget.js',
  calendars: {
    newClients: 'https://agenda.cimiento.example/nuevos-clientes',
    consultation: 'https://agenda.cimiento.example/consulta',
    intro: 'https://agenda.cimiento.example/llamada',
  },
  event: 'phone_call',
};

/** Where events go; without it they stay on the page. */
export const analytics: CompiledAnalytics | undefined = undefined;
