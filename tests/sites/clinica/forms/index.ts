import appointment from './appointment.ts';
import career from './career.ts';
import contactHome from './contact-home.ts';
import contactPage from './contact-page.ts';
import softlanding from './softlanding.ts';
import softlandingPromo from './softlanding-promo.ts';

/** The forms, by their ids. */
export const forms = {
  'contact-home': contactHome,
  'contact-page': contactPage,
  softlanding,
  'softlanding-promo': softlandingPromo,
  appointment,
  career,
};
