import { bookingWidget } from '#schema';
import { type Examples, widgetCalendar, words } from '../../gallery/example.ts';

export const examples: Examples<'bookingWidget'> = {
  smallest: {
    says: 'A calendar on the page itself. Until it has loaded, or if it cannot be loaded, there is only the link.',
    block: bookingWidget({
      heading: words('Agende aquí'),
      text: words('Elija día y hora.'),
      calendar: widgetCalendar(0),
      label: words('Abrir la agenda'),
    }),
  },
  full: {
    says: 'With an id, so that a button further up can jump to the calendar.',
    block: bookingWidget({
      id: 'agenda',
      heading: words('Videoconferencia de diagnóstico'),
      text: words('Al terminar le decimos qué haríamos, en qué orden, y qué puede resolver usted mismo.'),
      calendar: widgetCalendar(1),
      label: words('Abrir la agenda de consultas en otra pestaña'),
    }),
  },
};
