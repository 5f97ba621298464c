import type { Entry } from './entry.ts';

/** The firm, external services, and secrets in the spec. */
export const firm = {
  'firm/hours': {
    message: ({ opens }: { opens: string }) => `These hours overlap with others: the firm is already open at ${opens}.`,
    hint: 'Let one period end before the other begins.',
  },
  'firm/security-expired': {
    message: ({ expires }: { expires: string }) => `security.txt expired on ${expires}.`,
    hint: 'Check that the contact is still right, and set a day less than a year ahead.',
    severity: 'warning',
  },
  'analytics/script-origin': {
    message: ({ origin }: { origin: string }) =>
      `The script's origin, ${origin}, is not listed here: the content security policy would block the script.`,
    hint: ({ origin }: { origin: string }) => `Add '${origin}'.`,
  },
  'spec/secret': {
    message: ({ what }: { what: string }) => `This is ${what}: anyone who can read the repository could use it.`,
    hint: 'Remove it, revoke it, and set a new one as an environment variable.',
  },
} satisfies Record<string, Entry>;
