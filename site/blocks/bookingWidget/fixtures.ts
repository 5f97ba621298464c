import { bookingWidget } from '#schema';
import type { Example } from '../../gallery/example.ts';
import { widgetCalendar } from '../../gallery/names.ts';
import { words } from '../../gallery/words.ts';

export const examples: readonly Example<'bookingWidget'>[] = [
  {
    name: 'smallest',
    says: 'A calendar on the page itself. Until it is loaded, and where it cannot be, the link is all there is.',
    block: bookingWidget({
      heading: words({ es: 'Agende aquí', en: 'Book here' }),
      text: words({ es: 'Elija día y hora.', en: 'Choose a day and a time.' }),
      calendar: widgetCalendar(0),
      label: words({ es: 'Abrir la agenda', en: 'Open the calendar' }),
    }),
  },
  {
    name: 'full',
    says: 'With an id, so that a button further up can jump to the calendar.',
    block: bookingWidget({
      id: 'agenda',
      heading: words({ es: 'Videoconferencia de diagnóstico', en: 'Diagnostic video call' }),
      text: words({
        es: 'Traiga su constancia de situación fiscal y el último requerimiento, si lo hay. Al terminar le decimos qué haríamos, en qué orden, y qué puede resolver usted mismo.',
        en: 'Bring your tax status certificate and the latest formal request, if there is one. At the end we tell you what we would do, in which order, and what you can settle yourself.',
      }),
      calendar: widgetCalendar(1),
      label: words({
        es: 'Abrir la agenda de consultas en otra pestaña',
        en: 'Open the consultation calendar in another tab',
      }),
    }),
  },
];
