import contactHome from './contact-home.ts';
import pldVulnerables from './pld-vulnerables.ts';

/** The forms, by their ids. */
export const forms = {
  'contact-home': contactHome,
  'pld-vulnerables': pldVulnerables,
};
