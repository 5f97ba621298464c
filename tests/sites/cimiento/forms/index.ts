import career from './career.ts';
import contactHome from './contact-home.ts';
import contactPage from './contact-page.ts';
import fintech from './fintech.ts';
import pldFintech from './pld-fintech.ts';
import pldVulnerables from './pld-vulnerables.ts';
import softlanding from './softlanding.ts';
import softlandingLanding from './softlanding-landing.ts';
import softlandingPromo from './softlanding-promo.ts';

/** The forms, by their ids. */
export const forms = {
  'contact-home': contactHome,
  'contact-page': contactPage,
  softlanding,
  'softlanding-landing': softlandingLanding,
  'softlanding-promo': softlandingPromo,
  fintech,
  'pld-vulnerables': pldVulnerables,
  'pld-fintech': pldFintech,
  career,
};
