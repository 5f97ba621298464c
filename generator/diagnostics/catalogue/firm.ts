import type { Entry } from './entry.ts';

/** The firm, outside services and what must not be in a spec. */
export const firm = {
  'firm/hours': {
    message: ({ opens }: { opens: string }) => `At ${opens} the firm is open already.`,
    hint: 'Let one begin when the other has ended.',
  },
  'firm/security-expired': {
    message: ({ expires }: { expires: string }) => `security.txt has expired on ${expires}.`,
    hint: 'Check that the contact still holds, and set a day that is less than a year ahead.',
    severity: 'warning',
  },
  'analytics/script-origin': {
    message: ({ origin }: { origin: string }) =>
      `The script comes from ${origin}, which is not among these: browsers would refuse to load it.`,
    hint: ({ origin }: { origin: string }) => `Add '${origin}'.`,
  },
  'spec/secret': {
    message: ({ what }: { what: string }) => `This is ${what}: everybody who reads the repository could use it.`,
    hint: 'Remove it, revoke it, and set a new one as an environment variable.',
  },
} satisfies Record<string, Entry>;
