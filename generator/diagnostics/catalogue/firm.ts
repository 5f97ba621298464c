import type { Entry } from './entry.ts';

/** The firm, outside services and what must not be in a spec. */
export const firm = {
  'firm/hours': {
    message: ({ opens, closes }: { opens: string; closes: string }) =>
      `The firm closes at ${closes} and opens at ${opens}.`,
    hint: 'Write the two parts of a day that is interrupted as two entries.',
  },
  'firm/hours#overlap': {
    message: ({ opens }: { opens: string }) => `At ${opens} the firm is open already.`,
    hint: 'Let one begin when the other has ended.',
  },
  'firm/email': { message: ({ email }: { email: string }) => `"${email}" is not an e-mail address.` },
  'firm/phone': {
    message: ({ phone }: { phone: string }) => `"${phone}" is not a telephone number with its country.`,
    hint: 'Write it like +52 55 1234 5678.',
  },
  'firm/address': {
    message: 'This line of the address is empty.',
    hint: 'Write it, or leave the entry out where it may be left out.',
  },
  'firm/security-contact': {
    message: ({ contact }: { contact: string }) => `"${contact}" is not an address for reports.`,
    hint: 'Write mailto:security@…, https://… or tel:+52….',
  },
  'firm/security-expires': {
    message: ({ expires }: { expires: string }) => `There is no day ${expires}.`,
    hint: 'Write a day as in 2027-10-31.',
  },
  'firm/security-expired': {
    message: ({ expires }: { expires: string }) => `security.txt has expired on ${expires}.`,
    hint: 'Check that the contact still holds, and set a day that is less than a year ahead.',
    severity: 'warning',
  },
  'firm/security-policy': {
    message: ({ policy }: { policy: string }) => `"${policy}" is not an https address.`,
    hint: 'Write https://…, or leave it out.',
  },
  'analytics/script-origin': {
    message: ({ origin }: { origin: string }) =>
      `The script comes from ${origin}, which is not among these: browsers would refuse to load it.`,
    hint: ({ origin }: { origin: string }) => `Add '${origin}'.`,
  },
  'url/unsafe': {
    message: ({ address, fault }: { address: string; fault: string }) => `The address "${address}" ${fault}.`,
    hint: 'Only complete addresses that begin with https:// are used.',
  },
  'spec/secret': {
    message: ({ what }: { what: string }) => `This is ${what}: everybody who reads the repository could use it.`,
    hint: 'Remove it, revoke it, and set a new one as an environment variable.',
  },
} satisfies Record<string, Entry>;
