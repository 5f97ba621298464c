import type { Text } from '#schema';

/** What the button to the calendar says. */
export const callLabel: Text = { es: 'Agendar una llamada', en: 'Book a call' };
/** What the button to the form says. */
export const formLabel: Text = { es: 'Solicitar mi diagnóstico', en: 'Request my assessment' };
