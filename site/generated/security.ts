// Generated from firm.securityContact of the spec. Do not edit: change the spec and run `npm run generate`.
import type { SecurityContact } from '#contract';

/** Contact for security reports, for /.well-known/security.txt. A module of its own, because no page needs it. */
export const securityContact: SecurityContact | undefined = {
  contact: 'mailto:seguridad@cimiento.example',
  expires: '2027-10-31',
  languages: ['es', 'en'],
};
